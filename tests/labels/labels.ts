// What `golden/labels.ts` in a game's folder says: what its buttons are called and what a press of each does, written by hand.
import type { Json } from '../../scenes/kit/core/json.ts';
import type { Setup } from '../../scenes/kit/core/rules.ts';

/** The name of what is read or filled in; of a button, its name, then what it does (presses.ts). */
export type Label = string | readonly string[];

export const nameOf = (label: Label): string => (typeof label === 'string' ? label : (label[0] ?? ''));

/** What a game calls its buttons. */
export interface Labels {
  /** How play begins; by default as it stands. */
  readonly setup?: Setup;
  /** The HUD when play begins. */
  readonly start: readonly Label[];
  /** States that follow, each from the one before or from the start, where other buttons come. */
  readonly later?: readonly Step[];
  readonly pause: readonly string[];
  /** For thumbs; empty where none is shown. */
  readonly pad: readonly string[];
}

export interface Step {
  readonly what: string;
  /** True where it begins from a game opened anew, without the steps before; or the answers with which that is opened. */
  readonly fromStart?: true | Setup;
  /** For so many ticks the game's bot plays. */
  readonly ticks?: number;
  readonly send?: readonly Json[];
  /** Buttons pressed one after another, by their names. */
  readonly press?: readonly string[];
  /** Names that no state before had. */
  readonly brings: readonly Label[];
  /** Buttons that can be pressed from this state on, though they were there before. */
  readonly enables?: readonly string[];
}
