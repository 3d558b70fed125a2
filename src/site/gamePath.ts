// Path of a game's page.
export const gamePath = (id: string): string => `/games/${id}`;
