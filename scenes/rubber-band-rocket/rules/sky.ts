// What hangs below the apex of each flight: feathers for the next launch, parcels that pay, and one carrier that lifts who steers into it.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { type Frame, steering } from '../../kit/core/input/input.ts';
import { clamp, hypot } from '../../kit/core/math.ts';
import { pick, type Rng, random, randomBetween } from '../../kit/core/rng.ts';
import { FINDS, type T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { addCoins } from './coins.ts';
import { airAt, heightOf, launchSpeed } from './flight.ts';
import { unitsOf, WIDTH } from './geometry.ts';
import { PART_NAMES } from './parts.ts';
import type { Carrier, Emit, Part, State, Thing, Wind } from './state.ts';

/** Range of the wind zone's middle, as a part of what a full launch reaches without booster. */
const WIND_FROM = 0.25;
const WIND_TO = 0.95;
/** Places of the feathers in units: how far to the side, and how far below the apex. The first one is alone on its side. */
const FEATHERS = [
  { aside: 6.5, below: 6 },
  { aside: 8.5, below: 12 },
  { aside: 10.5, below: 20 },
] as const;
/** The carrier hangs where there is time to steer, on either side. */
const CARRIER = { aside: 13, below: 34 } as const;
/** A find hangs on the way to what carries. */
const FIND = { aside: 5.5, below: 30 } as const;
/** Parcels lie in a zigzag under it all: who falls fast passes them. */
const PARCELS = { many: 5, first: 62, apart: 34, aside: 9 } as const;
/** Random offset of a place, in units. */
const STRAY = 1.5;
/** Things lower than this are not hung, in units: a weak launch has none. */
const LOWEST = 6;

/** What each carrier wants, and between which apexes it hangs, in units. */
export const CARRIERS: Readonly<Record<Carrier, { readonly wants: Part; readonly from: number; readonly to: number }>> =
  {
    geese: { wants: 'balloon', from: 0, to: 1600 },
    tinBird: { wants: 'magnet', from: 200, to: 1700 },
    warmAir: { wants: 'glider', from: 150, to: 3200 },
    whirl: { wants: 'parachute', from: 330, to: 1e6 },
    jet: { wants: 'kite', from: 620, to: 4200 },
    shootingStar: { wants: 'stage', from: 1300, to: 1e6 },
  };
export const CARRIER_NAMES = Object.keys(CARRIERS) as readonly Carrier[];

/** The two parts that a run's sky favours. */
export function drawFavoured(rng: Rng): Part[] {
  const first = pick(rng, PART_NAMES);
  return [
    first,
    pick(
      rng,
      PART_NAMES.filter(part => part !== first),
    ),
  ];
}

/** Things of the coming flight, for one that reaches so high. They are drawn before the launch, but only the apex says how high they hang. */
export function drawThings({ rng, favoured, dull }: State, reach: number, t: T): Thing[] {
  const stray = () => randomBetween(rng, -STRAY, STRAY);
  const hang = (kind: Thing['kind'], aside: number, below: number): Thing => ({
    kind,
    aside: tenths(aside),
    below: tenths(below),
    isMet: false,
  });
  const alone = pick(rng, [1, -1] as const);
  const things = FEATHERS.map(({ aside, below }, index) =>
    hang('feather', (aside + stray()) * (index === 0 ? alone : -alone), (below + stray()) * t.featherDrop),
  );
  const side = pick(rng, [1, -1] as const);
  things.push(hang(drawCarrier(rng, favoured, reach, t), (CARRIER.aside + stray()) * side, CARRIER.below + stray()));
  if (dull >= t.dullFlights) things.push(hang('find', FIND.aside * side, FIND.below));
  for (let i = 0; i < PARCELS.many; i++) {
    const way = i % 2 === 0 ? side : -side;
    things.push(hang('parcel', (PARCELS.aside + stray()) * way, PARCELS.first + i * PARCELS.apart + stray()));
  }
  return things;
}

function drawCarrier(rng: Rng, favoured: readonly Part[], reach: number, t: T): Carrier {
  const there = CARRIER_NAMES.filter(name => reach >= CARRIERS[name].from && reach <= CARRIERS[name].to);
  const liked = there.filter(name => favoured.includes(CARRIERS[name].wants));
  return pick(rng, random(rng) < t.favour && liked.length > 0 ? liked : there);
}
const tenths = (value: number): number => Math.round(value * 10) / 10;

/** A thing's place for an apex of this height, in units; null where it would be too low. */
export function placeOf(
  { aside, below }: Pick<Thing, 'aside' | 'below'>,
  apex: number,
): { readonly x: number; readonly height: number } | null {
  const height = apex - below;
  return height < LOWEST ? null : { x: WIDTH / 2 + aside, height };
}

/** Height below which the things of this flight hang, in units. */
export const hangsAt = ({ flight }: Readonly<State>): number => flight.hangs ?? flight.reach;

/** The things of this flight that are left to be met while it falls. */
export const thingsBelow = (state: Readonly<State>): readonly Thing[] =>
  state.things.filter(thing => {
    const place = placeOf(thing, hangsAt(state));
    return !thing.isMet && place !== null && place.height < heightOf(state) + 1;
  });

/** The carrier of the coming flight, or of the one under way. */
export const carrierOf = ({ things }: Readonly<State>): (Thing & { readonly kind: Carrier }) | null =>
  (things.find(({ kind }) => kind in CARRIERS) as (Thing & { readonly kind: Carrier }) | undefined) ?? null;

/** Whether the part is aboard that the carrier wants. */
export const isSuited = (carrier: Carrier, parts: readonly Part[]): boolean => parts.includes(CARRIERS[carrier].wants);

/** By how many units a carrier lifts above this apex. */
export const liftOf = (carrier: Carrier, apex: number, parts: readonly Part[], t: T): number =>
  apex * airAt(apex, t) * (isSuited(carrier, parts) ? t.liftPart : t.bareLift);

/** The keys that steer: none for up and down. */
const SIDES = { ...KEY, up: 0, down: 0 };

/** Steers the ball: by keys or stick to a side, by a held pointer towards it. The rim of the sky stops it. */
export function steer({ ball, parts }: State, { held, pressed, released, move, pointer }: Frame, t: T): void {
  const most = (t.steerSpeed / t.unit) * (parts.includes('glider') ? t.gliderSteer : 1);
  const side = steering({ held, pressed, released, ...(move && { move }) }, SIDES).x;
  const towards = pointer?.down === true ? clamp((unitsOf(pointer.x) - ball.x) / most, -1, 1) : 0;
  const wanted = (side === 0 ? towards : clamp(side, -1, 1)) * most;
  const next = clamp(ball.x + wanted, RIM, WIDTH - RIM);
  ball.vx = (next - ball.x) * TICKS_PER_SECOND + 0;
}

/** How near the rim of the sky the ball comes, in units. */
const RIM = 2;

/** Meets what the ball passed in the last tick. */
export function meetThings(state: State, t: T, emit: Emit): void {
  const { ball } = state;
  const [vx, vy] = [ball.vx / TICKS_PER_SECOND, -ball.vy / TICKS_PER_SECOND];
  const height = heightOf(state);
  const reach = t.featherReach * (state.parts.includes('magnet') ? t.magnetReach : 1);
  const apex = hangsAt(state);
  for (const thing of state.things) {
    const place = placeOf(thing, apex);
    if (thing.isMet || !place) continue;
    const away = distanceTo(place, { x: ball.x, height }, { vx, vy });
    if (away > reach) continue;
    thing.isMet = true;
    if (away > t.featherReach && !state.flight.acted.includes('magnet')) {
      state.flight.acted.push('magnet');
      emit({ type: 'magnetDrew' });
    }
    if (thing.kind === 'feather') meetFeather(state, thing, t, emit);
    else if (thing.kind === 'find') meetFind(state, thing, t, emit);
    else if (thing.kind === 'parcel') {
      const coins = t.parcelCoins + Math.round(t.parcelPart * state.maxHeight);
      addCoins(state, coins);
      emit({ type: 'parcelMet', aside: thing.aside, coins });
    } else carry(state, thing as Thing & { readonly kind: Carrier }, t, emit);
  }
}

function meetFeather(state: State, { aside }: Thing, t: T, emit: Emit): void {
  const most = state.parts.includes('magnet') ? t.mostFaster : t.mostFeathers;
  state.flight.met++;
  state.met++;
  state.worn = Math.min(most, state.worn + 1);
  addCoins(state, t.featherCoins);
  emit({ type: 'featherMet', aside, worn: state.worn });
}

function meetFind(state: State, { aside }: Thing, t: T, emit: Emit): void {
  const name = FINDS[state.finds % FINDS.length] as string;
  state.finds++;
  state.flight.isNew = true;
  addCoins(state, t.findCoins);
  emit({ type: 'findMet', name, coins: t.findCoins, aside });
}

/** A carrier turns the fall: just so fast that the ball comes so much higher than it was. */
function carry(state: State, { kind, aside }: Thing & { readonly kind: Carrier }, t: T, emit: Emit): void {
  const apex = state.flight.reach;
  const by = liftOf(kind, apex, state.parts, t);
  const isFirst = !state.known.includes(kind);
  if (isFirst) state.known.push(kind);
  state.flight.isNew ||= isFirst;
  addCoins(state, t.liftCoins);
  state.speed = Math.sqrt(2 * t.gravity * t.unit * (apex + by - heightOf(state)));
  emit({ type: 'carried', carrier: kind, aside, by: Math.round(by), suited: isSuited(kind, state.parts), isFirst });
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

/** What the next flight meets. */
export function drawSky(state: State, t: T): void {
  const from = launchSpeed(t.maxPower, state.upgrades.power, state.rocket, t);
  const reach = (from * from) / (2 * t.gravity * t.unit);
  state.wind = newWind(state, reach, t);
  state.things = drawThings(state, reach, t);
}

/** Random wind zone of the next flight. It is drawn before the launch, so that the player can plan for it. */
function newWind(state: State, reach: number, t: T): Wind {
  const middle = reach * randomBetween(state.rng, WIND_FROM, WIND_TO);
  const half = reach * t.gustSize;
  return { from: Math.round(middle - half), to: Math.round(middle + half) };
}
