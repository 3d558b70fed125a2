// What the player has typed, and the path pointed at: shared by the picture's keys and the HUD. Rules never see it, replays do not keep it.
import { createStore } from 'zustand/vanilla';

export interface Draft {
  readonly text: string;
  /** The path under the cursor; null before anybody pointed. */
  readonly path: 'meadow' | 'ridge' | null;
}

export const draft = createStore<Draft>(() => ({ text: '', path: null }));

/** Digits that keys and pad type. */
const LONGEST = 6;
/** Characters that the line holds. What is no whole number stays as it was typed: the rules say so, and it costs nothing. */
const ROOM = 8;

export function typeAll(text: string): void {
  draft.setState({ text: text.replace('-', '−').slice(0, ROOM) });
}

export function typeDigit(digit: string): void {
  const { text } = draft.getState();
  if (text.replace('−', '').length < LONGEST) draft.setState({ text: text + digit });
}

export function turnSign(): void {
  const { text } = draft.getState();
  draft.setState({ text: text.startsWith('−') ? text.slice(1) : `−${text}` });
}

export function eraseLast(): void {
  draft.setState(({ text }) => ({ text: text.slice(0, -1) }));
}

/** With a gamepad the number is turned up and down. */
export function stepBy(by: number): void {
  const now = Number.parseInt(draft.getState().text.replace('−', '-'), 10) || 0;
  const next = Math.min(10 ** LONGEST - 1, Math.max(1 - 10 ** LONGEST, now + by));
  draft.setState({ text: next < 0 ? `−${-next}` : String(next) });
}

export function clearDraft(): void {
  draft.setState({ text: '', path: null });
}

export function pointAtPath(path: 'meadow' | 'ridge'): void {
  draft.setState({ path });
}
