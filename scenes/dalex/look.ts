// What the player points at and wants to see: shared by the picture and the HUD round it. Rules never see it, replays do not keep it.
import { createStore } from 'zustand/vanilla';

export interface Look {
  /** The cell under the mouse, the finger or the keyboard's cursor. */
  readonly cell: number | null;
  /** Deadly cells are marked on the whole board. */
  readonly map: boolean;
  /** The page is asked to look for sure wins. */
  readonly sure: boolean;
}

export const look = createStore<Look>(() => ({ cell: null, map: true, sure: false }));

export function pointAt(cell: number | null): void {
  if (look.getState().cell !== cell) look.setState({ cell });
}

export const toggleMap = (): void => look.setState(({ map }) => ({ map: !map }));
export const toggleSure = (): void => look.setState(({ sure }) => ({ sure: !sure }));
