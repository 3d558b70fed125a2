// Level generator of the forty: lessons, then levels found by search in random rooms, ordered by difficulty.
import { pick, randomInt, seeded } from '../../../kit/core/rng.ts';
import { type Direction, type Level, step } from '../../rules/level.ts';
import { solve } from '../../solver/solve.ts';
import { writeXsb } from '../xsb.ts';
import { type Grade, gradeOf } from './difficulty.ts';
import { farthestStarts } from './farthest.ts';
import { LESSONS, type Lesson, TITLES } from './lessons.ts';
import { drawGoals, drawRoom, trimmed } from './rooms.ts';

export interface Made extends Grade {
  readonly level: Level;
  /** With as many pushes as par: proven. */
  readonly lurd: string;
}

/** Rooms that are drawn. */
const SEEDS = 2400;
/** Positions looked back at: to compare goals, to find a start, and for a lesson. */
const [GLANCE, LOOK, LESSON] = [1500, 60_000, 200_000];
/** Deepest starts that are graded, goals that are tried in a room. */
const [STARTS, GOALS] = [8, 6];
/** Limit of positions in the search for par. */
const PROOF = 200_000;

const SIZES = [
  { across: 2, down: 2 },
  { across: 3, down: 2 },
  { across: 2, down: 3 },
  { across: 3, down: 3 },
] as const;

/** All forty. */
export function makeForty(seeds = SEEDS): readonly Made[] {
  const all = Array.from({ length: seeds }, (_, seed) => levelFromSeed(seed)).filter(made => made !== null);
  return [...LESSONS.map(levelFromLesson), ...chooseForty(all)];
}

/** A level from a seed, the same for ever; null where its room is dull. */
export function levelFromSeed(seed: number): Made | null {
  const rng = seeded(seed, 40);
  const room = drawRoom(rng, pick(rng, SIZES));
  if (!room) return null;
  const floor = room.walls.filter(isWall => !isWall).length;
  const boxes = Math.min(2 + randomInt(rng, 3) + (floor > 28 ? randomInt(rng, 3) : 0), Math.floor(floor / 5));
  const furnished = Array.from({ length: GOALS }, () => ({ ...room, goals: drawGoals(rng, room, boxes) }));
  const depth = (level: Level) => farthestStarts(level, GLANCE, 1)[0]?.pushes ?? 0;
  const [best] = furnished.map(level => ({ level, depth: depth(level) })).sort((a, b) => b.depth - a.depth);
  if (!best || best.depth < 6) return null;
  return hardestStart(best.level, { positions: LOOK, starts: STARTS, most: 1000 }, ({ detours }) => detours > 0);
}

export function levelFromLesson({ room, most, leavesHome, title }: Lesson): Made {
  const rows = room.split('\n');
  const width = Math.max(...rows.map(row => row.length));
  const cells = rows.flatMap(row => [...row.padEnd(width, '#')]);
  const walls = cells.map(symbol => symbol === '#');
  const goals = cells.flatMap((symbol, cell) => (symbol === '.' ? [cell] : []));
  const level = { title, width, height: rows.length, walls, goals, boxes: [], player: walls.indexOf(false) };
  const made = hardestStart(level, { positions: LESSON, starts: 300, most }, one => !leavesHome || one.leavesHome);
  if (!made) throw new Error(`There is nothing to learn in "${title}".`);
  return made;
}

interface HardestOptions {
  readonly positions: number;
  readonly starts: number;
  /** Of pushes. */
  readonly most: number;
}

/** The hardest of a room's deepest starts. */
function hardestStart(
  level: Level,
  { positions, starts, most }: HardestOptions,
  suits: (made: Made) => boolean,
): Made | null {
  let best: Made | null = null;
  for (const { position, pushes } of farthestStarts(level, positions, starts, most)) {
    const start = { ...level, ...position };
    const answer = solve(start, start, { positions: PROOF });
    if (answer.kind !== 'solved') continue;
    const { lurd } = answer.solution;
    if (answer.solution.pushes !== pushes) throw new Error('The way back and the way there differ.');
    const made = trimDeadEnds({ level: start, lurd, ...gradeOf(start, lurd) });
    if (made.areAllPushed && suits(made) && made.difficulty > (best?.difficulty ?? -1)) best = made;
  }
  return best;
}

/**
 * Without the dead ends that the solution has no use for, and without walls behind walls. Less floor allows no way that was not
 * there before, and the one found is left: par stays what it was.
 */
function trimDeadEnds(made: Made): Made {
  const { width } = made.level;
  const used = new Set([...made.level.boxes, ...made.level.goals, made.level.player]);
  let position = { player: made.level.player, boxes: made.level.boxes };
  for (const letter of made.lurd) {
    position = step(made.level, position, letter.toLowerCase() as Direction)?.position ?? position;
    used.add(position.player);
    for (const box of position.boxes) used.add(box);
  }
  const walls = [...made.level.walls];
  const waysOn = (cell: number) => [-width, width, -1, 1].filter(way => !walls[cell + way]).length;
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (let cell = 0; cell < walls.length; cell++) {
      if (walls[cell] || used.has(cell) || waysOn(cell) > 1) continue;
      walls[cell] = true;
      isChanged = true;
    }
  }
  const level = trimmed({ ...made.level, walls });
  return { ...made, level, ...gradeOf(level, made.lurd) };
}

/** One for each title, from the hardest down to the easiest: evenly, each unlike its neighbours. */
export function chooseForty(all: readonly Made[]): Made[] {
  const sorted = all.toSorted((a, b) => b.difficulty - a.difficulty || b.par - a.par || (keyOf(a) < keyOf(b) ? -1 : 1));
  const top = sorted[0]?.difficulty ?? 0;
  const last = TITLES.length - 1;
  const chosen: Made[] = [];
  for (const [slot, title] of TITLES.toReversed().entries()) {
    const wanted = top - ((top - EASIEST) * slot) / last;
    const most = chosen.at(-1)?.difficulty ?? top;
    let best: Made | null = null;
    let liked = Number.NEGATIVE_INFINITY;
    for (const made of sorted) {
      if (made.difficulty > most || isDull(made.level) || chosen.some(other => areAlike(made.level, other.level)))
        continue;
      const like = scoreOf(made, chosen) - 8 * Math.abs(made.difficulty - wanted);
      if (like > liked) [best, liked] = [made, like];
    }
    if (best) chosen.push({ ...best, level: { ...best.level, title } });
  }
  return chosen.reverse();
}

/** Rejects rooms that are only a passage after cleaning. */
const isDull = ({ width, height, walls }: Level): boolean =>
  Math.min(width, height) < 6 || walls.filter(isWall => !isWall).length < 16;

const EASIEST = 9;

/** Score of a candidate: difficulty per floor cell, less for sizes and numbers of boxes of the levels chosen just before. */
function scoreOf({ level, difficulty }: Made, chosen: readonly Made[]): number {
  const floor = level.walls.filter(isWall => !isWall).length;
  const last = chosen.slice(-3);
  const again = (same: (other: Level) => boolean) => last.filter(other => same(other.level)).length;
  return (
    (20 * difficulty) / floor -
    6 * again(other => other.boxes.length === level.boxes.length) -
    9 * again(other => other.width === level.width && other.height === level.height)
  );
}

const keyOf = ({ level }: Made): string => writeXsb(level);

/** The same room turned or mirrored, or nearly so: more than three quarters of both floors are one. */
export function areAlike(a: Level, b: Level): boolean {
  const floor = floorOf(a);
  return turnsOf(b).some(other => {
    let shared = 0;
    for (const cell of other) if (floor.has(cell)) shared++;
    return shared * 4 > 3 * Math.max(floor.size, other.size);
  });
}

const floorOf = ({ walls, width }: Level): ReadonlySet<number> =>
  new Set(walls.flatMap((isWall, cell) => (isWall ? [] : [(cell % width) * 100 + Math.floor(cell / width)])));

/** The floor in its eight positions, each from the corner on. */
function turnsOf({ walls, width, height }: Level): ReadonlySet<number>[] {
  const cells = walls.flatMap((isWall, cell) => (isWall ? [] : [[cell % width, Math.floor(cell / width)] as const]));
  const [right, bottom] = [width - 1, height - 1];
  const turns = [
    (x: number, y: number) => [x, y],
    (x: number, y: number) => [right - x, y],
    (x: number, y: number) => [x, bottom - y],
    (x: number, y: number) => [right - x, bottom - y],
    (x: number, y: number) => [y, x],
    (x: number, y: number) => [bottom - y, x],
    (x: number, y: number) => [y, right - x],
    (x: number, y: number) => [bottom - y, right - x],
  ];
  return turns.map(
    turn =>
      new Set(
        cells.map(([x, y]) => {
          const [column = 0, row = 0] = turn(x, y);
          return column * 100 + row;
        }),
      ),
  );
}

/** Text of a level file: title, properties, board, solution. */
export function fileOf({ level, par, changes, detours, difficulty, lurd }: Made): string {
  const board = writeXsb({ ...level, title: '' }).trimEnd();
  return `Title: ${level.title}\n; par ${par}  changes ${changes}  detours ${detours}  difficulty ${difficulty}\n${shelled(board)}\n; ${lurd}\n`;
}

/** Only walls that stand beside floor. */
function shelled(board: string): string {
  const rows = board.split('\n');
  const isFloor = (row: number, column: number) => (rows[row]?.[column] ?? '#') !== '#';
  const near = [-1, 0, 1];
  return rows
    .map((line, row) =>
      [...line]
        .map((symbol, column) =>
          symbol === '#' && !near.some(down => near.some(across => isFloor(row + down, column + across)))
            ? ' '
            : symbol,
        )
        .join('')
        .trimEnd(),
    )
    .join('\n');
}
