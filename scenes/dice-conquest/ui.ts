// UI store of Dice Conquest: column or die under the cursor, viewed round, running animation.
import type { UiStore } from '../kit/core/session/ui.ts';

export interface DiceUi {
  /** Column under pointer or keyboard cursor; null none. */
  readonly column: number | null;
  /** The leading die of that column is pointed at rather than its starting row. */
  readonly joins: boolean;
  /** Viewed past round; null for the present. */
  readonly round: number | null;
  /** Animations of past events are still running. */
  readonly showing: boolean;
}

export const ui = (): DiceUi => ({ column: null, joins: false, round: null, showing: false });

type Store = UiStore<DiceUi>;

export function pointAtColumn(store: Store, column: number | null, joins = false): void {
  const before = store.getState();
  if (before.column !== column || before.joins !== joins) store.setState({ column, joins });
}

export function viewRound(store: Store, round: number | null): void {
  if (store.getState().round !== round) store.setState({ round });
}

export function setAnimating(store: Store, showing: boolean): void {
  if (store.getState().showing !== showing) store.setState({ showing });
}
