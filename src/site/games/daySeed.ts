// Seed of a day's games, the same for everybody: its date, by universal time, as a number: 20261120; and which runs are the day's.
import type { Setup } from '../../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { dateText, dayOf } from './day.ts';

/** `day` is counted in days since 1970 (day.ts). */
export const seedOfDay = (day: number): number => Number(dateText(day).replaceAll('-', ''));

/** The day up to `today` whose seed this is; null where it is none. */
export const dayOfSeed = (seed: number, today: number): number | null =>
  dayOf(String(seed).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'), today);

/** Whether these answers of the start card are the daily game's, where it has some of its own. */
export const isDailySetup = ({ start: { daily = {} } }: Pick<GameDefinition, 'start'>, setup: Setup): boolean =>
  Object.entries(daily).every(([name, value]) => setup[name] === value);

/** Whether these answers draw on the seed of the day, whatever else is chosen. */
export const isOfDay = ({ start: { ofDay } }: Pick<GameDefinition, 'start'>, setup: Setup): boolean =>
  ofDay !== undefined && Object.entries(ofDay).every(([name, value]) => setup[name] === value);

/** What a game has of the day besides its daily run, as its start card names it, and the answers that lead there. */
export interface AlsoOfDay {
  readonly label: string;
  readonly setup: Setup;
}

export function alsoOfDay({ start: { ofDay, options = [] } }: Pick<GameDefinition, 'start'>): AlsoOfDay | null {
  const choice = options.flatMap(option =>
    'choices' in option ? option.choices.filter(({ value }) => ofDay?.[option.name] === value) : [],
  )[0];
  return ofDay && choice ? { label: choice.label, setup: ofDay } : null;
}
