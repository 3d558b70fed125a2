// What the player has typed, and the path pointed at: shared by the picture's keys and the HUD. Rules never see it, replays do not keep it.
import { createStore } from 'zustand/vanilla';

export interface Draft {
  readonly text: string;
  /** The path under the cursor; null before anybody pointed. */
  readonly path: 'meadow' | 'ridge' | null;
}

export const draft = createStore<Draft>(() => ({ text: '', path: null }));

const LONGEST = 6;

/** Digits and a minus in front; whatever else was typed is left out. */
export function typeAll(text: string): void {
  const minus = /^\s*[-−]/.test(text) ? '−' : '';
  draft.setState({ text: minus + text.replace(/\D/g, '').slice(0, LONGEST) });
}

export function typeDigit(digit: string): void {
  typeAll(draft.getState().text + digit);
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
