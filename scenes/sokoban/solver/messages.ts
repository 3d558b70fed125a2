// What the page asks the solver's Worker, and what it answers.
import type { Level, Position } from '../level.ts';
import type { Answer, Judgement, Progress } from './solve.ts';

export interface SolverTask {
  readonly input: {
    readonly what: 'solve' | 'judge';
    readonly level: Level;
    readonly position: Position;
    readonly bytes?: number;
    readonly positions?: number;
  };
  readonly output: Answer | Judgement;
  readonly progress: Progress;
}
