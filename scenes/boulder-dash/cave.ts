// A cave and its laws, one cell tick after another: the fox acts, then everything loose falls or rolls. Monsters walk to a time of their own.
// Specification part 3, §4 and §5; what it leaves open is decided in one place here, for play, proof and import alike.
import { type Rng, randomInt } from '../kit/core/rng.ts';
import { beside, CELL, DIRECTIONS, type Direction, isDiamond } from './cells.ts';

/** What the hands do in one cell tick. */
export type Action = Direction | 'digLeft' | 'digRight' | 'stay';

export interface Monster {
  readonly id: number;
  cell: number;
  /** Where it came from, for the picture. */
  from: number;
  heading: Direction;
  /** What it walks over and leaves as it was: dirt, a diamond, the open exit. */
  under: number;
}

export type Cause = 'boulder' | 'diamond' | 'monster' | 'blast' | 'lamp';

export interface CaveParts {
  readonly width: number;
  readonly height: number;
  player: number;
  /** Where the fox stood before this cell tick. */
  from: number;
  readonly exit: number;
  exitOpen: boolean;
  monsters: Monster[];
  /** Dirt and diamonds hold monsters, as they do in caves from elsewhere. */
  readonly holds: boolean;
  collected: number;
  readonly needed: number;
  /** Cell ticks that the fox has leaned on the boulder beside it; the sign says which side: left is negative. */
  lean: number;
  outcome: 'playing' | 'dead' | 'out';
  cause: Cause | null;
  /** Ticks since the cave began. */
  clock: number;
  /** Ticks that the lamp still burns; null where there is light enough. */
  lamp: number | null;
  /** What moved in this cell tick: from, to, from, to … */
  moved: number[];
}

/** A cave at work: its grid as bytes, and the luck of its monsters. */
export interface Cave extends CaveParts {
  cells: Uint8Array;
  rng: Rng;
}

export type CaveEventType =
  | 'walked'
  | 'dug'
  | 'diamondTaken'
  | 'pushed'
  | 'bumped'
  | 'exitOpened'
  | 'left'
  | 'boulderFell'
  | 'boulderLanded'
  | 'diamondLanded'
  | 'burst'
  | 'foxCrushed';
export type Hear = (type: CaveEventType, cell: number) => void;

/** Set on what has moved already in this scan; it is past the point where the scan stands. */
const MOVED = 16;

export const copyCave = (cave: Cave): Cave => ({
  ...cave,
  cells: cave.cells.slice(),
  monsters: cave.monsters.map(monster => ({ ...monster })),
  moved: [],
  rng: [...cave.rng],
});

export interface Pace {
  readonly cellTicks: number;
  readonly monsterTicks: number;
  readonly pushCells: number;
}

/** Whether what happens every so many ticks happens in the next one. */
export const isDue = ({ clock }: Pick<Cave, 'clock'>, every: number): boolean => (clock + 1) % every === 0;

/** One tick of sixty a second: what is due in it, the cells before the monsters, and the lamp. */
export function passTick(cave: Cave, action: () => Action, pace: Pace, hear: Hear): void {
  const [cells, monsters] = [isDue(cave, pace.cellTicks), isDue(cave, pace.monsterTicks)];
  cave.clock++;
  if (cells) cellTick(cave, action(), pace.pushCells, hear);
  if (monsters && cave.outcome === 'playing') monsterTick(cave, hear);
  burnLamp(cave, hear);
}

/** Dark: nobody finds the way out. */
export function burnLamp(cave: Pick<Cave, 'lamp' | 'outcome' | 'cause' | 'player'>, hear: Hear): void {
  if (cave.lamp === null || cave.outcome !== 'playing') return;
  cave.lamp--;
  if (cave.lamp <= 0) kill(cave, 'lamp', hear);
}

/** One cell tick. */
export function cellTick(cave: Cave, action: Action, pushCells: number, hear: Hear): void {
  cave.moved = [];
  cave.from = cave.player;
  if (cave.outcome === 'playing') act(cave, action, pushCells, hear);
  if (cave.outcome !== 'out') scan(cave, hear);
}

function act(cave: Cave, action: Action, pushCells: number, hear: Hear): void {
  const { cells, width, player } = cave;
  if (action !== 'left' && action !== 'right') cave.lean = 0;
  if (action === 'stay') return;
  if (action === 'digLeft' || action === 'digRight') {
    const at = beside(width, cells.length, player, action === 'digLeft' ? 'left' : 'right');
    if (at < 0 || cells[at] !== CELL.dirt) return hear('bumped', player);
    cells[at] = CELL.empty;
    return hear('dug', at);
  }
  const to = beside(width, cells.length, player, action);
  if (to < 0) return hear('bumped', player);
  const code = cells[to] as number;
  if (code === CELL.boulder && (action === 'left' || action === 'right')) {
    if (!push(cave, to, action, pushCells, hear)) return;
  } else cave.lean = 0;
  const now = cells[to] as number;
  if (now === CELL.empty || now === CELL.dirt || isDiamond(now)) walk(cave, to, now, hear);
  else if (now === CELL.exit) {
    step(cave, to);
    cave.outcome = 'out';
    hear('left', to);
  } else if (now === CELL.monster) kill(cave, 'monster', hear);
  else hear('bumped', to);
}

function walk(cave: Cave, to: number, code: number, hear: Hear): void {
  step(cave, to);
  if (code === CELL.empty) hear('walked', to);
  else if (code === CELL.dirt) hear('dug', to);
  else {
    cave.collected++;
    hear('diamondTaken', to);
    openExit(cave, hear);
  }
}

function step(cave: Cave, to: number): void {
  cave.cells[cave.player] = CELL.empty;
  cave.cells[to] = CELL.player;
  cave.player = to;
}

/** True where the boulder gave way and its cell is free. */
function push(cave: Cave, at: number, side: 'left' | 'right', pushCells: number, hear: Hear): boolean {
  const { cells, width } = cave;
  const beyond = beside(width, cells.length, at, side);
  if (beyond < 0 || cells[beyond] !== CELL.empty) {
    cave.lean = 0;
    hear('bumped', at);
    return false;
  }
  const sign = side === 'left' ? -1 : 1;
  cave.lean = cave.lean * sign > 0 ? cave.lean + sign : sign;
  if (cave.lean * sign < pushCells) return false;
  cave.lean = 0;
  cells[at] = CELL.empty;
  cells[beyond] = CELL.boulder;
  cave.moved.push(at, beyond);
  hear('pushed', beyond);
  return true;
}

/** The exit appears once enough is collected, whatever lies in its place. */
export function openExit(cave: Cave, hear: Hear): void {
  if (cave.exitOpen || cave.collected < cave.needed) return;
  cave.exitOpen = true;
  hear('exitOpened', cave.exit);
  if (cave.player === cave.exit) {
    cave.outcome = 'out';
    hear('left', cave.exit);
    return;
  }
  const above = cave.monsters.find(({ cell }) => cell === cave.exit);
  if (above) above.under = CELL.exit;
  else cave.cells[cave.exit] = CELL.exit;
}

function kill(cave: Pick<Cave, 'outcome' | 'cause' | 'player'>, cause: Cause, hear: Hear): void {
  if (cave.outcome !== 'playing') return;
  cave.outcome = 'dead';
  cave.cause = cause;
  hear('foxCrushed', cave.player);
}

/** Left to right, top to bottom, each object at most once. */
function scan(cave: Cave, hear: Hear): void {
  const { cells, width } = cave;
  const last = cells.length - width;
  for (let at = 0; at < cells.length; at++) {
    const code = cells[at] as number;
    if (code < CELL.boulder || (code > CELL.diamond && code < CELL.fallingBoulder)) continue;
    if (code >= MOVED) cells[at] = code - MOVED;
    else if (at < last) drop(cave, at, code, hear);
    else if (code >= CELL.fallingBoulder) land(cave, at, code, hear);
  }
}

function drop(cave: Cave, at: number, code: number, hear: Hear): void {
  const { cells, width, moved } = cave;
  const falls = code >= CELL.fallingBoulder;
  const isRock = code === CELL.boulder || code === CELL.fallingBoulder;
  const falling = isRock ? CELL.fallingBoulder : CELL.fallingDiamond;
  const below = cells[at + width] as number;
  if (below === CELL.empty) {
    cells[at] = CELL.empty;
    cells[at + width] = falling + MOVED;
    moved.push(at, at + width);
    if (!falls && isRock) hear('boulderFell', at);
    return;
  }
  if (falls && below === CELL.player) {
    land(cave, at, code, hear);
    return kill(cave, isRock ? 'boulder' : 'diamond', hear);
  }
  if (falls && isRock && below === CELL.monster) return burst(cave, at, hear);
  if (below === CELL.boulder || below === CELL.diamond) {
    const column = at % width;
    if (column > 0 && cells[at - 1] === CELL.empty && cells[at + width - 1] === CELL.empty) {
      cells[at] = CELL.empty;
      cells[at - 1] = falling;
      moved.push(at, at - 1);
      return;
    }
    if (column < width - 1 && cells[at + 1] === CELL.empty && cells[at + width + 1] === CELL.empty) {
      cells[at] = CELL.empty;
      cells[at + 1] = falling + MOVED;
      moved.push(at, at + 1);
      return;
    }
  }
  // What falls on what falls goes on falling.
  if (falls && below % MOVED < CELL.fallingBoulder) land(cave, at, code, hear);
}

function land({ cells }: Cave, at: number, code: number, hear: Hear): void {
  const isRock = code === CELL.fallingBoulder;
  cells[at] = isRock ? CELL.boulder : CELL.diamond;
  hear(isRock ? 'boulderLanded' : 'diamondLanded', at);
}

/** A boulder fell on a monster: diamonds all round it, but for walls and the exit. Whoever stands there is gone. */
function burst(cave: Cave, at: number, hear: Hear): void {
  const { cells, width, height, exit } = cave;
  const middle = at + width;
  const [column, row] = [middle % width, Math.floor(middle / width)];
  const gone = new Set<number>();
  for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++) {
      const cell = y * width + x;
      const code = (cells[cell] as number) % MOVED;
      if (code === CELL.wall || cell === exit) continue;
      if (code === CELL.player) {
        kill(cave, 'blast', hear);
        continue;
      }
      if (code === CELL.monster) gone.add(cell);
      // What the scan has yet to reach lies still until the next.
      cells[cell] = CELL.diamond + (cell > at ? MOVED : 0);
    }
  const onExit = cave.monsters.find(({ cell }) => cell === exit && Math.abs((exit % width) - column) <= 1);
  if (onExit && Math.abs(Math.floor(exit / width) - row) <= 1) {
    gone.add(exit);
    cells[exit] = onExit.under;
  }
  cave.monsters = cave.monsters.filter(({ cell }) => !gone.has(cell));
  hear('burst', middle);
}

/** Every monster takes one step in its heading, or picks another where something stands in its way. */
export function monsterTick(cave: Cave, hear: Hear): void {
  const { cells, width, holds } = cave;
  for (const monster of cave.monsters) {
    monster.from = monster.cell;
    const to = beside(width, cells.length, monster.cell, monster.heading);
    const code = to < 0 ? CELL.wall : (cells[to] as number);
    if (code === CELL.player) {
      cells[monster.cell] = monster.under;
      cells[to] = CELL.monster;
      Object.assign(monster, { cell: to, under: CELL.empty });
      kill(cave, 'monster', hear);
    } else if (isFree(code, holds)) {
      cells[monster.cell] = monster.under;
      cells[to] = CELL.monster;
      Object.assign(monster, { cell: to, under: code });
    } else monster.heading = DIRECTIONS[randomInt(cave.rng, DIRECTIONS.length)] as Direction;
  }
}

/** Walls, boulders, monsters and what falls turn it back. */
const isFree = (code: number, holds: boolean): boolean =>
  code === CELL.empty || (!holds && (code === CELL.dirt || code === CELL.diamond || code === CELL.exit));
