// UI store of Mystery House: the draft in the command line, with completion and submission, for keys, gamepad and HUD.
import type { SessionPort } from '../kit/core/session/session.ts';
import { type UiStore, uiOf } from '../kit/core/session/ui.ts';
import { offers } from './rules/offers.ts';
import { sayCommand } from './rules/rules.ts';
import type { MysteryState } from './rules/state.ts';

export interface MysteryUi {
  /** The text in the command line. */
  readonly draft: string;
}

export const ui = (): MysteryUi => ({ draft: '' });

type Store = UiStore<MysteryUi>;

export const setDraft = (store: Store, draft: string): void => store.setState({ draft });
export const clearDraft = (store: Store): void => setDraft(store, '');

/** Replaces the draft by the next offered command, or the one before. */
export function selectOffer(store: Store, state: Readonly<MysteryState>, by: 1 | -1): void {
  const all = offers(state).map(({ say }) => say);
  const at = all.indexOf(store.getState().draft);
  const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
  setDraft(store, all[next] ?? '');
}

type Session = Pick<SessionPort, 'send' | 'store' | 'ui' | 'undo'>;

/** Submits the draft and clears it. An empty draft selects the first offer instead; then false. */
export function submitDraft(session: Session, state: Readonly<MysteryState>): boolean {
  const store = uiOf<MysteryUi>(session);
  const { draft } = store.getState();
  if (draft.trim() === '') {
    selectOffer(store, state, 1);
    return false;
  }
  clearDraft(store);
  submitText(session, draft);
  return true;
}

/** Sends a text as a command; "undo" takes back the last step of the session. Returns the sentence that refuses it, or null. */
export function submitText(session: Session, text: string): string | null {
  if (!/^\s*undo\W*$/i.test(text) || !session.undo || !session.store.getState().canUndo)
    return session.send(sayCommand(text));
  session.undo();
  return null;
}

const MAX_COMPLETIONS = 8;

/** Completions of a text: offered commands that begin with it, else words in sight for its last word. */
export function completionsOf(
  text: string,
  offeredCommands: readonly string[],
  wordsAfter: (before: readonly string[]) => readonly string[],
): readonly string[] {
  const typed = text.toLowerCase().trimStart();
  if (typed === '') return [];
  const matches = offeredCommands.filter(say => say.startsWith(typed) && say !== typed);
  if (matches.length > 0) return matches.slice(0, MAX_COMPLETIONS);
  const at = typed.lastIndexOf(' ') + 1;
  const word = typed.slice(at);
  if (word.length < 2) return [];
  return [...new Set(wordsAfter(typed.slice(0, at).trim().split(' ').filter(Boolean)))]
    .filter(known => known.startsWith(word) && known !== word)
    .slice(0, MAX_COMPLETIONS)
    .map(known => typed.slice(0, at) + known);
}
