// Pathfinding on a walk grid: breadth-first search over typed arrays with four neighbours; it allocates only its result.
import type { Ground } from '../rules.ts';

/** Walk grid: square cells over a world, with closed cells around them so that a search needs no bounds checks. */
export interface WalkGrid {
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
  /** Cells per row, rim included: a cell's neighbours are ±1 and ±stride. */
  readonly stride: number;
  /** 1 where a body of one cell fits, else 0; by cell. */
  readonly open: Uint8Array;
  readonly scratch: {
    readonly queue: Int32Array;
    readonly towards: Int32Array;
    readonly visited: Int32Array;
    search: number;
  };
}

/** Marks closed cells as visited by every search. */
const CLOSED = 0x7fffffff;

/** A grid with cells of `size` world pixels; a cell is open where no solid reaches into it. */
export function walkGrid(ground: Ground, size: number): WalkGrid {
  const columns = Math.floor(ground.width / size);
  const rows = Math.floor(ground.height / size);
  const stride = columns + 2;
  const count = stride * (rows + 2);
  const open = new Uint8Array(count);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = column * size;
      const y = row * size;
      const free = ground.solids.every(
        ([left, top, width, height]) => left >= x + size || left + width <= x || top >= y + size || top + height <= y,
      );
      open[(row + 1) * stride + column + 1] = free ? 1 : 0;
    }
  }
  const scratch = {
    queue: new Int32Array(count),
    towards: new Int32Array(count),
    visited: Int32Array.from(open, isOpen => (isOpen === 1 ? 0 : CLOSED)),
    search: 0,
  };
  return { size, columns, rows, stride, open, scratch };
}

/** The cell at a point of the world; points outside belong to the cells at the edge. */
export function cellAt(grid: WalkGrid, x: number, y: number): number {
  const column = Math.min(grid.columns - 1, Math.max(0, Math.floor(x / grid.size)));
  const row = Math.min(grid.rows - 1, Math.max(0, Math.floor(y / grid.size)));
  return (row + 1) * grid.stride + column + 1;
}

/** A cell's centre in world pixels. */
export const centreX = (grid: WalkGrid, cell: number): number => ((cell % grid.stride) - 0.5) * grid.size;
export const centreY = (grid: WalkGrid, cell: number): number => (Math.floor(cell / grid.stride) - 0.5) * grid.size;

/** The open cell whose centre is nearest to the point, looking up to three cells away; −1 if there is none. */
export function openCellNear(grid: WalkGrid, x: number, y: number): number {
  const middle = cellAt(grid, x, y);
  if (grid.open[middle] === 1) return middle;
  let best = -1;
  let least = Infinity;
  for (let down = -3; down <= 3; down++) {
    for (let right = -3; right <= 3; right++) {
      const cell = cellAt(grid, x + right * grid.size, y + down * grid.size);
      if (grid.open[cell] !== 1) continue;
      const dx = centreX(grid, cell) - x;
      const dy = centreY(grid, cell) - y;
      if (dx * dx + dy * dy >= least) continue;
      least = dx * dx + dy * dy;
      best = cell;
    }
  }
  return best;
}

/** Shortest path from one open cell to another, both included; empty where there is none. */
export function shortestPath(grid: WalkGrid, from: number, to: number): number[] {
  if (grid.open[from] !== 1 || grid.open[to] !== 1) return [];
  if (!search(grid, from, to)) return [];
  const { towards } = grid.scratch;
  const path = [from];
  for (let cell = from; cell !== to; ) {
    cell = towards[cell] as number;
    path.push(cell);
  }
  return path;
}

/** Flood fill from `to` until `from` is reached; `towards` then holds for each visited cell the next one on the way to `to`. */
function search({ stride, scratch }: WalkGrid, from: number, to: number): boolean {
  const { queue, towards, visited } = scratch;
  const mark = ++scratch.search;
  let tail = 1;
  queue[0] = to;
  visited[to] = mark;
  // Unrolled: a loop over the four neighbours takes a third longer.
  for (let head = 0; head < tail && visited[from] !== mark; head++) {
    const cell = queue[head] as number;
    if ((visited[cell - stride] as number) < mark) {
      visited[cell - stride] = mark;
      towards[cell - stride] = cell;
      queue[tail++] = cell - stride;
    }
    if ((visited[cell + 1] as number) < mark) {
      visited[cell + 1] = mark;
      towards[cell + 1] = cell;
      queue[tail++] = cell + 1;
    }
    if ((visited[cell + stride] as number) < mark) {
      visited[cell + stride] = mark;
      towards[cell + stride] = cell;
      queue[tail++] = cell + stride;
    }
    if ((visited[cell - 1] as number) < mark) {
      visited[cell - 1] = mark;
      towards[cell - 1] = cell;
      queue[tail++] = cell - 1;
    }
  }
  return visited[from] === mark;
}
