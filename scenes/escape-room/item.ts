// Types of items and fixtures with the specification's fields (part 2), and the names of the rooms.
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

/** The nineteen nodes of the puzzle graph. Puzzles of the second set take the same nodes. */
export type NodeId =
  | 'drawer'
  | 'note'
  | 'legend'
  | 'vent'
  | 'poster'
  | 'cabinet'
  | 'officeDoor'
  | 'plant'
  | 'whiteboard'
  | 'deskDrawer'
  | 'computer'
  | 'book'
  | 'globe'
  | 'clock'
  | 'controlDoor'
  | 'panel'
  | 'monitors'
  | 'terminal'
  | 'exit';

/** A fixed object of a room. */
export interface Fixture extends Item {
  readonly room: RoomId;
  /** Centre and size in the picture, in world px. */
  readonly at: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** Its node of the puzzle graph; null for a door that another node opens. */
  readonly node: NodeId | null;
  /** What the player does with it; 'read' needs only a look. */
  readonly action: 'open' | 'search' | 'read' | 'use';
  /** Nodes that must be solved before it reacts: power, or a bolt from the other side. */
  readonly requiredNodes: readonly NodeId[];
  /** Description until then. */
  readonly blockedText: string;
  /** Description once it is solved. */
  readonly solvedText: string;
  /** Text for the notes, written on looking at it or once it is solved. */
  readonly noteText: string | null;
  readonly noteAt: 'look' | 'solved';
  /** Its code dialog: label, number of digits, message for a wrong code. */
  readonly codePrompt: { readonly label: string; readonly digits: number; readonly wrong: string } | null;
  /** The room behind a door. */
  readonly leadsTo: RoomId | null;
  /** Its three hints, from vague to exact. */
  readonly hints: readonly [string, string, string];
}
