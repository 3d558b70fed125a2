// Progress over all runs (a career): battles won with their marks, the upgrades chosen, the battle that comes next, and the most waves without end.
import type { Json } from '../../../kit/core/json.ts';
import type { Career } from '../../../kit/game.ts';
import type { Event, Progress } from '../state.ts';
import { BATTLES } from './battles.ts';
import { isUpgrade, priceOf } from './upgrades.ts';

/** Marks of a battle, as bits: won at all; with few losses; by Charge. */
export const MARK = { won: 1, sturdy: 2, charge: 4 } as const;
export const ALL_MARKS = MARK.won | MARK.sturdy | MARK.charge;

export const NO_PROGRESS: Progress = { marks: BATTLES.map(() => 0), upgrades: [], next: 1, mostBeaten: 0 };

/** Banners earned: one for each mark. */
export const bannersOf = ({ marks }: Pick<Progress, 'marks'>): number =>
  marks.reduce((sum, mark) => sum + bannersIn(mark), 0);

export const bannersIn = (mark: number): number =>
  Object.values(MARK).reduce((sum, bit) => sum + ((mark & bit) === 0 ? 0 : 1), 0);

/** A battle is open if the one before is won. */
export const isOpen = ({ marks }: Pick<Progress, 'marks'>, battle: number): boolean =>
  battle === 1 || (battle >= 1 && battle <= BATTLES.length && (marks[battle - 2] ?? 0) > 0);

export function updateProgress(progress: Progress, event: Event): Progress {
  switch (event.type) {
    case 'waveBeaten':
      if (event.battle > 0 || event.wave <= progress.mostBeaten) return progress;
      return { ...progress, mostBeaten: event.wave };
    case 'battleBegun':
      if (progress.next === event.battle || !isOpen(progress, event.battle)) return progress;
      return { ...progress, next: event.battle };
    case 'battleWon':
      if (!isOpen(progress, event.battle)) return progress;
      return {
        ...progress,
        marks: progress.marks.map((mark, i) => (i + 1 === event.battle ? mark | event.marks : mark)),
        next: Math.min(BATTLES.length, event.battle + 1),
      };
    case 'upgradesChosen':
      return { ...progress, upgrades: event.upgrades };
    default:
      return progress;
  }
}

/** Validates stored progress: returns it, or the reason why it is refused. */
export function readProgress(career: unknown): Progress | string {
  if (typeof career !== 'object' || career === null || Array.isArray(career)) return 'It is no career of this game.';
  const { marks, upgrades, next, mostBeaten } = career as Readonly<Record<string, unknown>>;
  if (!Array.isArray(marks) || marks.length !== BATTLES.length || !marks.every(isMarks))
    return 'Its list of battles is torn.';
  if (!Array.isArray(upgrades) || !upgrades.every(isUpgrade) || new Set(upgrades).size !== upgrades.length)
    return 'It holds upgrades that are none.';
  if (priceOf(upgrades) > bannersOf({ marks })) return 'Its upgrades cost more banners than were won.';
  if (typeof next !== 'number' || !Number.isInteger(next) || !isOpen({ marks }, next))
    return 'Its next battle is not open.';
  if (typeof mostBeaten !== 'number' || !Number.isInteger(mostBeaten) || mostBeaten < 0 || mostBeaten > MOST_WAVES)
    return 'Its number of waves is none.';
  return { marks: [...marks], upgrades: [...upgrades], next, mostBeaten };
}

const MOST_WAVES = 1e6;

const isMarks = (value: unknown): value is number =>
  Number.isInteger(value) &&
  (value as number) >= 0 &&
  (value as number) <= ALL_MARKS &&
  (value === 0 || ((value as number) & MARK.won) !== 0);

/** Progress that a run begins with: that of the career, none where it cannot be read. */
export function progressFrom(career: unknown): Progress {
  const read = career === undefined ? NO_PROGRESS : readProgress(career);
  return typeof read === 'string' ? NO_PROGRESS : read;
}

export const career: Career<Event> = {
  version: 1,
  initial: NO_PROGRESS as unknown as Json,
  validate(from) {
    const read = readProgress(from);
    return typeof read === 'string' ? read : null;
  },
  reduce: (from, event) => updateProgress(from as unknown as Progress, event) as unknown as Json,
};
