// Overheating of the cannon: shots add heat, which lowers the rate of fire and the precision; a released trigger cools. Shells add no heat.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { random } from '../../kit/core/rng.ts';
import { type T, ticksOf } from '../constants.ts';
import type { Emit, Gun, State } from './state.ts';

/** Overheating from 0 (no effect) to 1 (slowest and least precise). */
export const overheat = ({ heat }: Pick<Gun, 'heat'>, t: T): number =>
  Math.max(0, heat - t.hotFrom) / Math.max(0.01, 1 - t.hotFrom);

/** Cools the barrel after the trigger has rested, or in mortar mode; faster when locked. */
export function updateCooling({ gun }: State, isPulled: boolean, t: T, emit: Emit): void {
  gun.rested = isPulled && gun.mode === 'cannon' ? 0 : gun.rested + 1;
  if (gun.rested * 1000 < t.restMs * TICKS_PER_SECOND) return;
  gun.heat = Math.max(0, gun.heat - (gun.isLocked ? t.coolLocked : t.coolFree) / TICKS_PER_SECOND);
  if (!gun.isGlowing || gun.heat > t.hotFrom) return;
  gun.isGlowing = false;
  emit({ type: 'barrelCooled', x: gun.x, y: gun.y });
}

/** Adds the heat of a shot; emits an event at full heat. */
export function addHeat({ gun }: State, t: T, emit: Emit): void {
  const was = gun.heat;
  gun.heat = Math.min(1, was + t.heatPerShot);
  if (was <= t.hotFrom && gun.heat > t.hotFrom) gun.heatings++;
  if (gun.heat < 1 || gun.isGlowing) return;
  gun.isGlowing = true;
  emit({ type: 'barrelGlowed', x: gun.x, y: gun.y, times: gun.heatings });
}

/** Ticks to the next shot: longer for a hot cannon; fixed for the mortar, shorter for a locked one in a siege. */
export function fireInterval({ gun, siege }: Readonly<State>, t: T): number {
  if (gun.mode === 'mortar') return ticksOf(siege && gun.isLocked ? t.siegeMortarMs : t.mortarMs);
  const perSecond =
    t.shotsPerSecond + (Math.min(t.hotShotsPerSecond, t.shotsPerSecond) - t.shotsPerSecond) * overheat(gun, t);
  return Math.max(1, Math.round(TICKS_PER_SECOND / perSecond));
}

/** Random spread of a shot, in degrees; 0 for a cool barrel. */
export function drawSpread(state: State, t: T): number {
  const { gun } = state;
  const most = (gun.isLocked ? t.strayLocked : t.strayFree) * overheat(gun, t);
  return most === 0 ? 0 : most * (2 * random(state.rng) - 1);
}
