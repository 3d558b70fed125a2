// What can be open over the whole page of a game, one at a time.
export type Panel = 'help' | 'scores' | 'settings' | 'replays';
