// Input store: typed answer and path under the cursor. Shared by scene and HUD; not part of the state, so rules and replays do not have it.
import { createStore } from 'zustand/vanilla';

/** What one can point at on the signpost, from the first to the last. */
export const WAYS = ['meadow', 'ridge', 'home'] as const;
export type Way = (typeof WAYS)[number];

export interface AnswerInput {
  readonly text: string;
  /** The path under the cursor, or the way home; null before anybody pointed. */
  readonly path: Way | null;
}

export const answerInput = createStore<AnswerInput>(() => ({ text: '', path: null }));

/** Largest number of digits that counting up and down reaches. */
const LONGEST = 6;
/** Largest number of characters. A text that is not a whole number is kept as it was typed: the rules refuse it at no cost. */
const ROOM = 8;

export function setText(text: string): void {
  answerInput.setState({ text: text.replace('-', '−').slice(0, ROOM) });
}

/** Types a digit or a point. */
export function typeCharacter(character: string): void {
  setText(answerInput.getState().text + character);
}

export function toggleSign(): void {
  const { text } = answerInput.getState();
  answerInput.setState({ text: text.startsWith('−') ? text.slice(1) : `−${text}` });
}

export function eraseLast(): void {
  answerInput.setState(({ text }) => ({ text: text.slice(0, -1) }));
}

/** Changes the number by a step, for gamepads. */
export function stepBy(by: number): void {
  const now = Number.parseInt(answerInput.getState().text.replace('−', '-'), 10) || 0;
  const next = Math.min(10 ** LONGEST - 1, Math.max(1 - 10 ** LONGEST, now + by));
  answerInput.setState({ text: next < 0 ? `−${-next}` : String(next) });
}

export function clearAnswer(): void {
  answerInput.setState({ text: '', path: null });
}

export function setPath(path: Way): void {
  answerInput.setState({ path });
}

/** Points at the next way or the one before; home only `isWon`. */
export function pointBy(by: 1 | -1, isWon: boolean): void {
  const { path } = answerInput.getState();
  const last = isWon ? WAYS.length - 1 : WAYS.length - 2;
  // Before anybody pointed, forward is the ridge: it lies on the right.
  const from = path === null ? (by > 0 ? 0 : 1) : WAYS.indexOf(path);
  setPath(WAYS[Math.max(0, Math.min(last, from + by))] as Way);
}
