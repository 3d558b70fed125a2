// BDCFF elements: names, aliases, map letters, and what each plays as here.
import { own } from '../../../kit/core/own.ts';
import { CELL, type Direction } from '../../rules/cells.ts';
import { CLASSIC, CLOCKWISE, flyOf } from '../../rules/classic/elements.ts';

export interface Element {
  readonly code: number;
  /** What it plays as, in words, where the classic laws know no such element. */
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

/** The classic elements by name. */
const COUNTERPARTS: Readonly<Record<string, number>> = {
  SPACE: CELL.empty,
  DIRT: CELL.dirt,
  WALL: CLASSIC.brick,
  STEELWALL: CELL.wall,
  MAGICWALL: CLASSIC.magicWall,
  HEXPANDINGWALL: CLASSIC.growsAcross,
  VEXPANDINGWALL: CLASSIC.growsUpright,
  EXPANDINGWALL: CLASSIC.growsBothWays,
  AMOEBA: CLASSIC.amoeba,
  SLIME: CLASSIC.slime,
  BOULDER: CELL.boulder,
  BOULDERF: CELL.fallingBoulder,
  DIAMOND: CELL.diamond,
  DIAMONDF: CELL.fallingDiamond,
  INBOX: CELL.player,
  OUTBOX: CELL.exit,
  ...Object.fromEntries(
    CLOCKWISE.flatMap(heading => [
      [`FIREFLY${initialOf(heading)}`, flyOf('firefly', heading)],
      [`BUTTERFLY${initialOf(heading)}`, flyOf('butterfly', heading)],
    ]),
  ),
};

function initialOf(heading: Direction): string {
  return heading.slice(0, 1).toUpperCase();
}

/** What the classics do not have plays as its nearest, the first that fits; a fly keeps its heading. */
const NEAREST: readonly (readonly [name: RegExp, code: number, nearest: string])[] = [
  [/EXPLOSION/, CELL.empty, 'an empty cell'],
  [/SWITCH/, CELL.wall, 'a steel wall'],
  [/^(HIDDENOUTBOX|OUTBOX)/, CELL.exit, 'the exit'],
  [/^GUY(BIRTH|BOMB|GLUED|STIRRING|HAMMER|ROCKET)/, CELL.player, 'the player'],
  [/BUTTERFLY|^DRAGONFLY/, CLASSIC.butterfly, 'a butterfly'],
  [/FIREFLY|^(STONEFLY|COW|BITER|GHOST)/, CLASSIC.firefly, 'a firefly'],
  [/^AMOEBA/, CLASSIC.amoeba, 'amoeba'],
  [/^H?EXPANDINGSTEELWALL/, CLASSIC.growsAcross, 'a growing wall of brick'],
  [/^VEXPANDINGSTEELWALL/, CLASSIC.growsUpright, 'a growing wall of brick'],
  [/^(DIRT|GLUEDDIRT|ACID|LAVA)/, CELL.dirt, 'dirt'],
  [/^(WALLEATABLE|STEELWALLEATABLE)/, CELL.dirt, 'dirt'],
  [/^(DIAMONDBIRTH|FLYINGDIAMOND|GLUEDDIAMOND|NUT)/, CELL.diamond, 'a diamond'],
  [
    /^(MEGABOULDER|FLYINGBOULDER|WAITINGBOULDER|CHASINGBOULDER|BOULDERBIRTH|NITRO|BOMB|IGNITEDBOMB|SOKOBANBOX|BLADDER$|BLADDERD|FALLINGWALL)/,
    CELL.boulder,
    'a boulder',
  ],
  [/^(NONE|WATER|SWEET|CLOCK|KEY|DIAMONDRELEASEKEY|SKELETON|POT|PNEUMATIC)/, CELL.empty, 'an empty cell'],
  [/^(STEELWALLDESTRUCTABLE|WALL)/, CLASSIC.brick, 'a brick wall'],
  [/./, CELL.wall, 'a steel wall'],
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
  if (counterpart !== undefined) return { code: counterpart };
  const [, code, nearest] = NEAREST.find(([pattern]) => pattern.test(name)) ?? [null, CELL.wall, 'a steel wall'];
  if (code !== CLASSIC.firefly && code !== CLASSIC.butterfly) return { code, nearest };
  const heading = CLOCKWISE.findIndex(one => initialOf(one) === name.slice(-1));
  return { code: code + Math.max(0, heading), nearest };
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
export const LETTERS: readonly (string | undefined)[] = Object.entries(MAP_CODES).reduce<(string | undefined)[]>(
  (letters, [letter, name]) => {
    const { code, nearest } = elementOf(name);
    if (nearest === undefined) letters[code] = letter;
    return letters;
  },
  [],
);
