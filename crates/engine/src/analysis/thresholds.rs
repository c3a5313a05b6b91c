//! The numbers in the reasons' conditions. Changing one changes what the teacher says, nothing else.

/// A move is praised for safe discs from so many new ones on.
pub(super) const SAFE_DISCS: u32 = 3;
/// A quiet move's flipped discs touch at most so many empty squares.
pub(super) const QUIET_OPEN: u32 = 2;
/// So few replies are few.
pub(super) const FEW_REPLIES: u32 = 3;
/// Or so many fewer than one's own moves were.
pub(super) const FEWER_REPLIES: u32 = 4;
/// .. as long as they are no more than this.
pub(super) const FEWER_AT_MOST: u32 = 8;
/// The opponent's best move is wanted if it is better than its second best by so many hundredths of a disc.
pub(super) const WANTED_MARGIN: i32 = 200;
/// The last move of a region is spoken of with so many empty squares or fewer.
pub(super) const PARITY_EMPTIES: u32 = 20;
/// A free move is worth keeping once so many squares or fewer are empty; before, everyone has many.
pub(super) const FREE_MOVE_EMPTIES: u32 = 28;
/// A corner is well given up, unless proved so, if every other move is worse by so many hundredths of a disc.
pub(super) const SACRIFICE_MARGIN: i32 = 200;
/// A move is praised for the squares it opens to you if you have so many moves more than if it had opened none.
pub(super) const OPENED_SQUARES: u32 = 4;
/// Turning few discs matters while so many squares or more are empty.
pub(super) const FEW_FLIPS_EMPTIES: u32 = 20;
/// A greedy move turns so many discs or more ..
pub(super) const GREEDY_FLIPS: u32 = 6;
/// .. which touch so many empty squares or more ..
pub(super) const GREEDY_OPEN: u32 = 6;
/// .. and gives the opponent so many more moves.
pub(super) const GREEDY_NEW_MOVES: u32 = 4;
/// A wall: so many more discs beside empty squares than before.
pub(super) const WALL: u32 = 4;
/// So many of one's own other moves gone are worth a warning.
pub(super) const SPOILT_MOVES: u32 = 2;
