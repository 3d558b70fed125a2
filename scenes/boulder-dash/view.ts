// View model for the HUD of its own, besides the HUD items.
import type { CaveNumber } from './levels/generate.ts';
import type { State } from './rules/state.ts';

export interface CaveView {
  /** Key of the custom cave that is played; null in the run of levels. */
  readonly own: string | null;
  /** It was left by its exit. */
  readonly isWon: boolean;
  /** The fox died in it: its file's solution may be offered. */
  readonly isLost: boolean;
  /** The cave that is played, for the editor to begin with: its text, or its number among the levels; null while one is looked for. */
  readonly cave: { readonly bdcff: string } | CaveNumber | null;
  /** The restart of a cave can still be taken back. */
  readonly canTakeBack: boolean;
}

export const view = ({ own, phase, held, seed, level, plain, sub }: Readonly<State>): CaveView => ({
  own: own?.key ?? null,
  isWon: phase === 'won',
  isLost: phase === 'lost' && own !== null,
  cave: own ? { bdcff: own.bdcff } : sub === null ? null : { seed, level, plain, sub },
  canTakeBack: phase === 'playing' && held !== undefined,
});
