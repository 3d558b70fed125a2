// Cave simulation, a cellular automaton: in each cell tick the fox acts, then every loose object falls or rolls. Monsters step on an interval of their own.
// Specification part 3, §4 and §5; what it leaves open is decided here once, for play and for the search. Caves from elsewhere have the classic laws (`classic/`).
import type { Rng } from '../../kit/core/rng.ts';
import { beside, CELL, type Direction, isDiamond } from './cells.ts';
import { type ClassicParts, copyParts } from './classic/parts.ts';

/** What the player does in one cell tick. */
export type Action = Direction | 'digLeft' | 'digRight' | 'stay';

export interface Monster {
  readonly id: number;
  /** Index into the grid. */
  cell: number;
  /** Its cell before the last step, for interpolation. */
  from: number;
  heading: Direction;
  /** Code of the cell below it, which it leaves unchanged: dirt, a diamond, the open exit. */
  under: number;
}

/** `lamp`, `blast` and `gaveUp` are of the levels; `firefly`, `butterfly`, `explosion` and `time` are of caves from elsewhere. */
export type Cause =
  | 'boulder'
  | 'diamond'
  | 'monster'
  | 'blast'
  | 'lamp'
  | 'gaveUp'
  | 'firefly'
  | 'butterfly'
  | 'explosion'
  | 'time';

/** Everything of a cave but its grid and random generator. Cells are indices into the grid. */
export interface CaveParts {
  /** Cells. */
  readonly width: number;
  readonly height: number;
  /** Cell of the fox. */
  player: number;
  /** Cell of the fox before this cell tick. */
  from: number;
  /** Cell where the exit appears. */
  readonly exit: number;
  exitOpen: boolean;
  monsters: Monster[];
  /** Whether the classic laws hold here, as in all caves from elsewhere: `classic` has their numbers. */
  readonly holds: boolean;
  /** Absent in the levels. */
  classic?: ClassicParts;
  /** Diamonds taken. */
  collected: number;
  /** Diamonds that open the exit. */
  readonly needed: number;
  /** Cell ticks of pushing against the boulder beside the fox; negative to the left. */
  lean: number;
  /** `out`: left by the exit. */
  outcome: 'playing' | 'dead' | 'out';
  /** What killed the fox. */
  cause: Cause | null;
  /** Ticks since the cave began. */
  clock: number;
  /** Ticks of light left; null without a lamp. */
  lamp: number | null;
  /** Objects moved in this cell tick, as pairs of cells: from, to, from, to … */
  moved: number[];
}

/** A cave to simulate: with its grid as bytes, and the random generator of its monsters. */
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
  | 'exploded'
  | 'magicWallBegan'
  | 'magicWallPassed'
  | 'amoebaGrew'
  | 'amoebaHardened'
  | 'amoebaBloomed'
  | 'slimePassed'
  | 'wallGrew'
  | 'foxCrushed';
export type EmitCaveEvent = (type: CaveEventType, cell: number) => void;

// Local constants: the scan reads every cell, and a module's own names are faster to read than an imported object.
const { empty: EMPTY, wall: WALL, boulder: BOULDER, diamond: DIAMOND, player: PLAYER } = CELL;
const { monster: MONSTER, fallingBoulder: FALLING_BOULDER, fallingDiamond: FALLING_DIAMOND } = CELL;

/** Flag on a cell code: this object has moved already in this scan. */
const MOVED = 16;
/** Lookup table: 1 for codes that fall, may fall, or have moved in this scan. */
const LOOSE = Uint8Array.from({ length: 2 * MOVED }, (_, code) =>
  code >= MOVED || [BOULDER, DIAMOND, FALLING_BOULDER, FALLING_DIAMOND].some(loose => loose === code) ? 1 : 0,
);

export const copyCave = (cave: Cave): Cave => ({
  ...cave,
  cells: cave.cells.slice(),
  monsters: cave.monsters.map(monster => ({ ...monster })),
  moved: [],
  rng: [...cave.rng],
  ...(cave.classic && { classic: copyParts(cave.classic) }),
});

/** One cell tick. */
export function cellTick(cave: Cave, action: Action, pushCells: number, emit: EmitCaveEvent): void {
  cave.moved = [];
  cave.from = cave.player;
  if (cave.outcome === 'playing') actFox(cave, action, pushCells, emit);
  if (cave.outcome !== 'out') scanGrid(cave, emit);
}

/** The fox acts. By the classic laws digging beside it takes a diamond, too. */
export function actFox(cave: Cave, action: Action, pushCells: number, emit: EmitCaveEvent): void {
  const { cells, width, player } = cave;
  if (action !== 'left' && action !== 'right') cave.lean = 0;
  if (action === 'stay') return;
  if (action === 'digLeft' || action === 'digRight') {
    const at = beside(width, cells.length, player, action === 'digLeft' ? 'left' : 'right');
    const takes = cave.holds && at >= 0 && isDiamond(cells[at] as number);
    if (at < 0 || (cells[at] !== CELL.dirt && !takes)) return emit('bumped', player);
    cells[at] = CELL.empty;
    return takes ? takeDiamond(cave, at, emit) : emit('dug', at);
  }
  const to = beside(width, cells.length, player, action);
  if (to < 0) return emit('bumped', player);
  const code = cells[to] as number;
  if (code === CELL.boulder && (action === 'left' || action === 'right')) {
    if (!tryPush(cave, to, action, pushCells, emit)) return;
  } else cave.lean = 0;
  const now = cells[to] as number;
  if (now === CELL.empty || now === CELL.dirt || isDiamond(now)) walkTo(cave, to, now, emit);
  else if (now === CELL.exit) {
    movePlayer(cave, to);
    cave.outcome = 'out';
    emit('left', to);
  } else if (now === CELL.monster) kill(cave, 'monster', emit);
  else emit('bumped', to);
}

export function walkTo(cave: Cave, to: number, code: number, emit: EmitCaveEvent): void {
  movePlayer(cave, to);
  if (code === CELL.empty) emit('walked', to);
  else if (code === CELL.dirt) emit('dug', to);
  else takeDiamond(cave, to, emit);
}

export function takeDiamond(cave: Cave, at: number, emit: EmitCaveEvent): void {
  cave.collected++;
  emit('diamondTaken', at);
  openExit(cave, emit);
}

function movePlayer(cave: Cave, to: number): void {
  cave.cells[cave.player] = CELL.empty;
  cave.cells[to] = CELL.player;
  cave.player = to;
}

/** Pushes a boulder; true once it has moved and its cell is free. */
function tryPush(cave: Cave, at: number, side: 'left' | 'right', pushCells: number, emit: EmitCaveEvent): boolean {
  const { cells, width } = cave;
  const beyond = beside(width, cells.length, at, side);
  if (beyond < 0 || cells[beyond] !== CELL.empty) {
    cave.lean = 0;
    emit('bumped', at);
    return false;
  }
  const sign = side === 'left' ? -1 : 1;
  cave.lean = cave.lean * sign > 0 ? cave.lean + sign : sign;
  if (cave.lean * sign < pushCells) return false;
  cave.lean = 0;
  cells[at] = CELL.empty;
  cells[beyond] = CELL.boulder;
  cave.moved.push(at, beyond);
  emit('pushed', beyond);
  return true;
}

/** Opens the exit once enough is collected, whatever lies in its cell. */
export function openExit(cave: Cave, emit: EmitCaveEvent): void {
  if (cave.exitOpen || cave.collected < cave.needed) return;
  cave.exitOpen = true;
  emit('exitOpened', cave.exit);
  if (cave.player === cave.exit) {
    cave.outcome = 'out';
    emit('left', cave.exit);
    return;
  }
  const above = cave.monsters.find(({ cell }) => cell === cave.exit);
  if (above) above.under = CELL.exit;
  else cave.cells[cave.exit] = CELL.exit;
}

/** Ends the cave; only the first cause counts. */
export function kill(cave: Pick<Cave, 'outcome' | 'cause' | 'player'>, cause: Cause, emit: EmitCaveEvent): void {
  if (cave.outcome !== 'playing') return;
  cave.outcome = 'dead';
  cave.cause = cause;
  emit('foxCrushed', cave.player);
}

/** Scans the grid left to right, top to bottom; moves each loose object at most once. */
function scanGrid(cave: Cave, emit: EmitCaveEvent): void {
  const { cells, width } = cave;
  const last = cells.length - width;
  for (let at = 0; at < cells.length; at++) {
    const code = cells[at] as number;
    if (LOOSE[code] === 0) continue;
    if (code >= MOVED) cells[at] = code - MOVED;
    else if (at < last) dropObject(cave, at, code, emit);
    else if (code >= FALLING_BOULDER) landObject(cave, at, code, emit);
  }
}

function dropObject(cave: Cave, at: number, code: number, emit: EmitCaveEvent): void {
  const { cells, width, moved } = cave;
  const falls = code >= FALLING_BOULDER;
  const isRock = code === BOULDER || code === FALLING_BOULDER;
  const falling = isRock ? FALLING_BOULDER : FALLING_DIAMOND;
  const below = cells[at + width] as number;
  if (below === EMPTY) {
    cells[at] = EMPTY;
    cells[at + width] = falling + MOVED;
    moved.push(at, at + width);
    if (!falls && isRock) emit('boulderFell', at);
    return;
  }
  if (falls && below === PLAYER) {
    landObject(cave, at, code, emit);
    return kill(cave, isRock ? 'boulder' : 'diamond', emit);
  }
  if (falls && isRock && below === MONSTER) return burstMonster(cave, at, emit);
  if (below === BOULDER || below === DIAMOND) {
    const column = at % width;
    if (column > 0 && cells[at - 1] === EMPTY && cells[at + width - 1] === EMPTY) {
      cells[at] = EMPTY;
      cells[at - 1] = falling;
      moved.push(at, at - 1);
      return;
    }
    if (column < width - 1 && cells[at + 1] === EMPTY && cells[at + width + 1] === EMPTY) {
      cells[at] = EMPTY;
      cells[at + 1] = falling + MOVED;
      moved.push(at, at + 1);
      return;
    }
  }
  // An object above a falling one keeps falling.
  if (falls && below % MOVED < FALLING_BOULDER) landObject(cave, at, code, emit);
}

function landObject({ cells }: Cave, at: number, code: number, emit: EmitCaveEvent): void {
  const isRock = code === FALLING_BOULDER;
  cells[at] = isRock ? BOULDER : DIAMOND;
  emit(isRock ? 'boulderLanded' : 'diamondLanded', at);
}

/** A boulder fell on a monster: the 3 × 3 cells round it become diamonds, except walls and the exit. The fox and monsters there die. */
function burstMonster(cave: Cave, at: number, emit: EmitCaveEvent): void {
  const { cells, width, height, exit } = cave;
  const middle = at + width;
  const [column, row] = [middle % width, Math.floor(middle / width)];
  const gone = new Set<number>();
  for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++) {
      const cell = y * width + x;
      const code = (cells[cell] as number) % MOVED;
      if (code === WALL || cell === exit) continue;
      if (code === PLAYER) {
        kill(cave, 'blast', emit);
        continue;
      }
      if (code === MONSTER) gone.add(cell);
      // New diamonds ahead of the scan do not move before the next one.
      cells[cell] = DIAMOND + (cell > at ? MOVED : 0);
    }
  const onExit = cave.monsters.find(({ cell }) => cell === exit && Math.abs((exit % width) - column) <= 1);
  if (onExit && Math.abs(Math.floor(exit / width) - row) <= 1) {
    gone.add(exit);
    cells[exit] = onExit.under;
  }
  cave.monsters = cave.monsters.filter(({ cell }) => !gone.has(cell));
  emit('burst', middle);
}
