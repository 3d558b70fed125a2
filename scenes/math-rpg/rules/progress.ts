// Player's progress over all runs (career): a reducer over events, used by the rules and by the stored copy in the browser.
import type { Json } from '../../kit/core/json.ts';
import type { Career } from '../../kit/game.ts';
import { ENEMIES } from './enemies.ts';
import type { MathEvent } from './events.ts';
import { BOXES, type Boxes, boxAfter, FACTS, isFact } from './facts.ts';
import { KINDS } from './kinds.ts';

export interface Progress {
  /** Leitner box of each fact. */
  readonly boxes: Boxes;
  /** For each kind of question: how many were asked, how many answered right. */
  readonly kinds: readonly (readonly [asked: number, right: number])[];
  /** For each enemy: how often it was beaten on the meadow (and at the start), and on the ridge. */
  readonly beaten: readonly (readonly [meadow: number, ridge: number])[];
  /** Best score. */
  readonly best: number;
  /** Finished runs. */
  readonly runs: number;
  /** Longest streak of right answers. */
  readonly streak: number;
}

export const NO_PROGRESS: Progress = {
  boxes: {},
  kinds: KINDS.map(() => [0, 0]),
  beaten: ENEMIES.map(() => [0, 0]),
  best: 0,
  runs: 0,
  streak: 0,
};

type Beaten = Progress['beaten'];

/** True for an enemy that was beaten once, on whatever path. */
export const isCollected = (beaten: Beaten, enemy: number): boolean => beaten[enemy]?.some(count => count > 0) === true;

/** Number of enemies that were beaten once. */
export const collectedCount = (beaten: Beaten): number =>
  beaten.filter((_, enemy) => isCollected(beaten, enemy)).length;

export function updateProgress(progress: Progress, event: MathEvent): Progress {
  switch (event.type) {
    case 'answered': {
      const { fact, kind, right, streak } = event;
      const [asked, known] = progress.kinds[kind] as readonly [number, number];
      return {
        ...progress,
        boxes: fact ? { ...progress.boxes, [fact]: boxAfter(progress.boxes[fact], right) } : progress.boxes,
        kinds: progress.kinds.with(kind, [asked + 1, known + (right ? 1 : 0)]),
        streak: Math.max(progress.streak, streak),
      };
    }
    case 'enemyFell': {
      const [meadow, ridge] = progress.beaten[event.enemy] as readonly [number, number];
      const counts = event.path === 'ridge' ? ([meadow, ridge + 1] as const) : ([meadow + 1, ridge] as const);
      return { ...progress, beaten: progress.beaten.with(event.enemy, counts) };
    }
    case 'gameOver':
    case 'cameHome':
    case 'cardDone':
      return { ...progress, runs: progress.runs + 1, best: Math.max(progress.best, event.score) };
    default:
      return progress;
  }
}

const MOST = 1e9;
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST;
const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(isCount);
const isPairs = (value: unknown, length: number): value is (readonly [number, number])[] =>
  Array.isArray(value) && value.length === length && value.every(isPair);

/** Validates stored progress: returns it, or the reason why it is refused. */
export function readProgress(career: Json): Progress | string {
  if (typeof career !== 'object' || career === null || Array.isArray(career)) return 'It is no career of this game.';
  const { boxes, kinds, beaten, best, runs, streak } = career as Readonly<Record<string, unknown>>;
  if (typeof boxes !== 'object' || boxes === null || Array.isArray(boxes)) return 'Its facts are missing.';
  const facts = Object.entries(boxes as Readonly<Record<string, unknown>>);
  const isBox = (box: unknown) => Number.isInteger(box) && (box as number) >= 1 && (box as number) <= BOXES;
  if (facts.length > FACTS || !facts.every(([name, box]) => isFact(name) && isBox(box)))
    return 'It holds facts that are none.';
  if (!isPairs(kinds, KINDS.length) || kinds.some(([asked, right]) => right > asked))
    return 'Its counts of questions are torn.';
  if (!isPairs(beaten, ENEMIES.length)) return 'Its list of beaten enemies is torn.';
  if (!isCount(best) || !isCount(runs) || !isCount(streak)) return 'Its bests are no numbers.';
  return {
    boxes: Object.fromEntries(facts) as Boxes,
    kinds: kinds.map(([asked, right]) => [asked, right]),
    beaten: beaten.map(([meadow, ridge]) => [meadow, ridge]),
    best,
    runs,
    streak,
  };
}

export const career: Career<MathEvent> = {
  version: 1,
  initial: NO_PROGRESS as unknown as Json,
  validate(from) {
    const read = readProgress(from);
    return typeof read === 'string' ? read : null;
  },
  reduce: (from, event) => updateProgress(from as unknown as Progress, event) as unknown as Json,
};
