// View model for the HUD of its own, besides the HUD items.
import type { State } from './state.ts';

export interface CaveView {
  /** Key of the custom cave that is played; null in the run of levels. */
  readonly own: string | null;
  /** It was left by its exit. */
  readonly isWon: boolean;
  /** The fox died in it: its file's solution may be offered. */
  readonly isLost: boolean;
  /** The restart of a cave can still be taken back. */
  readonly canTakeBack: boolean;
}

export const view = ({ own, phase, held }: Readonly<State>): CaveView => ({
  own: own?.key ?? null,
  isWon: phase === 'won',
  isLost: phase === 'lost' && own !== null,
  canTakeBack: phase === 'playing' && held !== undefined,
});
