// The present hall: level numbers, walls, line-of-sight obstacles, light.
import { hypot } from '../../kit/core/math.ts';
import type { Ground, Rect } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { EXIT, LEVELS, type Level, levelOf, START, type Terrain, terrain, terrainOf, WORLD } from '../levels/levels.ts';
import type { Mission } from './missions/mission.ts';
import { closedDoors, fallenShutters, isHidden } from './missions/things.ts';
import { NIGHT_HALLS, nightLevel } from './night/halls.ts';
import type { State } from './state.ts';

/** What guards depend on. */
export interface Hall {
  readonly level: Level;
  readonly terrain: Terrain;
  readonly suspicion: boolean;
  /** Nobody sees the fox. */
  readonly isHidden: boolean;
  /** Obstacles of the line of sight: walls and paper screens. */
  readonly sights: readonly Rect[];
  /** Factor of a guard's range for somebody at this place: less in the dark. */
  shade(x: number, y: number): number;
}

export const levelCount = ({ night, mission }: Readonly<State>): number => (mission ? 1 : night ? NIGHT_HALLS : LEVELS);

export const levelAt = ({ night, level, mission }: Readonly<State>, t: T): Level =>
  mission ? missionLevel(mission) : night ? nightLevel(level, t) : levelOf(level, t);

const missionLevel = ({ pace, sight }: Mission): Level => ({
  guardCount: 0,
  guardSpeed: pace,
  visionRange: sight,
  ammoPerPickup: 0,
  onWay: 0,
});

/** Terrains of drawn halls, by their walls. */
const DRAWN = new WeakMap<readonly Rect[], Terrain>();

/** Walls of the present hall, and the grid on which ways are found. */
export function terrainIn({ layout, mission }: Pick<State, 'layout' | 'mission'>): Terrain {
  if (!mission) return terrainOf(layout);
  const known = DRAWN.get(mission.walls) ?? terrain({ ...WORLD, solids: mission.walls });
  DRAWN.set(mission.walls, known);
  return known;
}

/** What stops bodies now: walls, and shutters that are down. */
export function groundIn(state: Readonly<State>): Ground {
  const { ground } = terrainIn(state);
  const fallen = state.mission ? fallenShutters(state.mission) : [];
  return fallen.length > 0 ? { ...ground, solids: [...ground.solids, ...fallen] } : ground;
}

/** Ways out of the present hall, and where the fox came in. */
export const exitsOf = ({ mission }: Readonly<State>): readonly Rect[] =>
  mission ? mission.exits.map(({ rect }) => rect) : [EXIT];
export const startOf = ({ mission }: Readonly<State>): { readonly x: number; readonly y: number } =>
  mission ? { x: mission.start[0], y: mission.start[1] } : START;

export function hallOf(state: Readonly<State>, t: T): Hall {
  return {
    level: levelAt(state, t),
    terrain: terrainIn(state),
    suspicion: state.suspicion,
    isHidden: isHidden(state),
    sights: sightsOf(state),
    shade: (x, y) => (isLit(state, x, y, t) ? 1 : t.darkFactor),
  };
}

export function sightsOf(state: Readonly<State>): readonly Rect[] {
  const { night, mission } = state;
  const { solids } = terrainIn(state).ground;
  const hides = [...(night?.screens ?? []), ...(mission ? [...closedDoors(mission), ...fallenShutters(mission)] : [])];
  return hides.length > 0 ? [...solids, ...hides] : solids;
}

/** The five levels are lit, and most halls of the missions; in the dark only circles round the lamps are. */
export function isLit({ night }: Readonly<State>, x: number, y: number, t: T): boolean {
  if (!night || night.isAlarmed || night.isBright) return true;
  return night.outTicks === 0 && night.lamps.some(([lx, ly]) => hypot(lx - x, ly - y) <= t.lampRadius);
}
