// Seed of a day's games, the same for everybody: its date, by universal time, as a number: 20261120; and which runs are the day's.
import type { Setup } from '../../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';

const DAY_MS = 86_400_000;

/** `day` is counted in days since 1970 (day.ts). */
export const seedOfDay = (day: number): number =>
  Number(new Date(day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', ''));

/** Whether these answers of the start card are the daily game's, where it has some of its own. */
export const isDailySetup = ({ start: { daily = {} } }: Pick<GameDefinition, 'start'>, setup: Setup): boolean =>
  Object.entries(daily).every(([name, value]) => setup[name] === value);
