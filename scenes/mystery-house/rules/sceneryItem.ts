// Scenery: what a room's text or picture shows and that is no thing to carry.
import type { Act } from './parser/acts.ts';

export interface Scenery {
  /** Within a sentence: 'the gate'. */
  readonly called: string;
  /** Its nouns; the first is its name in events. */
  readonly words: readonly [string, ...string[]];
  /** What a look tells. */
  readonly text: string;
  /** Replies to acts that mean something here; others have the act's own. */
  readonly acts?: Readonly<Partial<Record<Act, string>>>;
}

export const item = (called: string, words: string, text: string, acts?: Scenery['acts']): Scenery => ({
  called,
  words: words.split(' ') as unknown as Scenery['words'],
  text,
  ...(acts && { acts }),
});
