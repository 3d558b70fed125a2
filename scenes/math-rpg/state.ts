// What a game of Math RPG is at any moment, and the commands that move it on.
import type { HasRng, Rng } from '../kit/core/rng.ts';
import type { Path } from './enemies.ts';
import type { Op } from './facts.ts';
import type { Choice } from './kinds.ts';
import type { Progress } from './progress.ts';
import type { Question } from './question.ts';

export interface Mistake {
  readonly question: Question;
  readonly given: number;
}

export interface MathState extends HasRng {
  readonly rng: Rng;
  readonly operations: Choice;
  readonly level: number;
  readonly score: number;
  readonly playerHealth: number;
  readonly enemyHealth: number;
  readonly enemyFullHealth: number;
  readonly path: Path;
  /** The operation that finds the enemy's weak spot; null where it has none. */
  readonly weakness: Op | null;
  /** 'path': the enemy is beaten, and the player chooses a way. */
  readonly phase: 'question' | 'path' | 'over';
  readonly question: Question;
  /** What the enemy on the ridge would be weak to, while one chooses. */
  readonly ridge: Op | null;
  /** The texts of the last questions, the newest last. */
  readonly recent: readonly string[];
  /** What just happened, in the words of the message box. */
  readonly message: string;
  /** The last wrong answer, until the next right one. */
  readonly mistake: Mistake | null;
  readonly right: number;
  readonly wrong: number;
  readonly streak: number;
  readonly bestStreak: number;
  /** Enemies beaten on the ridge. */
  readonly ridges: number;
  /** The career as it grows. */
  readonly progress: Progress;
  /** The best score before this run. */
  readonly best: number;
}

export type MathCommand =
  | { readonly type: 'answer'; readonly text: string }
  | { readonly type: 'take'; readonly path: 'meadow' | 'ridge' };
