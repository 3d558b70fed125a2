// What the parser makes of a sentence: a verb with its nouns and subjects.
import type { Motive } from '../case.ts';
import type { RoomId, ThingId, Way } from '../house.ts';
import type { Act } from './acts.ts';
import type { NotebookQuestion } from './notebookQuestions.ts';
import type { Noun } from './nouns.ts';
import type { NarratorQuestion } from './questions.ts';
import type { Subject } from './subjects.ts';
import type { Talk, Verb } from './vocabulary.ts';

/** Verbs that take nouns alone. */
type NounVerb = 'examine' | 'search' | 'take' | 'drop' | 'smell';
/** Verbs with a form of their own below. */
type OwnVerb = NounVerb | 'go' | 'ask' | 'tell' | 'show' | 'accuse' | 'oops' | 'who';

/** What is said in the last act. */
type StagedSentence =
  | { readonly verb: 'round' | 'rest' }
  | { readonly verb: 'lay'; readonly traits: readonly number[]; readonly things: readonly ThingId[] }
  | { readonly verb: 'name'; readonly who: number | null; readonly word: string | null }
  | { readonly verb: 'because'; readonly who: number | null; readonly motive: Motive | null };

export type ParsedSentence =
  /** `to` is a room that was named and is not next door; `at` something here that one steps up to. */
  | { readonly verb: 'go'; readonly way: Way | null; readonly to?: RoomId; readonly at?: Noun }
  | { readonly verb: NounVerb; readonly nouns: readonly Noun[] }
  | { readonly verb: 'act'; readonly act: Exclude<Act, 'take' | 'smell'>; readonly nouns: readonly Noun[] }
  | { readonly verb: 'ask' | 'tell'; readonly nouns: readonly Noun[]; readonly about: readonly Subject[] }
  | { readonly verb: 'show'; readonly what: readonly Noun[]; readonly nouns: readonly Noun[] }
  /** Somebody is told to do something. */
  | { readonly verb: 'order'; readonly nouns: readonly Noun[] }
  | { readonly verb: 'talk'; readonly talk: Talk; readonly nouns: readonly Noun[] }
  /** 'it was bruno': no accusation yet. */
  | { readonly verb: 'suspect'; readonly nouns: readonly Noun[] }
  | { readonly verb: 'accuse'; readonly noun: Noun | null }
  | { readonly verb: 'oops'; readonly word: string | null }
  | NarratorQuestion
  | NotebookQuestion
  | StagedSentence
  /** A room that no such house has. */
  | { readonly verb: 'noroom'; readonly word: string }
  | { readonly verb: 'wayto'; readonly room: RoomId }
  /** The sentence is no English. */
  | { readonly verb: 'language' }
  | { readonly verb: Exclude<Verb, OwnVerb> }
  /** The first word is no known verb. */
  | { readonly verb: null; readonly word: string };
