// Dialogs over a game page, one at a time.
export type Panel = 'help' | 'scores' | 'replays' | 'clip' | 'map';
