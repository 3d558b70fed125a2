// What the player points and looks at: shared by the picture and the HUD around it. Rules never see it, replays do not keep it.
import { createStore } from 'zustand/vanilla';

export interface Look {
  /** The column under the mouse, the finger or the keyboard's cursor. */
  readonly column: number | null;
  /** A past round looked back at; null for the present. */
  readonly round: number | null;
  /** The picture is still on its way to what has happened. */
  readonly showing: boolean;
}

export const look = createStore<Look>(() => ({ column: null, round: null, showing: false }));

export function pointAt(column: number | null): void {
  if (look.getState().column !== column) look.setState({ column });
}

export function lookBack(round: number | null): void {
  if (look.getState().round !== round) look.setState({ round });
}

export function show(showing: boolean): void {
  if (look.getState().showing !== showing) look.setState({ showing });
}
