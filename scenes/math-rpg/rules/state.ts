// State and commands of Math RPG.
import type { HasRng, Rng } from '../../kit/core/rng.ts';
import type { Card } from './card.ts';
import type { Path } from './enemies.ts';
import type { Item, Op } from './facts.ts';
import type { Fight } from './fight.ts';
import type { Fluency } from './grades.ts';
import type { Choice } from './kinds.ts';
import type { Stroke } from './manners.ts';
import type { Offers } from './offers.ts';
import type { Progress } from './progress.ts';
import type { Question } from './question.ts';
import type { Treasure } from './treasures.ts';

/** A wrong answer. */
export interface Mistake {
  readonly question: Question;
  /** The number that was answered. */
  readonly given: number;
}

export interface MathState extends HasRng {
  readonly rng: Rng;
  /** Operations chosen on the start card. */
  readonly operations: Choice;
  /** Facts to practise that a link brought; null without such a list. */
  readonly list: readonly Item[] | null;
  /** What a teacher's card allows that a link brought; null without one. */
  readonly card: Card | null;
  /** Level, from 1; one enemy per level. */
  readonly level: number;
  /** What is asked, from 1: never behind the level, and ahead of it for who knows what it asks. */
  readonly grade: number;
  /** Points. */
  readonly score: number;
  /** Health points of the player, of the enemy, and of the enemy at its start. */
  readonly playerHealth: number;
  readonly enemyHealth: number;
  readonly enemyFullHealth: number;
  /** Course of the fight against the current enemy. */
  readonly fight: Fight;
  /** The two questions, and which of them is answered: `question` is that one. */
  readonly offers: Offers;
  readonly stroke: Stroke;
  /** Treasures that the player carries. */
  readonly bag: readonly Treasure[];
  /** Found with a full bag: it lies there for the rest of a fight. */
  readonly ground: Treasure | null;
  /** What lies on the ridge, while the player chooses a path; what the current enemy carries, in a fight. */
  readonly find: Treasure | null;
  /** The next wrong answer meets a paper shield. */
  readonly isShielded: boolean;
  /** Path of the current enemy. */
  readonly path: Path;
  /** Operation to which the enemy is weak (full damage); null where it has none. */
  readonly weakness: Op | null;
  /** 'path': the enemy is beaten, and the player chooses a path. */
  readonly phase: 'question' | 'path' | 'over';
  /** The player ended a won journey: no defeat. */
  readonly isHome: boolean;
  readonly question: Question;
  /** Weakness of the next enemy on the ridge, while the player chooses a path; otherwise null. */
  readonly ridge: Op | null;
  /** How surely each kind of question was answered in this run: one that is known is passed. */
  readonly fluency: Fluency;
  /** Texts of the last questions, the newest last: they are not repeated. */
  readonly recent: readonly string[];
  /** Text of the message box. */
  readonly message: string;
  /** The last wrong answer, until the next right one. */
  readonly mistake: Mistake | null;
  /** Right and wrong answers in this run. */
  readonly right: number;
  readonly wrong: number;
  /** Right answers in a row, now and at most. */
  readonly streak: number;
  readonly bestStreak: number;
  /** Enemies beaten on the ridge. */
  readonly ridges: number;
  /** Enemies that were beaten for the first time ever in this run. */
  readonly newcomers: readonly number[];
  /** The player's progress over all runs, with this one. */
  readonly progress: Progress;
  /** The best score before this run. */
  readonly best: number;
}

/** Nobody stands there: the player chooses a path, or went home from it. The enemy's numbers are those of the level before. */
export const isBetween = ({ phase, isHome }: Pick<MathState, 'phase' | 'isHome'>): boolean =>
  phase === 'path' || isHome;

/** As many questions are answered as the card asks. */
export const isCardDone = ({ card, right, wrong }: Pick<MathState, 'card' | 'right' | 'wrong'>): boolean =>
  card !== null && right + wrong >= card.questions;

export type MathCommand =
  | { readonly type: 'answer'; readonly text: string }
  | { readonly type: 'take'; readonly path: 'meadow' | 'ridge' }
  | { readonly type: 'goHome' }
  | { readonly type: 'choose'; readonly stroke: Stroke }
  | { readonly type: 'use'; readonly treasure: Treasure };
