// Bot of Tower Climber: simulates flights to all platforms in reach, scores them, and takes the best (greedy).
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import type { Frame, PointerFrame } from '../../kit/core/input/input.ts';
import { cos, PI, sin } from '../../kit/core/math.ts';
import { type Rng, random, seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { boostOf, type Flight, type PullVector, simulateFlight, velocityOf } from '../rules/aim.ts';
import { leapsFor } from '../rules/cranes.ts';
import { BESIDE, MOST_TICKS, meetsEnemy, meetsMovingEnemy, OVER, pullTo } from '../rules/flights.ts';
import { stepPlatform } from '../rules/platforms.ts';
import type { Platform, State } from '../rules/state.ts';

/** Abilities and errors of a bot. */
export interface Habits {
  /** Largest error of a pull, in px. */
  readonly errorPx: number;
  /** Ticks from the landing to the jump. */
  readonly aimTicks: number;
  /** Predicts where a moving platform will be at landing. */
  readonly leads: boolean;
  /** Avoids enemies. */
  readonly minds: boolean;
  /** How many of the best flights are tested with pull errors. */
  readonly tries: number;
  /** Uses springs, and skips platforms. */
  readonly reaches: boolean;
  /** Leaps for paper cranes. */
  readonly catches: boolean;
}
const PRACTISED: Habits = {
  errorPx: 0,
  aimTicks: 14,
  leads: true,
  minds: true,
  reaches: true,
  catches: true,
  tries: 4,
};

/** Smallest rise of an upward jump, in px. */
const LEAST_RISE = 30;
/** Weights of a flight's value, in px of rise: for its ticks, its distance from the platform's middle, springs, danger, ice, misses and a crane. */
const WORTH = { perTick: 0.5, perOff: 0.6, spring: 60, unsafe: 90, slides: 220, miss: 300, crane: 240 };
/** Smallest apex above the target, in px for each px of error. */
const OVER_PER_ERROR = 6;
/** Ticks from the landing to the choice of a target. */
const CHOOSE_AT = 2;
/** Ticks between two searches while there is no target. */
const LOOK_EVERY = 8;
/** Ticks without an upward flight until platforms beside and up to so many px below are accepted. */
const DETOUR_TICKS = 32;
const DETOUR = 200;
/** The same by ticks without gaining height, on whatever platforms: a crumbling one leaves no time to wait. */
const STUCK_TICKS = 400;
/** Ticks without gaining height until unsafe flights are accepted. */
const ANY_FLIGHT_TICKS = 1200;
/** Platforms higher than the nearest by this are only targets of a bot that skips platforms, in px. */
const ONE_STEP = 40;
const MIDDLE = [0] as const;
/** Distance kept from the area of an enemy, in px. */
const ENEMY_MARGIN = 3;

interface Plan {
  readonly draw: PullVector;
  /** Id of the target platform. */
  readonly to: number;
  readonly worth: number;
  /** It catches a crane on the way. */
  readonly catches?: true;
}
/** Which flights are accepted: upwards and safe; sideways and downwards too; unsafe too. */
type Need = 'way' | 'detour' | 'anything';

export function pilot(seed = 0, habits = PRACTISED): (state: Readonly<State>, t: T) => Partial<Frame> {
  const rng = seeded(seed, 31);
  let stood = 0;
  let plan: Plan | null = null;
  /** Greatest height so far, in px, and ticks since then. */
  let highest = 0;
  let stuck = 0;
  return (state, t) => {
    const { player, pull, phase, climbed } = state;
    if (phase !== 'playing') return {};
    stuck = climbed > highest ? 0 : stuck + 1;
    highest = Math.max(highest, climbed);
    if (!player.canJump || player.airTicks > 0) {
      stood = 0;
      plan = null;
      return pull ? hold(state, { dx: 0, dy: 0 }) : {};
    }
    stood++;
    if (!pull) return { pointer: { ...placeOf(state, { dx: 0, dy: 0 }), ...DOWN, pressed: true } };
    /** Ticks since the jump was possible. */
    const late = stood - habits.aimTicks;
    if (stood === CHOOSE_AT || (late >= 0 && late % LOOK_EVERY === 0)) {
      const idle = stuck - habits.aimTicks;
      const need = idle > ANY_FLIGHT_TICKS ? 'anything' : late > DETOUR_TICKS || idle > STUCK_TICKS ? 'detour' : 'way';
      // The full search runs once per landing; after it only the aim at the chosen target is updated.
      const only = plan && !plan.catches ? plan.to : undefined;
      plan = (only !== undefined && bestPlan(state, t, habits, need, only)) || bestPlan(state, t, habits, need);
    }
    if (!plan) return hold(state, { dx: 0, dy: 0 });
    const { dx, dy } = plan.draw;
    const drawn = stood / habits.aimTicks;
    if (late < 0) return hold(state, { dx: Math.round(dx * drawn), dy: Math.round(dy * drawn) });
    stood = 0;
    const frame = hold(state, withError(plan.draw, rng, habits.errorPx));
    return { pointer: { ...frame.pointer, down: false, released: true } };
  };
}

const DOWN = { down: true, pressed: false, released: false, cancelled: false };

const hold = (state: Readonly<State>, draw: PullVector): { pointer: PointerFrame } => ({
  pointer: { ...placeOf(state, draw), ...DOWN },
});

/** Pointer position for a pull: it starts on the fox, or where the pull under way started. */
function placeOf({ pull, player, camera }: Readonly<State>, { dx, dy }: PullVector): { x: number; y: number } {
  const from = pull ? { x: pull.fromX, y: pull.fromY + camera } : player;
  return { x: Math.round(from.x + dx), y: Math.round(from.y + dy) };
}

function withError({ dx, dy }: PullVector, rng: Rng, reach: number): PullVector {
  const angle = 2 * PI * random(rng);
  const away = reach * Math.sqrt(random(rng));
  return { dx: Math.round(dx + away * cos(angle)), dy: Math.round(dy + away * sin(angle)) };
}

/** The best flight now, or the best one to the platform `only`; null where there is none. */
export function bestPlan(state: Readonly<State>, t: T, habits: Habits, need: Need = 'way', only?: number): Plan | null {
  const feet = state.player.y + state.player.h / 2;
  const plans: Plan[] = [];
  const { carriedBy } = state.player;
  const lowest = feet + (need === 'way' ? -LEAST_RISE : DETOUR);
  const above = state.platforms.filter(({ id, y, isGone }) => !isGone && id !== carriedBy && y < lowest);
  const nearest = Math.max(...above.map(({ y }) => y));
  const isBeyond = (y: number) => need === 'way' && !habits.reaches && y < nearest - ONE_STEP;
  for (const platform of above) {
    if (only === undefined ? isBeyond(platform.y) : platform.id !== only) continue;
    for (const over of OVER) {
      if (need === 'way' && over < habits.errorPx * OVER_PER_ERROR) continue;
      for (const beside of need === 'way' ? MIDDLE : BESIDE) {
        const plan = planFor(state, platform, { over, beside }, t, habits, need);
        if (plan) plans.push(plan);
      }
    }
  }
  if (habits.catches && only === undefined) plans.push(...cranePlans(state, t, habits));
  plans.sort((a, b) => b.worth - a.worth);
  return plans
    .slice(0, habits.tries)
    .map(plan => ({ ...plan, worth: plan.worth - WORTH.miss * missesOf(state, plan, t, habits) }))
    .reduce<Plan | null>((best, plan) => (best && best.worth >= plan.worth ? best : plan), null);
}

/** Distance to a crane within which the bot leaps for it, in px: above and below its feet. */
const CRANE_ABOVE = 260;
const CRANE_BELOW = 30;

/** Leaps for cranes that meet no enemy, by where they come down. */
function cranePlans(state: Readonly<State>, t: T, { minds }: Habits): Plan[] {
  const { player, enemies, cranes } = state;
  const feet = player.y + player.h / 2;
  return cranes
    .filter(({ y }) => y > feet - CRANE_ABOVE && y < feet + CRANE_BELOW)
    .flatMap(crane => leapsFor(state, crane, boostOf(state, t), t))
    .filter(({ flight }) => !minds || !meetsMovingEnemy(enemies, player, flight, ENEMY_MARGIN, t))
    .map(({ draw, flight: { on, places } }) => ({
      draw: { dx: Math.round(draw.dx), dy: Math.round(draw.dy) },
      to: on.id,
      worth: feet - on.y + WORTH.crane - WORTH.perTick * places.length,
      catches: true,
    }));
}

/** How many of four flights with pull errors miss or meet an enemy. */
function missesOf(state: Readonly<State>, { draw }: Plan, t: T, { errorPx, minds }: Habits): number {
  const boost = boostOf(state, t);
  const off = Math.max(1, Math.round(errorPx * 0.8));
  return ERRORS.filter(([x, y]) => {
    const flight = flightOfPull(state, { dx: draw.dx + x * off, dy: draw.dy + y * off }, boost, t);
    if (!flight?.on) return true;
    return minds && meetsEnemy(state.enemies, state.player, flight, ENEMY_MARGIN, t);
  }).length;
}
const ERRORS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

function planFor(
  state: Readonly<State>,
  platform: Platform,
  { over, beside }: { readonly over: number; readonly beside: number },
  t: T,
  habits: Habits,
  need: Need,
): Plan | null {
  const { player } = state;
  const boost = boostOf(state, t);
  const rise = player.y + player.h / 2 - platform.y;
  let middle = platform.x + platform.w / 2;
  let ticks = 0;
  const toX = (after: number): number => {
    ticks = after;
    if (habits.leads) middle = middleIn(platform, after, t);
    return middle + beside;
  };
  const draw = pullTo(player, rise, over, toX, boost, t);
  if (!draw) return null;
  const flight = flightOfPull(state, draw, boost, t);
  if (!flight || (habits.leads && flight.on?.id !== platform.id) || !flight.on) return null;
  const meets = need === 'way' ? meetsEnemy : meetsMovingEnemy;
  const isSafe = !habits.minds || !meets(state.enemies, player, flight, ENEMY_MARGIN, t);
  if (!isSafe && need !== 'anything') return null;
  const end = flight.places.at(-1);
  const off = end ? Math.abs(end.x - middle) : 0;
  const slides = flight.on.kind === 'ice' && slidesOff(flight.on, flight, t) ? WORTH.slides : 0;
  const spring = habits.reaches && flight.on.kind === 'spring' ? WORTH.spring : 0;
  const worth =
    rise +
    spring -
    slides -
    WORTH.perTick * ticks -
    WORTH.perOff * off -
    (isSafe ? 0 : WORTH.unsafe) -
    habits.errorPx * strain(draw);
  return { draw, to: platform.id, worth };
}

/** Whether the fox would slide off an icy platform. */
function slidesOff({ x, w }: Platform, { places }: Flight, t: T): boolean {
  const [before, end] = places.slice(-2);
  if (!before || !end) return false;
  const stop = end.x + (end.x - before.x) / (1 - t.iceKeeps);
  return stop < x || stop > x + w;
}

/** Cost of a long pull: there an error shifts the landing most. */
const strain = ({ dx, dy }: PullVector): number => (dx * dx + dy * dy) / 600;

function flightOfPull(
  { player, platforms }: Readonly<State>,
  { dx, dy }: PullVector,
  boost: number,
  t: T,
): Flight | null {
  const velocity = velocityOf({ dx, dy }, boost, t);
  return velocity && simulateFlight(player, velocity, platforms, MOST_TICKS, t);
}

function middleIn(platform: Platform, ticks: number, t: T): number {
  if (platform.vx === 0) return platform.x + platform.w / 2;
  const ghost = { ...platform };
  for (let i = 0; i < ticks; i++) {
    stepPlatform(ghost, t);
    ghost.x += ghost.vx / TICKS_PER_SECOND;
  }
  return ghost.x + ghost.w / 2;
}
