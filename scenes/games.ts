// The shelf: one line per game.
export {};
