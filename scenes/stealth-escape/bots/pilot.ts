// Bot of Stealth Escape: least watched path by the guard forecast, takedowns from behind, shooting at chasing guards.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import type { Frame } from '../../kit/core/input/input.ts';
import { hypot } from '../../kit/core/math.ts';
import type { Rect } from '../../kit/core/rules.ts';
import { centreX, centreY, openCellNear } from '../../kit/core/world/path.ts';
import { isClear } from '../../kit/core/world/sight.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { BOX, EXIT, type Point } from '../levels/levels.ts';
import { terrainIn } from '../rules/hall.ts';
import { foxSpeed, takedownTarget } from '../rules/shots.ts';
import type { State } from '../rules/state.ts';
import { createPathfinder, forecastCones, sampleTicks } from './guardForecast.ts';
import { mustStandStill } from './hazardForecast.ts';
import { createGuide, type Guide, type Skip } from './missionGuide.ts';

/** Ticks between two plans; a changed mood of a guard makes a new one at once. */
const REPLAN_TICKS = 30;
/** Length of the forecast, in samples. */
const SAMPLES = 32;
/** Cost of a watched cell, in steps; and for who plays for the stars of a mission, and rather waits than be seen. */
const WATCHED_COST = 40;
export const UNSEEN_COST = 300;
/** Safety margins of a takedown, because what the bot sees is delayed. */
const SURE = { px: 8, degrees: 40 };
/** Ticks of waiting on a level after which it goes even if watched. */
const PATIENCE = 900;
/** The same in missions, where a guard may be waited for. */
const MISSION_PATIENCE = 2400;
/** Ticks between two plans of a bot that is after a guard's back. */
const CLOSE_TICKS = 8;
/** Least ticks between two uses of FIRE: it waits for the effect of the last one. */
const REST_TICKS = 20;
const DARTS_WANTED = 3;
/** Largest distance of a pickup that it fetches, in pixels. */
const FETCHES_WITHIN = 260;
const SHOOTS_WITHIN = 240;
/** At this distance it shoots a second dart while the first still flies, in pixels. */
const CLOSE = 120;

/** A path through time. */
interface Plan {
  readonly level: number;
  /** One cell for each sample since `madeAt`. */
  readonly route: readonly number[];
  readonly madeAt: number;
  /** Moods of the guards when it was made. */
  readonly moods: string;
}

/** Which abilities a bot uses; the bot of the page uses all. */
export interface BotOptions {
  /** Samples of the guard forecast; 0 ignores guards. */
  readonly foresees: number;
  /** Cost of a watched cell, in steps: how long it waits rather than be seen. */
  readonly watchedCost: number;
  readonly shoots: boolean;
  /** Fetches pickups when darts run short. */
  readonly fetches: boolean;
  /** Uses takedowns. */
  readonly folds: boolean;
  /** Stands still while a dog listens. */
  readonly holdsBreath: boolean;
  /** Missions: whom it shoots without being chased. */
  readonly shootsAt?: 'bearer' | 'everybody';
  /** Missions: things that it leaves alone. */
  readonly skips?: readonly Skip[];
}
export const CAREFUL: BotOptions = {
  foresees: SAMPLES,
  watchedCost: WATCHED_COST,
  shoots: true,
  fetches: true,
  folds: true,
  holdsBreath: true,
};

export function pilot(_seed = 0, habits = CAREFUL): (state: Readonly<State>, t: T) => Partial<Frame> {
  let plan: Plan | null = null;
  const findWay = createPathfinder();
  const blinkers = createBlinkers(habits);
  let actedAt = -REST_TICKS;
  let level = 0;
  let waited = 0;
  const guide = createGuide(habits.skips ?? []);
  return (state, t) => {
    if (state.phase !== 'playing') return {};
    if (level !== state.level) {
      actedAt = -REST_TICKS;
      waited = 0;
    }
    level = state.level;
    const mayAct = Math.abs(state.levelTicks - actedAt) >= REST_TICKS;
    const todo: Guide | null = state.mission ? guide(state, t) : null;
    if (todo?.frame) return todo.frame;
    if (habits.folds && mayAct && isBehind(state, t)) {
      actedAt = state.levelTicks;
      return { pressed: KEY.fire, held: KEY.fire };
    }
    const moods = moodsOf(state) + (todo ? ` ${todo.step}` : '');
    const age = state.levelTicks - (plan?.madeAt ?? 0);
    if (
      plan?.level !== state.level ||
      plan.moods !== moods ||
      age < 0 ||
      age >= (todo?.mark ? CLOSE_TICKS : REPLAN_TICKS)
    ) {
      const { grid } = terrainIn(state);
      const [x, y] =
        todo?.goal ??
        ((habits.fetches && pickupToFetch(state)) || wantedAt(state) || [EXIT[0] + EXIT[2] / 2, EXIT[1] + EXIT[3] / 2]);
      const here = openCellNear(grid, state.player.x, state.player.y);
      const route = findWay(
        blinkers(state),
        forecastCones(state, t, waited < (todo ? MISSION_PATIENCE : PATIENCE) ? habits.foresees : 0, todo?.mark),
        here,
        openCellNear(grid, x, y),
        t,
        { watchedCost: habits.watchedCost, stays: habits.watchedCost > WATCHED_COST ? (todo?.stays ?? 0) : 0 },
      );
      plan = { level: state.level, route, madeAt: state.levelTicks, moods };
    }
    const target = habits.shoots && mayAct ? aimAt(state, t, habits.shootsAt) : null;
    if (target) actedAt = state.levelTicks;
    const isStill = habits.holdsBreath && waited < PATIENCE && mustStandStill(state, t);
    const move = isStill ? ([0, 0] as const) : towards(state, nextPoint(state, plan, t), t);
    if (move[0] === 0 && move[1] === 0) waited++;
    return {
      move,
      ...(target && {
        pointer: { x: target[0], y: target[1], down: true, pressed: true, released: false, cancelled: false },
      }),
    };
  };
}

/** The hall as a bot sees it that leaves lockers alone, or goes through no paper door. */
function createBlinkers({ skips = [] }: BotOptions): (state: Readonly<State>) => Readonly<State> {
  // One list of walls for a hall: terrains are kept by it.
  let known: { readonly of: readonly Rect[]; readonly walls: readonly Rect[] } | null = null;
  return state => {
    const { mission } = state;
    if (!mission) return state;
    const lockers = skips.includes('lockers') ? [] : mission.lockers;
    if (!skips.includes('doors')) return { ...state, mission: { ...mission, lockers } };
    if (known?.of !== mission.walls)
      known = { of: mission.walls, walls: [...mission.walls, ...mission.doors.map(({ rect }) => rect)] };
    return { ...state, mission: { ...mission, lockers, walls: known.walls } };
  };
}

function isBehind(state: Readonly<State>, t: T): boolean {
  const sure = { ...t, takedownReach: t.takedownReach - SURE.px, backDegrees: t.backDegrees - SURE.degrees };
  return takedownTarget(state, sure) !== null;
}

const moodsOf = ({ guards, night }: Readonly<State>): string =>
  guards.map(({ id, mood }) => `${id}${mood}`).join() + (night ? ` ${night.wanted.length}` : '');

/** What the door requires in the night watch. */
function wantedAt({ night }: Readonly<State>): Point | null {
  const wanted = night?.wanted[0];
  return wanted ? [wanted.x, wanted.y] : null;
}

/** The nearest pickup when darts run short. */
function pickupToFetch({ player, pickups }: Readonly<State>): Point | null {
  let nearest: Point | null = null;
  if (player.ammo >= DARTS_WANTED) return null;
  let least = FETCHES_WITHIN;
  for (const { x, y } of pickups) {
    const away = hypot(x - player.x, y - player.y);
    if (away > least) continue;
    least = away;
    nearest = [x, y];
  }
  return nearest;
}

/** Place of the plan one sample from now; farther on a stretch without waits, to cut corners. */
function nextPoint(state: Readonly<State>, { route, madeAt }: Plan, t: T): Point {
  const { grid, ground } = terrainIn(state);
  const { x, y } = state.player;
  const at = Math.floor((state.levelTicks - madeAt) / sampleTicks(state, t)) + 1;
  const pointOf = (index: number): Point => {
    const cell = route[Math.min(index, route.length - 1)] as number;
    return [centreX(grid, cell), centreY(grid, cell)];
  };
  let point = pointOf(at);
  // In missions it keeps to the beat of its plan: beams and cameras are passed by the tick.
  const farthest = state.mission ? at : Math.min(at + 1, route.length - 1);
  for (let ahead = at + 1; ahead <= farthest; ahead++) {
    if (route[ahead] === route[ahead - 1]) break;
    const next = pointOf(ahead);
    if (!isClear(x, y, next[0], next[1], ground.solids, BOX / 2 - 0.5)) break;
    point = next;
  }
  return point;
}

/** Stick towards a point: full speed, slower for the last step. */
function towards(state: Readonly<State>, [x, y]: Point, t: T): [number, number] {
  const { player } = state;
  const away = hypot(x - player.x, y - player.y);
  if (away < 0.5) return [0, 0];
  const push = (127 * Math.min(1, away / foxSpeed(state, t))) / away;
  return [Math.round((x - player.x) * push), Math.round((y - player.y) * push)];
}

/** The nearest chasing guard with a clear line, while no dart is in flight. */
function aimAt(state: Readonly<State>, t: T, unprovoked?: BotOptions['shootsAt']): Point | null {
  const { player, guards, bullets } = state;
  if (player.ammo === 0 || bullets.length > 1) return null;
  const { solids } = terrainIn(state).ground;
  const bearer = state.night?.wanted.find(one => one.bearer !== undefined)?.bearer;
  let nearest = SHOOTS_WITHIN;
  let target: Point | null = null;
  for (const guard of guards) {
    const away = hypot(guard.x - player.x, guard.y - player.y);
    if (bullets.length > 0 && away > CLOSE) continue;
    const isWanted = unprovoked === 'everybody' || (unprovoked === 'bearer' && guard.id === bearer);
    if ((guard.mood !== 'chase' && guard.mood !== 'stare' && !isWanted) || away > nearest) continue;
    const ticks = guard.mood === 'chase' ? 0 : away / t.bulletSpeed;
    const x = Math.round(guard.x + (guard.vx * ticks) / TICKS_PER_SECOND);
    const y = Math.round(guard.y + (guard.vy * ticks) / TICKS_PER_SECOND);
    if (!isClear(player.x, player.y, x, y, solids, 2)) continue;
    nearest = away;
    target = [x, y];
  }
  return target;
}
