// Troopers: fall, parachute, landing, walk to the gun; with a torn parachute a deadly fall.

import { GROUND, type T, WORLD } from '../constants.ts';
import { bodyBox } from './hitboxes.ts';
import { crush } from './hits.ts';
import { earn } from './score.ts';
import type { Foe } from './siege/siegeState.ts';
import type { Emit, State, Trooper, Walker } from './state.ts';

/** Moves all troopers in the air, and turns those that land into walkers. */
export function moveTroopers(state: State, t: T, emit: Emit): void {
  for (const trooper of state.troopers) if (!trooper.isDoomed) descend(trooper, t, emit);
  // A copy: the list changes while a plunging trooper hits others; plunging ones are never removed by that.
  const plunging = state.troopers.filter(({ isDoomed }) => isDoomed);
  let targetsNear = indexTargets(state, t);
  for (const trooper of plunging)
    if (plunge(state, trooper, t, emit, targetsNear(trooper.x))) targetsNear = indexTargets(state, t);
  const down = state.troopers.filter(trooper => trooper.y >= GROUND);
  if (down.length === 0) return;
  state.troopers = state.troopers.filter(trooper => trooper.y < GROUND);
  for (const trooper of down) land(state, trooper, t, emit);
}

function descend(trooper: Trooper, t: T, emit: Emit): void {
  const { x, y } = trooper;
  if (!trooper.hasParachute && y > t.chuteOpensAt) {
    trooper.hasParachute = true;
    emit({ type: 'chuteOpened', x, y: y - t.trooperHeight - t.chuteAbove });
  }
  trooper.speedY = trooper.hasParachute ? t.chuteSpeed : t.fallSpeed;
  trooper.y += trooper.speedY;
}

/** Width of a column of the index, in px. */
const COLUMN = 40;

/** Index by columns of the troopers that can be hit, in their order, for hundreds that plunge in one tick: those near to an x. */
function indexTargets({ troopers }: State, t: T): (x: number) => readonly Trooper[] {
  const columns = new Map<number, readonly Trooper[]>();
  let targets: readonly Trooper[] | undefined;
  const reach = COLUMN / 2 + t.trooperWidth / 2 + Math.max(t.trooperWidth, t.chuteWidth) / 2 + 1;
  return x => {
    const column = Math.floor(x / COLUMN);
    const known = columns.get(column);
    if (known) return known;
    targets ??= troopers.filter(({ isDoomed }) => !isDoomed);
    const middle = (column + 0.5) * COLUMN;
    const near = targets.filter(target => Math.abs(target.x - middle) <= reach);
    columns.set(column, near);
    return near;
  };
}

/** Accelerated fall; it hits what it touches. True if it hit something. */
function plunge(state: State, trooper: Trooper, t: T, emit: Emit, targets: readonly Trooper[]): boolean {
  trooper.speedY += t.plungeGravity;
  trooper.y += trooper.speedY;
  return crush(state, bodyBox(trooper, t), t, emit, targets);
}

function land(state: State, { id, x, isDoomed, from }: Trooper, t: T, emit: Emit): void {
  if (isDoomed) return emit({ type: 'trooperCrumpled', x, y: GROUND });
  state.totals.landed++;
  earn(state, t.landingPoints);
  state.walkers.push(newWalker(id, x, state.gun.x, from));
  emit({ type: 'trooperLanded', x, y: GROUND, points: t.landingPoints });
}

export const newWalker = (id: number, x: number, gunX: number, from?: Foe): Walker => ({
  id,
  x,
  y: GROUND,
  direction: x < gunX ? 1 : -1,
  isNear: false,
  ...(from && { from }),
});

/** Walkers move towards the gun. */
export function moveWalkers(state: State, t: T, emit: Emit): void {
  const { gun } = state;
  for (const walker of state.walkers) {
    walker.direction = walker.x < gun.x ? 1 : -1;
    const away = Math.abs(gun.x - walker.x);
    walker.x += Math.min(t.walkSpeed, away) * walker.direction;
    const isNear = away <= t.nearWalker;
    if (isNear && !walker.isNear) {
      state.warnings++;
      emit({ type: 'walkerCameNear', x: walker.x, y: GROUND, times: state.warnings });
    }
    walker.isNear = isNear;
  }
}

/** A walker within reach takes the gun: the game is over. */
export function checkGunTaken(state: State, t: T, emit: Emit): void {
  const { gun, walkers } = state;
  if (!walkers.some(walker => Math.abs(walker.x - gun.x) <= t.gunReach)) return;
  state.phase = 'over';
  emit({ type: 'gunTaken', x: gun.x, y: gun.y });
}

/** Width of the margins where extra walkers start, in px. */
const EDGE = 90;

/** Adds troopers and walkers at the start of the run, for the lab and the bench. */
export function addExtraTroopers(state: State, t: T, chance: () => number): void {
  for (let i = 0; i < t.extraTroopers; i++) {
    const x = Math.round(t.dropLeft + chance() * (t.dropRight - t.dropLeft));
    const y = Math.round(t.chuteOpensAt + chance() * (GROUND - t.chuteOpensAt - 1));
    state.troopers.push({ id: state.nextId++, x, y, speedY: t.chuteSpeed, hasParachute: true, isDoomed: false });
  }
  for (let i = 0; i < t.extraWalkers; i++) {
    const across = Math.round(chance() * EDGE);
    state.walkers.push(newWalker(state.nextId++, i % 2 === 0 ? across : WORLD.width - across, state.gun.x));
  }
}
