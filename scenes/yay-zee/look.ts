// What the player points at and what is still on its way: shared by the picture and the card beside it. Rules never see it, replays do not keep it.
import { createStore } from 'zustand/vanilla';

export interface Look {
  /** The slot under the keyboard's cursor; null before somebody used it. */
  readonly slot: number | null;
  /** The die under it. */
  readonly die: number | null;
  /** The dice are still tumbling: what they show is nobody's to know. */
  readonly tumbling: boolean;
}

export const look = createStore<Look>(() => ({ slot: null, die: null, tumbling: false }));

export function pointAt(slot: number | null): void {
  if (look.getState().slot !== slot) look.setState({ slot });
}

export function pointAtDie(die: number | null): void {
  if (look.getState().die !== die) look.setState({ die });
}

export function setTumbling(tumbling: boolean): void {
  if (look.getState().tumbling !== tumbling) look.setState({ tumbling });
}
