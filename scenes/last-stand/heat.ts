// The barrel's heat: a held trigger slows the cannon and lets its shots stray, a rest brings both back. Shells heat nothing.
import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import { random } from '../kit/core/rng.ts';
import { type T, ticksOf } from './constants.ts';
import type { Gun, State, Tell } from './state.ts';

/** How far the barrel is past where it begins to matter: 0 is true and quick, 1 as bad as it gets. */
export const glow = ({ heat }: Pick<Gun, 'heat'>, t: T): number =>
  Math.max(0, heat - t.hotFrom) / Math.max(0.01, 1 - t.hotFrom);

/** A trigger that rests long enough lets the barrel cool, and so does the mortar; dug in, it cools sooner. */
export function cool({ gun }: State, isPulled: boolean, t: T, tell: Tell): void {
  gun.rested = isPulled && gun.mode === 'cannon' ? 0 : gun.rested + 1;
  if (gun.rested * 1000 < t.restMs * TICKS_PER_SECOND) return;
  gun.heat = Math.max(0, gun.heat - (gun.isLocked ? t.coolLocked : t.coolFree) / TICKS_PER_SECOND);
  if (!gun.isGlowing || gun.heat > t.hotFrom) return;
  gun.isGlowing = false;
  tell({ type: 'barrelCooled', x: gun.x, y: gun.y });
}

/** One shot of the cannon heats it; the one that makes it glow is told. */
export function warm({ gun }: State, t: T, tell: Tell): void {
  gun.heat = Math.min(1, gun.heat + t.heatPerShot);
  if (gun.heat < 1 || gun.isGlowing) return;
  gun.isGlowing = true;
  tell({ type: 'barrelGlowed', x: gun.x, y: gun.y });
}

/** Ticks until the next shot may leave: the cannon's grow with its heat, the mortar is loaded by hand, in a siege sooner by a gun that stands. */
export function gapOf({ gun, siege }: Readonly<State>, t: T): number {
  if (gun.mode === 'mortar') return ticksOf(siege && gun.isLocked ? t.siegeMortarMs : t.mortarMs);
  const perSecond =
    t.shotsPerSecond + (Math.min(t.hotShotsPerSecond, t.shotsPerSecond) - t.shotsPerSecond) * glow(gun, t);
  return Math.max(1, Math.round(TICKS_PER_SECOND / perSecond));
}

/** How far a shot strays from the barrel, in degrees: none of a cool one does. */
export function strayOf(state: State, t: T): number {
  const { gun } = state;
  const most = (gun.isLocked ? t.strayLocked : t.strayFree) * glow(gun, t);
  return most === 0 ? 0 : most * (2 * random(state.rng) - 1);
}
