// State of Mystery House and its one command, a line of text.
import type { HasRng } from '../../kit/core/rng.ts';
import type { Case } from './case.ts';
import type { RoomId, ThingId } from './house.ts';

/** The notebook. Guests and traits are indices into GUESTS and TRAITS. */
export interface Notes {
  /** Known traits of the murderer. */
  readonly clues: readonly number[];
  /** Known traits of each guest, as a bit set. */
  readonly seen: readonly number[];
  /** Guests whose alibi was heard. */
  readonly alibis: readonly number[];
  /** Guests whose motive was heard. */
  readonly motives: readonly number[];
  /** The torn letter was read. */
  readonly letter: boolean;
  /** The false witness has confessed. */
  readonly confessed: boolean;
  /** The guest who gave up a false alibi, faced with another's words; else null. */
  readonly admitted: number | null;
}

/** 'said' is the player's own text; the others style the replies. */
export type EntryKind = 'said' | 'room' | 'told' | 'people' | 'clue' | 'death' | 'refusal' | 'aside';

/** A line of the log. */
export interface Entry {
  /** Counts up through the game. */
  readonly id: number;
  readonly kind: EntryKind;
  readonly text: string;
}

export interface Body {
  /** The dead guest. */
  readonly who: number;
  readonly room: RoomId;
  /** It was examined and has revealed its trait. */
  readonly searched: boolean;
}

/** The last unknown words, for `oops`. */
export interface Misheard {
  /** The sentence they were in. */
  readonly text: string;
  /** Each with the suggested correction. */
  readonly words: readonly { readonly word: string; readonly guess: string | null }[];
}

/** A death that was drawn and announced by a sign, and has not fallen yet: whom and where, as parts of one. */
export interface Omen {
  readonly whom: number;
  readonly where: number;
}

/** The last act, once everybody was gathered. */
export interface Theatre {
  /** Guests who have answered before everybody, in their order. */
  readonly asked: readonly number[];
  /** Traces that lie on the table, in their order. */
  readonly laid: readonly number[];
  /** The murderer, once named aloud. */
  readonly named: number | null;
  /** Guests who were named and were not it. */
  readonly misnamed: readonly number[];
  /** The named one's lie about the alibi was shown. */
  readonly isLieShown: boolean;
  /** The quarrel that the letter names was laid beside it. */
  readonly isMotiveShown: boolean;
  /** Whose lie had been given up to your face before the bell; else null. */
  readonly faced: number | null;
  /** The named one gave up. */
  readonly hasBroken: boolean;
  /** Wrong steps besides wrong names. */
  readonly slips: number;
}

export interface MysteryState extends HasRng {
  readonly case: Case;
  /** The room of the player. */
  readonly room: RoomId;
  /** The room before, for 'back'; null at the start. */
  readonly cameFrom: RoomId | null;
  /** Rooms that were entered. */
  readonly visited: readonly RoomId[];
  /** Living guests in the room, drawn when it is entered. */
  readonly present: readonly number[];
  readonly bodies: readonly Body[];
  /** Deaths to come, the next first: each falls on a move after its sign, and none in the first minute. */
  readonly omens: readonly Omen[];
  /** The room of each thing, or 'you' where it is carried. */
  readonly things: Readonly<Partial<Record<ThingId, RoomId | 'you'>>>;
  /** Moves from room to room; they cost points and bring deaths. */
  readonly moves: number;
  /** Commands that counted as a step of play. */
  readonly turns: number;
  readonly notes: Notes;
  /** The newest `logKept` entries. */
  readonly log: readonly Entry[];
  /** Id of the next log entry. */
  readonly nextEntry: number;
  /** The word of the thing or scenery that 'it' refers to. */
  readonly it: string | null;
  /** The guests that 'him' and 'her' refer to. */
  readonly him: number | null;
  readonly her: number | null;
  /** The guest mentioned last: whom a question without a name is for. */
  readonly last: number | null;
  /** The guests that were named together last, for 'them'; empty: all who are here. */
  readonly them: readonly number[];
  /** The sentence that 'again' repeats. */
  readonly again: string | null;
  readonly misheard: Misheard | null;
  /** The last act; null before everybody was gathered. */
  readonly theatre: Theatre | null;
  readonly phase: 'playing' | 'over';
  /** The accused guest, or -1 for the player; null before the accusation. */
  readonly accused: number | null;
  /** The case came with a link, so every run of this page plays it. */
  readonly linked?: true;
  /** Why the case of a link could not be read; else null. */
  readonly complaint: string | null;
}

/** Submits a line of text. */
export interface MysteryCommand {
  readonly type: 'say';
  readonly text: string;
  readonly [name: string]: string;
}

export const isDead = ({ bodies }: Pick<MysteryState, 'bodies'>, who: number): boolean =>
  bodies.some(body => body.who === who);
