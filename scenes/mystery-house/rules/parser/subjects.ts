// Subjects: what a question or a remark to a guest is about.
import type { ThingId } from '../house.ts';
import type { MysteryState } from '../state.ts';
import { nounOf, unique } from './nouns.ts';
import {
  ALL,
  EVERYBODY,
  FILLERS,
  GUEST_OF,
  type Matter,
  SELF,
  THING_OF,
  TOPIC_OF,
  TOPICS,
  type Topic,
} from './vocabulary.ts';

export type Subject =
  | Topic
  | Matter
  | { readonly guest: number }
  | { readonly thing: ThingId }
  | { readonly scenery: string }
  | { readonly unknown: string };

/** Subjects that only say how a question is put, where it has others. */
const WEAK: ReadonlySet<unknown> = new Set(['feelings', 'self']);

/** Subjects of what stands behind "about": each word counts, and an unknown one is named. */
export function subjectsAbout(words: readonly string[], state: Readonly<MysteryState>): readonly Subject[] {
  const content = words.filter(word => word !== 'and' && word !== 'her' && !FILLERS.has(word));
  if (content.some(word => ALL.has(word))) return TOPICS;
  const found = content.map(word => subjectOf(word, state));
  const known = found.filter(subject => typeof subject === 'string' || !('unknown' in subject));
  return unique(strong(known.length > 0 ? known : found));
}

const PRONOUN = /^(?:he|him|she|her|it)$/;

/** Subjects of a free question: 'where were you', 'do you smoke'; none where it has no known word. */
export function subjectsIn(words: readonly string[], state: Readonly<MysteryState>): readonly Subject[] {
  // In 'why did you hate him' he is the host.
  const isOfHost = words.some(word => TOPIC_OF.get(word) === 'motive' || TOPIC_OF.get(word) === 'murder');
  const found = words
    .filter(word => word !== 'and' && !SELF.has(word) && !(isOfHost && PRONOUN.test(word)))
    .map(word => subjectOf(word, state))
    .filter(subject => typeof subject === 'string' || !('unknown' in subject));
  const isDeed = words.includes('it') && words.some(word => word === 'did' || word === 'do' || word === 'done');
  const text = words.join(' ');
  const isWhoAreYou = /\bwho are you\b|\bwhat do you do\b/.test(text);
  const isCompany = words.includes('who') && words.includes('with');
  const all = [
    ...found,
    ...(isDeed ? (['murder'] as const) : []),
    ...(isWhoAreYou ? (['self'] as const) : []),
    ...(isCompany ? (['alibi'] as const) : []),
  ];
  // 'did you kill ambrose' asks for no quarrel.
  const isDenied = all.includes('murder') && !words.includes('why');
  return unique(strong(isDenied ? all.filter(subject => subject !== 'motive') : all));
}

/** Without the weak subjects where there are others; a doubt about somebody's words is about these. */
function strong(subjects: readonly Subject[]): readonly Subject[] {
  const isOfGuest = subjects.some(subject => typeof subject === 'object' && 'guest' in subject);
  const doubtless = isOfGuest ? subjects.filter(subject => subject !== 'lie') : subjects;
  return doubtless.some(subject => !WEAK.has(subject)) ? doubtless.filter(subject => !WEAK.has(subject)) : doubtless;
}

function subjectOf(word: string, state: Readonly<MysteryState>): Subject {
  const topic = TOPIC_OF.get(word);
  if (topic) return topic;
  const guest = GUEST_OF.get(word);
  if (guest !== undefined) return { guest };
  const thing = THING_OF.get(word);
  if (thing) return { thing };
  if (EVERYBODY.has(word)) return 'alibi';
  const noun = nounOf(word, state);
  if (noun.is === 'guest') return { guest: noun.who };
  if (noun.is === 'thing') return { thing: noun.id };
  if (noun.is === 'body') return 'murder';
  return noun.is === 'scenery' ? { scenery: word } : { unknown: word };
}
