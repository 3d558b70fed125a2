// Message types of the solver's Worker.
import type { Level, Position } from '../rules/level.ts';
import type { Judgement, Worth } from './judge.ts';
import type { Answer, Progress, Solution } from './solve.ts';

/** What a solution has the fewest of. */
export type Fewest = 'pushes' | 'moves';

interface SolverInput {
  readonly level: Level;
  readonly position: Position;
  readonly bytes?: number;
  readonly positions?: number;
}

export interface SolverTask {
  readonly input: SolverInput &
    (
      | { readonly what: 'solve'; readonly fewest?: Fewest }
      | { readonly what: 'judge'; readonly ms: number }
      | { readonly what: 'worth'; readonly ms: number; readonly solution: Solution }
    );
  readonly output: Answer | Judgement | Worth;
  readonly progress: Progress;
}
