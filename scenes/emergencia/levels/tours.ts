// Tours: the missions in groups of three, which of them are open, and the career that opens them.
import type { Json } from '../../kit/core/json.ts';
import type { Career } from '../../kit/game.ts';
import type { Event, Progress } from '../rules/state.ts';

/** Names of the tours, in order; the first one is the game of the specification. */
export const TOURS = ['Home ground', 'Behind doors', 'Eyes everywhere', 'Live on air'] as const;

/** Missions of a tour. */
export const PER_TOUR = 3;
export const MISSIONS = TOURS.length * PER_TOUR;

/** How a mission was completed at best: not yet, at all, with the VIP alive, with the VIP alive at the first try. */
export const MARK = { none: 0, completed: 1, saved: 2, firstTry: 3 } as const;

export const NO_PROGRESS: Progress = { marks: Array(MISSIONS).fill(0), bests: TOURS.map(() => 0) };

/** Number of the tour that a mission belongs to, from 1. */
export const tourOf = (level: number): number => Math.ceil(level / PER_TOUR);
export const firstLevelOf = (tour: number): number => (tour - 1) * PER_TOUR + 1;
export const isLastOfTour = (level: number): boolean => level % PER_TOUR === 0;

const isDone = ({ marks }: Progress, tour: number): boolean =>
  marks.slice((tour - 1) * PER_TOUR, tour * PER_TOUR).every(mark => mark > MARK.none);

/** A tour is open once every mission of the one before is completed. */
export const isOpen = (progress: Progress, tour: number): boolean =>
  tour === 1 || (Number.isInteger(tour) && tour > 1 && tour <= TOURS.length && isDone(progress, tour - 1));

/** What opens a tour, in a sentence. */
export const whatOpens = (tour: number): string =>
  tour === 1 ? 'Open from the beginning.' : `Opens when ${TOURS[tour - 2]} is completed.`;

/** The tour to go on with: the first open one that is not finished, else the last. */
export const nextTour = (progress: Progress): number =>
  TOURS.findIndex((_, i) => !isDone(progress, i + 1)) + 1 || TOURS.length;

function updateProgress(progress: Progress, event: Event): Progress {
  if (event.type === 'missionSucceeded' && event.tour > 0) {
    const mark = !event.saved ? MARK.completed : event.tries === 1 ? MARK.firstTry : MARK.saved;
    const before = progress.marks[event.level - 1];
    if (before === undefined || before >= mark) return progress;
    return { ...progress, marks: progress.marks.with(event.level - 1, mark) };
  }
  if (event.type === 'gameCompleted' && event.tour > 0) {
    const before = progress.bests[event.tour - 1];
    if (before === undefined || before >= event.score) return progress;
    return { ...progress, bests: progress.bests.with(event.tour - 1, event.score) };
  }
  return progress;
}

/** Most points of a tour that are believed. */
const MOST_POINTS = 100_000;

const isListOf = (found: unknown, length: number, most: number): found is number[] =>
  Array.isArray(found) &&
  found.length === length &&
  found.every(one => Number.isInteger(one) && one >= 0 && one <= most);

/** Validates stored progress: returns it, or the reason why it is refused. */
export function readProgress(career: unknown): Progress | string {
  if (typeof career !== 'object' || career === null) return 'It is no career of this game.';
  const { marks, bests } = career as Readonly<Record<string, unknown>>;
  if (!isListOf(marks, MISSIONS, MARK.firstTry)) return 'Its list of missions is torn.';
  if (!isListOf(bests, TOURS.length, MOST_POINTS)) return 'Its list of bests is torn.';
  return { marks: [...marks], bests: [...bests] };
}

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
