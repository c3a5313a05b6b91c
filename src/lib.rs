//! Outflank: the game.
