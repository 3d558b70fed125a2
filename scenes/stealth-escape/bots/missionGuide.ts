// Guide of the bot through a mission's hall: the steps of who knows it, then what the door asks for, then the nearest way out.
import type { Frame } from '../../kit/core/input/input.ts';
import { cos, hypot, sin } from '../../kit/core/math.ts';
import { openCellNear, shortestPath } from '../../kit/core/world/path.ts';
import type { T } from '../constants.ts';
import type { Point } from '../levels/levels.ts';
import { hallOf, terrainIn } from '../rules/hall.ts';
import type { Step } from '../rules/missions/drawing.ts';
import type { Mission } from '../rules/missions/mission.ts';
import { foxSpeed } from '../rules/shots.ts';
import type { Guard, State } from '../rules/state.ts';
import { predictGuard } from './guardForecast.ts';

/** What a bot is to do now. */
export interface Guide {
  readonly goal: Point;
  /** Input that comes before all else: a throw, standing in the lift. */
  readonly frame?: Partial<Frame>;
  /** Id of the guard whose back it is after; 0 for none. */
  readonly mark: number;
  /** Samples for which nobody may look at the goal from then on. */
  readonly stays: number;
  /** Changes with what it is about, so that a new plan is made. */
  readonly step: string;
}

/** Things that a bot may leave alone, for the worth of each. */
export type Skip = Step['does'] | 'lockers' | 'doors';

/** Distance that counts as there, in pixels. */
const THERE = 12;
/** Distance at which the bot walks behind a guard, in pixels. */
const AT_BACK = 32;
const MOST_AHEAD = 90;
/** Samples of going on from a thing, and of waiting for the lift. */
const GOES_ON = 6;
const AWAITS = 30;
/** Who hides waits until a guard has come so near, in pixels, and is turned away; so many ticks at most. */
const PASSES = 150;
const MOST_HIDDEN = 900;

export function createGuide(skips: readonly Skip[]): (state: Readonly<State>, t: T) => Guide {
  let [hall, done, waits, wasRidden, hasPassed] = ['', 0, 0, false, false];
  return (state, t) => {
    const mission = state.mission as Mission;
    const { player } = state;
    if (hall !== mission.name || state.levelTicks <= 1)
      [hall, done, waits, wasRidden, hasPassed] = [mission.name, 0, 0, false, false];
    for (; ; done++) {
      const step = mission.way[done];
      if (!step) break;
      if (skips.includes(step.does)) continue;
      const at: Point = [step.x, step.y];
      const about = { mark: 0, step: `${done}`, stays: step.does === 'ride' ? AWAITS : GOES_ON };
      const away = hypot(player.x - step.x, player.y - step.y);
      if (step.does === 'wait') {
        if (waits++ < step.x * 60) return { ...about, goal: [player.x, player.y], frame: {} };
        waits = 0;
      } else if (step.does === 'throw') {
        if (mission.carried > 0) {
          const pointer = { x: step.x, y: step.y, down: true, pressed: true, released: false, cancelled: false };
          done++;
          return { ...about, goal: at, frame: { pointer } };
        }
      } else if (step.does === 'ride') {
        const isRidden = mission.lift?.isRidden === true;
        const isOver = wasRidden && !isRidden;
        wasRidden = isRidden;
        if (!isOver) return { ...about, goal: at, ...((isRidden || away <= 4) && { frame: {} }) };
      } else if (step.does === 'hide' && away <= THERE) {
        const { x, y, direction } = nearestGuard(state);
        const isNear = hypot(x - player.x, y - player.y) < PASSES;
        hasPassed ||= isNear;
        const isTurned = (player.x - x) * cos(direction) + (player.y - y) * sin(direction) < 0;
        if (waits++ < MOST_HIDDEN && !(hasPassed && isTurned)) return { ...about, goal: at, frame: {} };
        [waits, hasPassed] = [0, false];
      } else if (away > THERE) return { ...about, goal: at };
    }
    return nextWanted(state, mission, t);
  };
}

function nearestGuard({ guards, player }: Readonly<State>): Pick<Guard, 'x' | 'y' | 'direction'> {
  const away = ({ x, y }: Guard) => hypot(x - player.x, y - player.y);
  return guards.toSorted((a, b) => away(a) - away(b))[0] ?? { x: Infinity, y: Infinity, direction: 0 };
}

/** What the hall asks for, in this order: the cub, the treasure, the key where a door needs it; then the nearest way out. */
function nextWanted(state: Readonly<State>, mission: Mission, t: T): Guide {
  const wanted = state.night?.wanted ?? [];
  const isOpen = mission.exits.some(({ isLocked }) => !isLocked);
  const key = isOpen ? undefined : wanted.find(({ what }) => what === 'key');
  if (key?.bearer !== undefined)
    return { goal: backOf(state, key.bearer, t), mark: key.bearer, stays: 0, step: 'back' };
  if (key) return { goal: [key.x, key.y], mark: 0, stays: GOES_ON, step: 'key' };
  const treasure = wanted.find(({ what }) => what === 'treasure');
  if (treasure) return { goal: [treasure.x, treasure.y], mark: 0, stays: GOES_ON, step: 'treasure' };
  const { cub } = mission;
  if (cub && !cub.isLed) return { goal: [cub.x, cub.y], mark: 0, stays: GOES_ON, step: 'cub' };
  const hasKey = wanted.every(({ what }) => what !== 'key');
  const exits = mission.exits.filter(({ isLocked }) => hasKey || !isLocked);
  const ways = exits.map(({ rect: [x, y, w, h] }): readonly [Point, number] => {
    const middle: Point = [x + w / 2, y + h / 2];
    return [middle, lengthOfWay(state, middle)];
  });
  const [nearest] = ways.toSorted(([, a], [, b]) => a - b);
  return { goal: nearest?.[0] ?? [state.player.x, state.player.y], mark: 0, stays: 0, step: 'out' };
}

function lengthOfWay(state: Readonly<State>, [x, y]: Point): number {
  const { grid } = terrainIn(state);
  const { player } = state;
  return shortestPath(grid, openCellNear(grid, player.x, player.y), openCellNear(grid, x, y)).length || Infinity;
}

/** Where the back of a guard will be by the time the fox is there. */
function backOf(state: Readonly<State>, id: number, t: T): Point {
  const guard = state.guards.find(one => one.id === id);
  if (!guard) return [state.player.x, state.player.y];
  const away = hypot(guard.x - state.player.x, guard.y - state.player.y);
  const ahead = Math.min(MOST_AHEAD, Math.round(away / foxSpeed(state, t)));
  const { x, y, direction } = predictGuard(guard, ahead, hallOf(state, t), t);
  return [x - cos(direction) * AT_BACK, y - sin(direction) * AT_BACK];
}
