// Push distances of a single box to every goal, by breadth-first search backwards (pulls), for each player side. Cells without a distance are dead.
import type { Board } from './board.ts';

/** No number of pushes is enough. */
export const NEVER = 0xffff;

/**
 * A box parts the floor into rooms where it stands in a door. A stand is a cell together with the room the player is in;
 * pushing other boxes never changes it, so the pushes a stand needs are a lower bound whatever else happens.
 */
export interface Distances {
  /** The first stand of each cell; one entry more, for the end. */
  readonly firstStand: Int32Array;
  /** For a cell with several stands, the room of each player's cell; undefined where there is but one. */
  readonly rooms: readonly (Uint8Array | undefined)[];
  /**
   * `pushes[stand * goals + goal]`, NEVER where no pushes suffice. The stand after the last needs none to any goal: it
   * stands for a box that is not there, where a position has fewer boxes than goals.
   */
  readonly pushes: Uint16Array;
  /** 1 where a box has no stand that reaches any goal. The wall is dead too. */
  readonly isDead: Uint8Array;
}

/** `frozen` are cells of boxes that never move again, all on goals: each keeps its own goal and is a wall to the rest. */
export function distancesOf(board: Board, frozen: Int32Array = NONE_FROZEN): Distances {
  const { cells, goals } = board;
  const isFrozen = new Uint8Array(cells + 1);
  for (const cell of frozen) isFrozen[cell] = 1;
  const open = frozen.length > 0 ? { ...board, next: board.next.map(to => (isFrozen[to] === 1 ? cells : to)) } : board;
  const rooms = Array.from({ length: cells }, (_, cell) => roomsAround(open, cell));
  const firstStand = new Int32Array(cells + 1);
  for (let cell = 0; cell < cells; cell++) {
    const count = rooms[cell] ? Math.max(...(rooms[cell] as Uint8Array)) + 1 : 1;
    firstStand[cell + 1] = (firstStand[cell] as number) + count;
  }
  const stands = firstStand[cells] as number;
  const pushes = new Uint16Array((stands + 1) * goals.length).fill(NEVER, 0, stands * goals.length);
  const isDead = new Uint8Array(cells + 1).fill(1);
  const half = { rooms, firstStand };
  for (const [index, goal] of goals.entries()) {
    if (isFrozen[goal] === 0) pullFrom(open, half, index, goal, pushes, isDead);
    else
      for (let stand = firstStand[goal] as number; stand < (firstStand[goal + 1] as number); stand++)
        pushes[stand * goals.length + index] = 0;
  }
  return { ...half, pushes, isDead };
}

const NONE_FROZEN = new Int32Array(0);

type Stands = Pick<Distances, 'rooms' | 'firstStand'>;

export function standOf({ rooms, firstStand }: Stands, cell: number, player: number): number {
  const room = rooms[cell];
  return (firstStand[cell] as number) + (room ? (room[player] as number) : 0);
}

/** Labels the rooms into which a box on the cell parts the floor; undefined where it parts nothing. */
function roomsAround({ cells, next }: Board, cell: number): Uint8Array | undefined {
  if (!mayPart(cells, next, cell)) return undefined;
  const rooms = new Uint8Array(cells).fill(NO_ROOM);
  const queue = new Int32Array(cells);
  let count = 0;
  let seen = 1;
  for (let direction = 0; direction < 4 && seen < cells; direction++) {
    const start = next[cell * 4 + direction] as number;
    if (start === cells || rooms[start] !== NO_ROOM) continue;
    let tail = 1;
    queue[0] = start;
    rooms[start] = count;
    for (let head = 0; head < tail; head++) {
      for (let way = 0; way < 4; way++) {
        const to = next[(queue[head] as number) * 4 + way] as number;
        if (to === cells || to === cell || rooms[to] !== NO_ROOM) continue;
        rooms[to] = count;
        queue[tail++] = to;
      }
    }
    seen += tail;
    count++;
  }
  return count > 1 ? rooms.map(room => (room === NO_ROOM ? 0 : room)) : undefined;
}

const NO_ROOM = 255;

/** False where the cell's open neighbours are joined round its corners, so that a box there parts nothing. */
function mayPart(cells: number, next: Int32Array, cell: number): boolean {
  let open = 0;
  let joints = 0;
  for (const upright of [0, 1]) {
    const above = next[cell * 4 + upright] as number;
    if (above !== cells) open++;
    for (const level of [2, 3]) {
      const beside = next[cell * 4 + level] as number;
      if (beside !== cells && upright === 0) open++;
      if (above !== cells && beside !== cells && next[above * 4 + level] !== cells) joints++;
    }
  }
  return open - joints > 1;
}

/** Breadth first backwards: the player pulls the box away from the goal. */
function pullFrom(
  { cells, next, goals }: Board,
  stands: Stands,
  index: number,
  goal: number,
  pushes: Uint16Array,
  isDead: Uint8Array,
): void {
  const { firstStand, rooms } = stands;
  const width = goals.length;
  const queueCell: number[] = [];
  const queueStand: number[] = [];
  const reach = (cell: number, stand: number, count: number) => {
    if (pushes[stand * width + index] !== NEVER) return;
    pushes[stand * width + index] = count;
    isDead[cell] = 0;
    queueCell.push(cell);
    queueStand.push(stand);
  };
  for (let stand = firstStand[goal] as number; stand < (firstStand[goal + 1] as number); stand++) reach(goal, stand, 0);
  for (let head = 0; head < queueCell.length; head++) {
    const cell = queueCell[head] as number;
    const stand = queueStand[head] as number;
    const count = (pushes[stand * width + index] as number) + 1;
    for (let direction = 0; direction < 4; direction++) {
      const player = next[cell * 4 + direction] as number;
      if (player === cells) continue;
      const room = rooms[cell];
      if (room && (firstStand[cell] as number) + (room[player] as number) !== stand) continue;
      const behind = next[player * 4 + direction] as number;
      if (behind !== cells) reach(player, standOf(stands, player, behind), count);
    }
  }
}
