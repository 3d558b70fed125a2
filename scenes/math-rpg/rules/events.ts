// Events of Math RPG. `x` and `y` are world pixels, for stereo panning and particles.
import type { GameEvent } from '../../kit/core/rules.ts';
import type { Path } from './enemies.ts';
import type { Op } from './facts.ts';
import type { Stroke } from './manners.ts';
import type { Question } from './question.ts';
import type { Treasure } from './treasures.ts';

/** A question that can be chosen, and what it is worth. */
export interface Offered {
  readonly stroke: Stroke;
  readonly question: Question;
  readonly gain: string;
  readonly miss: number;
}

export type MathEvent = GameEvent &
  /** Both questions with what each is worth, the chosen one first; a single one needs no choice. */
  (
    | { readonly type: 'asked'; readonly offers: readonly Offered[] }
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
        readonly stroke: Stroke;
        readonly enemyHealth: number;
        readonly enemy: string;
        /** Courage that it took, and that is left. */
        readonly frightened: number;
        readonly courage: number;
        /** What the creature does about it: 'It curls up.'; empty where it does nothing new. */
        readonly note: string;
      }
    /** One waited with a full row: the answer was right, and the creature strikes all the same. */
    | { readonly type: 'struck'; readonly damage: number; readonly playerHealth: number }
    /** A kind is known: the next one is asked from now on. Both in the words of the label. */
    | { readonly type: 'gradePassed'; readonly grade: number; readonly known: string; readonly next: string }
    | {
        readonly type: 'wrong';
        readonly damage: number;
        readonly isShielded: boolean;
        readonly playerHealth: number;
        readonly given: number;
        readonly question: Question;
      }
    | { readonly type: 'streakGrew'; readonly streak: number }
    | {
        readonly type: 'enemyFell';
        readonly enemy: number;
        /** It lost its courage, not all of its health. */
        readonly gaveUp: boolean;
        /** Points for the health that it had left when it gave up. */
        readonly points: number;
        readonly path: Path;
        /** Creatures on the map, with this one, where it is the first of its kind; otherwise null. */
        readonly collected: number | null;
      }
    | {
        readonly type: 'leveledUp';
        readonly level: number;
        readonly healed: number;
        readonly ridge: Op;
        readonly find: Treasure;
      }
    | {
        readonly type: 'pathTaken';
        readonly path: 'meadow' | 'ridge';
        readonly enemy: string;
        readonly enemyHealth: number;
        readonly weakness: Op | null;
        /** Health that the meadow gave back. */
        readonly rested: number;
        /** Health that the way up to the ridge cost. */
        readonly climb: number;
        /** Steps of the row that it begins with. */
        readonly row: number;
        /** What the creature does, in one sentence. */
        readonly line: string;
      }
    | { readonly type: 'chose'; readonly stroke: Stroke; readonly question: Question }
    /** `kept` is false where the bag was full: it lies on the ground. */
    | { readonly type: 'found'; readonly treasure: Treasure; readonly kept: boolean; readonly does: string }
    | { readonly type: 'used'; readonly treasure: Treasure; readonly text: string }
    /** All thirteen creatures are beaten in this run. */
    | { readonly type: 'journeyWon' }
    /** All questions of a teacher's card are answered. */
    | {
        readonly type: 'cardDone';
        readonly score: number;
        readonly level: number;
        readonly right: number;
        readonly of: number;
      }
    | { readonly type: 'cameHome'; readonly score: number; readonly level: number }
    | { readonly type: 'gameOver'; readonly score: number; readonly level: number }
    | { readonly type: 'refused'; readonly message: string }
  );
