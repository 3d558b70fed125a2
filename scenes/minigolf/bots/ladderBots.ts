// Bots of the ladders: one that putts straight at the hole, a newcomer and a practised golfer, the practised one without soft, hard or banked putts, and
// the shortcuts somebody would try.
import type { Frame } from '../../kit/core/input/input.ts';
import { limited, NEWCOMER, type Player, PRACTISED } from '../../kit/core/ladder/ladder.ts';
import { atan2, hypot, wrapAngle } from '../../kit/core/math.ts';
import { random, seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import type { Course, Point, Stroke } from '../rules/course.ts';
import { distanceToHole } from '../rules/distance.ts';
import type { State } from '../rules/state.ts';
import { type Golfer, golfer, player, type StrokePlanner } from './pilot.ts';

type Person = Player<State, Partial<Frame>, T>;

/** Nothing moves while aiming, so reaction time only delays the release. */
const sees = (now: Readonly<State>): State => now;

const NEW: Golfer = { ways: 30, powers: 8, usesDistanceField: true, shakenTrials: 0, lateTicks: 5 };
const GOOD: Golfer = { ways: 40, powers: 12, usesDistanceField: true, shakenTrials: 10, lateTicks: 2 };

const newcomer: Person = limited((seed: number) => player(golfer(NEW, seed)), NEWCOMER, sees);
const good = (more: Partial<Golfer> = {}): Person =>
  limited((seed: number) => player(golfer({ ...GOOD, ...more }, seed)), PRACTISED, sees);
const practised = good();

/** Bot: always aims at the hole, at this power. */
const straight = (power: number): StrokePlanner =>
  function* (_from, course) {
    yield;
    return { aim: course.hole, power };
  };

/** Bot: aims at the hole, with the power for its distance on open grass; releases with an error. */
const guessing = (seed: number): StrokePlanner => {
  const rng = seeded(seed, 8);
  return function* (from, { hole }, t) {
    yield;
    const speed = hypot(hole.x - from.x, hole.y - from.y) * (1 - t.damping);
    const late = (random(rng) * 2 - 1) * POWER_ERROR;
    return { aim: hole, power: Math.min(100, Math.max(5, Math.round(speed / t.launchSpeed + late))) };
  };
};
const POWER_ERROR = 20;

/** Whether a stroke is direct: no bank shot off a wall. */
function isDirect({ aim }: Stroke, from: Point, course: Course): boolean {
  const way = atan2(course.hole.y - from.y, course.hole.x - from.x);
  return Math.abs(wrapAngle(atan2(aim.y - from.y, aim.x - from.x) - way)) < 0.5 || distanceToHole(course, from) > 900;
}

export const players = {
  naive: limited((seed: number) => player(guessing(seed)), NEWCOMER, sees),
  newcomer,
  practised,
};
export const without = {
  'soft putts': good({ allows: ({ power }) => power >= 45 }),
  'hard putts': good({ allows: ({ power }) => power <= 45 }),
  'putts off walls': good({ allows: isDirect }),
};
export const exploits = {
  'full power at the hole': limited(() => player(straight(100)), PRACTISED, sees),
  'small steps': good({ allows: ({ power }) => power <= 25 }),
};
