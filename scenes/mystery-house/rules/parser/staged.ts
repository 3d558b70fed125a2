// Sentences of the last act, which mean something else than in the house: a name is said aloud, a thing is laid down before everybody.
import { MOTIVES } from '../case.ts';
import { traitOfThing } from '../house.ts';
import type { MysteryState } from '../state.ts';
import { traitNamed } from './notebookQuestions.ts';
import type { ParsedSentence } from './ParsedSentence.ts';
import { GUEST_OF, THING_OF, WORDS } from './vocabulary.ts';

const ROUND =
  /^(?:ask|question|hear|interrogate|go)(?: all)?(?: of)? (?:round|around|everyone|everybody|all|them|them all|the table|the guests|each)\b(?!.*\b(?:tobacco|smoke|scent|perfume|motive|quarrel|host|ambrose)\b)|^(?:and )?where were you(?: all)?$|^(?:everyone|everybody|all)(?: and)? where were you|^(?:round|once round|around)(?: the table)?$|^begin$|^start$/;
const LAY =
  /^(?:lay|put|place|set|show|present|produce|reveal|display|bring|give|use|throw|i lay|i put|i show|with|by|and|then|here is|this is)\b/;
const LAY_ALL = /\b(?:everything|all|evidence|traces|clues|proofs?|it all|what i (?:have )?(?:found|got))\b/;
const FITS = /\b(?:fits?|proves?|matches|says so|points to|gives? \w+ away)\b/;
const NAME =
  /^(?:i )?name\b|^i say\b|^(?:it (?:was|is|must be|has to be)|i think(?: it (?:was|is))?|i (?:suspect|know it was))\b|\b(?:murderer|killer|culprit|guilty|did it|killed (?:him|ambrose|the host))\b/;
const BECAUSE =
  /^(?:because|why|since|for|the lie|the alibi)\b|\b(?:knows?(?: better)?|says? otherwise|contradicts?|saw|says so|denies|was not there|lied|lies|lying)\b|^(?:confront|face|press)\b/;
const REST =
  /^(?:that is (?:all|it|everything)|i rest(?: my case)?|rest(?: my case)?|done|i am done|finish|finished|end|the end|curtain|no more|nothing else|enough|case closed|conclude|end it|finish it)$/;

/** What a sentence means at the table; null where it means what it means elsewhere. */
export function staged(words: readonly string[], { theatre }: Readonly<MysteryState>): ParsedSentence | null {
  if (!theatre) return null;
  const text = words.join(' ');
  if (/^accuse\b|^i (?:hereby )?accuse\b|^(?:notes|help|undo|score|map|look|l|who|what|whom|which|how)\b/.test(text))
    return null;
  if (/^(?:i (?:can )?)?prove it$/.test(text)) return { verb: 'lay', traits: [], things: [] };
  if (REST.test(text)) return { verb: 'rest' };
  if (ROUND.test(text)) return { verb: 'round' };
  const guests = words.flatMap(word => GUEST_OF.get(word) ?? []).filter((who, i, all) => all.indexOf(who) === i);
  const things = words.flatMap(word => THING_OF.get(word) ?? []);
  const traits = [
    ...things.flatMap(id => traitOfThing(id) ?? []),
    ...(things.length === 0 && (LAY.test(text) || FITS.test(text)) ? traitNamed(text) : []),
  ];
  const isLaid = LAY.test(text) || FITS.test(text) || (things.length > 0 && words.length <= 2);
  if (isLaid && (things.length > 0 || traits.length > 0))
    return { verb: 'lay', traits: [...new Set(traits)], things: things.filter(id => traitOfThing(id) === null) };
  if (/^(?:lay|put|place|show|present|produce|reveal|bring)\b/.test(text) && (LAY_ALL.test(text) || words.length <= 2))
    return { verb: 'lay', traits: [], things: [] };
  const [first = null] = guests;
  const isQuestion = /^(?:ask|tell|is|was|did|does|do|can|where|talk)\b/.test(text);
  if (NAME.test(text) && !isQuestion)
    return { verb: 'name', who: first, word: first === null ? (words.find(word => !WORDS.has(word)) ?? null) : null };
  if (BECAUSE.test(text) && !isQuestion) {
    const motive = MOTIVES.find(one => words.includes(one)) ?? null;
    // Before a name is said people are confronted as elsewhere.
    if (theatre.named === null && /^(?:confront|face|press)\b/.test(text)) return null;
    return { verb: 'because', who: guests.find(who => who !== theatre.named) ?? first, motive };
  }
  return null;
}
