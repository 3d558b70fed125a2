// Where the hands are: the place pointed at, digits typed so far, a thing marked to be combined, the notes. Rules never see it, replays do not keep it.
import { createStore } from 'zustand/vanilla';

export interface Draft {
  /** The place that arrows have come to. */
  readonly cursor: string | null;
  /** All places show. */
  readonly reveals: boolean;
  readonly typed: string;
  /** The first of two things to combine. */
  readonly marked: string | null;
  readonly isReading: boolean;
}

const EMPTY: Draft = { cursor: null, reveals: false, typed: '', marked: null, isReading: false };
export const draft = createStore<Draft>(() => EMPTY);

/** Digits that the longest lock takes, and one more: who typed too many is told so by the lock. */
const ROOM = 5;

export const clearDraft = (): void => draft.setState(EMPTY);
export const pointAt = (cursor: string | null): void => draft.setState({ cursor });
export const reveal = (reveals: boolean): void => {
  if (draft.getState().reveals !== reveals) draft.setState({ reveals });
};
export const typeAll = (text: string): void => draft.setState({ typed: text.slice(0, ROOM + 1) });
export const typeDigit = (digit: string): void =>
  draft.setState(({ typed }) => ({ typed: (typed + digit).slice(0, ROOM) }));
export const eraseLast = (): void => draft.setState(({ typed }) => ({ typed: typed.slice(0, -1) }));
/** With a gamepad the last digit is counted up and down. */
export const stepBy = (by: number): void =>
  draft.setState(({ typed }) => ({
    typed: typed === '' ? '1' : typed.slice(0, -1) + ((Number(typed.at(-1)) + by + 10) % 10),
  }));
export const mark = (marked: string | null): void => draft.setState({ marked });
export const readNotes = (isReading: boolean): void => draft.setState({ isReading });
