//! Reads lines from a stream that may hold anything: lines without end, and bytes that are no text.

use std::io::{self, BufRead};

/// A line is read no further than this, in bytes. No command and no game is as long.
pub const LONGEST_LINE: usize = 1 << 18;

/// The next line without its end, or `None` at the end of the input. What is no UTF-8 comes as replacement characters;
/// of a line longer than [`LONGEST_LINE`] only the beginning comes.
///
/// # Errors
/// Those of the stream.
pub fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let mut is_begun = false;
    loop {
        let chunk = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            chunk => chunk?,
        };
        if chunk.is_empty() {
            return Ok(is_begun.then(|| String::from_utf8_lossy(&line).into_owned()));
        }
        is_begun = true;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let text = &chunk[..end.unwrap_or(chunk.len())];
        line.extend(text.iter().take(LONGEST_LINE - line.len()));
        let used = text.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            if line.last() == Some(&b'\r') {
                line.pop();
            }
            return Ok(Some(String::from_utf8_lossy(&line).into_owned()));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    fn lines(bytes: &[u8]) -> Vec<String> {
        // A small buffer, so that lines span several.
        let mut input = BufReader::with_capacity(7, bytes);
        std::iter::from_fn(|| read_line(&mut input).expect("memory has no faults")).collect()
    }

    #[test]
    fn lines_end_in_any_way() {
        assert_eq!(lines(b""), [""; 0]);
        assert_eq!(lines(b"quit"), ["quit"]);
        assert_eq!(lines(b"name\r\n\nplay black f5\nquit\n"), ["name", "", "play black f5", "quit"]);
    }

    #[test]
    fn what_is_no_text_or_has_no_end_is_read_all_the_same() {
        assert_eq!(lines(b"\xffname\xc3\nquit"), ["\u{fffd}name\u{fffd}", "quit"]);
        let mut long = vec![b'x'; 2 * LONGEST_LINE];
        long.extend(b"\nquit\n");
        let read = lines(&long);
        assert_eq!((read[0].len(), read[1].as_str()), (LONGEST_LINE, "quit"));
    }
}
