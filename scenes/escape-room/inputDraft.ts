// Input draft: UI state that is not yet a command (cursor, typed digits, item marked for combining, open notes). Not part of rules or replays.
import { createStore } from 'zustand/vanilla';
import type { Pull } from '../kit/core/gesture.ts';
import type { EscapeCommand, EscapeState } from './state.ts';

/** What the hand does in the close-up. */
export interface Hand {
  /** Id of the part that is moved, or null where the press took none. */
  readonly grip: string | null;
  /** Part of its way, 0 to 1. */
  readonly progress: number;
  readonly pull: Pull;
}

export interface InputDraft {
  /** Id of the fixture selected by arrow keys. */
  readonly cursor: string | null;
  /** All fixtures are highlighted. */
  readonly reveals: boolean;
  /** Digits typed so far. */
  readonly typed: string;
  /** These digits were set by hand, on hands or wheels: typed ones take their place. */
  readonly dialed: boolean;
  /** Id of the first of two items to combine. */
  readonly marked: string | null;
  /** The notes are open. */
  readonly notesOpen: boolean;
  /** The open drag on the close-up. */
  readonly hand: Hand | null;
  /** Ids of parts that were moved the whole way, where one command takes several. */
  readonly moved: readonly string[];
}

const EMPTY: InputDraft = {
  cursor: null,
  reveals: false,
  typed: '',
  dialed: false,
  marked: null,
  notesOpen: false,
  hand: null,
  moved: [],
};
export const draft = createStore<InputDraft>(() => EMPTY);

/** One more than the longest code: the lock reports too many digits. */
const MAX_DIGITS = 5;

export const clearDraft = (): void => draft.setState(EMPTY);
export const setCursor = (cursor: string | null): void => draft.setState({ cursor });
export const setReveals = (reveals: boolean): void => {
  if (draft.getState().reveals !== reveals) draft.setState({ reveals });
};
/** Digits as hands or wheels are set. */
export const setDialed = (text: string): void => draft.setState({ typed: text, dialed: true });
/** The text of the input line; what is typed after digits that were set by hand stands alone. */
export const setTyped = (text: string): void =>
  draft.setState(({ typed, dialed }) => {
    const isAdded = dialed && text.length > typed.length && text.startsWith(typed);
    return { typed: (isAdded ? text.slice(typed.length) : text).slice(0, MAX_DIGITS + 1), dialed: false };
  });
export const typeDigit = (digit: string): void =>
  draft.setState(({ typed, dialed }) => ({
    typed: dialed ? digit : (typed + digit).slice(0, MAX_DIGITS),
    dialed: false,
  }));
export const eraseDigit = (): void => draft.setState(({ typed }) => ({ typed: typed.slice(0, -1), dialed: false }));
/** Gamepad and arrow keys count the last digit up and down. */
export const stepLastDigit = (by: number): void =>
  draft.setState(({ typed }) => ({
    typed: typed === '' ? '1' : typed.slice(0, -1) + ((Number(typed.at(-1)) + by + 10) % 10),
  }));
export const setMarked = (marked: string | null): void => draft.setState({ marked });
export const setNotesOpen = (notesOpen: boolean): void => draft.setState({ notesOpen });

export const setHand = (hand: Hand | null): void => draft.setState({ hand });
export const setMoved = (moved: readonly string[]): void => draft.setState({ moved });

export type SendCommand = (command: EscapeCommand) => void;

/** First call: marks the selected item. Second call: combines the marked item with the selected one. */
export function markOrCombine({ selected }: Readonly<Pick<EscapeState, 'selected'>>, send: SendCommand): void {
  const { marked } = draft.getState();
  if (marked !== null && selected !== null && marked !== selected) send({ type: 'combine', a: marked, b: selected });
  setMarked(marked === null ? selected : null);
}
