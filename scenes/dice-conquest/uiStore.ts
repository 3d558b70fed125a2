// Interface store (zustand) shared by scene and HUD: column under the cursor, viewed round, running animation. Not part of state or replay.
import { createStore } from 'zustand/vanilla';

export interface UiState {
  /** Column under pointer or keyboard cursor; null none. */
  readonly column: number | null;
  /** Viewed past round; null for the present. */
  readonly round: number | null;
  /** Animations of past events are still running. */
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
