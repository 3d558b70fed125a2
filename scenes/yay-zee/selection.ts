// Selection store: cursor over slots and dice, and whether dice are still tumbling. Shared by scene and HUD; not part of the state, so rules and replays do not have it.
import { createStore } from 'zustand/vanilla';

export interface Selection {
  /** Slot under the keyboard's cursor; null before it was used. */
  readonly slot: number | null;
  /** Die under the cursor. */
  readonly die: number | null;
  /** The dice animation is running: the HUD must not show their values yet. */
  readonly tumbling: boolean;
}

export const selection = createStore<Selection>(() => ({ slot: null, die: null, tumbling: false }));

export function setSlot(slot: number | null): void {
  if (selection.getState().slot !== slot) selection.setState({ slot });
}

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
