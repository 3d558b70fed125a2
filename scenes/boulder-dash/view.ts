// View model for the HUD of its own, besides the HUD items.
import type { State } from './state.ts';

export interface CaveView {
  /** Key of the custom cave that is played; null in the run of levels. */
  readonly own: string | null;
  /** It was left by its exit. */
  readonly isWon: boolean;
}

export const view = ({ own, phase }: Readonly<State>): CaveView => ({ own: own?.key ?? null, isWon: phase === 'won' });
