// Board of Sokoban and pathfinding on it: one step, breadth-first search for walks, and for the pushes that bring one box to a cell.

/** Cells are row-major indexes: `row * width + column`. */
export interface Level {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /**
   * True for what is drawn as a wall and nothing else. Ground outside the walls is neither wall nor floor, and no step leads
   * there: a level whose player could walk to its edge is never read. `insideOf` tells floor from outside.
   */
  readonly walls: readonly boolean[];
  readonly goals: readonly number[];
  readonly boxes: readonly number[];
  readonly player: number;
}

/** Boxes keep their place in the list when they are pushed, so box 2 stays box 2. */
export interface Position {
  readonly player: number;
  readonly boxes: readonly number[];
}

export const DIRECTIONS = ['u', 'd', 'l', 'r'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const positionOf = ({ player, boxes }: Level): Position => ({ player, boxes });

/** The cell next to another; −1 over the board's edge. */
export function neighbour({ width, height }: Level, cell: number, direction: Direction): number {
  const column = cell % width;
  if (direction === 'l') return column > 0 ? cell - 1 : -1;
  if (direction === 'r') return column < width - 1 ? cell + 1 : -1;
  const next = direction === 'u' ? cell - width : cell + width;
  return next >= 0 && next < width * height ? next : -1;
}

/** One step of the player, which pushes the box before it; null where a wall, a second box or the edge is in the way. */
export function step(
  level: Level,
  { player, boxes }: Position,
  direction: Direction,
): { readonly position: Position; readonly pushed: boolean } | null {
  const to = neighbour(level, player, direction);
  if (to < 0 || level.walls[to]) return null;
  const box = boxes.indexOf(to);
  if (box < 0) return { position: { player: to, boxes }, pushed: false };
  const behind = neighbour(level, to, direction);
  if (behind < 0 || level.walls[behind] || boxes.includes(behind)) return null;
  return { position: { player: to, boxes: boxes.with(box, behind) }, pushed: true };
}

/** Won: no box stands off a goal. */
export const isSolved = ({ goals }: Level, { boxes }: Position): boolean => boxes.every(box => goals.includes(box));

/** Floor: every cell the player could reach if there were no boxes (flood fill). Other cells that are not walls lie outside. */
export const floorMask = (level: Level): readonly boolean[] => {
  const { towards } = walk(level, level.player, []);
  return Array.from(towards, direction => direction !== UNSEEN);
};

/** The cells the player can walk to without a push, its own included. */
export function reachable(level: Level, { player, boxes }: Position): ReadonlySet<number> {
  return new Set(walk(level, player, boxes).order);
}

/** The shortest walk to a cell, without a push; null where there is none. */
export function findWalk(level: Level, { player, boxes }: Position, to: number): readonly Direction[] | null {
  const found = walk(level, player, boxes);
  return found.towards[to] === UNSEEN || found.towards[to] === undefined ? null : pathTo(level, found, to);
}

/** Moves that bring a box to a cell while the others stand still: fewest pushes, then fewest moves. Null where there are none. */
export function findPushes(level: Level, position: Position, box: number, to: number): readonly Direction[] | null {
  if (!position.boxes.includes(box)) return null;
  if (box === to) return [];
  const plans = planPushes(level, position, box);
  let best: Plan | null = null;
  for (const plan of plans.values()) if (plan.box === to && (!best || isCheaper(plan, best))) best = plan;
  if (!best) return null;
  const others = position.boxes.filter(cell => cell !== box);
  const ways: Direction[][] = [];
  for (let plan = best; plan.direction; plan = plan.from) {
    const before = plan.from;
    const stand = neighbour(level, before.box, opposite(plan.direction));
    ways.unshift([...pathTo(level, walk(level, before.player, [...others, before.box]), stand), plan.direction]);
  }
  return ways.flat();
}

/** The cells to which `findPushes` can bring a box, without its own. */
export function pushTargets(level: Level, position: Position, box: number): ReadonlySet<number> {
  if (!position.boxes.includes(box)) return new Set();
  const cells = new Set([...planPushes(level, position, box).values()].map(plan => plan.box));
  cells.delete(box);
  return cells;
}

const opposite = (direction: Direction): Direction => (({ u: 'd', d: 'u', l: 'r', r: 'l' }) as const)[direction];

const UNSEEN = -1;
const START = -2;

interface Walk {
  /** Cells in the order of their distance. */
  readonly order: readonly number[];
  /** The index of the direction by which each cell was entered first; START at the start, UNSEEN where there is no way. */
  readonly towards: Int8Array;
}

/** Breadth-first search from a cell, around walls and boxes. */
function walk(level: Level, from: number, boxes: readonly number[]): Walk {
  const towards = new Int8Array(level.width * level.height).fill(UNSEEN);
  const isBox = new Uint8Array(towards.length);
  for (const box of boxes) isBox[box] = 1;
  const order = [from];
  towards[from] = START;
  for (let head = 0; head < order.length; head++) {
    const cell = order[head] as number;
    for (let index = 0; index < DIRECTIONS.length; index++) {
      const next = neighbour(level, cell, DIRECTIONS[index] as Direction);
      if (next < 0 || level.walls[next] || isBox[next] || towards[next] !== UNSEEN) continue;
      towards[next] = index;
      order.push(next);
    }
  }
  return { order, towards };
}

/** Path to a cell that a walk reached. */
function pathTo(level: Level, { towards }: Walk, to: number): Direction[] {
  const way: Direction[] = [];
  for (let cell = to; towards[cell] !== START; ) {
    const direction = DIRECTIONS[towards[cell] as number] as Direction;
    way.push(direction);
    cell = neighbour(level, cell, opposite(direction));
  }
  return way.reverse();
}

/** Search node: the box was just pushed to a cell, the player stands behind it. The first plan has no push. */
type Plan = { readonly box: number; readonly player: number; readonly pushes: number; readonly moves: number } & (
  | { readonly direction: Direction; readonly from: Plan }
  | { readonly direction: null }
);

const isCheaper = (a: Plan, b: Plan): boolean => a.pushes < b.pushes || (a.pushes === b.pushes && a.moves < b.moves);

/** Breadth-first search over pushes of one box: the cheapest plan for each cell and direction of arrival. */
function planPushes(level: Level, { player, boxes }: Position, box: number): ReadonlyMap<number, Plan> {
  const others = boxes.filter(cell => cell !== box);
  const isBlocked = (cell: number) => cell < 0 || level.walls[cell] || others.includes(cell);
  const best = new Map<number, Plan>();
  let round: readonly Plan[] = [{ box, player, pushes: 0, moves: 0, direction: null }];
  // One round for each push: fewer pushes always come first, so only moves are compared within a round.
  while (round.length > 0) {
    const next = new Map<number, Plan>();
    for (const from of round) {
      const ways = distances(level, walk(level, from.player, [...others, from.box]));
      for (const [index, direction] of DIRECTIONS.entries()) {
        const to = neighbour(level, from.box, direction);
        const stand = neighbour(level, from.box, opposite(direction));
        const key = to * DIRECTIONS.length + index;
        const away = stand < 0 ? undefined : ways.get(stand);
        if (isBlocked(to) || away === undefined || best.has(key)) continue;
        const moves = from.moves + away + 1;
        const plan: Plan = { box: to, player: from.box, pushes: from.pushes + 1, moves, direction, from };
        const known = next.get(key);
        if (!known || moves < known.moves) next.set(key, plan);
      }
    }
    for (const [key, plan] of next) best.set(key, plan);
    round = [...next.values()];
  }
  return best;
}

function distances(level: Level, { order, towards }: Walk): ReadonlyMap<number, number> {
  const far = new Map<number, number>();
  for (const cell of order) {
    const direction = DIRECTIONS[towards[cell] as number];
    far.set(cell, direction ? (far.get(neighbour(level, cell, opposite(direction))) as number) + 1 : 0);
  }
  return far;
}
