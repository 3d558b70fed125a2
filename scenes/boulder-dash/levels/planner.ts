// Planner that solves a cave: greedy search to the nearest diamond by a BFS distance map, with a depth-limited survival check on the real rules before each step.
// A complete search is too slow, because boulders and monsters move: greedy steps that can be survived solve most caves, and others are rejected.

import type { T } from '../constants.ts';
import { type Action, type Cave, copyCave } from '../rules/cave.ts';
import { beside, CELL, DIRECTIONS, type Direction, isDiamond } from '../rules/cells.ts';
import { isFly, MOST_CODES } from '../rules/classic/elements.ts';
import { isCellTickNext, tickCave } from '../rules/timing.ts';

/** Depth of the survival check after each step, in cell ticks. */
const FORESIGHT = 4;
/** Cell ticks without a diamond after which the search gives up. */
const PATIENCE = 170;
/** Cost of each earlier visit to a cell, in cells: it breaks loops. */
const REVISIT_COST = 1.4;
/** Cost of each cell nearer to a monster, in cells. */
const FEAR_COST = 8;
/** Distance of cells that cannot be reached. */
const UNREACHABLE = 1e6;
/** Cost of pushing a boulder, in cells. */
const PUSH_COST = 3;
const SILENT = () => {};

export interface SearchBudget {
  /** Cell ticks that may still be simulated. */
  left: number;
}

/** Simulates a cell tick with this action; in a cave from elsewhere, whose interval is no whole number of ticks, to its end. */
export function playCellTick(cave: Cave, action: Action, t: T): void {
  const tick = () => tickCave(cave, () => action, t, SILENT);
  if (cave.holds) while (!isCellTickNext(cave, t)) tick();
  else for (let i = 1; i < t.cellTicks; i++) tick();
  tick();
}

/** Solution: the actions that lead out of the cave, or null where none was found. */
export function planCave(from: Cave, t: T, effort: SearchBudget, onStep: () => void = () => {}): Action[] | null {
  let cave = copyCave(from);
  const walker = new StepPlanner(t, effort);
  const way: Action[] = [];
  let [last, since] = [cave.collected, 0];
  while (effort.left > 0) {
    onStep();
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

export interface PlannerOptions {
  /** Depth of the survival check, in cell ticks; null: none, always the shortest path. */
  readonly foresight: number | null;
  /** Distance to monsters within which cells cost more, in cells. */
  readonly fear: number;
  /** Prefers steps after which standing still for one cell tick is safe too: for players who sometimes miss a key. */
  readonly unhurried?: boolean;
}

/** Plans one step at a time; counts visits of each cell since the last diamond. */
export class StepPlanner {
  readonly #t: T;
  readonly #effort: SearchBudget;
  readonly #options: PlannerOptions;
  #visits = new Map<number, number>();
  #collected = -1;

  constructor(t: T, effort: SearchBudget, habits: PlannerOptions = { foresight: FORESIGHT, fear: 0 }) {
    this.#t = t;
    this.#effort = effort;
    this.#options = habits;
  }

  /** The cheapest action that passes the survival check, and the cave after it. */
  next(cave: Cave): { readonly action: Action; readonly cave: Cave } | null {
    if (cave.collected !== this.#collected) {
      this.#visits = new Map();
      this.#collected = cave.collected;
    }
    this.#visits.set(cave.player, (this.#visits.get(cave.player) ?? 0) + 1);
    const { foresight, unhurried } = this.#options;
    let hurried: { readonly action: Action; readonly cave: Cave } | null = null;
    for (const { action } of this.#rankedActions(cave)) {
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
    playCellTick(cave, action, this.#t);
  }

  /** Possible actions, cheapest first. */
  #rankedActions(cave: Cave): { readonly action: Action; readonly cost: number }[] {
    const far = distanceMap(cave);
    const cost = (cell: number) =>
      (far[cell] as number) + REVISIT_COST * (this.#visits.get(cell) ?? 0) + this.#fearCost(cave, cell);
    const choices: { action: Action; cost: number }[] = [{ action: 'stay', cost: cost(cave.player) + 0.5 }];
    for (const action of DIRECTIONS) {
      const to = beside(cave.width, cave.cells.length, cave.player, action);
      const step = to < 0 ? UNREACHABLE : stepCost(cave, to, action);
      if (step < UNREACHABLE) choices.push({ action, cost: cost(to) + step - 1 });
    }
    return choices.sort((a, b) => a.cost - b.cost);
  }

  #fearCost({ monsters, width }: Cave, cell: number): number {
    const { fear } = this.#options;
    if (fear === 0) return 0;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    let cost = 0;
    for (const monster of monsters) {
      const off = Math.abs((monster.cell % width) - x) + Math.abs(Math.floor(monster.cell / width) - y);
      if (off <= fear) cost += FEAR_COST * (fear + 1 - off);
    }
    return cost;
  }

  /** Depth-first search: whether some sequence of actions survives so many cell ticks. */
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

/** Lookup table: codes that the fox can walk into. */
const SOFT = Uint8Array.from({ length: MOST_CODES }, (_, code) =>
  code === CELL.empty || code === CELL.dirt || code === CELL.exit || isDiamond(code) ? 1 : 0,
);
const isSoft = (code: number): boolean => SOFT[code] === 1;
/** Movers do not block the distance map: they will be elsewhere soon. */
const PASSED = Uint8Array.from({ length: MOST_CODES }, (_, code) =>
  isSoft(code) || code === CELL.player || code === CELL.monster || isFly(code) ? 1 : 0,
);

function stepCost({ cells, width }: Cave, to: number, action: Direction): number {
  const code = cells[to] as number;
  if (isSoft(code)) return 1;
  if (code !== CELL.boulder || action === 'up' || action === 'down') return UNREACHABLE;
  const beyond = beside(width, cells.length, to, action);
  return beyond >= 0 && cells[beyond] === CELL.empty ? PUSH_COST : UNREACHABLE;
}

let queue = new Int32Array(0);
let distanceOf = new Float64Array(0);

/** Multi-source BFS: the distance of each cell to the nearest goal, a diamond or the open exit. The result is one shared buffer. */
function distanceMap({ cells, width, exit, exitOpen }: Cave): Float64Array {
  const count = cells.length;
  if (queue.length < count) {
    queue = new Int32Array(count);
    distanceOf = new Float64Array(count);
  }
  distanceOf.fill(UNREACHABLE);
  let end = 0;
  if (exitOpen) queue[end++] = exit;
  else for (let cell = 0; cell < count; cell++) if (isDiamond(cells[cell] as number)) queue[end++] = cell;
  for (let i = 0; i < end; i++) distanceOf[queue[i] as number] = 0;
  const steps = [-width, width, -1, 1];
  for (let i = 0; i < end; i++) {
    const cell = queue[i] as number;
    const next = (distanceOf[cell] as number) + 1;
    const column = cell % width;
    for (let side = 0; side < 4; side++) {
      if ((side === 2 && column === 0) || (side === 3 && column === width - 1)) continue;
      const to = cell + (steps[side] as number);
      if (to >= count) continue;
      if (to < 0 || (distanceOf[to] as number) <= next) continue;
      if (PASSED[cells[to] as number] !== 1) continue;
      distanceOf[to] = next;
      queue[end++] = to;
    }
  }
  return distanceOf;
}
