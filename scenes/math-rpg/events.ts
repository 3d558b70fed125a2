// Events of Math RPG. `x` and `y` are world pixels, for stereo panning and particles.
import type { GameEvent } from '../kit/core/rules.ts';
import type { Path } from './enemies.ts';
import type { Op } from './facts.ts';
import type { Question } from './question.ts';

export type MathEvent = GameEvent &
  (
    | { readonly type: 'asked'; readonly question: Question }
    | {
        readonly type: 'answered';
        readonly fact: string | null;
        readonly kind: number;
        readonly right: boolean;
        readonly streak: number;
      }
    | {
        readonly type: 'hit';
        readonly damage: number;
        readonly isWeakSpot: boolean;
        readonly enemyHealth: number;
        readonly enemy: string;
      }
    | {
        readonly type: 'wrong';
        readonly damage: number;
        readonly isHeldBack: boolean;
        readonly playerHealth: number;
        readonly given: number;
        readonly question: Question;
      }
    | { readonly type: 'streakGrew'; readonly streak: number }
    | {
        readonly type: 'enemyFell';
        readonly enemy: number;
        readonly path: Path;
        /** Creatures on the map, with this one, where it is the first of its kind; otherwise null. */
        readonly collected: number | null;
      }
    | { readonly type: 'leveledUp'; readonly level: number; readonly healed: number; readonly ridge: Op }
    | {
        readonly type: 'pathTaken';
        readonly path: 'meadow' | 'ridge';
        readonly enemy: string;
        readonly enemyHealth: number;
        readonly weakness: Op | null;
      }
    | { readonly type: 'gameOver'; readonly score: number; readonly level: number }
    | { readonly type: 'refused'; readonly message: string }
  );
