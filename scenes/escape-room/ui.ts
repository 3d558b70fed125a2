// UI store of Escape Room, what is not yet a command: cursor, typed digits, item marked for combining, open notes, the hand in the close-up.
import type { Pull } from '../kit/core/input/gesture.ts';
import type { UiStore } from '../kit/core/session/ui.ts';
import type { EscapeCommand, EscapeState } from './rules/state.ts';

/** What the hand does in the close-up. */
export interface Hand {
  /** Id of the part that is moved, or null where the press took none. */
  readonly grip: string | null;
  /** Part of its way, 0 to 1. */
  readonly progress: number;
  readonly pull: Pull;
}

export interface EscapeUi {
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

const EMPTY: EscapeUi = {
  cursor: null,
  reveals: false,
  typed: '',
  dialed: false,
  marked: null,
  notesOpen: false,
  hand: null,
  moved: [],
};
export const ui = (): EscapeUi => EMPTY;

type Store = UiStore<EscapeUi>;

/** One more than the longest code: the lock reports too many digits. */
const MAX_DIGITS = 5;

export const clearDraft = (store: Store): void => store.setState(EMPTY);
export const setCursor = (store: Store, cursor: string | null): void => store.setState({ cursor });
export const setReveals = (store: Store, reveals: boolean): void => {
  if (store.getState().reveals !== reveals) store.setState({ reveals });
};
/** Digits as hands or wheels are set. */
export const setDialed = (store: Store, text: string): void => store.setState({ typed: text, dialed: true });
/** The text of the input line; what is typed after digits that were set by hand stands alone. */
export const setTyped = (store: Store, text: string): void =>
  store.setState(({ typed, dialed }) => {
    const isAdded = dialed && text.length > typed.length && text.startsWith(typed);
    return { typed: (isAdded ? text.slice(typed.length) : text).slice(0, MAX_DIGITS + 1), dialed: false };
  });
export const typeDigit = (store: Store, digit: string): void =>
  store.setState(({ typed, dialed }) => ({
    typed: dialed ? digit : (typed + digit).slice(0, MAX_DIGITS),
    dialed: false,
  }));
export const eraseDigit = (store: Store): void =>
  store.setState(({ typed }) => ({ typed: typed.slice(0, -1), dialed: false }));
/** Gamepad and arrow keys count the last digit up and down. */
export const stepLastDigit = (store: Store, by: number): void =>
  store.setState(({ typed }) => ({
    typed: typed === '' ? '1' : typed.slice(0, -1) + ((Number(typed.at(-1)) + by + 10) % 10),
  }));
export const setMarked = (store: Store, marked: string | null): void => store.setState({ marked });
export const setNotesOpen = (store: Store, notesOpen: boolean): void => store.setState({ notesOpen });

export const setHand = (store: Store, hand: Hand | null): void => store.setState({ hand });
export const setMoved = (store: Store, moved: readonly string[]): void => store.setState({ moved });

export type SendCommand = (command: EscapeCommand) => void;

/** First call: marks the selected item. Second call: combines the marked item with the selected one. */
export function markOrCombine(
  store: Store,
  { selected }: Readonly<Pick<EscapeState, 'selected'>>,
  send: SendCommand,
): void {
  const { marked } = store.getState();
  if (marked !== null && selected !== null && marked !== selected) send({ type: 'combine', a: marked, b: selected });
  setMarked(store, marked === null ? selected : null);
}
