// Links between rooms: what the last machine of the Office takes and where that lies, what the Office tells the Library, and what the Control Room wants from it.

import type { Setting } from '../../rules/gadgets.ts';
import { SHEETS_OF } from '../../rules/sheetPlaces.ts';
import { BUTTONS, type Draws, KEYS } from '../draws.ts';
import type { Plots } from '../plots.ts';
import type { RiddleLock } from '../riddleDraws.ts';

/** The thing that the machine at the end of each plot of the Office takes, where it lies, and which fixture frees the bolt of the Library. */
export const MACHINE_ITEMS = {
  desk: { container: 'deskDrawer', item: 'usbStick', machine: 'computer' },
  briefcase: { container: 'briefcase', item: 'punchedCard', machine: 'reader' },
  intercom: { container: 'safe', item: 'handle', machine: 'boltBox' },
} as const;

/** What the Library holds for the Control Room. */
export const GIFTS: Readonly<Record<Plots['control'], readonly string[]>> = {
  fuse: ['fuse'],
  valves: ['burntFuse', 'wire'],
  switchboard: ['crank'],
  lift: ['pulley'],
  generator: ['cord'],
};

/** The sheets that tell the code of a lock. */
export const cluesOf = ({ riddles }: Draws, lock: RiddleLock): readonly string[] =>
  riddles[lock] ? SHEETS_OF[riddles[lock].kind] : [];

/** A row of keys or floors as its beginning and its steps: `begin at C; 2 up, 1 down`. */
export const stepsText = (row: Setting, names: readonly string[]): string => {
  const steps = row.slice(1).map((to, i) => to - (row[i] ?? 0));
  return `begin at ${names[row[0] ?? 0]}; ${steps.map(by => `${Math.abs(by)} ${by > 0 ? 'up' : 'down'}`).join(', ')}`;
};
/** The row that such a text tells; null if it does not. */
export function rowOfSteps(text: string, names: readonly string[]): Setting | null {
  const [, begin = '', steps = ''] = /begin at (\w+); ([\w, ]+)/.exec(text) ?? [];
  const row = [names.indexOf(begin)];
  for (const [, by, way] of steps.matchAll(/(\d+) (up|down)/g))
    row.push((row.at(-1) ?? 0) + (way === 'up' ? Number(by) : -Number(by)));
  return row.length > 1 && row.every(key => names[key] !== undefined) ? row : null;
}

/** What the machine of the Office says of the Library. */
export const officeWord = ({ plots, shelf, tune }: Draws): string =>
  plots.library === 'piano' ? `Piano: ${stepsText(tune, KEYS)}.` : `Library: number ${shelf}.`;

export const timeOf = ({ hour, minute }: Draws): string => `${hour}:${String(minute).padStart(2, '0')}`;
/** Where the short hand of a real clock stands: it goes on with the minutes. */
export const shortHandText = ({ hour, minute }: Pick<Draws, 'hour' | 'minute'>): string => {
  const next = (hour % 12) + 1;
  return minute < 25 ? `just past ${hour}` : minute > 35 ? `just before ${next}` : `between ${hour} and ${next}`;
};
/** The hour of such a text; null if it is none. */
export function hourOfShortHand(text: string): number | null {
  const [, where, first] = /^(just past|just before|between) (\d+)/.exec(text) ?? [];
  return first === undefined ? null : where === 'just before' ? ((Number(first) + 10) % 12) + 1 : Number(first);
}
export const timeText = (draws: Draws): string =>
  draws.isTimeDrawn
    ? `Meeting: the short hand ${shortHandText(draws)}, the long hand on ${draws.minute / 5}.`
    : `Meeting at ${timeOf(draws)}.`;
export const rulesText = ({ books }: Draws): string => `Shelf of five books. ${books.claims.join(' ')}`;
export const blinksText = ({ blinks }: Draws): string =>
  `A lamp blinks, again and again: ${blinks.map(button => BUTTONS[button]?.toLowerCase()).join(', ')}.`;
/** The sheet that says when, or in which order, the Library wants it. */
export const secondClue = ({ plots, isTimeDrawn }: Draws): string =>
  plots.office === 'briefcase'
    ? 'filing'
    : plots.library === 'piano'
      ? 'bookRules'
      : isTimeDrawn
        ? 'calendar'
        : 'whiteboard';
export const secondText = (draws: Draws): string =>
  draws.plots.library === 'piano' ? rulesText(draws) : timeText(draws);
