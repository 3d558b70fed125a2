// Where a tall window looks: at the front of the battle while the hands rest, and at home as soon as they are needed there.
import { CELL, WORLD } from './grid.ts';
import type { State } from './state.ts';

/** So long after the last deed the eye may wander, in ms. */
const RESTS_MS = 2600;
/** The foremost enemy stands so far before the right edge of what is seen, in px. */
const BEFORE_EDGE = 1.5 * CELL;

export class Look {
  #busyUntil = 0;

  /** Something was pressed, chosen or placed just now. */
  handsAreHere(now: number): void {
    this.#busyUntil = now + RESTS_MS;
  }

  /** The middle of what is to be seen. */
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
