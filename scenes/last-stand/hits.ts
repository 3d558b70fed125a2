// What a hit does, and to whom: by a shot, a burst, or something that falls.
import type { Rect } from '../kit/core/rules.ts';
import { bodyBox, chuteBox, distanceTo, helicopterBox, overlap, type Target } from './bodies.ts';
import type { T } from './constants.ts';
import { earnKill } from './score.ts';
import { burstArmoured, crushGliders } from './siege/armour.ts';
import type { Helicopter, State, Tell, Trooper, Walker } from './state.ts';

/** Radians per tick, at most. */
const WRECK_SPIN = 0.05;
/** A wreck keeps so much of its way. */
const WRECK_GLIDE = 0.75;

/** The thing is gone from the state, or changed, before the next is looked at. */
export function strike(state: State, target: Target, t: T, tell: Tell): void {
  if (target.kind === 'helicopter') downHelicopter(state, target.thing, t, tell);
  else if (target.kind === 'walker') fellWalker(state, target.thing, t, tell);
  else if (target.kind === 'trooper') shootTrooper(state, target.thing, t, tell);
  else tearChute(state, target.thing, t, tell);
}

function downHelicopter(state: State, helicopter: Helicopter, t: T, tell: Tell): void {
  const { id, x, y, speed, direction } = helicopter;
  remove(state.helicopters, helicopter);
  const spin = direction * WRECK_SPIN * (0.5 + (id % 4) / 6);
  state.wrecks.push({ id, x, y, speedX: speed * direction * WRECK_GLIDE, speedY: -0.6, angle: 0, spin });
  state.totals.helicopters++;
  const chain = earnKill(state, t.helicopterPoints, t);
  tell({ type: 'helicopterDowned', id, x, y, direction, points: t.helicopterPoints, chain });
}

function shootTrooper(state: State, trooper: Trooper, t: T, tell: Tell): void {
  const { id, x, y } = trooper;
  remove(state.troopers, trooper);
  state.totals.troopers++;
  const chain = earnKill(state, t.trooperPoints, t);
  tell({ type: 'trooperShot', id, x, y: y - t.trooperHeight / 2, points: t.trooperPoints, chain });
}

/** It falls and dies: that it will is certain, so it counts now. */
function tearChute(state: State, trooper: Trooper, t: T, tell: Tell): void {
  const { id, x, y } = trooper;
  trooper.hasParachute = false;
  trooper.isDoomed = true;
  state.totals.troopers++;
  const chain = earnKill(state, t.trooperPoints, t);
  tell({ type: 'chuteTorn', id, x, y: y - t.trooperHeight - t.chuteAbove, points: t.trooperPoints, chain });
}

function fellWalker(state: State, walker: Walker, t: T, tell: Tell): void {
  const { id, x, y } = walker;
  remove(state.walkers, walker);
  state.totals.walkers++;
  const chain = earnKill(state, t.walkerPoints, t);
  tell({ type: 'walkerFelled', id, x, y: y - t.trooperHeight / 2, points: t.walkerPoints, chain });
}

/** Order says nothing in these lists: the last takes the place of the one that goes. */
function remove<Thing extends { readonly id: number }>(things: Thing[], gone: Thing): void {
  const at = things.indexOf(gone);
  const last = things.pop();
  if (at >= 0 && at < things.length && last !== undefined) things[at] = last;
}

/** Everything within reach of a burst. */
export function burst(state: State, x: number, y: number, reach: number, t: T, tell: Tell): void {
  const meets = (box: Rect) => distanceTo(box, x, y) <= reach;
  strikeAll(state, meets, x, reach, t, tell);
  if (state.siege) burstArmoured(state, state.siege, meets, t, tell);
}

/** Everything that a falling box touches. */
export function crush(state: State, box: Rect, t: T, tell: Tell): void {
  const middle = box[0] + box[2] / 2;
  const meets = (other: Rect) => overlap(box, other);
  strikeAll(state, meets, middle, box[2] / 2, t, tell);
  if (state.siege) crushGliders(state, state.siege, meets, t, tell);
}

/** Strikes what `meets` says, looking no further aside than need be. */
function strikeAll(state: State, meets: (box: Rect) => boolean, x: number, reach: number, t: T, tell: Tell): void {
  const found: Target[] = [];
  const beside = (other: number, width: number) => Math.abs(other - x) <= reach + width / 2;
  for (const thing of state.helicopters)
    if (beside(thing.x, t.helicopterWidth) && meets(helicopterBox(thing, t))) found.push({ kind: 'helicopter', thing });
  const widest = Math.max(t.trooperWidth, t.chuteWidth);
  for (const thing of state.troopers) {
    if (thing.isDoomed || !beside(thing.x, widest)) continue;
    if (meets(bodyBox(thing, t))) found.push({ kind: 'trooper', thing });
    else if (thing.hasParachute && meets(chuteBox(thing, t))) found.push({ kind: 'chute', thing });
  }
  for (const thing of state.walkers)
    if (beside(thing.x, t.trooperWidth) && meets(bodyBox(thing, t))) found.push({ kind: 'walker', thing });
  for (const target of found) strike(state, target, t, tell);
}
