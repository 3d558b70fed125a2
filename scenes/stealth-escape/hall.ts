// The hall that is played in: its level, its walls, what stands in the way of looks, and how far somebody is seen there.
import { hypot } from '../kit/core/math.ts';
import type { Rect } from '../kit/core/rules.ts';
import type { T } from './constants.ts';
import { LEVELS, type Level, levelOf, type Terrain, terrainOf } from './levels.ts';
import { NIGHT_HALLS, nightLevel } from './night/halls.ts';
import type { State } from './state.ts';

/** What a guard needs to know of the hall it walks in. */
export interface Hall {
  readonly level: Level;
  readonly terrain: Terrain;
  readonly suspicion: boolean;
  /** What nobody sees through: walls, and paper screens. */
  readonly sights: readonly Rect[];
  /** What part of a guard's range reaches somebody who stands there. */
  shade(x: number, y: number): number;
}

export const levelCount = ({ night }: Readonly<State>): number => (night ? NIGHT_HALLS : LEVELS);

export const levelAt = ({ night, level }: Readonly<State>, t: T): Level =>
  night ? nightLevel(level, t) : levelOf(level, t);

export function hallOf(state: Readonly<State>, t: T): Hall {
  return {
    level: levelAt(state, t),
    terrain: terrainOf(state.layout),
    suspicion: state.suspicion,
    sights: sightsOf(state),
    shade: (x, y) => (isLit(state, x, y, t) ? 1 : t.darkFactor),
  };
}

export function sightsOf({ layout, night }: Readonly<State>): readonly Rect[] {
  const { solids } = terrainOf(layout).ground;
  return night && night.screens.length > 0 ? [...solids, ...night.screens] : solids;
}

/** The five levels lie in light; of a hall at night only what its lamps reach. */
export function isLit({ night }: Readonly<State>, x: number, y: number, t: T): boolean {
  if (!night || night.isAlarmed) return true;
  return night.outTicks === 0 && night.lamps.some(([lx, ly]) => hypot(lx - x, ly - y) <= t.lampRadius);
}
