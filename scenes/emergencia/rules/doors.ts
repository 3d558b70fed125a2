// Doors: who opens and shuts them, who is held up by them, and who forces them.

import { hitTime } from '../../kit/core/world/sight.ts';
import type { T } from '../constants.ts';
import type { Door } from './fixtures.ts';
import { distance, type Point } from './pathGeometry.ts';
import { BIT, signsOf } from './signs.ts';
import { type Agent, type Emit, type Enemy, isAtLarge, missionAt, type State, ticksOf, type Vip } from './state.ts';
import { findPath, isOpen, terrainNow } from './terrain.ts';

/** How far from a door's middle somebody stands who moves it, in pixels. */
const STANDS_OFF = 30;
/** From how near an agent moves a door, in pixels. */
const ARM = 40;
/** How far before a shut door somebody halts, in pixels. */
const HALTS_OFF = 16;
/** Longest step of a tick, in pixels. */
const STEP = 3;

export const middleOf = ({ x, y, width, height }: Door): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Distance from a place to a door; 0 within it. */
export const distanceToDoor = ({ x, y, width, height }: Door, at: Point): number =>
  distance(at, { x: Math.min(x + width, Math.max(x, at.x)), y: Math.min(y + height, Math.max(y, at.y)) });

/** The nearer free place before a door, and the way there; null without one. */
export function wayToDoor(state: Readonly<State>, from: Point, index: number): readonly Point[] | null {
  const door = missionAt(state).doors[index];
  if (!door) return null;
  const { x, y } = middleOf(door);
  const isUpright = door.height > door.width;
  const terrain = terrainNow(state);
  const ways = [-STANDS_OFF, STANDS_OFF]
    .map(off => (isUpright ? { x: x + off, y } : { x, y: y + off }))
    .filter(place => isOpen(terrain, place))
    .map(place => ({ place, way: findPath(terrain, from, place) }))
    .filter(({ place, way }) => isThere(from, place) || isThere(way.at(-1), place))
    .sort((a, b) => longOf(from, a.way) - longOf(from, b.way));
  return ways[0]?.way ?? null;
}

const isThere = (at: Point | undefined, place: Point): boolean => at !== undefined && distance(at, place) < 2;
const longOf = (from: Point, way: readonly Point[]): number =>
  way.reduce((sum, point, index) => sum + distance(point, way[index - 1] ?? from), 0);

/** An agent that has arrived moves its door: an open one shuts, a shut one opens. */
export function moveDoorOf(agent: Agent, state: State, emit: Emit): void {
  const index = agent.door - 1;
  const door = missionAt(state).doors[index];
  agent.door = 0;
  if (!door || distanceToDoor(door, agent) > ARM) return;
  const now = state.doors[index];
  if (!now || now.broken) return refuse(state, 'This door is broken: it stays open.', emit);
  const isFull =
    !now.shut &&
    [...state.agents, ...state.vips, ...state.enemies.filter(isAtLarge)].some(one => distanceToDoor(door, one) < 10);
  if (isFull) return refuse(state, 'Somebody stands in the doorway.', emit);
  setDoor(state, index, !now.shut, emit);
  state.message = now.shut ? 'Door shut: nobody walks or looks through. Whoever forces it is an enemy.' : 'Door open.';
}

function refuse(state: State, message: string, emit: Emit): void {
  state.message = message;
  emit({ type: 'refused', message });
}

function setDoor(state: State, index: number, shut: boolean, emit: Emit): void {
  const now = state.doors[index];
  const door = missionAt(state).doors[index];
  if (!now || !door) return;
  now.shut = shut;
  emit({ type: 'doorMoved', id: index + 1, shut, ...middleOf(door) });
  findWaysAgain(state);
}

/** Agents on their way look for another one: the old one may lead through a door that is shut now. */
function findWaysAgain(state: State): void {
  for (const agent of state.agents) {
    if (agent.way.length === 0) continue;
    agent.way = findPath(terrainNow(state), agent, { x: agent.targetX, y: agent.targetY });
  }
}

/** The shut door on the segment, or −1. */
function shutDoorBetween(state: Readonly<State>, a: Point, b: Point): number {
  const { doors } = missionAt(state);
  return state.doors.findIndex(({ shut }, index) => {
    const door = doors[index];
    return (
      shut && door !== undefined && hitTime(a.x, a.y, b.x, b.y, [door.x, door.y, door.width, door.height]) !== Infinity
    );
  });
}

/** The place a little ahead of `from` on the way to `to`; null where nobody moves. */
function ahead(from: Point, to: Point): Point | null {
  const away = distance(from, to);
  if (away < 0.02) return null;
  const part = (Math.min(away, STEP) + HALTS_OFF) / away;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The escort opens doors in the way of its VIP. */
export function openForEscort(state: State, vip: Vip, to: Point, emit: Emit): void {
  if (state.doors.length === 0) return;
  const next = ahead(vip, to);
  const index = next ? shutDoorBetween(state, vip, next) : -1;
  if (index >= 0) setDoor(state, index, false, emit);
}

/** Whether a shut door holds an enemy up on its step: it waits some seconds, then forces the door, which gives it away. */
export function isHeldUp(state: State, enemy: Enemy, to: Point, t: T, emit: Emit): boolean {
  const next = state.doors.length > 0 ? ahead(enemy, to) : null;
  if (!next) return false;
  const index = shutDoorBetween(state, enemy, next);
  if (index < 0) return false;
  enemy.atDoor++;
  if (enemy.atDoor < ticksOf(t.doorSeconds)) return true;
  forceDoor(state, enemy, index, emit);
  return false;
}

function forceDoor(state: State, enemy: Enemy, index: number, emit: Emit): void {
  const now = state.doors[index];
  const door = missionAt(state).doors[index];
  if (!now || !door) return;
  Object.assign(now, { shut: false, broken: true });
  const [one, other] = signsOf[enemy.weapon];
  enemy.atDoor = 0;
  // Heard everywhere: no agent need see it.
  enemy.notes |= BIT[one] | BIT[other];
  enemy.forcedAt = state.time;
  enemy.shownAt = [enemy.shownAt[0] ?? state.time, enemy.shownAt[1] ?? state.time];
  state.message = `Number ${enemy.id} forces door ${index + 1}.`;
  emit({ type: 'doorBroken', id: index + 1, person: enemy.id, ...middleOf(door) });
  findWaysAgain(state);
}
