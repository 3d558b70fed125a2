// For tests and benches: levels made by seed, and a search that knows nothing but single steps.
import { type Rng, randomInt, seeded } from '../../kit/core/rng.ts';
import {
  DIRECTIONS,
  type Direction,
  insideOf,
  isSolved,
  type Level,
  neighbour,
  type Position,
  positionOf,
  reachable,
  step,
} from '../level.ts';

interface Size {
  readonly width: number;
  readonly height: number;
  /** Fewer where the floor is too small. */
  readonly boxes: number;
  /** Walls within the rim, of a hundred cells. */
  readonly walls: number;
  /** The goals lie side by side rather than anywhere. */
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
  return made(rng, size, (level, draw) => {
    const { width, goals } = level;
    const farness = ({ boxes }: Position) =>
      boxes.reduce((sum, box, index) => sum + distance(width, box, goals[index] as number), 0);
    let position: Position = { player: draw(), boxes: goals };
    let farthest = position;
    let way = 0;
    for (let taken = 0; taken < steps; taken++) {
      // Going on the same way more often than not carries boxes far.
      if (randomInt(rng, 10) < 4) way = randomInt(rng, 4);
      const to = neighbour(level, position.player, DIRECTIONS[way] as Direction);
      if (level.walls[to] || position.boxes.includes(to)) continue;
      const behind = neighbour(level, position.player, DIRECTIONS[way ^ 1] as Direction);
      const pulled = randomInt(rng, 4) > 0 ? position.boxes.indexOf(behind) : -1;
      const { boxes, player } = position;
      position = { player: to, boxes: pulled < 0 ? boxes : boxes.with(pulled, player) };
      if (farness(position) > farness(farthest)) farthest = position;
    }
    return farthest;
  });
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
    const isInside = insideOf(empty);
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

/**
 * A warehouse: a hall with pillars and shelves, a store behind a door with a goal on every cell of its far part. Every parcel was
 * pulled out of it in as many goes as it took, and then about: it can be won, by nobody in a hurry.
 */
export function warehouse(rng: Rng, boxes: number): Level {
  for (;;) {
    const [hall, height] = [7 + randomInt(rng, 4), 8 + randomInt(rng, 3)];
    const deep = Math.ceil(boxes / 3);
    const width = hall + deep + 6;
    const top = 1 + randomInt(rng, height - 4);
    const door = top + 1;
    const walls = Array.from({ length: width * height }, (_, cell) => {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return true;
      if (x <= hall) return randomInt(rng, 100) < 15;
      if (x <= hall + 2) return y !== door;
      return y < top || y > top + 2;
    });
    const goals = walls
      .flatMap((isWall, cell) => (!isWall && cell % width > hall + 4 ? [cell] : []))
      .toSorted((a, b) => (b % width) - (a % width) || a - b)
      .slice(0, boxes)
      .toSorted((a, b) => a - b);
    const player = door * width + hall;
    if (walls[player] || goals.length < boxes) continue;
    const level: Level = { title: '', width, height, walls, goals, boxes: goals, player };
    const isInside = insideOf(level);
    if (isInside.filter(Boolean).length < hall * (height - 2) * 0.6) continue;
    const room = { ...level, walls: isInside.map(inside => !inside) };
    const start = pulledAbout(rng, room, hall);
    if (start) return { ...room, ...start };
  }
}

/** One box after another pulled out to anywhere in the hall, then some of them again; null where they do not come out. */
function pulledAbout(rng: Rng, level: Level, hall: number): Position | null {
  let position: Position = { player: level.player, boxes: level.goals };
  const inHall = (cell: number) => cell % level.width <= hall;
  for (let goes = 0; goes < level.goals.length * 6; goes++) {
    const left = position.boxes.flatMap((cell, box) => (inHall(cell) ? [] : [box]));
    const box = left.length > 0 ? (left[randomInt(rng, left.length)] as number) : randomInt(rng, level.goals.length);
    const ends = pullsOf(level, position, box).filter(({ boxes }) => inHall(boxes[box] as number));
    if (ends.length > 0) position = ends[randomInt(rng, ends.length)] as Position;
  }
  return position.boxes.every(inHall) ? position : null;
}

/** Every position to which one box can be pulled while the others stand still. */
function pullsOf(level: Level, from: Position, box: number): readonly Position[] {
  const others = new Set(from.boxes.filter((_, index) => index !== box));
  const found = new Map<number, Position>();
  const queue = [from];
  for (const position of queue) {
    const cell = position.boxes[box] as number;
    const near = reachable(level, position);
    for (const [way, direction] of DIRECTIONS.entries()) {
      const to = neighbour(level, cell, direction);
      const stand = neighbour(level, to, direction);
      if (!near.has(to) || level.walls[stand] || others.has(stand)) continue;
      const key = to * 4 + way;
      if (found.has(key)) continue;
      const next = { player: stand, boxes: position.boxes.with(box, to) };
      found.set(key, next);
      queue.push(next);
    }
  }
  return [...found.values()];
}
