// What stands in the line and is not said yet: shared by keys, gamepad and the HUD, no part of the rules.
import { createStore } from 'zustand/vanilla';
import { offers } from './offers.ts';
import type { MysteryState } from './state.ts';

interface Draft {
  readonly text: string;
}

export const draft = createStore<Draft>()(() => ({ text: '' }));

export const setDraft = (text: string): void => draft.setState({ text });
export const clearDraft = (): void => setDraft('');

/** The next thing that can be said here, or the one before, in place of what stands in the line. */
export function selectOffer(state: Readonly<MysteryState>, by: 1 | -1): void {
  const all = offers(state).map(({ say }) => say);
  const at = all.indexOf(draft.getState().text);
  const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
  setDraft(all[next] ?? '');
}
