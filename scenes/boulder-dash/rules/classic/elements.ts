// Cell codes of the classic elements, beyond those of the specification (`CELL`): caves from elsewhere have them.
import { CELL, type Direction } from '../cells.ts';

/** Directions clockwise: the four codes of a fly follow this order. */
export const CLOCKWISE: readonly Direction[] = ['left', 'up', 'right', 'down'];
/** Ticks that an explosion and the birth of diamonds last: one code for each. */
export const BLAST_TICKS = 4;

/** `CELL.wall` is steel here: it bears every explosion. */
export const CLASSIC = {
  brick: 10,
  magicWall: 11,
  amoeba: 12,
  slime: 13,
  /** Walls that grow to the sides, up and down, or both. */
  growsAcross: 14,
  growsUpright: 15,
  growsBothWays: 16,
  /** The first of four codes, by heading. */
  firefly: 17,
  butterfly: 21,
  /** The first of `BLAST_TICKS` codes; empty after the last. */
  blast: 25,
  /** The first of `BLAST_TICKS` codes; a diamond after the last. */
  birth: 29,
} as const;

/** Every code is below this. */
export const MOST_CODES = CLASSIC.birth + BLAST_TICKS;

export const isFirefly = (code: number): boolean => code >= CLASSIC.firefly && code < CLASSIC.butterfly;
export const isFly = (code: number): boolean => code >= CLASSIC.firefly && code < CLASSIC.blast;

export const headingOf = (code: number): Direction =>
  CLOCKWISE[(code - CLASSIC.firefly) % CLOCKWISE.length] as Direction;
export const flyOf = (kind: 'firefly' | 'butterfly', heading: Direction): number =>
  CLASSIC[kind] + CLOCKWISE.indexOf(heading);

/** What boulders and diamonds roll off while it rests. */
export const isRounded = (code: number): boolean =>
  code === CELL.boulder || code === CELL.diamond || code === CLASSIC.brick;

export const isGrowingWall = (code: number): boolean => code >= CLASSIC.growsAcross && code <= CLASSIC.growsBothWays;
