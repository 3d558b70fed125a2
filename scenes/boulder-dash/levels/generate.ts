// Cave generator: seeded random fill, walls, a clear start and exit, objects settled at rest, enough diamonds within reach.
import { type Rng, random, randomInt, seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { type Cave, cellTick, type Monster } from '../rules/cave.ts';
import { beside, CELL, DIRECTIONS, type Direction, isDiamond } from '../rules/cells.ts';
import { EXIT, GRID, lampTicks, neededAt, START, type Theme, themeOf } from './levels.ts';

const { width, height } = GRID;
const COUNT = width * height;
const at = (column: number, row: number): number => row * width + column;
const PLAYER = at(START.column, START.row);
const EXIT_CELL = at(EXIT.column, EXIT.row);
/** Sub-seeds per level: each has its own random stream. */
const STREAMS = 64;
/** Most cell ticks that objects may need to settle; what still rolls then rolls in play. */
const SETTLING = 60;

/** What determines a generated cave, besides the constants. */
export interface CaveNumber {
  readonly seed: number;
  readonly level: number;
  /** Sub-seed: which of the caves of this seed and level, from 1. */
  readonly sub: number;
  /** Only plain caves, no themes. */
  readonly plain: boolean;
}

export function generate({ seed, level, sub, plain }: CaveNumber, t: T): Cave {
  const rng = seeded(seed, level * STREAMS + sub);
  const theme = themeOf(level, plain, t);
  const cells = new Uint8Array(COUNT);
  const monsterCells = fillRandomly(cells, theme, rng);
  if (theme.rooms) buildRooms(cells, theme.rooms, rng);
  for (let i = 0; i < theme.segments; i++) buildSegment(cells, t.segmentCells, rng);
  border(cells);
  settleObjects(cells);
  const cave = emptyCave(cells, neededAt(level, t), rng);
  cells[PLAYER] = CELL.player;
  addMissingDiamonds(cave, t.spareDiamonds, rng);
  cave.monsters = placeMonsters(cells, monsterCells, t.monsterClearance, rng);
  cave.lamp = lampTicks(theme, level, t);
  return cave;
}

const emptyCave = (cells: Uint8Array, needed: number, rng: Rng): Cave => ({
  width,
  height,
  cells,
  player: PLAYER,
  from: PLAYER,
  exit: EXIT_CELL,
  exitOpen: false,
  monsters: [],
  holds: false,
  collected: 0,
  needed,
  lean: 0,
  outcome: 'playing',
  cause: null,
  moved: [],
  clock: 0,
  lamp: null,
  rng,
});

/** Placeholder while the search runs: earth and the fox. */
export function placeholderCave(): Cave {
  const cells = new Uint8Array(COUNT).fill(CELL.dirt);
  border(cells);
  clearStartAndExit(cells);
  cells[PLAYER] = CELL.player;
  return emptyCave(cells, 0, seeded(0));
}

/** Fills each cell by the percentages of the theme. Returns the cells of monsters: they are placed after objects have settled. */
function fillRandomly(cells: Uint8Array, { dirt, boulders, diamonds, monsters }: Theme, rng: Rng): number[] {
  const monsterCells: number[] = [];
  for (let cell = 0; cell < COUNT; cell++) {
    const part = random(rng) * 100;
    if (part < dirt) cells[cell] = CELL.dirt;
    else if (part < dirt + boulders) cells[cell] = CELL.boulder;
    else if (part < dirt + boulders + diamonds) cells[cell] = CELL.diamond;
    else if (part < dirt + boulders + diamonds + monsters) {
      cells[cell] = CELL.dirt;
      monsterCells.push(cell);
    }
  }
  return monsterCells;
}

function buildSegment(cells: Uint8Array, length: number, rng: Rng): void {
  const isLevel = random(rng) < 0.5;
  const column = 1 + randomInt(rng, Math.max(1, width - 2 - (isLevel ? length : 0)));
  const row = 1 + randomInt(rng, Math.max(1, height - 2 - (isLevel ? 0 : length)));
  for (let i = 0; i < length; i++) {
    const [x, y] = isLevel ? [column + i, row] : [column, row + i];
    if (x < width - 1 && y < height - 1) cells[at(x, y)] = CELL.wall;
  }
}

/** Walls between rooms, each with a door of two cells in every room's side. */
function buildRooms(cells: Uint8Array, [across, down]: readonly [number, number], rng: Rng): void {
  const columnOf = (room: number) => Math.round((room * (width - 1)) / across);
  const rowOf = (room: number) => Math.round((room * (height - 1)) / down);
  for (let room = 1; room < across; room++)
    for (let row = 1; row < height - 1; row++) cells[at(columnOf(room), row)] = CELL.wall;
  for (let room = 1; room < down; room++)
    for (let column = 1; column < width - 1; column++) cells[at(column, rowOf(room))] = CELL.wall;
  for (let room = 1; room < across; room++)
    for (let part = 0; part < down; part++) {
      const row = rowOf(part) + 1 + randomInt(rng, rowOf(part + 1) - rowOf(part) - 2);
      cells[at(columnOf(room), row)] = cells[at(columnOf(room), row + 1)] = CELL.dirt;
    }
  for (let room = 1; room < down; room++)
    for (let part = 0; part < across; part++) {
      const column = columnOf(part) + 1 + randomInt(rng, columnOf(part + 1) - columnOf(part) - 2);
      cells[at(column, rowOf(room))] = cells[at(column + 1, rowOf(room))] = CELL.dirt;
    }
}

function border(cells: Uint8Array): void {
  for (let column = 0; column < width; column++) cells[at(column, 0)] = cells[at(column, height - 1)] = CELL.wall;
  for (let row = 0; row < height; row++) cells[at(0, row)] = cells[at(width - 1, row)] = CELL.wall;
}

/** Three by three cells at the start and at the exit, as far as the border leaves them. */
function clearStartAndExit(cells: Uint8Array): void {
  for (const { column, row } of [START, EXIT])
    for (let y = row - 1; y <= row + 1; y++)
      for (let x = column - 1; x <= column + 1; x++)
        if (x > 0 && y > 0 && x < width - 1 && y < height - 1) cells[at(x, y)] = CELL.empty;
}

/** Simulates falling until every object rests. */
function settleObjects(cells: Uint8Array): void {
  clearStartAndExit(cells);
  const cave: Cave = { ...emptyCave(cells, COUNT, seeded(0)), player: -1, outcome: 'dead' };
  for (let i = 0; i < SETTLING; i++) {
    cellTick(cave, 'stay', 1, () => {});
    if (cave.moved.length === 0) break;
  }
  for (let cell = 0; cell < COUNT; cell++) {
    if (cells[cell] === CELL.fallingBoulder) cells[cell] = CELL.boulder;
    if (cells[cell] === CELL.fallingDiamond) cells[cell] = CELL.diamond;
  }
  clearStartAndExit(cells);
}

/** Turns reachable dirt into diamonds until there are enough, with some spare. */
function addMissingDiamonds({ cells, needed }: Cave, spare: number, rng: Rng): void {
  const reach = reachable(cells, PLAYER);
  const isAtRest = (cell: number) => cells[cell + width] !== CELL.empty;
  const earth = reach.filter(cell => cells[cell] === CELL.dirt && isAtRest(cell));
  let missing = Math.ceil(spare * needed) - reach.filter(cell => isDiamond(cells[cell] as number)).length;
  while (missing > 0 && earth.length > 0) {
    const [cell] = earth.splice(randomInt(rng, earth.length), 1) as [number];
    cells[cell] = CELL.diamond;
    missing--;
  }
}

/** Flood fill (BFS): cells to which the fox can dig without moving a boulder. */
function reachable(cells: Uint8Array, from: number): number[] {
  const seen = new Uint8Array(COUNT);
  const found = [from];
  seen[from] = 1;
  for (const cell of found)
    for (const direction of DIRECTIONS) {
      const next = beside(width, COUNT, cell, direction);
      const code = next < 0 ? CELL.wall : (cells[next] as number);
      if (seen[next] || code === CELL.wall || code === CELL.boulder) continue;
      seen[next] = 1;
      found.push(next);
    }
  return found;
}

function placeMonsters(cells: Uint8Array, monsterCells: readonly number[], clearance: number, rng: Rng): Monster[] {
  const monsters: Monster[] = [];
  for (const cell of monsterCells) {
    const far = Math.max(Math.abs((cell % width) - START.column), Math.abs(Math.floor(cell / width) - START.row));
    const under = cells[cell] as number;
    if (far < clearance || (under !== CELL.dirt && under !== CELL.empty)) continue;
    cells[cell] = CELL.monster;
    const heading = DIRECTIONS[randomInt(rng, DIRECTIONS.length)] as Direction;
    monsters.push({ id: monsters.length + 1, cell, from: cell, heading, under });
  }
  return monsters;
}
