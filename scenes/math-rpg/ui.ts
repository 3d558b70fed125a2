// UI store of Math RPG: typed answer and path under the cursor.
import type { UiStore } from '../kit/core/session/ui.ts';

/** What one can point at on the signpost, from the first to the last. */
export const WAYS = ['meadow', 'ridge', 'home'] as const;
export type Way = (typeof WAYS)[number];

export interface MathUi {
  readonly text: string;
  /** The path under the cursor, or the way home; null before anybody pointed. */
  readonly path: Way | null;
}

export const ui = (): MathUi => ({ text: '', path: null });

type Store = UiStore<MathUi>;

/** Largest number of digits that counting up and down reaches. */
const LONGEST = 6;
/** Largest number of characters. A text that is not a whole number is kept as it was typed: the rules refuse it at no cost. */
const ROOM = 8;

export function setText(store: Store, text: string): void {
  store.setState({ text: text.replace('-', '−').slice(0, ROOM) });
}

/** Types a digit or a point. */
export function typeCharacter(store: Store, character: string): void {
  setText(store, store.getState().text + character);
}

export function toggleSign(store: Store): void {
  const { text } = store.getState();
  store.setState({ text: text.startsWith('−') ? text.slice(1) : `−${text}` });
}

export function eraseLast(store: Store): void {
  store.setState(({ text }) => ({ text: text.slice(0, -1) }));
}

/** Changes the number by a step, for gamepads. */
export function stepBy(store: Store, by: number): void {
  const now = Number.parseInt(store.getState().text.replace('−', '-'), 10) || 0;
  const next = Math.min(10 ** LONGEST - 1, Math.max(1 - 10 ** LONGEST, now + by));
  store.setState({ text: next < 0 ? `−${-next}` : String(next) });
}

export function clearAnswer(store: Store): void {
  store.setState({ text: '', path: null });
}

export function setPath(store: Store, path: Way): void {
  store.setState({ path });
}

/** Points at the next way or the one before; home only `isWon`. */
export function pointBy(store: Store, by: 1 | -1, isWon: boolean): void {
  const { path } = store.getState();
  const last = isWon ? WAYS.length - 1 : WAYS.length - 2;
  // Before anybody pointed, forward is the ridge: it lies on the right.
  const from = path === null ? (by > 0 ? 0 : 1) : WAYS.indexOf(path);
  setPath(store, WAYS[Math.max(0, Math.min(last, from + by))] as Way);
}
