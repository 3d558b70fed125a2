// Events of YayZee.
import type { GameEvent } from '../../kit/core/rules.ts';
import type { Category } from './categories.ts';
import type { Coach } from './state.ts';

export type YayZeeEvent = GameEvent &
  (
    | {
        readonly type: 'rolled';
        readonly player: string;
        readonly dice: readonly number[];
        /** Which of them lay still. */
        readonly held: readonly boolean[];
        readonly left: number;
      }
    | { readonly type: 'held'; readonly die: number; readonly value: number; readonly on: boolean }
    | { readonly type: 'choseHolds'; readonly player: string; readonly held: readonly number[] }
    | {
        readonly type: 'scored';
        readonly player: string;
        readonly category: Category;
        readonly points: number;
        readonly total: number;
        readonly next: string | null;
      }
    | { readonly type: 'bonusReached'; readonly player: string; readonly points: number }
    /** A further YayZee, by the official rules. */
    | { readonly type: 'extraPaid'; readonly player: string; readonly points: number }
    | { readonly type: 'scoreStands' }
    | { readonly type: 'coachCame'; readonly mode: Coach }
    /** What a choice gave away; where it was the best of all, nothing. */
    | { readonly type: 'rated'; readonly cost: number; readonly better: string | null }
    /** The coach has thought; `best` is what he advises, and where the game then ends on the average, where he speaks before a choice. */
    | { readonly type: 'advised'; readonly best: { readonly text: string; readonly final: number } | null }
    | { readonly type: 'hurried' }
    | {
        readonly type: 'ended';
        readonly score: number;
        /** Points by slot of the person, for the records; null with help or with several people. */
        readonly scores: readonly number[] | null;
        readonly upper: number;
        readonly rating: number | null;
        readonly won: boolean;
      }
    | { readonly type: 'refused'; readonly message: string }
  );

export const refused = (message: string): YayZeeEvent => ({ type: 'refused', message });
