//! Talks to the built program over its standard input and output, line by line.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};

pub struct Conversation {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Conversation {
    pub fn begin(args: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_outflank-cli"))
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("piped"));
        Self { child, input, output }
    }

    /// Says a line, or several.
    pub fn say(&mut self, lines: &str) {
        let input = self.input.as_mut().expect("still open");
        input.write_all(lines.as_bytes()).and_then(|()| input.write_all(b"\n")).expect("the program listens");
        input.flush().expect("the program listens");
    }

    /// The next line that the program says; `None` when it says no more.
    pub fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        let length = self.output.read_line(&mut line).expect("text");
        (length > 0).then(|| line.trim_end().to_string())
    }

    /// Closes the program's input, and gives what it still says and how it ends.
    pub fn end(mut self) -> (String, ExitStatus) {
        drop(self.input.take());
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).expect("text");
        (rest, self.child.wait().expect("the program ends"))
    }
}
