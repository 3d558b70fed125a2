// What a night in Mystery House is at any moment, and the one command that moves it on: something said.
import type { HasRng } from '../kit/core/rng.ts';
import type { Case } from './case.ts';
import type { RoomId, ThingId } from './house.ts';

/** What the detective has written down. */
export interface Notes {
  /** Traits of the murderer that are known. */
  readonly clues: readonly number[];
  /** Of each guest the traits that are known, as bits. */
  readonly seen: readonly number[];
  /** Whose statement about the hour of the murder was heard. */
  readonly alibis: readonly number[];
  /** Whose quarrel with the host was heard. */
  readonly motives: readonly number[];
  /** The torn letter was read. */
  readonly letter: boolean;
  /** Whoever swore for the murderer has admitted the lie. */
  readonly confessed: boolean;
}

export type EntryKind = 'said' | 'room' | 'told' | 'people' | 'clue' | 'death' | 'refusal' | 'aside';

/** A line of the log. */
export interface Entry {
  readonly id: number;
  readonly kind: EntryKind;
  readonly text: string;
}

export interface Body {
  readonly who: number;
  readonly room: RoomId;
  /** What it gave away was taken. */
  readonly searched: boolean;
}

/** What was not understood, for `oops`. */
export interface Misheard {
  readonly text: string;
  readonly word: string;
  readonly guess: string | null;
}

export interface MysteryState extends HasRng {
  readonly case: Case;
  readonly room: RoomId;
  readonly visited: readonly RoomId[];
  /** Of the living guests those who are here, until you leave. */
  readonly present: readonly number[];
  readonly bodies: readonly Body[];
  /** Where everything lies; 'you' carries it. */
  readonly things: Readonly<Partial<Record<ThingId, RoomId | 'you'>>>;
  readonly moves: number;
  /** Commands that were a step of play. */
  readonly turns: number;
  readonly notes: Notes;
  readonly log: readonly Entry[];
  /** The number of the next entry. */
  readonly nextEntry: number;
  /** What 'it', 'him', 'her' and 'them' mean. */
  readonly it: ThingId | null;
  readonly him: number | null;
  readonly her: number | null;
  readonly last: number | null;
  /** What 'again' says. */
  readonly again: string | null;
  readonly misheard: Misheard | null;
  readonly phase: 'playing' | 'over';
  /** Who was accused: a guest, or -1 for the player. */
  readonly accused: number | null;
  /** A link brought the case: every run of this page is of the same. */
  readonly linked?: true;
  /** The link's case could not be read. */
  readonly complaint: string | null;
}

export interface MysteryCommand {
  readonly type: 'say';
  readonly text: string;
  readonly [name: string]: string;
}

export const isDead = ({ bodies }: Pick<MysteryState, 'bodies'>, who: number): boolean =>
  bodies.some(body => body.who === who);
