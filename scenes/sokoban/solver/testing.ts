// Test helpers: random levels by seed, and a brute-force breadth-first solver.
import { type Rng, randomInt, seeded } from '../../kit/core/rng.ts';
import {
  DIRECTIONS,
  type Direction,
  floorMask,
  isSolved,
  type Level,
  neighbour,
  type Position,
  positionOf,
  step,
} from '../rules/level.ts';

interface Size {
  readonly width: number;
  readonly height: number;
  /** Fewer where the floor is too small. */
  readonly boxes: number;
  /** Walls within the rim, of a hundred cells. */
  readonly walls: number;
  /** Goals are adjacent instead of random. */
  readonly isGathered?: boolean;
}

/** A room with walls and boxes thrown in. Many of them cannot be won. */
export function thrownLevel(rng: Rng, size: Size): Level {
  return made(rng, size, (level, draw) => {
    const onGoal = level.goals.filter(() => randomInt(rng, 8) === 0);
    return { player: draw(), boxes: [...onGoal, ...level.goals.slice(onGoal.length).map(draw)] };
  });
}

/** A room whose boxes were pulled from their goals by a player walking at random, as far as it got: it can always be won. */
export function pulledLevel(rng: Rng, size: Size, steps: number): Level {
  return made(rng, size, (level, draw) => pulledApart(rng, level, draw(), steps));
}

/** The farthest that a player walking at random pulls the boxes from their goals. */
function pulledApart(rng: Rng, level: Level, player: number, steps: number): Position {
  const { width, goals } = level;
  const farness = ({ boxes }: Position) =>
    boxes.reduce((sum, box, index) => sum + distance(width, box, goals[index] as number), 0);
  let position: Position = { player, boxes: goals };
  let farthest = position;
  let way = 0;
  for (let taken = 0; taken < steps; taken++) {
    // Going on the same way more often than not carries boxes far.
    if (randomInt(rng, 10) < 4) way = randomInt(rng, 4);
    const to = neighbour(level, position.player, DIRECTIONS[way] as Direction);
    if (level.walls[to] || position.boxes.includes(to)) continue;
    const behind = neighbour(level, position.player, DIRECTIONS[way ^ 1] as Direction);
    const pulled = randomInt(rng, 4) > 0 ? position.boxes.indexOf(behind) : -1;
    const { boxes, player: from } = position;
    position = { player: to, boxes: pulled < 0 ? boxes : boxes.with(pulled, from) };
    if (farness(position) > farness(farthest)) farthest = position;
  }
  return farthest;
}

/** Steps between two cells were there no walls. */
const distance = (width: number, a: number, b: number): number =>
  Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width));

/** Goals on a floor of one piece; `place` sets player and boxes. Tries rooms until one has the space. */
function made(
  rng: Rng,
  { width, height, boxes, walls, isGathered = false }: Size,
  place: (room: Level, draw: () => number) => Position,
): Level {
  for (;;) {
    const isWall = Array.from({ length: width * height }, (_, cell) => {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      return x === 0 || y === 0 || x === width - 1 || y === height - 1 || randomInt(rng, 100) < walls;
    });
    const player = isWall.indexOf(false);
    if (player < 0) continue;
    const empty: Level = { title: '', width, height, walls: isWall, goals: [], boxes: [], player };
    const isInside = floorMask(empty);
    const free = isInside.flatMap((inside, cell) => (inside ? [cell] : []));
    const count = Math.min(boxes, Math.floor(free.length / 2) - 2);
    if (count < 1) continue;
    const draw = () => free.splice(randomInt(rng, free.length), 1)[0] as number;
    const nearest = (cell: number) => {
      const distances = free.map(other => distance(width, cell, other));
      return free.splice(distances.indexOf(Math.min(...distances)), 1)[0] as number;
    };
    const middle = draw();
    const goals = [middle, ...Array.from({ length: count - 1 }, isGathered ? () => nearest(middle) : draw)];
    goals.sort((a, b) => a - b);
    const room = { ...empty, goals, walls: isInside.map(inside => !inside) };
    return { ...room, ...place(room, draw) };
  }
}

/** Levels small enough for brute force, every other one sure to be solvable. */
export function smallLevels(seed: number, count: number): Level[] {
  const rng = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const [width, height] = [5 + randomInt(rng, 4), 5 + randomInt(rng, 3)];
    if (index % 2 === 0)
      return thrownLevel(rng, { width, height, boxes: 1 + randomInt(rng, 4), walls: 10 + randomInt(rng, 25) });
    const size = {
      width: width + 1,
      height: height + 1,
      boxes: 2 + randomInt(rng, 2),
      walls: 5 + randomInt(rng, 20),
      isGathered: index % 4 === 1,
    };
    return pulledLevel(rng, size, 1000);
  });
}

/** Small levels with one or two mirror symmetries; every other one is solvable by construction. */
export function mirroredLevels(seed: number, count: number): Level[] {
  const rng = seeded(seed, 2);
  const found: Level[] = [];
  while (found.length < count) {
    const [width, height] = [5 + randomInt(rng, 4), 5 + randomInt(rng, 3)];
    const isUpsideDownToo = randomInt(rng, 2) === 0;
    /** The cell whose fate a cell shares. */
    const first = (cell: number) => {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      return (isUpsideDownToo ? Math.min(y, height - 1 - y) : y) * width + Math.min(x, width - 1 - x);
    };
    const thrown = thrownLevel(rng, { width, height, boxes: 1, walls: 15 });
    const draft = { ...thrown, walls: thrown.walls.map((_, cell) => thrown.walls[first(cell)] as boolean), boxes: [] };
    const player = draft.walls.indexOf(false);
    const isInside = floorMask({ ...draft, player });
    const free = isInside.flatMap((inside, cell) => (inside ? [cell] : []));
    const [goal] = thrown.goals as [number];
    const goals = free.filter(cell => first(cell) === first(goal));
    if (goals.length > 4 || free.length < goals.length * 3) continue;
    const draw = () => free.splice(randomInt(rng, free.length), 1)[0] as number;
    const walls = isInside.map(inside => !inside);
    const room = { ...draft, walls, goals };
    const aside = free.filter(cell => !goals.includes(cell));
    const pulled = () => pulledApart(rng, room, aside[randomInt(rng, aside.length)] as number, 1000);
    const place = found.length % 2 === 0 ? pulled : () => ({ boxes: goals.map(draw), player: draw() });
    found.push({ ...room, ...place() });
  }
  return found;
}

/** Fewest pushes, breadth first over single steps, those without a push costing nothing. Null where no pushes suffice. */
export function leastPushes(level: Level): number | null {
  let round: Position[] = [positionOf(level)];
  const seen = new Set<string>();
  for (let pushes = 0; round.length > 0; pushes++) {
    const next: Position[] = [];
    for (let position = round.pop(); position; position = round.pop()) {
      const key = `${position.player}:${position.boxes.toSorted((a, b) => a - b).join()}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (isSolved(level, position)) return pushes;
      for (const direction of DIRECTIONS) {
        const after = step(level, position, direction);
        if (after) (after.pushed ? next : round).push(after.position);
      }
    }
    round = next;
  }
  return null;
}
