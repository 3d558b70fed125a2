// Paper cranes, one in each level: where one hangs, how it is caught, and the flight on which it carries a fallen or touched fox back to a ledge.

import { randomBetween } from '../../kit/core/rng.ts';
import { type Box, boxesOverlap } from '../../kit/core/world/overlap.ts';
import { type T, WORLD } from '../constants.ts';
import { type Flight, type PullVector, pullOfAim, simulateFlight, velocityOf } from './aim.ts';
import { MOST_TICKS, meetsEnemy } from './flights.ts';
import { levelAt, START_Y } from './heights.ts';
import type { Crane, Emit, Platform, PlatformKind, State } from './state.ts';

/** Distance of a crane's centre from the nearer wall, in px. */
const FROM_WALL = 38;
/** Heights of a crane above the ledge that one leaps for it from, as parts of the lowest next step: the first that has room. */
const ABOVE = [0.6, 0.4] as const;
/** No enemy is placed within this height of a crane, in px. */
const CLEAR = 170;
/** Room that a crane needs to the next ledge, in px. */
const ROOM = 20;
/** A leap for a crane may end this far below its start, in px. */
const STEP_BACK = 200;
/** Leaps that are tried for a crane: angles from straight up in degrees, and pulls as parts of the longest. */
const ANGLES = [12, 18, 24, 30, 36, 42, 48, 54, 60, 66, 72] as const;
const PULLS = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4] as const;
/** Kinds of ledge that one leaps for a crane from: they stay in their place. */
const STEADY: ReadonlySet<PlatformKind> = new Set(['ground', 'plain', 'spring', 'ice', 'crumbling']);
/** Height above its ledge at which a crane lets go, in px. */
const LET_GO = 4;

export const boxOf = ({ x, y }: Pick<Crane, 'x' | 'y'>, t: T): Box => ({ x, y, w: t.craneSize, h: t.craneSize });

/** World y above which a level's crane hangs, at random; `climbed` counts levels from 0. */
export const drawCraneHeight = ({ rng }: State, climbed: number, t: T): number =>
  Math.round(
    START_Y -
      t.levelPx *
        (climbed + randomBetween(rng, t.craneFrom, Math.max(t.craneFrom, climbed === 0 ? t.firstCraneTo : t.craneTo))),
  );

export const isNearCrane = ({ cranes }: Readonly<State>, y: number): boolean =>
  cranes.some(crane => Math.abs(crane.y - y) < CLEAR);

/** Whether a ledge of this middle and top would be at a crane. */
export const isAtCrane = ({ cranes }: Readonly<State>, x: number, y: number, t: T): boolean =>
  cranes.some(crane => boxesOverlap(roomOf(crane, t), { x, y, w: t.platformWidth, h: t.platformHeight }));

function roomOf(crane: Crane, t: T): Box {
  const box = boxOf(crane, t);
  return { ...box, w: box.w + 2 * ROOM, h: box.h + 2 * ROOM };
}

/** Hangs the level's crane beside this ledge, on the tower's other side, if one is due and some leap catches it and comes down on a ledge. */
export function hangCrane(state: State, from: Platform, t: T): void {
  if (from.y > state.nextCrane || !STEADY.has(from.kind)) return;
  const x = from.x + from.w / 2 < WORLD.width / 2 ? WORLD.width - FROM_WALL : FROM_WALL;
  const least = Math.min(t.gapLimit, t.gapLeast + t.gapPerLevel * (levelAt(from.y, t) - 1));
  const crane = ABOVE.map(part => ({ id: state.nextId, x, y: Math.round(from.y - least * part), isSeen: false })).find(
    place => hasRoom(state, place, t) && catches(state, from, place, t),
  );
  if (!crane) return;
  state.nextId++;
  state.cranes.push(crane);
  state.nextCrane = drawCraneHeight(state, Math.floor((START_Y - from.y) / t.levelPx) + 1, t);
}

/** Whether no ledge and no enemy is at a crane. */
function hasRoom({ platforms, enemies, player }: Readonly<State>, crane: Crane, t: T): boolean {
  const room = roomOf(crane, t);
  const isLedgeThere = platforms.some(({ left, right, y, h }) =>
    boxesOverlap(room, { x: (left + right) / 2, y: y + h / 2, w: right - left, h }),
  );
  const still: Flight = { places: [crane], on: null };
  return !isLedgeThere && !meetsEnemy(enemies, { ...player, w: room.w, h: room.h }, still, 0, t);
}

/** Whether some leap from the middle of a ledge catches the crane, meets no enemy and comes down on a ledge, with all of them at rest. */
function catches(state: Readonly<State>, from: Platform, crane: Crane, t: T): boolean {
  const jumper = { ...state.player, x: from.x + from.w / 2, y: from.y - state.player.h / 2 };
  const platforms = state.platforms.map(platform => ({ ...platform, ...AT_REST }));
  return leapsFor({ ...state, player: jumper, platforms }, crane, from.kind === 'spring' ? t.springBoost : 1, t).some(
    ({ flight }) => !meetsEnemy(state.enemies, jumper, flight, 0, t),
  );
}

/** Overrides that make a platform static. */
const AT_REST = { kind: 'plain', vx: 0, isGone: false } as const;

export interface Leap {
  readonly draw: PullVector;
  readonly flight: Flight & { readonly on: Platform };
}

/** The leaps among the tried ones that catch a crane and land no more than a step lower. */
export function leapsFor(
  { player, platforms }: Pick<State, 'player' | 'platforms'>,
  crane: Crane,
  boost: number,
  t: T,
): readonly Leap[] {
  const side = Math.sign(crane.x - player.x);
  const box = boxOf(crane, t);
  const lowest = player.y + player.h / 2 + STEP_BACK;
  const leaps: Leap[] = [];
  for (const angle of ANGLES)
    for (const pull of PULLS) {
      const draw = pullOfAim({ degrees: side * angle, power: pull * t.pullPx });
      const velocity = velocityOf(draw, boost, t);
      if (!velocity) continue;
      const { places, on } = simulateFlight(player, velocity, platforms, MOST_TICKS, t);
      if (!on || on.y > lowest) continue;
      if (places.some(({ x, y }) => boxesOverlap(box, { x, y, w: player.w, h: player.h })))
        leaps.push({ draw, flight: { places, on } });
    }
  return leaps;
}

export function updateCranes(state: State, t: T, emit: Emit): void {
  const { player, camera } = state;
  for (const crane of state.cranes) {
    const { x, y, isSeen } = crane;
    if (isSeen || y < camera || y > camera + WORLD.height) continue;
    crane.isSeen = true;
    emit({ type: 'craneSighted', x, y, isFirst: state.craneSeenAt === null });
    state.craneSeenAt ??= state.tick;
  }
  const caught = state.cranes.find(crane => boxesOverlap(player, boxOf(crane, t)));
  if (!caught) return;
  state.cranes = state.cranes.filter(crane => crane !== caught);
  state.heldCranes++;
  state.totals.cranes++;
  emit({ type: 'craneCaught', x: caught.x, y: caught.y, held: state.heldCranes });
}

/** Spends a crane on a fall or a touch, where there is one and a ledge to be carried to. Returns whether it does. */
export function beginCarry(state: State, emit: Emit): boolean {
  const { player, totals } = state;
  const ledge = state.heldCranes > 0 ? ledgeToReturnTo(state) : null;
  if (!ledge) return false;
  state.heldCranes--;
  totals.falls++;
  const { x, y } = player;
  state.carry = { ticks: 0, fromX: x, fromY: y, to: ledge.id, ...placeOn(ledge, state) };
  Object.assign(player, { vx: 0, vy: 0, canJump: false, jumpedFrom: ledge.y });
  emit({ type: 'craneCarried', x, y, held: state.heldCranes });
  return true;
}

/** The ledge leapt from, or the one nearest to its height, steady ones first, that is there and has no enemy. */
function ledgeToReturnTo({ platforms, enemies, player, base }: Readonly<State>): Platform | null {
  const guarded = new Set(enemies.map(({ platformX, platformY }) => `${platformX} ${platformY}`));
  const cost = ({ y, kind }: Platform) =>
    Math.abs(y - player.jumpedFrom) + (kind === 'crumbling' || kind === 'folding' ? WORLD.height : 0);
  return platforms
    .filter(({ x, y, isGone }) => !isGone && y > base && y < base + WORLD.height && !guarded.has(`${x} ${y}`))
    .reduce<Platform | null>((best, ledge) => (best && cost(best) <= cost(ledge) ? best : ledge), null);
}

const placeOn = ({ x, y, w }: Platform, { player }: Readonly<State>): { toX: number; toY: number } => ({
  toX: x + w / 2,
  toY: y - player.h / 2 - LET_GO,
});

/** One tick of the flight under a crane; at its end the fox drops onto the ledge. */
export function updateCarry(state: State, t: T): void {
  const { carry, player } = state;
  if (!carry) return;
  const ledge = state.platforms.find(({ id }) => id === carry.to);
  if (ledge) Object.assign(carry, placeOn(ledge, state));
  carry.ticks++;
  const part = Math.min(1, carry.ticks / t.craneTicks);
  const eased = part * part * (3 - 2 * part);
  player.x = carry.fromX + (carry.toX - carry.fromX) * eased;
  player.y = carry.fromY + (carry.toY - carry.fromY) * eased;
  if (part === 1) state.carry = null;
}
