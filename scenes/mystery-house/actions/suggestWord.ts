// Spelling suggestion: names an unknown word and the nearest known one. It follows a refusal and never replaces it.
import { nearestWord } from '../parser/spelling.ts';
import { WORDS } from '../parser/vocabulary.ts';
import type { TurnContext } from './TurnContext.ts';

/** Logs the suggestion and remembers it for 'oops'. */
export function suggestWord(turn: TurnContext, word: string, known: Iterable<string> = WORDS): void {
  const { s } = turn;
  if (word === '' || WORDS.has(word)) return;
  const guess = nearestWord(word, known);
  s.misheard = { text: s.again ?? '', word, guess };
  turn.addEntry(
    'aside',
    guess
      ? `I don't know the word "${word}". Did you mean "${guess}"? Then say oops.`
      : `I don't know the word "${word}".`,
  );
}
