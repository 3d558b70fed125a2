// Path of a game's page, and of its game of the day.
export const gamePath = (id: string): string => `/games/${id}`;

/** Every link to a daily game: its page then takes the day's seed and the choices that belong to it. */
export const dailyPath = (id: string): string => `${gamePath(id)}?daily`;
