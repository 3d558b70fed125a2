// What the player points and looks at: shared by the picture and the HUD around it. Rules never see it, replays do not keep it.
import { createStore } from 'zustand/vanilla';

export interface UiState {
  /** The column under the mouse, the finger or the keyboard's cursor. */
  readonly column: number | null;
  /** A past round looked back at; null for the present. */
  readonly round: number | null;
  /** The picture is still on its way to what has happened. */
  readonly showing: boolean;
}

export const uiStore = createStore<UiState>(() => ({ column: null, round: null, showing: false }));

export function pointAtColumn(column: number | null): void {
  if (uiStore.getState().column !== column) uiStore.setState({ column });
}

export function viewRound(round: number | null): void {
  if (uiStore.getState().round !== round) uiStore.setState({ round });
}

export function setAnimating(showing: boolean): void {
  if (uiStore.getState().showing !== showing) uiStore.setState({ showing });
}
