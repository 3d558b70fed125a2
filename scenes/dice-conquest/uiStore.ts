// Interface store (zustand) shared by scene and HUD: column or die under the cursor, viewed round, running animation. Not part of state or replay.
import { createStore } from 'zustand/vanilla';

export interface UiState {
  /** Column under pointer or keyboard cursor; null none. */
  readonly column: number | null;
  /** The leading die of that column is pointed at rather than its starting row. */
  readonly joins: boolean;
  /** Viewed past round; null for the present. */
  readonly round: number | null;
  /** Animations of past events are still running. */
  readonly showing: boolean;
}

export const uiStore = createStore<UiState>(() => ({ column: null, joins: false, round: null, showing: false }));

export function pointAtColumn(column: number | null, joins = false): void {
  const before = uiStore.getState();
  if (before.column !== column || before.joins !== joins) uiStore.setState({ column, joins });
}

export function viewRound(round: number | null): void {
  if (uiStore.getState().round !== round) uiStore.setState({ round });
}

export function setAnimating(showing: boolean): void {
  if (uiStore.getState().showing !== showing) uiStore.setState({ showing });
}
