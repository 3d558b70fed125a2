// Random rooms from 3×3 tiles, turned and mirrored; rejection sampling drops dull ones.
import { pick, type Rng, randomInt } from '../../../kit/core/rng.ts';
import { floorMask, type Level } from '../../rules/level.ts';

/** Tiles of floor and wall; the first ones are more open. */
const TILES = [
  '         ',
  '         ',
  '#        ',
  '    #    ',
  '##       ',
  '#  #     ',
  '#     #  ',
  '# #      ',
  '## #     ',
  '  # #    ',
  '###      ',
  '### #    ',
  '##  #   #',
  '#   ## ##',
  '#########',
] as const;

const SIDE = 3;

/** Rotates a tile by quarter turns, after mirroring it if `isMirrored`. */
function turned(tile: string, quarters: number, isMirrored: boolean): string {
  let cells = isMirrored
    ? [...tile].map((_, at) => tile[at - (at % SIDE) + SIDE - 1 - (at % SIDE)] as string)
    : [...tile];
  for (let i = 0; i < quarters; i++)
    cells = cells.map((_, at) => cells[(SIDE - 1 - (at % SIDE)) * SIDE + Math.floor(at / SIDE)] as string);
  return cells.join('');
}

export interface RoomSize {
  /** In tiles; a row or a column may be taken away. */
  readonly across: number;
  readonly down: number;
}

/** An empty room, as large as its floor, without boxes and goals; null where it would bore or falls apart. */
export function drawRoom(rng: Rng, { across, down }: RoomSize): Level | null {
  const width = across * SIDE + 2 - randomInt(rng, 3);
  const height = down * SIDE + 2 - randomInt(rng, 3);
  const walls = new Array<boolean>(width * height).fill(true);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const tile = turned(pick(rng, TILES), randomInt(rng, 4), randomInt(rng, 2) === 0);
      for (let at = 0; at < SIDE * SIDE; at++) {
        const [column, row] = [x * SIDE + (at % SIDE) + 1, y * SIDE + Math.floor(at / SIDE) + 1];
        if (column < width - 1 && row < height - 1) walls[row * width + column] = tile[at] === '#';
      }
    }
  const player = walls.indexOf(false);
  if (player < 0) return null;
  const drawn: Level = { title: '', width, height, walls, goals: [], boxes: [], player };
  const inside = floorMask(drawn);
  const floor = inside.filter(Boolean).length;
  // Ground in another piece would be a wall that looks like a room.
  if (floor < walls.filter(isWall => !isWall).length - 2) return null;
  const room = withoutNooks({ ...drawn, walls: inside.map(isIn => !isIn) });
  return isDull(room) ? null : trimmed(room);
}

const steps = (width: number): readonly number[] => [-width, width, -1, 1];

/** Fills dead ends of one cell. */
function withoutNooks(room: Level): Level {
  const walls = [...room.walls];
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (let cell = 0; cell < walls.length; cell++) {
      if (walls[cell] || steps(room.width).filter(step => !walls[cell + step]).length > 1) continue;
      walls[cell] = true;
      isChanged = true;
    }
  }
  return { ...room, walls, player: walls.indexOf(false) };
}

/** Rejection test: too open, too narrow, too small or too large. */
function isDull({ walls, width, height }: Level): boolean {
  const isFloor = (column: number, row: number) => walls[row * width + column] === false;
  let floor = 0;
  let narrow = 0;
  for (let row = 1; row < height - 1; row++)
    for (let column = 1; column < width - 1; column++) {
      if (!isFloor(column, row)) continue;
      floor++;
      const isUpright = isFloor(column, row - 1) || isFloor(column, row + 1);
      const isLevel = isFloor(column - 1, row) || isFloor(column + 1, row);
      if (isUpright !== isLevel) narrow++;
      for (const [across, down] of [
        [4, 3],
        [3, 4],
      ] as const) {
        let isHall = true;
        for (let at = 0; at < across * down && isHall; at++)
          isHall = isFloor(column + (at % across), row + Math.floor(at / across));
        if (isHall) return true;
      }
    }
  return floor < 14 || floor > 46 || narrow > floor * 0.3;
}

/** Without the rows and columns that hold nothing but wall beside wall. */
export function trimmed(room: Level): Level {
  const { width, height, walls } = room;
  const floor = walls.flatMap((isWall, cell) => (isWall ? [] : [cell]));
  const columns = floor.map(cell => cell % width);
  const rows = floor.map(cell => Math.floor(cell / width));
  const [left, top] = [Math.min(...columns) - 1, Math.min(...rows) - 1];
  const [across, down] = [Math.max(...columns) + 2 - left, Math.max(...rows) + 2 - top];
  if (across === width && down === height) return room;
  const cut = Array.from(
    { length: across * down },
    (_, at) => walls[(top + Math.floor(at / across)) * width + left + (at % across)] as boolean,
  );
  return { ...room, width: across, height: down, walls: cut, player: cut.indexOf(false) };
}

/** Places goals: adjacent, in a line, or scattered. */
export function drawGoals(rng: Rng, room: Level, count: number): readonly number[] {
  const floor = room.walls.flatMap((isWall, cell) => (isWall ? [] : [cell]));
  const first = pick(rng, floor);
  const goals = [first];
  const manner = randomInt(rng, 3);
  while (goals.length < count) {
    const near = floor.filter(cell => !goals.includes(cell) && isNear(room.width, cell, goals, manner));
    goals.push(pick(rng, near.length > 0 ? near : floor.filter(cell => !goals.includes(cell))));
  }
  return goals.sort((a, b) => a - b);
}

/** Manner 0: beside another; 1: beside the last; 2: two steps from another, or anywhere. */
function isNear(width: number, cell: number, goals: readonly number[], manner: number): boolean {
  const apart = (a: number, b: number) =>
    Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width));
  const last = goals.at(-1) as number;
  if (manner === 1) return apart(cell, last) === 1;
  return goals.some(goal => apart(cell, goal) === (manner === 0 ? 1 : 2));
}
