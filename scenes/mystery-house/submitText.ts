// Saying something to a running game: like any command, but that "undo" takes back the last step.
import type { SessionPort } from '../kit/core/session/session.ts';
import { sayCommand } from './rules.ts';

/** The sentence that refuses it, or null. */
export function submitText(session: Pick<SessionPort, 'send' | 'store' | 'undo'>, text: string): string | null {
  if (!/^\s*undo\W*$/i.test(text) || !session.undo || !session.store.getState().canUndo)
    return session.send(sayCommand(text));
  session.undo();
  return null;
}
