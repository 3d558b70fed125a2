// Bot of Rubber Band Rocket: draws the band to full power, fires booster and second stage at the predicted best tick, steers into what hangs there, buys what adds most.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { type Frame, NO_INPUT } from '../../kit/core/input/input.ts';
import { random, seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { bestFireDelay, bestStageDelay, canFire, canFireStage } from '../rules/flight.ts';
import { WIDTH } from '../rules/geometry.ts';
import { PART_NAMES } from '../rules/parts.ts';
import { isBoosterUseful, validatePurchase, withOneMore, worthOf } from '../rules/shop.ts';
import { CARRIERS, thingsBelow } from '../rules/sky.ts';
import type { Item, Part, State, Thing, Upgrade } from '../rules/state.ts';
import { bestParts } from './bestParts.ts';

/** Behaviour of a bot. */
export interface Skill {
  /** Ticks that pass at the workshop before the band is drawn. */
  readonly thinks: number;
  /** Ticks that the band is held beyond full power, at most. */
  readonly holds: number;
  /** When the booster is fired. */
  readonly fires: 'best' | 'apex' | 'at once' | 'in the wind';
  /** Fires so many ticks early, to make up for its own delay. */
  readonly ahead: number;
  /** Skips the fall. */
  readonly skips: boolean;
  /** Steers into what carries and into feathers. */
  readonly meets: boolean;
  /** What to buy next at the workshop, asked again after each purchase; null to go and fly. `luck` is the same for a whole landing. */
  shops(state: Readonly<State>, t: T, luck: number): Item | null;
}

/** Greedy choice: the upgrade that adds most to the best reach of a full launch. */
export function bestBuy(state: Readonly<State>, t: T): Upgrade | null {
  const now = worthOf(state, t).best;
  const gain = (upgrade: Upgrade) => worthOf(withOneMore(state, upgrade), t).best - now;
  return isBoosterUseful(state, t) && gain('booster') > gain('power') ? 'booster' : 'power';
}

/** What a practised player buys: the upgrade that adds most, as soon as it can be paid, then the parts that pay for themselves. */
export const practisedShopping =
  (choose = bestBuy, allowed: readonly Part[] = PART_NAMES) =>
  (state: Readonly<State>, t: T): Item | null => {
    const upgrade = choose(state, t);
    if (upgrade && validatePurchase(state, upgrade, t) === null) return upgrade;
    return bestParts(state, t, allowed).find(part => !state.parts.includes(part)) ?? null;
  };

const DECENT: Skill = {
  thinks: 50,
  holds: 20,
  fires: 'best',
  ahead: 0,
  skips: true,
  meets: true,
  shops: practisedShopping(),
};

export const pilot = (seed: number) => player(seed, DECENT);

/** The next thing to be met: what carries comes first, with the feathers on its side; then the side with more feathers, and with a parachute the parcels. */
function nextThing(state: Readonly<State>, t: T, ahead: number): Thing | null {
  const { speed, flight, upgrades, things, parts } = state;
  const boosts = upgrades.booster > 0 && (flight.beats > 0 || flight.burn > 0);
  if (flight.hangs === null && !flight.acted.includes('balloon') && (boosts || speed > t.gravity * ahead)) return null;
  const left = flight.hangs === null ? things : speed < 0 ? thingsBelow(state) : things.filter(({ isMet }) => !isMet);
  const carrier = left.find(({ kind }) => kind in CARRIERS);
  const feathers = left.filter(({ kind }) => kind === 'feather');
  const side = Math.sign(carrier ? carrier.aside : feathers.reduce((sum, { aside }) => sum + Math.sign(aside), 0));
  const wanted = left.filter(({ kind, aside }) =>
    kind === 'parcel' ? parts.includes('parachute') : Math.sign(aside) === side,
  );
  return wanted.reduce<Thing | null>((next, one) => (next && next.below < one.below ? next : one), null);
}

/** The keys that steer to a thing, by where the ball will be when they act; null where there is none. */
function steerTo(thing: Thing | null, { ball }: Readonly<State>, t: T, ahead: number): Partial<Frame> | null {
  if (!thing) return null;
  const off = WIDTH / 2 + thing.aside - ball.x - (ball.vx / TICKS_PER_SECOND) * ahead;
  if (Math.abs(off) < t.featherReach / 3) return {};
  return { held: off < 0 ? KEY.left : KEY.right };
}

/** How near the rim of the sky the glider turns, in units. */
const TURNS = 7;
/** Swings a glider from side to side on the way up: it carries only while it is steered. */
function swing({ ball }: Readonly<State>): Partial<Frame> {
  if (ball.x < TURNS) return { held: KEY.right };
  if (ball.x > WIDTH - TURNS) return { held: KEY.left };
  return { held: ball.vx < 0 ? KEY.left : KEY.right };
}

/** Pause after a tap or a release, in ticks. */
const REACTION_TICKS = 36;
/** Between two purchases, in ticks: a reaction later at the earliest, because what it sees is late. */
const HAND_TICKS = 20;
/** Ticks after which the bot lets go: the press was not accepted. */
const GIVES_UP = 200;

export function player(seed: number, { thinks, holds, fires, ahead, skips, meets, shops }: Skill) {
  const rng = seeded(seed, 9);
  let [idleTicks, drawing, reaction, holdsNow] = [0, 0, 0, 0];
  /** Luck of the landing of this launch number, and whether all is bought there. */
  let landing = { launches: 0, luck: 0, isDone: true };
  /** Ticks of this flight at which booster and second stage are to be fired. */
  let [fireAt, stageAt]: (number | null)[] = [null, null];

  return (state: Readonly<State>, t: T): Partial<Frame> => {
    if (drawing > 0) return draw(state);
    if (reaction > 0) {
      reaction--;
      return {};
    }
    if (state.isLaunched) {
      idleTicks = 0;
      const isBurnDue = isMoment(state, t);
      const thing = meets ? nextThing(state, t, ahead) : null;
      const glides = !thing && state.speed >= 0 && state.parts.includes('glider');
      const steered = steerTo(thing, state, t, ahead) ?? (glides ? swing(state) : null);
      if (isStageMoment(state, t)) return tap(KEY.fireStage);
      if (isBurnDue) return tap();
      if (steered) return steered;
      const skipping = skips && state.speed < 0 && state.flight.falling > t.skipAfter + 1;
      return skipping ? tap() : {};
    }
    fireAt = stageAt = null;
    if (landing.launches !== state.launches) landing = { launches: state.launches, luck: random(rng), isDone: false };
    idleTicks++;
    if (!landing.isDone && idleTicks > thinks / 2) {
      const item = shops(state, t, landing.luck);
      landing.isDone = item === null;
      reaction = HAND_TICKS;
      if (item) return { ...NO_INPUT, pressed: KEY[item] };
    }
    if (idleTicks <= thinks || state.repair > 0) return {};
    drawing = 1;
    holdsNow = Math.floor(random(rng) * holds);
    return { held: KEY.hold, pressed: KEY.hold };
  };

  function draw({ isCharging, isLaunched, power, maxPower, fullFor }: Readonly<State>): Partial<Frame> {
    drawing++;
    const isDrawn = isCharging && power === maxPower && fullFor >= holdsNow;
    if (!isDrawn && !isLaunched && drawing < GIVES_UP) return { held: KEY.hold };
    drawing = idleTicks = 0;
    reaction = REACTION_TICKS;
    return { held: 0, released: KEY.hold };
  }

  function tap(key: number = KEY.hold): Partial<Frame> {
    reaction = REACTION_TICKS;
    return { held: key, pressed: key };
  }

  function isMoment(state: Readonly<State>, t: T): boolean {
    const { flight, wind, height } = state;
    if (fires === 'apex' || state.speed < 0 || !canFire(state)) return false;
    if (fires === 'at once') return flight.ticks > 2;
    if (fires === 'in the wind') return height >= wind.from && height <= wind.to;
    fireAt ??= flight.ticks + bestFireDelay(state, t);
    if (flight.ticks < fireAt - ahead) return false;
    fireAt = null;
    return true;
  }

  /** The second stage waits for its best moment, and until the booster is spent. */
  function isStageMoment(state: Readonly<State>, t: T): boolean {
    if (state.speed < 0 || !canFireStage(state) || canFire(state) || state.flight.burn > 0) return false;
    stageAt ??= state.flight.ticks + bestStageDelay(state, t);
    return state.flight.ticks >= stageAt - ahead;
  }
}
