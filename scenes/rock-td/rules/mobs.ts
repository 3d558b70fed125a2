// Mobs: spawning, walking from waypoint to waypoint or flying straight, damage, leaking.
import { hypot } from '../../kit/core/math.ts';
import { CELL, type T, TICKS } from '../constants.ts';
import { COLUMNS } from '../levels/map.ts';
import { findPath, type MobPath, nextCell } from './path.ts';
import { nameOf } from './round.ts';
import { centreX, centreY, type Emit, type Gem, type Mob, rockOf, type State } from './state.ts';
import { type Wave, waveOf } from './wave.ts';

/** Mobs spawn so many pixels outside the field. */
const OUTSIDE = CELL / 2;

function spawn(state: State, wave: Wave, t: T): void {
  const isElder = wave.elderTakes < wave.takes && state.arrived % t.elderEvery === t.elderEvery - 1;
  const from = state.map.waypoints[0] as number;
  state.mobs.push({
    id: state.nextId++,
    level: state.level,
    bounty: 0,
    x: centreX(from) - OUTSIDE,
    y: centreY(from),
    health: wave.health,
    most: wave.health,
    speed: wave.speed * (1 + state.hurry),
    flying: wave.flying,
    elder: isElder,
    takes: isElder ? wave.elderTakes : wave.takes,
    ward: wave.wards,
    wards: wave.wards,
    leg: 0,
    to: from,
    left: 1e6,
    slow: 0,
    slowFor: 0,
    heldFor: 0,
    poison: 0,
    poisonFor: 0,
    poisonBy: 0,
    mark: 0,
    markFor: 0,
    by: 0,
  });
}

/** Spawns the mobs that are due; with a gap of 0 all at once. */
export function spawnDue(state: State, t: T): void {
  const wave = waveOf(state.level, state.difficulty, t);
  while (state.arrived < wave.count && state.waveTick >= state.arrived * wave.gap) {
    spawn(state, wave, t);
    state.arrived++;
  }
  state.waveTick++;
}

export const isAllSpawned = ({ level, difficulty, arrived }: Readonly<State>, t: T): boolean =>
  arrived >= waveOf(level, difficulty, t).count;

let straight: { readonly waypoints: readonly number[]; readonly rest: readonly number[] } | null = null;

/** Straight distance from each waypoint to the end, cached. */
function straightRest(waypoints: readonly number[]): readonly number[] {
  if (straight?.waypoints === waypoints) return straight.rest;
  const rest = waypoints.map(() => 0);
  for (let leg = waypoints.length - 2; leg >= 0; leg--) {
    const [a, b] = [waypoints[leg] as number, waypoints[leg + 1] as number];
    rest[leg] = (rest[leg + 1] as number) + hypot(centreX(a) - centreX(b), centreY(a) - centreY(b));
  }
  straight = { waypoints, rest };
  return rest;
}

export function moveMobs(state: State, emit: Emit, t: T): void {
  const way = findPath(state.map, state.walls);
  if (!way) return;
  const { waypoints } = state.map;
  const rest = straightRest(waypoints);
  let through = false;
  for (const mob of state.mobs) {
    applyEffects(state, mob);
    if (mob.health <= 0) continue;
    if (mob.heldFor > 0) {
      mob.heldFor--;
      continue;
    }
    const toGo = advance(mob, way, waypoints);
    if (toGo < 0) {
      through = true;
      leakMob(state, mob, emit, t);
      continue;
    }
    mob.left = mob.flying
      ? (rest[mob.leg] as number) + toGo
      : ((way.rest[mob.leg] as number) + ((way.steps[mob.leg] as Int8Array)[mob.to] as number)) * CELL + toGo;
  }
  if (through) state.mobs = state.mobs.filter(mob => mob.leg < waypoints.length);
}

function applyEffects(state: State, mob: Mob): void {
  if (mob.slowFor > 0 && --mob.slowFor === 0) mob.slow = 0;
  if (mob.markFor > 0 && --mob.markFor === 0) mob.mark = 0;
  if (mob.poisonFor === 0) return;
  const gem = rockOf(state, mob.poisonBy)?.gem;
  damageMob(mob, mob.poison, gem ?? null, mob.poisonBy);
  if (--mob.poisonFor === 0) mob.poison = 0;
}

/** Takes health and credits the damage to the gem. */
export function damageMob(mob: Mob, damage: number, gem: Gem | null, by: number): void {
  if (mob.health <= 0) return;
  const taken = Math.min(mob.health, damage * (1 + mob.mark));
  mob.health -= taken;
  mob.by = by;
  if (!gem) return;
  gem.dealt += taken;
  gem.wave += taken;
  if (mob.health <= 0) gem.kills++;
}

/** Moves a mob one step; returns the pixels to its next cell, negative at the end of the path. */
function advance(mob: Mob, way: MobPath, waypoints: readonly number[]): number {
  let step = mob.speed * (1 - mob.slow);
  for (;;) {
    const dx = centreX(mob.to) - mob.x;
    const dy = centreY(mob.to) - mob.y;
    const far = hypot(dx, dy);
    if (far > step) {
      mob.x += (dx / far) * step;
      mob.y += (dy / far) * step;
      return far - step;
    }
    step -= far;
    const here = mob.to;
    const [fromX, fromY] = [mob.x, mob.y];
    mob.x = centreX(here);
    mob.y = centreY(here);
    if (here === waypoints[mob.leg]) mob.leg++;
    if (mob.leg >= waypoints.length) return -1;
    const before = here - Math.sign(Math.round(mob.x - fromX)) - COLUMNS * Math.sign(Math.round(mob.y - fromY));
    mob.to = mob.flying ? (waypoints[mob.leg] as number) : nextCell(way.steps[mob.leg] as Int8Array, here, before);
  }
}

function leakMob(state: State, mob: Mob, emit: Emit, t: T): void {
  state.lives--;
  state.leaks++;
  state.waveLeaks++;
  const rock = rockOf(state, mob.by);
  if (rock?.gem) rock.gem.leaked++;
  const { name } = waveOf(state.level, state.difficulty, t);
  const past = rock?.gem ? `past a ${nameOf(rock.gem)}` : 'that no gem had hit';
  state.cause = `${mob.elder ? 'An elder' : 'One'} of the ${name} got ${rock?.gem ? past : `through ${past}`}.`;
  emit({
    type: 'leaked',
    lives: Math.max(0, state.lives),
    flying: mob.flying,
    x: Math.round(mob.x),
    y: Math.round(mob.y),
  });
}

export const killGold = ({ level }: Pick<State, 'level'>, t: T): number =>
  Math.round(t.killGold + t.killGoldPerLevel * level);

/** Removes killed mobs and pays gold and score for them. */
export function removeKilled(state: State, emit: Emit, t: T): void {
  let fell = false;
  for (const { health } of state.mobs) if (health <= 0) fell = true;
  if (!fell) return;
  for (const { id, x, y, health, flying, bounty } of state.mobs) {
    if (health > 0) continue;
    const gold = killGold(state, t) + bounty;
    state.gold += gold;
    state.score += Math.round((t.killScore + t.killScorePerLevel * state.level) * (state.difficulty + 1));
    state.kills++;
    emit({ type: 'killed', gold, flying, id, x: Math.round(x), y: Math.round(y) });
  }
  state.mobs = state.mobs.filter(({ health }) => health > 0);
}

export const ticksIn = (seconds: number): number => Math.round(seconds * TICKS);
