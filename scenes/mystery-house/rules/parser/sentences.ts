// Sentences: a typed line is split into commands, and each command into words without contractions and politeness.
import { ASKS, BEGINS, GUEST_OF, TALK_OF, VERB_OF, WAY_OF } from './vocabulary.ts';

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(mr|mrs|ms|dr)\./g, '$1'],
  [/\b(what|where|who|how|when|that|it|he|she|there)['’]?s\b/g, '$1 is'],
  [/\blet['’]?s\b/g, 'let us'],
  [/\bj['’ ]?accuse\b/g, 'accuse'],
  [/\bcan['’]?t\b|\bcannot\b/g, 'can not'],
  [/\b(have|has|did|does|is|was|were|are)nt\b/g, '$1 not'],
  [/\b(\w+)n['’]t\b/g, '$1 not'],
  [/\bi['’]?m\b/g, 'i am'],
  [/\b(i|you|we|they)['’](d|ll|ve|re)\b/g, '$1'],
  [/['’]s\b/g, ''],
  // A look through the glass, not at one that somebody drank from.
  [/\bmagnifying glass\b/g, 'lens'],
  [/\bfront door\b/g, 'door'],
  [/\b(left|right)[ -]handed\b/g, '$1-handed'],
];

/** Politeness before the command: 'could you please', 'i want to', 'try to'. */
const PREAMBLE =
  /^(?:(?:please|now|well|so|then|and|just|maybe|ok|okay|kindly)\b\s*|(?:can|could|may|will|would) (?:i|we|you)\s+|i (?:want|need|wish|try|would like|like|will|am going|have) to\s+|i (?:will|shall|must|should)\s+|(?:let us|let me|try to|try|attempt to|go and|come and|begin to|start to)\s+)/;

const plain = (text: string): string =>
  CONTRACTIONS.reduce((now, [from, to]) => now.replaceAll(from, to), withoutAccents(text.toLowerCase()));

/** 'façade' is 'facade': whether the sentence is another language's was asked before. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Lower-case words; a comma counts as "and". */
export const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .replaceAll(/[,&:]/g, ' and ')
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .split(/\s+/)
    .filter(word => word !== '');

/** Words of a command without its politeness, as long as a command is left. */
export function commandWords(text: string): readonly string[] {
  let now = wordsOf(text).join(' ');
  for (let again = true; again; ) {
    const rest = now.replace(PREAMBLE, '');
    again = rest !== now && rest !== '' && beginsCommand(rest.split(' '));
    if (again) now = rest;
  }
  return now.split(' ').filter(word => word !== '');
}

const beginsCommand = ([first = '']: readonly string[]): boolean =>
  BEGINS.has(first) ||
  ASKS.has(first) ||
  GUEST_OF.has(first) ||
  PREAMBLE.test(`${first} `) ||
  first === 'us' ||
  /^(?:i|let|try|want|would|you|make|solve|name|state|reveal|know)$/.test(first);

/** 'n. examine glass then take it; e, x napkin and wait' are six. A comma after a name only addresses somebody. */
export const sentences = (text: string): readonly string[] =>
  text
    .replaceAll(/\b(mr|mrs|ms|dr)\./gi, '$1')
    .split(/[.;!?\n]+|,?\s*\b(?:and\s+)?then\b/i)
    .flatMap(splitChain)
    .flatMap(splitWays)
    .map(part => part.replaceAll(/^[\s,]+|[\s,]+$/g, ''))
    .filter(part => part !== '');

/** 'n e s w' and 'go north east' are a step each. */
function splitWays(part: string): readonly string[] {
  const all = wordsOf(part).filter(word => word !== 'and');
  const ways = VERB_OF.get(all[0] ?? '') === 'go' ? all.slice(1) : all;
  return ways.length > 1 && ways.every(word => WAY_OF.has(word)) ? ways : [part];
}

function splitChain(part: string): readonly string[] {
  const found: string[] = [''];
  const pieces = part.split(/(\s*,\s*(?:and\s+)?|\s+and\s+)/i);
  for (let i = 0; i < pieces.length; i += 2) {
    const piece = pieces[i] ?? '';
    const before = found.at(-1) ?? '';
    if (i === 0) found[0] = piece;
    else if (!isAddress(before) && beginsHere(piece)) found.push(piece);
    else if (/^\s*ask\b.* about /i.test(before) && /^\w+ about /i.test(piece)) found.push(`ask ${piece}`);
    else found[found.length - 1] = before + (pieces[i - 1] ?? ' and ') + piece;
  }
  return found;
}

const beginsHere = (piece: string): boolean => {
  const [first = '', ...rest] = wordsOf(piece);
  if (!BEGINS.has(first)) return false;
  // A room or a noun that is a verb, too, alone after "and", belongs to the list before it.
  return rest.length > 0 || !ONLY_WITH_NOUN.has(first);
};
const ONLY_WITH_NOUN: ReadonlySet<string> = new Set(['study', 'light', 'hold', 'place', 'head', 'use', 'touch']);

/** Whether a text only addresses somebody: 'bruno', 'hello', 'hello ada', 'mr vale'. */
const isAddress = (text: string): boolean => {
  const all = wordsOf(text);
  return (
    all.some(word => GUEST_OF.has(word) || TALK_OF.has(word)) &&
    all.every(word => GUEST_OF.has(word) || TALK_OF.has(word) || /^(?:mr|mrs|ms|miss|dr|dear)$/.test(word))
  );
};
