// Ball physics, one tick: slopes accelerate, swept collision (continuous, so that fast balls do not tunnel), hole, water, portal and lift, friction.
import { hypot } from '../../kit/core/math.ts';
import type { Rect } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { type Body, bounce, type Contact, pushOut, sweepDisc, sweepRect } from './contact.ts';
import { type Course, covers, FIELD, type Kind, type Obstacle, rectOf } from './course.ts';
import { pushOffSide, type Side, sidesOf, sweepSide } from './fairway.ts';
import { bounceOffSails } from './mill.ts';
import { applyRelief } from './relief.ts';

export interface Ball extends Body {
  /** Ticks since the stroke: mills and lifts move by it. */
  ticks: number;
  /** Surface under the ball. */
  under: Kind | null;
  /** The ball is over the hole, too fast for it. */
  overHole: boolean;
  /** Last place from which the ball moved on, in px, and the ticks it has stayed near it: detects a ball that is stuck. */
  anchorX: number;
  anchorY: number;
  stillTicks: number;
  /** The lift that carries the ball: index of the obstacle, start of the ride in px, ticks since. */
  lift: { readonly index: number; readonly fromX: number; readonly fromY: number; ticks: number } | null;
}

export const ballAt = ({ x, y }: { readonly x: number; readonly y: number }): Ball => ({
  x,
  y,
  vx: 0,
  vy: 0,
  ticks: 0,
  under: null,
  overHole: false,
  anchorX: x,
  anchorY: y,
  stillTicks: 0,
  lift: null,
});

/** Events of a rolling ball, for sound and picture. */
export type ContactEvent =
  | { readonly type: 'bounced'; readonly against: 'wall' | 'bumper' | 'mill'; readonly speed: number }
  | { readonly type: 'entered'; readonly what: Kind }
  | { readonly type: 'warped'; readonly toX: number; readonly toY: number }
  | { readonly type: 'lifted' }
  | { readonly type: 'setDown' }
  /** Over the hole, too fast for it. */
  | { readonly type: 'skimmed' };
type Emit = (met: ContactEvent, x: number, y: number) => void;

export type RollResult = 'rolling' | 'rested' | 'holed' | 'sunk';

/** Longest substep between two checks of the surface, in px: half the thinnest wall. */
const STEP = 10;
/** Shorter on courses with mills, because sails move too. */
const STEP_AT_MILLS = 4;
/** Largest number of contacts in one substep: ends endless bouncing in a corner. */
const MAX_CONTACTS = 16;
/** A ball that stays within this distance (px) for so many ticks is stuck and comes to rest. */
const STILL_DISTANCE = 1.5;
const STILL_TICKS = 45;
/** Slower contacts make no sound, in px per tick. */
const AUDIBLE_SPEED = 0.4;

const noEvents: Emit = () => undefined;

interface Ground {
  readonly solids: readonly { readonly rect: Rect; readonly obstacle: Obstacle }[];
  readonly zones: readonly Obstacle[];
  readonly mills: readonly Extract<Obstacle, { type: 'mill' }>[];
  readonly sides: readonly Side[];
}
const grounds = new WeakMap<Course, Ground>();

function groundOf(course: Course): Ground {
  let ground = grounds.get(course);
  if (!ground) {
    const solid = ({ type }: Obstacle) => type === 'wall' || type === 'gate' || type === 'bumper';
    ground = {
      solids: course.obstacles.filter(solid).map(obstacle => ({ rect: rectOf(obstacle), obstacle })),
      zones: course.obstacles.filter(one => !solid(one) && one.type !== 'mill'),
      mills: course.obstacles.filter(one => one.type === 'mill'),
      sides: sidesOf(course.fairway),
    };
    grounds.set(course, ground);
  }
  return ground;
}

export function roll(ball: Ball, course: Course, t: T, emit: Emit = noEvents): RollResult {
  ball.ticks++;
  if (ball.lift) return moveLift(ball, course, t, emit);
  const ground = groundOf(course);
  const isOnSlope = applySlopes(ball, ground, t);
  const { mills } = ground;
  const steps = Math.max(1, Math.ceil(hypot(ball.vx, ball.vy) / (mills.length > 0 ? STEP_AT_MILLS : STEP)));
  for (let step = 1; step <= steps; step++) {
    sweep(ball, 1 / steps, ground, t, emit);
    for (const mill of mills) {
      const speed = bounceOffSails(ball, mill, ball.ticks - 1 + step / steps, t);
      if (speed === null) continue;
      // A sail must not push the ball into a wall.
      for (const { rect, obstacle } of ground.solids) if (obstacle.type === 'wall') pushOut(ball, rect, t.ballRadius);
      for (const side of ground.sides) pushOffSide(ball, side, t.ballRadius);
      if (speed > AUDIBLE_SPEED) emit({ type: 'bounced', against: 'mill', speed }, ball.x, ball.y);
    }
    const fate = enterZone(ball, course, ground, t, emit);
    if (fate) return fate;
  }
  slowDown(ball, ground, t);
  return isAtRest(ball, isOnSlope, t) ? 'rested' : 'rolling';
}

/** Accelerates the ball on slopes and hills; returns whether it is where it cannot lie still. */
function applySlopes(ball: Ball, { zones }: Ground, t: T): boolean {
  let strongest = 0;
  for (const zone of zones) strongest = Math.max(strongest, applyRelief(ball, zone));
  return strongest > t.stopSpeed * (1 - t.damping);
}

/** Moves the ball by a part of this tick, from contact to contact. */
function sweep(ball: Ball, part: number, ground: Ground, t: T, emit: Emit): void {
  let left = part;
  for (let contacts = 0; contacts < MAX_CONTACTS; contacts++) {
    const dx = ball.vx * left;
    const dy = ball.vy * left;
    if (dx === 0 && dy === 0) return;
    const contact: Contact = { part: 1, nx: 0, ny: 0 };
    const against = firstContact(ball, dx, dy, ground, t, contact);
    if (!against) {
      ball.x += dx;
      ball.y += dy;
      return;
    }
    ball.x += dx * contact.part;
    ball.y += dy * contact.part;
    const speed = -(ball.vx * contact.nx + ball.vy * contact.ny);
    bounce(ball, contact.nx, contact.ny, against === 'bumper' ? t.bumperBounce : t.wallBounce);
    if (speed > AUDIBLE_SPEED) emit({ type: 'bounced', against, speed }, ball.x, ball.y);
    left *= 1 - contact.part;
  }
}

function firstContact(
  ball: Ball,
  dx: number,
  dy: number,
  { solids, sides }: Ground,
  t: T,
  contact: Contact,
): 'wall' | 'bumper' | null {
  const { ballRadius: radius } = t;
  let against: 'wall' | 'bumper' | null = edge(ball, dx, dy, radius, contact);
  for (const { rect, obstacle } of solids) {
    if (obstacle.type === 'bumper') {
      const reach = rect[2] / 2;
      if (sweepDisc(ball, dx, dy, rect[0] + reach, rect[1] + rect[3] / 2, reach + radius, contact)) against = 'bumper';
    } else if (obstacle.type === 'wall') {
      if (sweepRect(ball, dx, dy, rect, radius, contact)) against = 'wall';
    } else if (obstacle.type === 'gate') {
      const { part, nx, ny } = contact;
      if (!sweepRect(ball, dx, dy, rect, radius, contact)) continue;
      if (isAgainst(obstacle.way, contact)) against = 'wall';
      else Object.assign(contact, { part, nx, ny });
    }
  }
  for (const side of sides) if (sweepSide(ball, dx, dy, side, radius, contact)) against = 'wall';
  for (let i = 0; i < t.extraWalls; i++)
    if (sweepRect(ball, dx, dy, [FIELD.width + 40 + (i % 40), i, 20, 20], radius, contact)) against = 'wall';
  return against;
}

/** A gate blocks only movement against its direction. */
const isAgainst = (way: 'up' | 'down' | 'left' | 'right', { nx, ny }: Contact): boolean =>
  (way === 'right' ? nx : way === 'left' ? -nx : way === 'down' ? ny : -ny) > 0.05;

/** Contact with the edge of the course. */
function edge({ x, y }: Ball, dx: number, dy: number, radius: number, contact: Contact): 'wall' | null {
  let against: 'wall' | null = null;
  if (dx !== 0) {
    const part = dx > 0 ? (FIELD.width - radius - x) / dx : (radius - x) / dx;
    if (part < contact.part) {
      contact.part = Math.max(0, part);
      contact.nx = dx > 0 ? -1 : 1;
      contact.ny = 0;
      against = 'wall';
    }
  }
  if (dy !== 0) {
    const part = dy > 0 ? (FIELD.height - radius - y) / dy : (radius - y) / dy;
    if (part < contact.part) {
      contact.part = Math.max(0, part);
      contact.nx = 0;
      contact.ny = dy > 0 ? -1 : 1;
      against = 'wall';
    }
  }
  return against;
}

/** Effects of hole, water, portal and lift under the ball. */
function enterZone(ball: Ball, { hole, obstacles }: Course, { zones }: Ground, t: T, emit: Emit): RollResult | null {
  const isOver = hypot(ball.x - hole.x, ball.y - hole.y) < t.holeRadius;
  if (isOver && Math.abs(ball.vx) < t.holeSpeed && Math.abs(ball.vy) < t.holeSpeed) return 'holed';
  if (isOver && !ball.overHole) emit({ type: 'skimmed' }, ball.x, ball.y);
  ball.overHole = isOver;
  let under: Kind | null = null;
  for (const zone of zones) {
    if (!covers(zone, ball)) continue;
    under = zone.type;
    if (zone.type === 'water') return 'sunk';
    if (zone.type === 'portal') {
      emit({ type: 'warped', toX: zone.toX, toY: zone.toY }, ball.x, ball.y);
      ball.x = zone.toX;
      ball.y = zone.toY;
      ball.under = null;
      return null;
    }
    if (zone.type === 'lift' && hypot(ball.vx, ball.vy) < t.liftSpeed) {
      emit({ type: 'lifted' }, ball.x, ball.y);
      ball.lift = { index: obstacles.indexOf(zone), fromX: ball.x, fromY: ball.y, ticks: 0 };
      ball.vx = ball.vy = 0;
      return 'rolling';
    }
  }
  if (under && under !== ball.under) emit({ type: 'entered', what: under }, ball.x, ball.y);
  ball.under = under;
  return null;
}

/** Moves a ball on a lift along a straight line; it is put down at rest. */
function moveLift(ball: Ball, { obstacles }: Course, t: T, emit: Emit): RollResult {
  const { lift } = ball;
  const to = lift && obstacles[lift.index];
  if (!lift || to?.type !== 'lift') return 'rested';
  lift.ticks++;
  const part = Math.min(1, lift.ticks / t.liftTicks);
  ball.x = lift.fromX + (to.toX - lift.fromX) * part;
  ball.y = lift.fromY + (to.toY - lift.fromY) * part;
  if (part < 1) return 'rolling';
  ball.lift = null;
  emit({ type: 'setDown' }, ball.x, ball.y);
  return 'rested';
}

function slowDown(ball: Ball, { zones }: Ground, t: T): void {
  let keeps = t.damping;
  for (const zone of zones) if (zone.type === 'ice' && covers(zone, ball)) keeps = t.iceDamping;
  for (const zone of zones)
    if (zone.type === 'sand' && covers(zone, ball)) {
      keeps *= t.sandSlowdown;
      break;
    }
  ball.vx *= keeps;
  ball.vy *= keeps;
}

function isAtRest(ball: Ball, isOnSlope: boolean, t: T): boolean {
  if (hypot(ball.x - ball.anchorX, ball.y - ball.anchorY) > STILL_DISTANCE) {
    ball.anchorX = ball.x;
    ball.anchorY = ball.y;
    ball.stillTicks = 0;
  } else ball.stillTicks++;
  const isSlow = !isOnSlope && hypot(ball.vx, ball.vy) < t.stopSpeed;
  return isSlow || ball.stillTicks > STILL_TICKS || ball.ticks >= t.longestRoll;
}
