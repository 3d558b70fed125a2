// Dialogs over a game page, one at a time.
export type Panel = 'help' | 'scores' | 'book' | 'replays' | 'clip' | 'map';
