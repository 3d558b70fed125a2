// Guards: sight, hearing, state machine of moods, movement by steering and path finding.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { atan2, hypot, radians, TAU, turnTowards, wrapAngle } from '../../kit/core/math.ts';
import { centreX, centreY, openCellNear, shortestPath } from '../../kit/core/world/path.ts';
import { type Cone, inCone, isClear } from '../../kit/core/world/sight.ts';
import type { T } from '../constants.ts';
import { BOX, type Level, type Point, type Terrain } from '../levels/levels.ts';
import type { Hall } from './hall.ts';
import type { PatrolRoute } from './patrols.ts';
import type { Emit, Guard, Noise, Player } from './state.ts';

/** Half the body for clear lines, less half a pixel, so that it may slide along a wall. */
const BODY = BOX / 2 - 0.5;
/** Distance at which a chasing guard stops before the fox, in pixels. */
const ARM = 14;
/** A guard walks only while it faces its path within this angle. */
const WALKING_ANGLE = radians(30);
/** Distance that counts as arrived, in pixels. */
const ARRIVED = 0.5;

export function createGuard(id: number, { post, corners }: PatrolRoute): Guard {
  const [x, y] = post;
  const [toX, toY] = corners[0] ?? post;
  return {
    id,
    x,
    y,
    w: BOX,
    h: BOX,
    vx: 0,
    vy: 0,
    touching: 0,
    direction: atan2(toY - y, toX - x),
    mood: 'patrol',
    beat: corners,
    next: 0,
    goal: post,
    lookTicks: 0,
    suspicionTicks: 0,
    roused: null,
  };
}

/** Vision cone of a guard; the scene draws the same region. */
export const visionCone = (guard: Guard, level: Level, t: T): Cone => ({
  x: guard.x,
  y: guard.y,
  direction: guard.direction,
  range: guard.lantern ? t.lanternRange : level.visionRange,
  angle: guard.lantern ? TAU : radians(t.visionAngle),
});

/** The cone for somebody at this place: its range is shorter where the place is dark. */
export function seenCone(guard: Guard, x: number, y: number, hall: Hall, t: T): Cone {
  const cone = visionCone(guard, hall.level, t);
  return guard.lantern ? cone : { ...cone, range: cone.range * hall.shade(x, y) };
}

/** Looks for the fox: chases (or stares first) when it sees it, searches when a wall blocks the line of sight. */
export function updateSight(guard: Guard, player: Pick<Player, 'x' | 'y'>, hall: Hall, t: T, emit: Emit): void {
  const lineIsClear = () => !hall.isHidden && isClear(guard.x, guard.y, player.x, player.y, hall.sights);
  if (guard.mood === 'chase') {
    if (lineIsClear()) guard.goal = [player.x, player.y];
    else startSearch(guard, guard.goal, 'guardLostSight', emit);
  } else if (inCone(seenCone(guard, player.x, player.y, hall, t), player.x, player.y) && lineIsClear()) {
    guard.goal = [player.x, player.y];
    if (hall.suspicion && ++guard.suspicionTicks < t.suspicionSeconds * TICKS_PER_SECOND) startStaring(guard, emit);
    else startChase(guard, emit);
  } else if (guard.suspicionTicks > 0) {
    guard.suspicionTicks--;
    if (guard.suspicionTicks === 0 && guard.mood === 'stare') giveUp(guard, emit);
  }
}

function startChase(guard: Guard, emit: Emit): void {
  guard.mood = 'chase';
  guard.suspicionTicks = 0;
  guard.roused ??= 'sight';
  emit({ type: 'guardAlarmed', guard: guard.id, x: guard.x, y: guard.y });
}

/** Contact: the guard notices the fox wherever it looks, turns round and chases. */
export function handleContact(guard: Guard, player: Player, turn: number, emit: Emit): void {
  if (guard.mood === 'chase') return;
  guard.goal = [player.x, player.y];
  guard.roused = 'bump';
  turnTo(guard, guard.goal, turn);
  emit({ type: 'guardBumped', guard: guard.id, x: guard.x, y: guard.y });
  startChase(guard, emit);
}

function startStaring(guard: Guard, emit: Emit): void {
  if (guard.mood === 'stare') return;
  guard.mood = 'stare';
  emit({ type: 'guardStared', guard: guard.id, x: guard.x, y: guard.y });
}

function startSearch(guard: Guard, goal: Point, why: 'guardLostSight' | 'guardHeard', emit: Emit): void {
  guard.mood = 'search';
  guard.goal = goal;
  emit({ type: why, guard: guard.id, x: guard.x, y: guard.y });
}

function giveUp(guard: Guard, emit: Emit): void {
  guard.mood = 'patrol';
  guard.roused = null;
  guard.next = nearestCorner(guard);
  emit({ type: 'guardGaveUp', guard: guard.id, x: guard.x, y: guard.y });
}

/** Hearing: searches where the noise came from, in the tick in which the ring passes the guard. */
export function handleNoise(guard: Guard, noise: Noise, radiusBefore: number, emit: Emit): void {
  const away = hypot(noise.x - guard.x, noise.y - guard.y);
  const isHeardNow = away <= noise.radius && (away > radiusBefore || radiusBefore === 0);
  const isBusy = guard.mood === 'chase' || guard.mood === 'stare';
  if (!isHeardNow || isBusy) return;
  guard.roused = noise.of;
  startSearch(guard, [noise.x, noise.y], 'guardHeard', emit);
}

/** Movement of one tick, by mood. */
export function updateMovement(guard: Guard, hall: Hall, t: T, emit: Emit): void {
  const pace = hall.level.guardSpeed;
  const turn = radians(t.turnDegrees);
  guard.vx = 0;
  guard.vy = 0;
  if (guard.mood === 'chase') chase(guard, hall, pace * t.chaseFactor, radians(t.chaseTurnDegrees));
  else if (guard.mood === 'stare') turnTo(guard, guard.goal, turn);
  else if (guard.mood === 'search') goToNoise(guard, hall, pace, turn, t);
  else if (guard.mood === 'lookAround') lookAround(guard, turn, t, emit);
  else patrol(guard, hall, pace, turn);
}

/** Walks along the route; turns on the spot at each corner. */
function patrol(guard: Guard, hall: Hall, pace: number, turn: number): void {
  if (isAt(guard, corner(guard))) guard.next = (guard.next + 1) % guard.beat.length;
  if (guard.looks !== undefined && isAt(guard, corner(guard))) {
    guard.direction = turnTowards(guard.direction, guard.looks, turn);
    return;
  }
  steerTo(guard, corner(guard), hall.terrain, pace, turn);
}

function chase(guard: Guard, hall: Hall, pace: number, turn: number): void {
  const [x, y] = nextWaypoint(guard, guard.goal, hall.terrain);
  turnTo(guard, guard.goal, turn);
  const isLastStep = x === guard.goal[0] && y === guard.goal[1];
  moveTo(guard, x, y, isLastStep ? Math.min(pace, hypot(x - guard.x, y - guard.y) - ARM) : pace);
}

/** Walks to `goal`, then looks around. */
function goToNoise(guard: Guard, hall: Hall, pace: number, turn: number, t: T): void {
  steerTo(guard, guard.goal, hall.terrain, pace, turn);
  if (!isAt(guard, guard.goal)) return;
  guard.mood = 'lookAround';
  guard.lookTicks = lookAroundTicks(t);
}

/** Turns left for a quarter of the time, right for half of it, and back. */
function lookAround(guard: Guard, turn: number, t: T, emit: Emit): void {
  if (guard.lookTicks <= 0) return giveUp(guard, emit);
  const part = guard.lookTicks-- / lookAroundTicks(t);
  guard.direction = wrapAngle(guard.direction + (part > 0.25 && part <= 0.75 ? turn : -turn));
}

const lookAroundTicks = (t: T): number => Math.round(t.searchSeconds * TICKS_PER_SECOND);

/** Steering: turns towards the next waypoint and walks once it faces it. */
function steerTo(guard: Guard, goal: Point, terrain: Terrain, pace: number, turn: number): void {
  const [x, y] = nextWaypoint(guard, goal, terrain);
  if (turnTo(guard, [x, y], turn) <= WALKING_ANGLE) moveTo(guard, x, y, pace);
}

/** Turns towards a point by at most `turn`; returns the remaining angle. */
function turnTo(guard: Guard, [x, y]: Point, turn: number): number {
  if (isAt(guard, [x, y])) return 0;
  const wanted = atan2(y - guard.y, x - guard.x);
  guard.direction = turnTowards(guard.direction, wanted, turn);
  return Math.abs(wrapAngle(wanted - guard.direction));
}

/** Sets the velocity towards a point, without passing it. */
function moveTo(guard: Guard, x: number, y: number, pace: number): void {
  const away = hypot(x - guard.x, y - guard.y);
  if (away === 0 || pace <= 0) return;
  const perSecond = (Math.min(pace, away) / away) * TICKS_PER_SECOND;
  guard.vx = (x - guard.x) * perSecond;
  guard.vy = (y - guard.y) * perSecond;
}

/** Next waypoint: the goal, or the farthest point of the shortest path (`shortestPath` of the kit) that a straight line reaches. */
function nextWaypoint(guard: Guard, goal: Point, { ground, grid }: Terrain): Point {
  const isOpen = (x: number, y: number) => isClear(guard.x, guard.y, x, y, ground.solids, BODY);
  if (isOpen(goal[0], goal[1])) return goal;
  let way = goal;
  const path = shortestPath(grid, openCellNear(grid, guard.x, guard.y), openCellNear(grid, goal[0], goal[1]));
  for (const [index, cell] of path.entries()) {
    const x = centreX(grid, cell);
    const y = centreY(grid, cell);
    if (index > 0 && !isOpen(x, y)) break;
    way = [x, y];
  }
  return way;
}

const corner = (guard: Guard): Point => guard.beat[guard.next] ?? [guard.x, guard.y];

const isAt = (guard: Guard, [x, y]: Point): boolean => hypot(x - guard.x, y - guard.y) <= ARRIVED;

function nearestCorner(guard: Guard): number {
  const away = ([x, y]: Point) => hypot(x - guard.x, y - guard.y);
  let nearest = 0;
  guard.beat.forEach((point, index) => {
    if (away(point) < away(guard.beat[nearest] ?? point)) nearest = index;
  });
  return nearest;
}
