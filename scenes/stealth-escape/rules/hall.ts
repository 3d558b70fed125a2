// The present hall: level numbers, walls, line-of-sight obstacles, light.
import { hypot } from '../../kit/core/math.ts';
import type { Rect } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { LEVELS, type Level, levelOf, type Terrain, terrainOf } from '../levels/levels.ts';
import { NIGHT_HALLS, nightLevel } from './night/halls.ts';
import type { State } from './state.ts';

/** What guards depend on. */
export interface Hall {
  readonly level: Level;
  readonly terrain: Terrain;
  readonly suspicion: boolean;
  /** Obstacles of the line of sight: walls and paper screens. */
  readonly sights: readonly Rect[];
  /** Factor of a guard's range for somebody at this place: less in the dark. */
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

/** The five levels are lit; in the night watch only circles round the lamps are. */
export function isLit({ night }: Readonly<State>, x: number, y: number, t: T): boolean {
  if (!night || night.isAlarmed) return true;
  return night.outTicks === 0 && night.lamps.some(([lx, ly]) => hypot(lx - x, ly - y) <= t.lampRadius);
}
