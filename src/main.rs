//! The program.
fn main() {
    println!("x");
}
