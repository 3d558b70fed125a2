// Hits on targets by shots, explosions and falling objects: removal, points, chain, wrecks.
import type { Rect } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { bodyBox, chuteBox, distanceTo, helicopterBox, overlap, type Target } from './hitboxes.ts';
import { earnKill } from './score.ts';
import { crushGliders, explodeArmoured } from './siege/armour.ts';
import type { Emit, Helicopter, State, Trooper, Walker } from './state.ts';

/** Largest spin of a wreck, in radians per tick. */
const WRECK_SPIN = 0.05;
/** Part of its speed that a wreck keeps. */
const WRECK_GLIDE = 0.75;

/** Applies a hit at once, so that the next one meets the changed state. */
export function applyHit(state: State, target: Target, t: T, emit: Emit): void {
  if (target.kind === 'helicopter') downHelicopter(state, target.thing, t, emit);
  else if (target.kind === 'walker') fellWalker(state, target.thing, t, emit);
  else if (target.kind === 'trooper') shootTrooper(state, target.thing, t, emit);
  else tearChute(state, target.thing, t, emit);
}

function downHelicopter(state: State, helicopter: Helicopter, t: T, emit: Emit): void {
  const { id, x, y, speed, direction } = helicopter;
  swapRemove(state.helicopters, helicopter);
  const spin = direction * WRECK_SPIN * (0.5 + (id % 4) / 6);
  state.wrecks.push({ id, x, y, speedX: speed * direction * WRECK_GLIDE, speedY: -0.6, angle: 0, spin });
  state.totals.helicopters++;
  const chain = earnKill(state, t.helicopterPoints, t);
  emit({ type: 'helicopterDowned', id, x, y, direction, points: t.helicopterPoints, chain });
}

function shootTrooper(state: State, trooper: Trooper, t: T, emit: Emit): void {
  const { id, x, y } = trooper;
  swapRemove(state.troopers, trooper);
  state.totals.troopers++;
  const chain = earnKill(state, t.trooperPoints, t);
  emit({ type: 'trooperShot', id, x, y: y - t.trooperHeight / 2, points: t.trooperPoints, chain });
}

/** The trooper will fall to death, so it counts now. */
function tearChute(state: State, trooper: Trooper, t: T, emit: Emit): void {
  const { id, x, y } = trooper;
  trooper.hasParachute = false;
  trooper.isDoomed = true;
  state.totals.troopers++;
  const chain = earnKill(state, t.trooperPoints, t);
  emit({ type: 'chuteTorn', id, x, y: y - t.trooperHeight - t.chuteAbove, points: t.trooperPoints, chain });
}

function fellWalker(state: State, walker: Walker, t: T, emit: Emit): void {
  const { id, x, y } = walker;
  swapRemove(state.walkers, walker);
  state.totals.walkers++;
  const chain = earnKill(state, t.walkerPoints, t);
  emit({ type: 'walkerFelled', id, x, y: y - t.trooperHeight / 2, points: t.walkerPoints, chain });
}

/** Swap and pop: the last element takes the place of the removed one; the order of these lists does not matter. */
function swapRemove<Thing extends { readonly id: number }>(things: Thing[], gone: Thing): void {
  const at = things.indexOf(gone);
  const last = things.pop();
  if (at >= 0 && at < things.length && last !== undefined) things[at] = last;
}

/** Hits everything within reach of an explosion. */
export function explode(state: State, x: number, y: number, reach: number, t: T, emit: Emit): void {
  const meets = (box: Rect) => distanceTo(box, x, y) <= reach;
  hitAll(state, meets, x, reach, t, emit);
  if (state.siege) explodeArmoured(state, state.siege, meets, t, emit);
}

/** Hits everything that a falling box touches; `troopers` are those near enough, in their order. True if a target was hit. */
export function crush(
  state: State,
  box: Rect,
  t: T,
  emit: Emit,
  troopers: readonly Trooper[] = state.troopers,
): boolean {
  const middle = box[0] + box[2] / 2;
  const meets = (other: Rect) => overlap(box, other);
  const isHit = hitAll(state, meets, middle, box[2] / 2, t, emit, troopers);
  if (state.siege) crushGliders(state, state.siege, meets, t, emit);
  return isHit;
}

/** Hits all targets that `meets` accepts, after a quick test by x (broad phase). True if there was one. */
function hitAll(
  state: State,
  meets: (box: Rect) => boolean,
  x: number,
  reach: number,
  t: T,
  emit: Emit,
  troopers: readonly Trooper[] = state.troopers,
): boolean {
  const found: Target[] = [];
  const beside = (other: number, width: number) => Math.abs(other - x) <= reach + width / 2;
  for (const thing of state.helicopters)
    if (beside(thing.x, t.helicopterWidth) && meets(helicopterBox(thing, t))) found.push({ kind: 'helicopter', thing });
  const widest = Math.max(t.trooperWidth, t.chuteWidth);
  for (const thing of troopers) {
    if (thing.isDoomed || !beside(thing.x, widest)) continue;
    if (meets(bodyBox(thing, t))) found.push({ kind: 'trooper', thing });
    else if (thing.hasParachute && meets(chuteBox(thing, t))) found.push({ kind: 'chute', thing });
  }
  for (const thing of state.walkers)
    if (beside(thing.x, t.trooperWidth) && meets(bodyBox(thing, t))) found.push({ kind: 'walker', thing });
  for (const target of found) applyHit(state, target, t, emit);
  return found.length > 0;
}
