// What the page asks the solver's Worker, and what it answers.
import type { Level, Position } from '../level.ts';
import type { Judgement, Worth } from './judge.ts';
import type { Answer, Progress, Solution } from './solve.ts';

interface Asked {
  readonly level: Level;
  readonly position: Position;
  readonly bytes?: number;
  readonly positions?: number;
}

export interface SolverTask {
  readonly input: Asked &
    (
      | { readonly what: 'solve' }
      | { readonly what: 'judge'; readonly ms: number }
      | { readonly what: 'worth'; readonly ms: number; readonly solution: Solution }
    );
  readonly output: Answer | Judgement | Worth;
  readonly progress: Progress;
}
