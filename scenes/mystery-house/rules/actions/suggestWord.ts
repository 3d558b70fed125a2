// Spelling suggestion: names an unknown word and the nearest one that makes sense here. It follows a refusal and never replaces it.
import { THING, THINGS } from '../house.ts';
import { nounWordsInSight } from '../parser/inSight.ts';
import { wordsOf } from '../parser/sentences.ts';
import { nearestWord } from '../parser/spelling.ts';
import { ROOM_OF, TOPIC_OF, VERB_OF, WAY_OF, WORDS } from '../parser/vocabulary.ts';
import type { TurnContext } from './TurnContext.ts';

/** Logs the suggestion and remembers it for 'oops'. Proposed are things in sight, then what may lie elsewhere: never a verb for a noun. */
export function suggestWord(turn: TurnContext, word: string): void {
  const elsewhere = THINGS.flatMap(id => [id, ...THING[id].words]);
  suggestFrom(turn, word, [...nounWordsInSight(turn.s), ...elsewhere, ...ROOM_OF.keys(), ...TOPIC_OF.keys()]);
}

/** The same for a sentence whose verb is unknown. */
export function suggestVerb(turn: TurnContext, sentence: string): void {
  const words = wordsOf(sentence);
  const at = words.findIndex(word => !WORDS.has(word));
  const word = words[at];
  if (word === undefined) return;
  if (at === 0) suggestFrom(turn, word, [...VERB_OF.keys(), ...WAY_OF.keys(), ...nounWordsInSight(turn.s)]);
  else suggestWord(turn, word);
}

function suggestFrom(turn: TurnContext, word: string, known: Iterable<string>): void {
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
