// Bearing of a creature: how it stands while its manner is at work, as offsets that are eased towards.
import { clamp } from '../../kit/core/math.ts';
import type { Pose } from '../rules/manners.ts';

export interface Bearing {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly wide: number;
  readonly high: number;
}

const PLAIN: Bearing = { x: 0, y: 0, angle: 0, wide: 1, high: 1 };
const BEARINGS: Readonly<Record<Pose, Bearing>> = {
  plain: PLAIN,
  curled: { x: 10, y: 14, angle: -34, wide: 0.86, high: 0.86 },
  aloft: { ...PLAIN, y: -92, angle: 6 },
  wary: { x: -8, y: -8, angle: 0, wide: 1.1, high: 1.1 },
  locked: { x: -14, y: 4, angle: -9, wide: 1.04, high: 1 },
  coiled: { x: 0, y: 18, angle: 0, wide: 1.16, high: 0.8 },
  charging: { x: 44, y: 6, angle: 11, wide: 1.06, high: 0.96 },
  inky: { x: 0, y: -6, angle: 0, wide: 1.08, high: 0.94 },
  howling: { x: 6, y: -4, angle: 20, wide: 1, high: 1.04 },
  fiery: { x: -6, y: -10, angle: -3, wide: 1.12, high: 1.12 },
};
/** Milliseconds in which a bearing is taken. */
const EASE_MS = 160;

/** The bearing between where it was and where the pose wants it. */
export class EasedBearing {
  #now: Bearing = PLAIN;

  jump(pose: Pose): void {
    this.#now = BEARINGS[pose];
  }

  toward(pose: Pose, ms: number): Bearing {
    const part = clamp(ms / EASE_MS, 0, 1);
    const to = BEARINGS[pose];
    const mix = (key: keyof Bearing) => this.#now[key] + (to[key] - this.#now[key]) * part;
    this.#now = { x: mix('x'), y: mix('y'), angle: mix('angle'), wide: mix('wide'), high: mix('high') };
    return this.#now;
  }
}
