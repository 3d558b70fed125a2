// Where a game is played.
export const gamePath = (id: string): string => `/games/${id}`;
