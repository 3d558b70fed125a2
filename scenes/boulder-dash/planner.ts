// Finds a way through a cave on its real laws and luck: nearest diamond first, looking ahead, until enough is collected and the exit reached.
import { type Action, type Cave, copyCave } from './cave.ts';
import { beside, CELL, DIRECTIONS, type Direction, isDiamond } from './cells.ts';
import type { T } from './constants.ts';
import { passTick } from './time.ts';

/** Cell ticks that the fox must be able to go on living after each step. */
const FORESIGHT = 4;
/** Cell ticks without a diamond after which a way has failed. */
const PATIENCE = 170;
/** What standing on trodden ground costs, in cells: it leads out of going to and fro. */
const TRODDEN = 1.4;
/** What a cell nearer to a monster costs, in cells. */
const FEARED = 8;
/** No way leads there. */
const FAR = 1e6;
/** What a boulder that must be pushed adds to a way, in cells. */
const PUSH = 3;
const SILENT = () => {};

export interface Effort {
  /** Cell ticks that may still be tried out. */
  left: number;
}

/** Plays a cell tick with this action: from one cell tick to the next. */
export function pass(cave: Cave, action: Action, t: T): void {
  for (let i = 0; i < t.cellTicks; i++) passTick(cave, () => action, t, SILENT);
}

/** The actions that lead from here out of the cave, or null where none were found. */
export function findWay(from: Cave, t: T, effort: Effort): Action[] | null {
  let cave = copyCave(from);
  const walker = new Walker(t, effort);
  const way: Action[] = [];
  let [last, since] = [cave.collected, 0];
  while (effort.left > 0) {
    const next = walker.next(cave);
    if (!next) return null;
    way.push(next.action);
    cave = next.cave;
    if (cave.outcome === 'out') return way;
    if (cave.collected > last) [last, since] = [cave.collected, 0];
    else if (++since > PATIENCE) return null;
  }
  return null;
}

export interface Habits {
  /** Cell ticks that must be survived after each step; null takes the shortest way and heeds nothing. */
  readonly foresight: number | null;
  /** How far from a monster it would rather stay, in cells. */
  readonly fear: number;
  /** Goes where it could also stand still for a moment, if there is such a step: for hands that now and then forget one. */
  readonly unhurried?: boolean;
}

/** Takes one step at a time, and remembers where it trod since the last diamond. */
export class Walker {
  readonly #t: T;
  readonly #effort: Effort;
  readonly #habits: Habits;
  #trodden = new Map<number, number>();
  #collected = -1;

  constructor(t: T, effort: Effort, habits: Habits = { foresight: FORESIGHT, fear: 0 }) {
    this.#t = t;
    this.#effort = effort;
    this.#habits = habits;
  }

  /** The best step that can be survived, and the cave after it. */
  next(cave: Cave): { readonly action: Action; readonly cave: Cave } | null {
    if (cave.collected !== this.#collected) {
      this.#trodden = new Map();
      this.#collected = cave.collected;
    }
    this.#trodden.set(cave.player, (this.#trodden.get(cave.player) ?? 0) + 1);
    const { foresight, unhurried } = this.#habits;
    let hurried: { readonly action: Action; readonly cave: Cave } | null = null;
    for (const { action } of this.#choices(cave)) {
      const after = copyCave(cave);
      this.#pass(after, action);
      if (foresight === null || after.outcome === 'out') return { action, cave: after };
      if (after.outcome !== 'playing' || !this.#survives(after, foresight)) continue;
      if (!unhurried || this.#survivesStanding(after, foresight)) return { action, cave: after };
      hurried ??= { action, cave: after };
    }
    return hurried;
  }

  #survivesStanding(cave: Cave, ticks: number): boolean {
    const after = copyCave(cave);
    this.#pass(after, 'stay');
    return after.outcome === 'playing' && this.#survives(after, ticks);
  }

  #pass(cave: Cave, action: Action): void {
    this.#effort.left--;
    pass(cave, action, this.#t);
  }

  /** What can be done, the most promising first. */
  #choices(cave: Cave): { readonly action: Action; readonly cost: number }[] {
    const far = distances(cave);
    const cost = (cell: number) =>
      (far[cell] as number) + TRODDEN * (this.#trodden.get(cell) ?? 0) + this.#fearOf(cave, cell);
    const choices: { action: Action; cost: number }[] = [{ action: 'stay', cost: cost(cave.player) + 0.5 }];
    for (const action of DIRECTIONS) {
      const to = beside(cave.width, cave.cells.length, cave.player, action);
      const step = to < 0 ? FAR : stepCost(cave, to, action);
      if (step < FAR) choices.push({ action, cost: cost(to) + step - 1 });
    }
    return choices.sort((a, b) => a.cost - b.cost);
  }

  #fearOf({ monsters, width }: Cave, cell: number): number {
    const { fear } = this.#habits;
    if (fear === 0) return 0;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    let cost = 0;
    for (const monster of monsters) {
      const off = Math.abs((monster.cell % width) - x) + Math.abs(Math.floor(monster.cell / width) - y);
      if (off <= fear) cost += FEARED * (fear + 1 - off);
    }
    return cost;
  }

  /** True where some way of acting lives on for so many cell ticks. */
  #survives(cave: Cave, ticks: number): boolean {
    if (ticks === 0) return true;
    for (const action of ['stay', ...DIRECTIONS] as const) {
      if (action !== 'stay' && !isOpen(cave, action)) continue;
      const after = copyCave(cave);
      this.#pass(after, action);
      if (after.outcome === 'out') return true;
      if (after.outcome === 'playing' && this.#survives(after, ticks - 1)) return true;
    }
    return false;
  }
}

function isOpen({ width, cells, player }: Cave, action: Direction): boolean {
  const to = beside(width, cells.length, player, action);
  return to >= 0 && isSoft(cells[to] as number);
}

/** What the fox can walk into, by code. */
const SOFT = Uint8Array.from({ length: 16 }, (_, code) =>
  code === CELL.empty || code === CELL.dirt || code === CELL.exit || isDiamond(code) ? 1 : 0,
);
const isSoft = (code: number): boolean => SOFT[code] === 1;
/** Who walks about stands in nobody's way for long. */
const [PLAYER, MONSTER] = [CELL.player, CELL.monster];

function stepCost({ cells, width }: Cave, to: number, action: Direction): number {
  const code = cells[to] as number;
  if (isSoft(code)) return 1;
  if (code !== CELL.boulder || action === 'up' || action === 'down') return FAR;
  const beyond = beside(width, cells.length, to, action);
  return beyond >= 0 && cells[beyond] === CELL.empty ? PUSH : FAR;
}

let queue = new Int32Array(0);
let found = new Float64Array(0);

/** How far each cell is from what is wanted: a diamond, or the open exit once there are enough. */
function distances({ cells, width, exit, exitOpen }: Cave): Float64Array {
  const count = cells.length;
  if (queue.length < count) {
    queue = new Int32Array(count);
    found = new Float64Array(count);
  }
  found.fill(FAR);
  let end = 0;
  if (exitOpen) queue[end++] = exit;
  else for (let cell = 0; cell < count; cell++) if (isDiamond(cells[cell] as number)) queue[end++] = cell;
  for (let i = 0; i < end; i++) found[queue[i] as number] = 0;
  const steps = [-width, width, -1, 1];
  for (let i = 0; i < end; i++) {
    const cell = queue[i] as number;
    const next = (found[cell] as number) + 1;
    const column = cell % width;
    for (let side = 0; side < 4; side++) {
      if ((side === 2 && column === 0) || (side === 3 && column === width - 1)) continue;
      const to = cell + (steps[side] as number);
      if (to >= count) continue;
      if (to < 0 || (found[to] as number) <= next) continue;
      const code = cells[to] as number;
      if (!isSoft(code) && code !== PLAYER && code !== MONSTER) continue;
      found[to] = next;
      queue[end++] = to;
    }
  }
  return found;
}
