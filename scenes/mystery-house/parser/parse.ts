// Text parser: a sentence is split into words, its first word selects a verb pattern, and the rest is looked up as nouns.
// It knows words and pronouns only; actions check what is in the room.
import { HOUSE, type RoomId, type ThingId, WAYS, type Way } from '../house.ts';
import type { MysteryState } from '../state.ts';
import {
  ALL,
  BODY,
  FILLERS,
  GUEST_OF,
  ROOM_OF,
  SCENERY,
  SELF,
  THING_OF,
  TOPIC_OF,
  TOPICS,
  type Topic,
  VERB_OF,
  type Verb,
  WAY_OF,
  WORDS,
} from './vocabulary.ts';

/** What a noun phrase refers to. */
export type Noun =
  | { readonly is: 'guest'; readonly who: number }
  | { readonly is: 'thing'; readonly id: ThingId }
  | { readonly is: 'scenery'; readonly word: string }
  | { readonly is: 'body' }
  | { readonly is: 'you' }
  | { readonly is: 'all' }
  /** A word that means nothing here, or nothing that can be looked at. */
  | { readonly is: 'nothing'; readonly word: string };

/** What a question is about. */
export type Subject = Topic | 'looks' | 'murder' | { readonly guest: number } | { readonly unknown: string };

export type ParsedSentence =
  | { readonly verb: 'go'; readonly way: Way | null }
  | { readonly verb: 'examine' | 'take' | 'drop' | 'smell'; readonly nouns: readonly Noun[] }
  | { readonly verb: 'ask'; readonly nouns: readonly Noun[]; readonly about: readonly Subject[] }
  | { readonly verb: 'accuse'; readonly noun: Noun | null }
  | { readonly verb: 'oops'; readonly word: string | null }
  | { readonly verb: Exclude<Verb, 'go' | 'examine' | 'take' | 'drop' | 'smell' | 'ask' | 'accuse' | 'oops'> }
  /** The first word is no known verb. */
  | { readonly verb: null; readonly word: string };

/** Splits a text into sentences: 'n. examine glass then take it'. */
export const sentences = (text: string): readonly string[] =>
  text
    .split(/[.;!?\n]+|\bthen\b/i)
    .map(part => part.trim())
    .filter(part => part !== '');

/** Splits a sentence into lower-case words; a comma counts as "and". */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/[,&]/g, ' and ')
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .split(/\s+/)
    .filter(word => word !== '');

/** The first word outside the vocabulary; null where all are known. */
export const firstUnknownWord = (text: string): string | null => wordsOf(text).find(word => !WORDS.has(word)) ?? null;

export function parse(sentence: string, state: Readonly<MysteryState>): ParsedSentence {
  const [first, ...rest] = wordsOf(sentence);
  if (first === undefined) return { verb: null, word: '' };
  const verb = VERB_OF.get(first);
  const isAlone = rest.every(word => FILLERS.has(word));
  const way = WAY_OF.get(first) ?? (isAlone ? wayTo(ROOM_OF.get(first), state) : null);
  if (isAlone && (way || (ROOM_OF.has(first) && !verb))) return { verb: 'go', way };
  switch (verb) {
    case undefined:
      return { verb: null, word: first };
    case 'go':
      return { verb, way: wayIn(rest, state) };
    case 'look':
      // 'look at the glass'; 'look' alone and 'look around' are the room.
      return rest.some(word => !FILLERS.has(word)) ? { verb: 'examine', nouns: nounsIn(rest, state) } : { verb };
    case 'examine':
    case 'take':
    case 'drop':
    case 'smell':
      return { verb, nouns: nounsIn(rest, state) };
    case 'ask':
      return parseQuestion(first, rest, state);
    case 'accuse':
      return { verb, noun: nounsIn(rest, state)[0] ?? null };
    case 'oops':
      return { verb, word: rest[0] ?? null };
    default:
      return { verb };
  }
}

/** The exit of this room that leads to another; null where none does. */
function wayTo(room: RoomId | undefined, { room: here }: Readonly<MysteryState>): Way | null {
  return room === undefined ? null : (WAYS.find(way => HOUSE[here].exits[way] === room) ?? null);
}

function wayIn(words: readonly string[], state: Readonly<MysteryState>): Way | null {
  for (const word of words) {
    const way = WAY_OF.get(word) ?? wayTo(ROOM_OF.get(word), state);
    if (way) return way;
  }
  return words.some(word => word === 'stairs' || word === 'staircase') ? (state.room === 'upstairs' ? 'd' : 'u') : null;
}

/** 'ask ada about tobacco and scent', 'talk to her', 'ask about alibi', 'confront edith'. */
function parseQuestion(verb: string, words: readonly string[], state: Readonly<MysteryState>): ParsedSentence {
  const at = words.indexOf('about');
  const whom = at < 0 ? words : words.slice(0, at);
  const topics =
    at < 0 ? [] : words.slice(at + 1).filter(word => word !== 'and' && word !== 'her' && !FILLERS.has(word));
  return {
    verb: 'ask',
    nouns: nounsIn(whom, state),
    about:
      verb === 'confront' ? ['alibi'] : topics.some(word => ALL.has(word)) ? TOPICS : unique(topics.map(subjectOf)),
  };
}

function subjectOf(word: string): Subject {
  const topic = TOPIC_OF.get(word);
  if (topic) return topic;
  const guest = GUEST_OF.get(word);
  if (guest !== undefined) return { guest };
  const thing = THING_OF.get(word);
  if (thing === 'ash') return 'tobacco';
  if (thing === 'napkin') return 'scent';
  if (thing === 'letter') return 'motive';
  return { unknown: word };
}

/** 'ada and the glass' are two; 'ada finch' is one. */
function nounsIn(words: readonly string[], state: Readonly<MysteryState>): readonly Noun[] {
  return unique(
    words
      .join(' ')
      .split(' and ')
      .flatMap(part => {
        const content = part.split(' ').filter(word => word !== '' && word !== 'and' && !FILLERS.has(word));
        const last = content.findLast(word => nounOf(word, state).is !== 'nothing') ?? content.at(-1);
        return last === undefined ? [] : [nounOf(last, state)];
      }),
  );
}

function nounOf(word: string, { it, him, her, last }: Readonly<MysteryState>): Noun {
  const nothing = { is: 'nothing', word } as const;
  const guest = (who: number | null): Noun => (who === null ? nothing : { is: 'guest', who });
  switch (word) {
    case 'it':
      return it === null ? nothing : { is: 'thing', id: it };
    case 'him':
    case 'he':
      return guest(him);
    case 'her':
    case 'she':
      return guest(her);
    case 'them':
      return guest(last);
  }
  if (ALL.has(word)) return { is: 'all' };
  if (SELF.has(word)) return { is: 'you' };
  if (BODY.has(word)) return { is: 'body' };
  const who = GUEST_OF.get(word);
  if (who !== undefined) return { is: 'guest', who };
  const id = THING_OF.get(word);
  if (id) return { is: 'thing', id };
  return SCENERY.has(word) ? { is: 'scenery', word } : nothing;
}

const unique = <T>(things: readonly T[]): readonly T[] => {
  const seen = new Set<string>();
  return things.filter(thing => {
    const key = JSON.stringify(thing);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};
