// What the HUD draws from besides its items.
import type { State } from './state.ts';

export interface CaveView {
  /** The cave from elsewhere that is played, by the name under which its best is kept. */
  readonly own: string | null;
}

export const view = ({ own }: Readonly<State>): CaveView => ({ own: own?.key ?? null });
