// Camera focus of an upright window: follows the front of the battle, and returns to the own columns while the player gives orders.
import { CELL, WORLD } from '../rules/grid.ts';
import type { State } from '../rules/state.ts';

/** The camera stays at the own columns this long after the last input, in ms. */
const RESTS_MS = 2600;
/** Distance of the foremost enemy from the right edge of the visible part, in px. */
const BEFORE_EDGE = 1.5 * CELL;

export class CameraFocus {
  #busyUntil = 0;

  /** Call on every input and order. */
  noteInput(now: number): void {
    this.#busyUntil = now + RESTS_MS;
  }

  /** Centre of the view, in world px. */
  focus({ enemies, own, chosen, phase }: Readonly<State>, seen: number, now: number): { x: number; y: number } {
    const home = { x: seen / 2, y: WORLD.height / 2 };
    const isBusy = now < this.#busyUntil && this.#busyUntil - now <= RESTS_MS;
    if ((isBusy || chosen !== null) && phase === 'playing') return home;
    const charging = own.reduce((front, one) => (one.charges ? Math.max(front, one.col) : front), 0);
    if (charging > 0) return { ...home, x: Math.max(home.x, charging * CELL) };
    if (enemies.length === 0) return home;
    const front = enemies.reduce((least, { col }) => Math.min(least, col), Infinity);
    return { ...home, x: Math.max(home.x, (front + 1) * CELL + BEFORE_EDGE - seen / 2) };
  }
}
