// Path of a game's page, of its game of the day, and of answers of its start card.
import type { Setup } from '../../../scenes/kit/core/rules.ts';
export const gamePath = (id: string): string => `/games/${id}`;

/** Every link to a daily game, of today or of a date: its page then takes the day's seed and the choices that belong to it. */
export const dailyPath = (id: string, date?: string): string =>
  `${gamePath(id)}?daily${date === undefined ? '' : `=${date}`}`;

/** Link to the best run of a day that is kept on this device. */
export const watchPath = (id: string, date: string): string => `${dailyPath(id, date)}&watch`;

/** Link to a game's start card with these answers. */
export const setupPath = (id: string, setup: Setup): string =>
  `${gamePath(id)}?${new URLSearchParams({
    setup: Object.entries(setup)
      .map(pair => pair.join(':'))
      .join(),
  })}`;
