// Selection store: cursor over slots and dice, and whether dice are still tumbling. Shared by scene and HUD; not part of the state, so rules and replays do not have it.
import { createStore } from 'zustand/vanilla';

export interface Selection {
  /** Slot under the keyboard's cursor; null before it was used. */
  readonly slot: number | null;
  /** Steps of that cursor so far: the focus follows each. */
  readonly steps: number;
  /** Die under the cursor. */
  readonly die: number | null;
  /** The dice animation is running: the HUD must not show their values yet. */
  readonly tumbling: boolean;
}

export const selection = createStore<Selection>(() => ({ slot: null, steps: 0, die: null, tumbling: false }));

/** Moves the cursor over the slots. */
export const stepTo = (slot: number | null): void => selection.setState(({ steps }) => ({ slot, steps: steps + 1 }));

export function setDie(die: number | null): void {
  if (selection.getState().die !== die) selection.setState({ die });
}

/** Moves the cursor over the dice, with wrap-around. */
export function stepDie(by: 1 | -1, count: number): void {
  const { die } = selection.getState();
  setDie(die === null ? (by > 0 ? 0 : count - 1) : (die + by + count) % count);
}

export function setTumbling(tumbling: boolean): void {
  if (selection.getState().tumbling !== tumbling) selection.setState({ tumbling });
}
