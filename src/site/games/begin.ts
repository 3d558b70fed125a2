// State of a navigation that wants play and not only the page: the game then begins by itself, or its specified start screen has the focus.

export const BEGIN = { begin: true } as const;

export const isBegin = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'begin' in state && state.begin === true;
