// What `labels.golden.ts` in a game's folder says: what its buttons are called, written by hand.
import type { Json } from '../../scenes/kit/core/json.ts';
import type { Setup } from '../../scenes/kit/core/rules.ts';

/** What a game calls its buttons. */
export interface Labels {
  /** How play begins; by default as it stands. */
  readonly setup?: Setup;
  /** The HUD when play begins. */
  readonly start: readonly string[];
  /** States that follow, each from the one before, where other buttons come. */
  readonly later?: readonly Step[];
  readonly pause: readonly string[];
  /** For thumbs; empty where none is shown. */
  readonly pad: readonly string[];
}

export interface Step {
  readonly what: string;
  /** For so many ticks the game's bot plays. */
  readonly ticks?: number;
  readonly send?: readonly Json[];
  /** Buttons pressed one after another, by their names. */
  readonly press?: readonly string[];
  /** Names that no state before had. */
  readonly brings: readonly string[];
}
