// Client of the search Worker; an abort signal ends a search at once.
import { openTask, type TaskWatch } from '../../kit/task/task.ts';
import type { SearchLimits, SearchProblem, SearchResult } from './sureWin.ts';

export interface SureWinTask {
  readonly input: { readonly problem: SearchProblem; readonly limits: SearchLimits };
  readonly output: SearchResult;
  /** Turns searched. */
  readonly progress: number;
}

/** At most a second on a phone. */
export const LIMITS: SearchLimits = { width: 2500, turns: 40 };

const task = openTask<SureWinTask>(
  () => new Worker(new URL('./sureWin.worker.ts', import.meta.url), { type: 'module' }),
);

export const sureWinInWorker = (problem: SearchProblem, watch: TaskWatch<number> = {}): Promise<SearchResult> =>
  task.run({ problem, limits: LIMITS }, watch);

/** Ends the Worker; the next request starts another. */
export const closeSearch = (): void => task.close();
