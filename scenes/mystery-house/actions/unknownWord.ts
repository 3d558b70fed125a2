// A word that nobody in the house knows: it is named, and the nearest known one offered. Beside the refusals, never in their place.
import { nearestWord } from '../parser/spelling.ts';
import { WORDS } from '../parser/vocabulary.ts';
import type { TurnContext } from './TurnContext.ts';

/** `said` is the sentence in which it stands, for 'oops'. */
export function unknownWord(night: TurnContext, word: string, known: Iterable<string> = WORDS): void {
  const { s } = night;
  if (word === '' || WORDS.has(word)) return;
  const guess = nearestWord(word, known);
  s.misheard = { text: s.again ?? '', word, guess };
  night.addEntry(
    'aside',
    guess
      ? `I don't know the word "${word}". Did you mean "${guess}"? Then say oops.`
      : `I don't know the word "${word}".`,
  );
}
