// Paratroopers: they fall, open their parachutes, land and walk to the gun; without a parachute they plunge.
import { bodyBox } from './bodies.ts';
import { GROUND, type T, WORLD } from './constants.ts';
import { crush } from './hits.ts';
import { earn } from './score.ts';
import type { Foe } from './siege/things.ts';
import type { State, Tell, Trooper, Walker } from './state.ts';

/** Everybody in the air comes down by a tick. */
export function fall(state: State, t: T, tell: Tell): void {
  for (const trooper of state.troopers) if (!trooper.isDoomed) sink(trooper, t, tell);
  // Nothing takes those that plunge out of the list: others may go while they fall.
  for (const trooper of state.troopers.filter(({ isDoomed }) => isDoomed)) plunge(state, trooper, t, tell);
  const down = state.troopers.filter(trooper => trooper.y >= GROUND);
  if (down.length === 0) return;
  state.troopers = state.troopers.filter(trooper => trooper.y < GROUND);
  for (const trooper of down) land(state, trooper, t, tell);
}

function sink(trooper: Trooper, t: T, tell: Tell): void {
  const { x, y } = trooper;
  if (!trooper.hasParachute && y > t.chuteOpensAt) {
    trooper.hasParachute = true;
    tell({ type: 'chuteOpened', x, y: y - t.trooperHeight - t.chuteAbove });
  }
  trooper.speedY = trooper.hasParachute ? t.chuteSpeed : t.fallSpeed;
  trooper.y += trooper.speedY;
}

/** Whom it falls upon, it takes with it. */
function plunge(state: State, trooper: Trooper, t: T, tell: Tell): void {
  trooper.speedY += t.plungeGravity;
  trooper.y += trooper.speedY;
  crush(state, bodyBox(trooper, t), t, tell);
}

function land(state: State, { id, x, isDoomed, from }: Trooper, t: T, tell: Tell): void {
  if (isDoomed) return tell({ type: 'trooperCrumpled', x, y: GROUND });
  state.totals.landed++;
  earn(state, t.landingPoints);
  state.walkers.push(newWalker(id, x, state.gun.x, from));
  tell({ type: 'trooperLanded', x, y: GROUND, points: t.landingPoints });
}

export const newWalker = (id: number, x: number, gunX: number, from?: Foe): Walker => ({
  id,
  x,
  y: GROUND,
  direction: x < gunX ? 1 : -1,
  isNear: false,
  ...(from && { from }),
});

/** Landed troopers walk to the gun, wherever it drives. */
export function walk(state: State, t: T, tell: Tell): void {
  const { gun } = state;
  for (const walker of state.walkers) {
    walker.direction = walker.x < gun.x ? 1 : -1;
    const away = Math.abs(gun.x - walker.x);
    walker.x += Math.min(t.walkSpeed, away) * walker.direction;
    const isNear = away <= t.nearWalker;
    if (isNear && !walker.isNear) tell({ type: 'walkerCameNear', x: walker.x, y: GROUND });
    walker.isNear = isNear;
  }
}

/** A landed trooper within reach takes the gun: the game is over. */
export function defend(state: State, t: T, tell: Tell): void {
  const { gun, walkers } = state;
  if (!walkers.some(walker => Math.abs(walker.x - gun.x) <= t.gunReach)) return;
  state.phase = 'over';
  tell({ type: 'gunTaken', x: gun.x, y: gun.y });
}

/** Margin of the stage where extra walkers begin. */
const EDGE = 90;

/** A crowd to begin with: for practice, and for measuring. */
export function gather(state: State, t: T, chance: () => number): void {
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
