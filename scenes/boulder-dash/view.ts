// View model for the HUD of its own, besides the HUD items.
import type { State } from './state.ts';

export interface CaveView {
  /** Key of the custom cave that is played; null in the run of levels. */
  readonly own: string | null;
}

export const view = ({ own }: Readonly<State>): CaveView => ({ own: own?.key ?? null });
