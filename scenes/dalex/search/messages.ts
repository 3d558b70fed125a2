// What the page asks the Worker that looks for a sure win, and what it answers.
import type { Limits, Quest, Verdict } from './sureWin.ts';

export interface SureWinTask {
  readonly input: { readonly quest: Quest; readonly limits: Limits };
  readonly output: Verdict;
  /** Turns looked through. */
  readonly progress: number;
}
