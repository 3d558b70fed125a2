// Client of the stroke search in a Worker; an AbortSignal cancels it.
import { openTask, type TaskWatch } from '../../kit/task/task.ts';
import type { Course } from '../rules/course.ts';
import type { SearchTask } from './messages.ts';
import type { SearchResult } from './search.ts';

/** A minute or two of looking: a course as the site's own is found out in seconds. */
const MOST_PUTTS = 600_000;

const searcher = openTask<SearchTask>(
  () => new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' }),
);

/** The fewest strokes, none more than `mostStrokes`; rejected with the signal's reason when given up. */
export const searchInWorker = (
  course: Course,
  mostStrokes: number,
  watch: TaskWatch<SearchTask['progress']> = {},
): Promise<SearchResult> => searcher.run({ course, mostStrokes, mostPutts: MOST_PUTTS }, watch);
