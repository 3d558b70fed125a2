// UI store of YayZee: cursor over slots and dice, and whether dice are still tumbling.
import type { UiStore } from '../kit/core/session/ui.ts';

export interface YayZeeUi {
  /** Slot under the keyboard's cursor; null before it was used. */
  readonly slot: number | null;
  /** Steps of that cursor so far: the focus follows each. */
  readonly steps: number;
  /** Die under the cursor. */
  readonly die: number | null;
  /** The dice animation is running: the HUD must not show their values yet. */
  readonly tumbling: boolean;
}

export const ui = (): YayZeeUi => ({ slot: null, steps: 0, die: null, tumbling: false });

type Store = UiStore<YayZeeUi>;

/** Moves the cursor over the slots. */
export const stepTo = (store: Store, slot: number | null): void =>
  store.setState(({ steps }) => ({ slot, steps: steps + 1 }));

export function setDie(store: Store, die: number | null): void {
  if (store.getState().die !== die) store.setState({ die });
}

/** Moves the cursor over the dice, with wrap-around. */
export function stepDie(store: Store, by: 1 | -1, count: number): void {
  const { die } = store.getState();
  setDie(store, die === null ? (by > 0 ? 0 : count - 1) : (die + by + count) % count);
}

export function setTumbling(store: Store, tumbling: boolean): void {
  if (store.getState().tumbling !== tumbling) store.setState({ tumbling });
}
