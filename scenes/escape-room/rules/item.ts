// Types of items and fixtures with the specification's fields (part 2), and the names of the rooms.
import type { Gadget } from './gadgets.ts';

export const ROOMS = [
  { id: 'lab', name: 'Laboratory' },
  { id: 'office', name: 'Office' },
  { id: 'library', name: 'Library' },
  { id: 'control', name: 'Control Room' },
] as const;
export type RoomId = (typeof ROOMS)[number]['id'];
export const roomName = (id: RoomId): string => ROOMS.find(room => room.id === id)?.name ?? id;

/** Anything that can be looked at: a carried item or a fixture. */
export interface Item {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly locked: boolean;
  readonly keyRequired: string | null;
  readonly toolRequired: string | null;
  readonly codeRequired: string | null;
  /** Ids of the items inside. */
  readonly contains: readonly string[];
  /** Id of the hidden item that a search finds, or null. */
  readonly reveals: string | null;
  /** Invisible until something reveals it. */
  readonly hidden: boolean;
  /** The vaguest of its three hints; empty for carried items. */
  readonly hint: string;
  readonly isExit: boolean;
  /** Key of its picture. */
  readonly image: string;
}

/** A node of the puzzle graph has the id of its fixture. */
export type NodeId = string;

/** A fixed object of a room. */
export interface Fixture extends Item {
  readonly room: RoomId;
  /** Centre and size in the picture, in world px. */
  readonly at: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** Its id if it is a node of the puzzle graph; null for a door that another node opens, and for a false trail. */
  readonly node: NodeId | null;
  /** What the player does with it; 'read' needs only a look. */
  readonly action: 'open' | 'search' | 'read' | 'use';
  /** Nodes that must be solved before it reacts: power, or a bolt from the other side. */
  readonly requiredNodes: readonly NodeId[];
  /** Description until then. */
  readonly blockedText: string;
  /** Sentence that refuses it until then; doors say that they are locked. */
  readonly blockedRefusal: string;
  /** Ids of the fixtures whose notes tell how it is opened. */
  readonly clues: readonly string[];
  /** Its moving parts, where it is solved by setting them. */
  readonly gadget: Gadget | null;
  /** Says what is missed, where a thing does not help. */
  readonly wants: string;
  /** Description once its tool is fitted and a code is still to come. */
  readonly fittedText: string;
  /** A false trail: the lock that it seems to be for, the code that it seems to tell, and why it is none. */
  readonly decoy: { readonly lock: string; readonly code: string; readonly why: string } | null;
  /** Description once it is solved. */
  readonly solvedText: string;
  /** Text for the notes, written on looking at it or once it is solved. */
  readonly noteText: string | null;
  readonly noteAt: 'look' | 'solved';
  /** Its code dialog: label, number of digits, message for a wrong code. */
  readonly codePrompt: { readonly label: string; readonly digits: number; readonly wrong: string } | null;
  /** The room behind a door. */
  readonly leadsTo: RoomId | null;
  /** Numbers of the pages that its lock asks about: whoever has not read them all is not answered. */
  readonly pages: readonly number[];
  /** Its three hints, from vague to exact. */
  readonly hints: readonly [string, string, string];
}
