// BDCFF elements: names, aliases, map letters, and their nearest counterparts in this game.
import { own } from '../../kit/core/own.ts';
import { CELL, type Direction } from '../cells.ts';

export interface Element {
  readonly code: number;
  /** Of a monster. */
  readonly heading?: Direction;
  /** What it becomes, in words, where this game has no counterpart. */
  readonly nearest?: string;
}

/** The same things under older names. */
const ALIASES: Readonly<Record<string, string>> = {
  TITANIUM: 'STEELWALL',
  TITANIUMWALL: 'STEELWALL',
  BRICK: 'WALL',
  BRICKWALL: 'WALL',
  STONE: 'BOULDER',
  EMPTY: 'SPACE',
  PLAYER: 'INBOX',
  GUY: 'INBOX',
  FIREFLY: 'FIREFLYL',
  BUTTERFLY: 'BUTTERFLYD',
};

const HEADINGS: Readonly<Record<string, Direction>> = { L: 'left', U: 'up', R: 'right', D: 'down' };

const COUNTERPARTS: Readonly<Record<string, Element>> = {
  SPACE: { code: CELL.empty },
  DIRT: { code: CELL.dirt },
  WALL: { code: CELL.wall },
  STEELWALL: { code: CELL.wall },
  BOULDER: { code: CELL.boulder },
  BOULDERF: { code: CELL.fallingBoulder },
  DIAMOND: { code: CELL.diamond },
  DIAMONDF: { code: CELL.fallingDiamond },
  INBOX: { code: CELL.player },
  OUTBOX: { code: CELL.exit },
};

/** What has no counterpart becomes its nearest, the first that fits. */
const NEAREST: readonly (readonly [name: RegExp, code: number, nearest: string])[] = [
  [/EXPLOSION/, CELL.empty, 'an empty cell'],
  [/SWITCH/, CELL.wall, 'a wall'],
  [/^(HIDDENOUTBOX|OUTBOX)/, CELL.exit, 'the exit'],
  [/^GUY(BIRTH|BOMB|GLUED|STIRRING|HAMMER|ROCKET)/, CELL.player, 'the player'],
  [/FIREFLY|BUTTERFLY|^(STONEFLY|DRAGONFLY|COW|BITER|GHOST)/, CELL.monster, 'a monster'],
  [/^(DIRT|GLUEDDIRT|AMOEBA|ACID|LAVA)/, CELL.dirt, 'dirt'],
  [/^(WALLEATABLE|STEELWALLEATABLE)/, CELL.dirt, 'dirt'],
  [/^(DIAMONDBIRTH|FLYINGDIAMOND|GLUEDDIAMOND|NUT)/, CELL.diamond, 'a diamond'],
  [
    /^(MEGABOULDER|FLYINGBOULDER|WAITINGBOULDER|CHASINGBOULDER|BOULDERBIRTH|NITRO|BOMB|IGNITEDBOMB|SOKOBANBOX|BLADDER$|BLADDERD|FALLINGWALL)/,
    CELL.boulder,
    'a boulder',
  ],
  [/^(NONE|WATER|SWEET|CLOCK|KEY|DIAMONDRELEASEKEY|SKELETON|POT|PNEUMATIC)/, CELL.empty, 'an empty cell'],
  [
    /WALL|^(GLUEDBOULDER|GRAVESTONE|DOOR|SLIME|DUMMY|TRAPPEDDIAMOND|TELEPORTER|TIMEPENALTY|BLADDERSPENDER|CONVEYOR)/,
    CELL.wall,
    'a wall',
  ], // prettier-ignore
];

const known = new Map<string, Element>();

/** A name as it is compared: FIREFLYl is FIREFLYL. */
export function nameOf(name: string): string {
  const upper = name.toUpperCase();
  return own(ALIASES, upper) ?? upper;
}

/** What a name means here; every name means something. */
export function elementOf(name: string): Element {
  let element = known.get(name);
  if (!element) {
    element = find(name);
    if (known.size < MOST_KNOWN) known.set(name, element);
  }
  return element;
}
/** A stranger's file may hold any number of names. */
const MOST_KNOWN = 1000;

function find(name: string): Element {
  const counterpart = own(COUNTERPARTS, name);
  if (counterpart) return counterpart;
  const heading = own(HEADINGS, name.slice(-1)) ?? 'right';
  if (/^(FIREFLY|BUTTERFLY)[LURD]$/.test(name)) return { code: CELL.monster, heading };
  const [, code, nearest] = NEAREST.find(([pattern]) => pattern.test(name)) ?? [null, CELL.wall, 'a wall'];
  return { code, nearest, ...(code === CELL.monster && { heading }) };
}

/** The format's own letters. */
export const MAP_CODES: Readonly<Record<string, string>> = {
  ' ': 'SPACE',
  '.': 'DIRT',
  w: 'WALL',
  W: 'STEELWALL',
  M: 'MAGICWALL',
  x: 'HEXPANDINGWALL',
  v: 'VEXPANDINGWALL',
  e: 'EXPANDINGWALL',
  E: 'STEELWALLDESTRUCTABLE',
  X: 'OUTBOX',
  H: 'HIDDENOUTBOX',
  P: 'INBOX',
  r: 'BOULDER',
  R: 'BOULDERF',
  d: 'DIAMOND',
  D: 'DIAMONDF',
  Q: 'FIREFLYL',
  o: 'FIREFLYU',
  O: 'FIREFLYR',
  q: 'FIREFLYD',
  C: 'BUTTERFLYL',
  b: 'BUTTERFLYU',
  B: 'BUTTERFLYR',
  c: 'BUTTERFLYD',
  a: 'AMOEBA',
  s: 'SLIME',
  g: 'GHOST',
  G: 'GRAVESTONE',
  F: 'DUMMY',
};

/** With which letter this game writes each of its cells. */
export const LETTERS: Readonly<Record<number, string>> = {
  [CELL.empty]: ' ',
  [CELL.wall]: 'W',
  [CELL.dirt]: '.',
  [CELL.boulder]: 'r',
  [CELL.fallingBoulder]: 'R',
  [CELL.diamond]: 'd',
  [CELL.fallingDiamond]: 'D',
  [CELL.player]: 'P',
  [CELL.exit]: 'X',
};
export const MONSTER_LETTERS: Readonly<Record<Direction, string>> = { left: 'C', up: 'b', right: 'B', down: 'c' };
