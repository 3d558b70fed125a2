// The page's door to the search: a verdict from a Worker, given up at once by a signal.
import { openTask, type TaskWatch } from '../../kit/task/task.ts';
import type { SureWinTask } from './messages.ts';
import type { Limits, Quest, Verdict } from './sureWin.ts';

/** A second at most, on a phone. */
export const LIMITS: Limits = { width: 2500, turns: 40 };

const task = openTask<SureWinTask>(
  () => new Worker(new URL('./sureWin.worker.ts', import.meta.url), { type: 'module' }),
);

export const sureWinInWorker = (quest: Quest, watch: TaskWatch<number> = {}): Promise<Verdict> =>
  task.run({ quest, limits: LIMITS }, watch);

/** Ends the Worker; the next request starts another. */
export const closeSearch = (): void => task.close();
