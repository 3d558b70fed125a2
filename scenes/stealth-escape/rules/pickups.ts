// Ammo pickups: appearing and collecting.
import { hypot } from '../../kit/core/math.ts';
import { pick } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { spotsAwayFromWalls } from '../levels/levels.ts';
import { levelAt, terrainIn } from './hall.ts';
import type { Emit, State } from './state.ts';

/** Places a pickup at a random free spot, every `pickupEvery` ticks, up to a limit. */
export function dropPickup(state: State, t: T, emit: Emit): void {
  const isTime = state.levelTicks % Math.round(t.pickupEvery) === 0;
  if (state.mission || !isTime || state.pickups.length >= t.pickupsAtOnce) return;
  const spots = spotsAwayFromWalls(terrainIn(state), t.pickupClearance);
  if (spots.length === 0) return;
  const [x, y] = pick(state.rng, spots);
  state.pickups.push({ id: state.nextId++, x, y, ammo: levelAt(state, t).ammoPerPickup });
  emit({ type: 'pickupAppeared', x, y });
}

/** Collects the pickups within reach of the fox. */
export function collectPickups(state: State, t: T, emit: Emit): void {
  const { player } = state;
  state.pickups = state.pickups.filter(({ x, y, ammo }) => {
    if (hypot(x - player.x, y - player.y) > t.pickupReach) return true;
    player.ammo += ammo;
    emit({ type: 'pickupTaken', x, y, ammo });
    return false;
  });
}
