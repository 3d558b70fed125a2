// Path of a game's page, and of its game of the day.
export const gamePath = (id: string): string => `/games/${id}`;

/** Every link to a daily game, of today or of a date: its page then takes the day's seed and the choices that belong to it. */
export const dailyPath = (id: string, date?: string): string =>
  `${gamePath(id)}?daily${date === undefined ? '' : `=${date}`}`;

/** Link to the best run of a day that is kept on this device. */
export const watchPath = (id: string, date: string): string => `${dailyPath(id, date)}&watch`;
