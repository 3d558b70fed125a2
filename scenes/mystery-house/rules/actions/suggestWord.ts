// Spelling suggestion: names an unknown word and the nearest one that makes sense here. It follows a refusal and never replaces it.
import { THING, THINGS } from '../house.ts';
import { nounWordsInSight } from '../parser/inSight.ts';
import { unique } from '../parser/nouns.ts';
import { withoutAccents, wordsOf } from '../parser/sentences.ts';
import { nearestWord } from '../parser/spelling.ts';
import { GUEST_OF, ROOM_OF, TOPIC_OF, VERB_OF, WAY_OF, WORDS } from '../parser/vocabulary.ts';
import { listed } from '../people.ts';
import type { MysteryState } from '../state.ts';
import type { TurnContext } from './TurnContext.ts';

/** Logs the suggestion and remembers it for 'oops'. Proposed are things in sight, then what may lie elsewhere: never a verb for a noun. */
export function suggestWord(turn: TurnContext, word: string): void {
  const unknown = unknownIn(turn.s.again ?? '');
  suggest(turn, WORDS.has(word) || unknown.some(one => one.word === word) ? unknown : [{ word, isFirst: false }]);
}

/** The same for a sentence whose verb is unknown, and for whatever else of it is. */
export const suggestAll = (turn: TurnContext, sentence: string): void => suggest(turn, unknownIn(sentence));

/** What was answered only in part: 'ask ada about alibi and tobbaco'. Words that are near none are let pass. */
export function suggestSlips(turn: TurnContext, sentence: string): void {
  if (turn.isStopped) return;
  suggest(
    turn,
    unknownIn(sentence).filter(({ word }) => word.length > 3 && nearestWord(word, nounsFor(turn)) !== null),
  );
}

interface Unknown {
  readonly word: string;
  /** It stands where a verb or a way does. */
  readonly isFirst: boolean;
}

const unknownIn = (sentence: string): readonly Unknown[] =>
  unique(wordsOf(sentence).flatMap((word, at) => (WORDS.has(word) ? [] : [{ word, isFirst: at === 0 }])));

function suggest(turn: TurnContext, unknown: readonly Unknown[]): void {
  const { s } = turn;
  const words = unknown
    .filter(({ word }) => word !== '' && !WORDS.has(word))
    .map(({ word, isFirst }) => ({ word, guess: nearestWord(word, isFirst ? verbsFor(turn) : nounsFor(turn)) }));
  if (words.length === 0 || (s.misheard?.text === s.again && s.misheard?.words.length === words.length)) return;
  s.misheard = { text: s.again ?? '', words };
  const all = words.map(({ word }) => `"${word}"`);
  const guesses = words.flatMap(({ guess }) => (guess === null ? [] : [`"${guess}"`]));
  const unheard = `I don't know the ${all.length > 1 ? 'words' : 'word'} ${listed(all)}.`;
  turn.addEntry('aside', guesses.length > 0 ? `${unheard} Did you mean ${listed(guesses)}? Then say oops.` : unheard);
}

const verbsFor = ({ s }: TurnContext) => [...VERB_OF.keys(), ...WAY_OF.keys(), ...nounWordsInSight(s)];
const nounsFor = ({ s }: TurnContext) => [
  ...nounWordsInSight(s),
  ...THINGS.flatMap(id => [id, ...THING[id].words]),
  ...ROOM_OF.keys(),
  ...TOPIC_OF.keys(),
  ...GUEST_OF.keys(),
  'about',
];

/** The misheard sentence with each slip mended, the first of them by `word` where one is given; null where there is nothing to mend. */
export function mended(misheard: MysteryState['misheard'], word: string | null): string | null {
  const slips = misheard?.words.map((slip, i) => ({ ...slip, guess: (i === 0 ? word : null) ?? slip.guess })) ?? [];
  if (!misheard || !slips.some(({ guess }) => guess !== null)) return null;
  return slips.reduce(
    (text, slip) => text.replace(slip.word, slip.guess ?? slip.word),
    withoutAccents(misheard.text.toLowerCase()),
  );
}
