// What anything in the building is, in the specification's fields (part 2): the things one carries and the fixtures of the rooms.
export const ROOMS = [
  { id: 'lab', name: 'Laboratory' },
  { id: 'office', name: 'Office' },
  { id: 'library', name: 'Library' },
  { id: 'control', name: 'Control Room' },
] as const;
export type RoomId = (typeof ROOMS)[number]['id'];
export const roomName = (id: RoomId): string => ROOMS.find(room => room.id === id)?.name ?? id;

export interface Item {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly locked: boolean;
  readonly keyRequired: string | null;
  readonly toolRequired: string | null;
  readonly codeRequired: string | null;
  /** Ids of the things inside. */
  readonly contains: readonly string[];
  /** What is found by searching: the id of a hidden thing, or null. */
  readonly reveals: string | null;
  /** Not to be seen before something reveals it. */
  readonly hidden: boolean;
  /** The faintest of its three hints; empty for what is carried. */
  readonly hint: string;
  readonly isExit: boolean;
  /** The name of its picture. */
  readonly image: string;
}

/** The nineteen nodes of the puzzle graph. Where the seed draws a node of the second set, it stands in the same place of the graph. */
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

/** What stands in a room and can be looked at. */
export interface Fixture extends Item {
  readonly room: RoomId;
  /** Its middle and its size in the picture, in world pixels. */
  readonly at: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** The node it is; null for a passage that another node opens. */
  readonly node: NodeId | null;
  /** What one does with it. 'read' is done by looking. */
  readonly deed: 'open' | 'search' | 'read' | 'use';
  /** Nodes without which it is dead: no power, a bolt from the other side. */
  readonly after: readonly NodeId[];
  /** Said of it while it is dead. */
  readonly dead: string;
  /** Said once it is solved. */
  readonly solved: string;
  /** What is noted down from it, by looking ('look') or once it is solved. */
  readonly reads: string | null;
  readonly readsAt: 'look' | 'solved';
  /** The line of its dialog, where it asks for digits. */
  readonly asks: { readonly label: string; readonly digits: number; readonly wrong: string } | null;
  /** The room behind it. */
  readonly goes: RoomId | null;
  /** Its three hints, each plainer than the one before. */
  readonly hints: readonly [string, string, string];
}
