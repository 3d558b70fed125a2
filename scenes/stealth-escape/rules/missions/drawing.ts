// Drawing of a hall: reads the text of a mission's hall (lines of facts, guards with their ways, a map of 40 × 30 cells) into plain data.
import { PI } from '../../../kit/core/math.ts';
import { Refusal } from '../../../kit/core/refusal.ts';
import type { Rect } from '../../../kit/core/rules.ts';
import { LAYOUT_NAMES, type LayoutName, type Point } from '../../levels/levels.ts';

/** Side of a cell, in pixels, and the size of a map, in cells. */
export const CELL = 20;
const COLUMNS = 40;
const ROWS = 30;

/** A guard of a hall: his corners in pixels, walked in a circle, the first of them his post. */
export interface DrawnGuard {
  readonly corners: readonly Point[];
  /** Direction in which he looks who has but one, in radians. */
  readonly looks?: number;
  readonly carriesKey: boolean;
  readonly hasLantern: boolean;
}

/** One thing that whoever knows the hall does there, in this order. */
export interface Step {
  readonly does: 'go' | 'throw' | 'ride' | 'wait' | 'put out' | 'hide';
  readonly x: number;
  readonly y: number;
}

/** A hall as it is drawn. Places are in pixels. */
export interface Drawing {
  readonly name: string;
  /** What it asks, said when it begins. */
  readonly ask: string;
  readonly floor: LayoutName;
  readonly isDark: boolean;
  /** Seconds under which the first mark is earned. */
  readonly under: number;
  /** Range of the guards, in pixels, and their pace, in pixels per tick. */
  readonly sight: number;
  readonly pace: number;
  readonly darts: number;
  readonly guards: readonly DrawnGuard[];
  readonly walls: readonly Rect[];
  readonly start: Point;
  readonly exits: readonly { readonly rect: Rect; readonly isLocked: boolean }[];
  readonly spots: Readonly<Record<Spot, readonly Point[]>>;
  readonly bars: Readonly<Record<Bar, readonly Rect[]>>;
  readonly way: readonly Step[];
}

/** Things of one cell, by their letter. */
const SPOTS = {
  H: 'lockers',
  k: 'keys',
  T: 'treasures',
  c: 'cubs',
  o: 'balls',
  L: 'lamps',
  s: 'switches',
  F: 'fuses',
  C: 'cameras',
  D: 'dogs',
  b: 'boards',
  u: 'lifts',
} as const;
/** Things of several cells in a line, by their letter. */
const BARS = { '=': 'doors', '~': 'screens', '|': 'beams', '%': 'shutters' } as const;
export type Spot = (typeof SPOTS)[keyof typeof SPOTS];
export type Bar = (typeof BARS)[keyof typeof BARS];

const MAX_TEXT = 6000;
const DOES = ['go', 'throw', 'ride', 'wait', 'put out', 'hide'] as const;

/** Reads a hall; throws a Refusal on what is none. */
export function readDrawing(text: string): Drawing {
  if (text.length > MAX_TEXT) throw new Refusal('The hall is too long.');
  const lines = text.split('\n').map(line => line.trimEnd());
  const gap = lines.indexOf('');
  const map = lines.slice(gap + 1).filter(line => line !== '');
  if (gap < 1 || map.length !== ROWS || map.some(row => row.length !== COLUMNS))
    throw new Refusal(`A hall has facts, an empty line, and a map of ${COLUMNS} by ${ROWS} cells.`);
  const facts = new Map(lines.slice(0, gap).map(factOf));
  const fact = (name: string, otherwise: string) => facts.get(name) ?? otherwise;
  const number = (name: string, otherwise: number, least: number, most: number) => {
    const value = Number(fact(name, String(otherwise)));
    if (!(value >= least && value <= most)) throw new Refusal(`${name} is from ${least} to ${most}.`);
    return value;
  };
  const starts = cellsOf(map, '@');
  const [start] = starts;
  if (!start || starts.length > 1) throw new Refusal('A hall has one start, @.');
  const exits = [
    ...blocksOf(map, 'E').map(rect => ({ rect, isLocked: false })),
    ...blocksOf(map, 'X').map(rect => ({ rect, isLocked: true })),
  ];
  if (exits.length === 0) throw new Refusal('A hall has an exit.');
  const named = <N extends string, P>(letters: Readonly<Record<string, N>>, find: (letter: string) => P[]) =>
    Object.fromEntries(Object.entries(letters).map(([letter, name]) => [name, find(letter)])) as Record<N, P[]>;
  return {
    name: fact('Hall', 'A hall').slice(0, 40),
    ask: fact('Ask', '').slice(0, 120),
    floor: LAYOUT_NAMES.find(name => name === facts.get('Floor')) ?? 'corridors',
    isDark: facts.get('Dark') === 'yes',
    under: number('Under', 30, 1, 600),
    sight: number('Sight', 150, 20, 400),
    pace: number('Pace', 1.6, 0.2, 6),
    darts: number('Darts', 0, 0, 20),
    guards: [...facts].filter(([name]) => /^[1-9]$/.test(name)).map(([, route]) => guardOf(route)),
    walls: blocksOf(map, '#'),
    start: middleOf(start),
    exits,
    spots: named(SPOTS, letter => cellsOf(map, letter).map(middleOf)),
    bars: named(BARS, letter => blocksOf(map, letter)),
    way: fact('Way', '').split(';').flatMap(stepOf),
  };
}

function factOf(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  if (colon < 1) throw new Refusal(`“${line.slice(0, 40)}” is no fact of a hall.`);
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
}

/** A place in cells, '12.5,7', in pixels. */
function placeOf(text: string): Point {
  const [column = Number.NaN, row = Number.NaN] = text.split(',').map(Number);
  if (!(column >= 0 && column < COLUMNS && row >= 0 && row < ROWS))
    throw new Refusal(`“${text.slice(0, 20)}” is no cell.`);
  return [(column + 0.5) * CELL, (row + 0.5) * CELL];
}

/** Where a guard looks who stands. */
const LOOKS = { right: 0, down: PI / 2, left: PI, up: -PI / 2 } as const;

/** '5,5 12,5 key': corners, and what he carries; '5,5 left': his post, and where he looks. */
function guardOf(text: string): DrawnGuard {
  const words = text.split(' ').filter(Boolean);
  const corners = words.filter(word => word.includes(',')).map(placeOf);
  if (corners.length === 0) throw new Refusal('A guard has a post.');
  const looks = corners.length > 1 ? undefined : words.flatMap(word => LOOKS[word as keyof typeof LOOKS] ?? [])[0];
  return {
    corners,
    ...(looks !== undefined && { looks }),
    carriesKey: words.includes('key'),
    hasLantern: words.includes('lantern'),
  };
}

/** 'throw 12,5': a step of the way. */
function stepOf(text: string): Step[] {
  const [, does, at] = /^(\D+) ([\d.,]+)$/.exec(text.trim()) ?? [];
  const known = DOES.find(one => one === does);
  if (!known || !at) return [];
  const [x, y] = known === 'wait' ? [Number(at), 0] : placeOf(at);
  return [{ does: known, x, y }];
}

type Cell = readonly [column: number, row: number];
const middleOf = ([column, row]: Cell): Point => [(column + 0.5) * CELL, (row + 0.5) * CELL];

const cellsOf = (map: readonly string[], letter: string): Cell[] =>
  map.flatMap((row, y) => [...row].flatMap((cell, x): Cell[] => (cell === letter ? [[x, y]] : [])));

/** Cells of a letter joined into as few rectangles as runs of a row, and equal runs of rows, make; upright runs first where they are longer. */
function blocksOf(map: readonly string[], letter: string): Rect[] {
  const left = new Set(cellsOf(map, letter).map(([x, y]) => y * COLUMNS + x));
  const runFrom = (at: number, step: number): number => {
    const most = step === 1 ? COLUMNS - (at % COLUMNS) : ROWS;
    let length = 0;
    while (length < most && left.has(at + length * step)) length++;
    return length;
  };
  const blocks: Rect[] = [];
  for (const at of [...left]) {
    if (!left.has(at)) continue;
    const [across, down] = [runFrom(at, 1), runFrom(at, COLUMNS)];
    const [step, beside] = across >= down ? [1, COLUMNS] : [COLUMNS, 1];
    const length = Math.max(across, down);
    let wide = 1;
    while (runFrom(at + wide * beside, step) >= length) wide++;
    for (let i = 0; i < length; i++) for (let j = 0; j < wide; j++) left.delete(at + i * step + j * beside);
    const [width, height] = step === 1 ? [length, wide] : [wide, length];
    blocks.push([(at % COLUMNS) * CELL, Math.floor(at / COLUMNS) * CELL, width * CELL, height * CELL]);
  }
  return blocks;
}
