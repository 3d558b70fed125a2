// Feathers: three hang below the apex of each flight, one on one side and two on the other. On the way down one steers into them; each that is met makes the next launch faster.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { type Frame, steering } from '../../kit/core/input/input.ts';
import { clamp, hypot } from '../../kit/core/math.ts';
import { pick, type Rng, randomBetween } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { addCoins } from './coins.ts';
import { heightOf } from './flight.ts';
import { unitsOf, WIDTH } from './geometry.ts';
import type { Emit, Feather, State } from './state.ts';

/** Places of the feathers in units: how far to the side, and how far below the apex. The first one is alone on its side. */
const PLACES = [
  { aside: 6.5, below: 6 },
  { aside: 8.5, below: 12 },
  { aside: 10.5, below: 20 },
] as const;
/** Random offset of a place, in units. */
const STRAY = 1.5;
/** Feathers lower than this are not hung, in units: a weak launch has none. */
const LOWEST = 6;

/** Places of the coming flight's feathers. They are drawn before the launch, but only the apex says how high they hang. */
export function drawFeathers(rng: Rng, t: T): Feather[] {
  const alone = pick(rng, [1, -1] as const);
  return PLACES.map(({ aside, below }, index) => ({
    aside: tenths(aside + randomBetween(rng, -STRAY, STRAY)) * (index === 0 ? alone : -alone),
    below: tenths((below + randomBetween(rng, -STRAY, STRAY)) * t.featherDrop),
    isMet: false,
  }));
}
const tenths = (value: number): number => Math.round(value * 10) / 10;

/** A feather's place for an apex of this height, in units; null where it would be too low. */
export function placeOf(
  { aside, below }: Feather,
  apex: number,
): { readonly x: number; readonly height: number } | null {
  const height = apex - below;
  return height < LOWEST ? null : { x: WIDTH / 2 + aside, height };
}

/** The feathers of this flight that are left to be met while it falls. */
export const feathersBelow = (state: Readonly<State>): readonly Feather[] =>
  state.feathers.filter(feather => {
    const place = placeOf(feather, state.flight.reach);
    return !feather.isMet && place !== null && place.height < heightOf(state) + 1;
  });

/** The keys that steer: none for up and down. */
const SIDES = { ...KEY, up: 0, down: 0 };

/** Steers the falling ball: by keys or stick to a side, by a held pointer towards it. */
export function steer({ ball }: State, { held, pressed, released, move, pointer }: Frame, t: T): void {
  const most = t.steerSpeed / t.unit;
  const side = steering({ held, pressed, released, ...(move && { move }) }, SIDES).x;
  const towards = pointer?.down === true ? clamp((unitsOf(pointer.x) - ball.x) / most, -1, 1) : 0;
  ball.vx = (side === 0 ? towards : clamp(side, -1, 1)) * most * TICKS_PER_SECOND + 0;
}

/** Meets the feathers that the ball passed in the last tick. */
export function meetFeathers(state: State, t: T, emit: Emit): void {
  const { ball, flight } = state;
  const [vx, vy] = [ball.vx / TICKS_PER_SECOND, -ball.vy / TICKS_PER_SECOND];
  const height = heightOf(state);
  const [reach, most] =
    state.kit === 'net' ? [t.featherReach * t.netReach, t.mostFaster] : [t.featherReach, t.mostFeathers];
  for (const feather of state.feathers) {
    const place = placeOf(feather, flight.reach);
    if (feather.isMet || !place) continue;
    if (distanceTo(place, { x: ball.x, height }, { vx, vy }) > reach) continue;
    feather.isMet = true;
    flight.met++;
    state.met++;
    state.worn = Math.min(most, state.worn + 1);
    addCoins(state, t.featherCoins);
    emit({ type: 'featherMet', aside: feather.aside, worn: state.worn });
  }
}

/** Distance of a place from the way of one tick that ends at `to`, in units. */
function distanceTo(
  place: { readonly x: number; readonly height: number },
  to: { readonly x: number; readonly height: number },
  { vx, vy }: { readonly vx: number; readonly vy: number },
): number {
  const [dx, dy] = [to.x - place.x, to.height - place.height];
  const length = vx * vx + vy * vy;
  const back = length === 0 ? 0 : clamp((dx * vx + dy * vy) / length, 0, 1);
  return hypot(dx - vx * back, dy - vy * back);
}
