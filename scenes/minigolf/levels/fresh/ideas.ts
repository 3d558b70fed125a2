// Ideas of new courses: what lies on a lane that one has to think about. Each returns its obstacles, or null where the lane has no room for it.
import { pick, type Rng, random, randomBetween, randomInt } from '../../../kit/core/rng.ts';
import type { Obstacle, Point, Way } from '../../rules/course.ts';
import { type Lane, type Leg, onGrid, placeOn } from './lanes.ts';

export const IDEAS = ['slope', 'bumper', 'mill', 'portal', 'gate', 'lift', 'ice', 'water'] as const;
export type Idea = (typeof IDEAS)[number];

/** What a course may have besides its idea. */
export const EXTRAS = ['hill', 'hollow', 'sand', 'pond', 'bumper', 'ice'] as const;
export type Extra = (typeof EXTRAS)[number];

type Place = (lane: Lane, rng: Rng) => readonly Obstacle[] | null;

const boxRound = ({ x, y }: Point, width: number, height: number) => ({
  x: onGrid(x - width / 2),
  y: onGrid(y - height / 2),
  width: onGrid(width),
  height: onGrid(height),
});
const isLevel = ({ ux }: Leg): boolean => Math.abs(ux) > 0.97;
const isUpright = ({ uy }: Leg): boolean => Math.abs(uy) > 0.97;
/** Bands lie straight on the field: only across legs that nearly do so. */
const isStraight = (leg: Leg): boolean => isLevel(leg) || isUpright(leg);

/** Way of play on a straight leg. */
const wayOf = (leg: Leg): Way => (isLevel(leg) ? (leg.ux > 0 ? 'right' : 'left') : leg.uy > 0 ? 'down' : 'up');

/** How far bands reach beyond the sides, in px: legs are not quite straight. */
const OVERLAP = 22;

/** Band across a straight leg, from one part of its length to another; `cover` of its width, from one hand or the other. */
function band(leg: Leg, from: number, to: number, cover = 1, hand = 1) {
  const long = (to - from) * leg.length;
  const wide = (2 * leg.half + 2 * OVERLAP) * cover;
  const aside = hand * (leg.half + OVERLAP - wide / 2);
  const middle = placeOn(leg, (from + to) / 2, aside);
  return isLevel(leg) ? boxRound(middle, long, wide) : boxRound(middle, wide, long);
}

/** The legs that serve, the longest first. */
const legsWhere = ({ legs }: Lane, serves: (leg: Leg, index: number) => boolean): readonly Leg[] =>
  legs.filter(serves).toSorted((a, b) => b.length - a.length);

const mill: Place = (lane, rng) => {
  const leg = legsWhere(lane, ({ length, half }) => length > 2 * half + 120)[0];
  if (!leg) return null;
  const reach = leg.half - pick(rng, [12, 14, 26]);
  const middle = placeOn(leg, randomBetween(rng, 0.42, 0.58));
  return [{ type: 'mill', ...boxRound(middle, 2 * reach, 2 * reach), turnTicks: 100 + 20 * randomInt(rng, 7) }];
};

const slope: Place = (lane, rng) => {
  const leg = legsWhere(lane, one => isStraight(one) && one.length > 240)[0];
  if (!leg) return null;
  const push = randomBetween(rng, 0.05, 0.1);
  const isAcross = random(rng) < 0.5;
  const hand = random(rng) < 0.5 ? 1 : -1;
  const [x, y] = isAcross ? [-leg.uy * hand, leg.ux * hand] : [-leg.ux, -leg.uy];
  const inTenths = (value: number) => Math.round(value * push * 100) / 100;
  const place = band(leg, 0.28, 0.74);
  const hill: Obstacle = {
    type: 'slope',
    ...place,
    pushX: isLevel(leg) === isAcross ? 0 : inTenths(Math.sign(x)),
    pushY: isLevel(leg) === isAcross ? inTenths(Math.sign(y)) : 0,
  };
  if (!isAcross || random(rng) < 0.5) return [hill];
  // A stream along the foot of the hillside.
  const foot = band(leg, 0.3, 0.72, 0.27, hand);
  return [hill, { type: 'water', ...foot }];
};

const bumper: Place = (lane, rng) => {
  const leg = legsWhere(lane, ({ length }) => length > 200)[0];
  if (!leg) return null;
  const many = leg.length > 380 ? 4 : 3;
  const first = random(rng) < 0.5 ? 1 : -1;
  return Array.from({ length: many }, (_, index): Obstacle => {
    const size = 10 * (4 + randomInt(rng, 2));
    const hand = index % 2 === 0 ? first : -first;
    const at = placeOn(leg, 0.25 + (0.55 * index) / (many - 1), hand * leg.half * randomBetween(rng, 0.3, 0.55));
    return { type: 'bumper', ...boxRound(at, size, size) };
  });
};

const portal: Place = (lane, rng) => {
  const { legs } = lane;
  const [first, last] = [legs[0] as Leg, legs.at(-1) as Leg];
  const size = 50;
  const barred = legsWhere(lane, one => isStraight(one) && one.length > 300)[0];
  if (barred && random(rng) < 0.5) {
    const hand = random(rng) < 0.5 ? 1 : -1;
    const door = placeOn(barred, 0.45 - 42 / barred.length, hand * (barred.half - 36));
    const exit = placeOn(barred, 0.45 + 60 / barred.length, -hand * (barred.half - 42));
    return [
      { type: 'wall', ...band(barred, 0.45, 0.45 + 20 / barred.length) },
      { type: 'portal', ...boxRound(door, size, size), toX: exit.x, toY: exit.y },
    ];
  }
  if (legs.length < 3) return null;
  const hand = random(rng) < 0.5 ? 1 : -1;
  const door = placeOn(first, randomBetween(rng, 0.45, 0.7), hand * (first.half - 30));
  const exit = placeOn(last, randomBetween(rng, 0.3, 0.5));
  return [{ type: 'portal', ...boxRound(door, size, size), toX: exit.x, toY: exit.y }];
};

const gate: Place = (lane, rng) => {
  const leg = legsWhere(lane, one => isStraight(one) && one.length > 280)[0];
  if (!leg) return null;
  const at = randomBetween(rng, 0.56, 0.66);
  const push = Math.round(randomBetween(rng, 5, 9)) / 100;
  return [
    {
      type: 'slope',
      ...band(leg, at - 0.34, at - 0.02),
      pushX: isLevel(leg) ? -Math.sign(leg.ux) * push : 0,
      pushY: isLevel(leg) ? 0 : -Math.sign(leg.uy) * push,
    },
    { type: 'gate', ...band(leg, at, at + 20 / leg.length), way: wayOf(leg) },
  ];
};

const lift: Place = (lane, rng) => {
  const leg = legsWhere(lane, one => isStraight(one) && one.length > 320)[0];
  if (!leg) return null;
  const hand = random(rng) < 0.5 ? 1 : -1;
  const long = Math.min(0.34, 130 / leg.length);
  const pad = placeOn(leg, 0.5 - long / 2 - 50 / leg.length, -hand * leg.half * 0.35);
  const there = placeOn(leg, 0.5 + long / 2 + 60 / leg.length, -hand * leg.half * 0.35);
  // A bridge of grass stays on one hand.
  const cover = 1 - (OVERLAP + 40) / (2 * leg.half + 2 * OVERLAP);
  return [
    { type: 'water', ...band(leg, 0.5 - long / 2, 0.5 + long / 2, cover, -hand) },
    { type: 'lift', ...boxRound(pad, 60, 60), toX: there.x, toY: there.y },
  ];
};

const ice: Place = (lane, _rng) => {
  const leg = legsWhere(lane, one => isStraight(one) && one.length > 220)[0];
  return leg ? [{ type: 'ice', ...band(leg, 0.2, 1 - 10 / leg.length) }] : null;
};

const water: Place = (lane, rng) => {
  const leg = legsWhere(lane, one => isStraight(one) && one.length > 260)[0];
  if (!leg) return null;
  const hand = random(rng) < 0.5 ? 1 : -1;
  if (random(rng) < 0.5) {
    // Two ponds, one from each hand.
    return [
      { type: 'water', ...band(leg, 0.24, 0.4, randomBetween(rng, 0.5, 0.62), hand) },
      { type: 'water', ...band(leg, 0.62, 0.78, randomBetween(rng, 0.5, 0.62), -hand) },
    ];
  }
  // A canal with a bridge.
  const bridge = 44 + 4 * randomInt(rng, 4);
  const part = (OVERLAP + leg.half * randomBetween(rng, 0.25, 0.75)) / (2 * leg.half + 2 * OVERLAP);
  const rest = 1 - part - bridge / (2 * leg.half + 2 * OVERLAP);
  return [
    { type: 'water', ...band(leg, 0.44, 0.58, part, hand) },
    { type: 'water', ...band(leg, 0.44, 0.58, rest, -hand) },
  ];
};

export const PLACES: Readonly<Record<Idea, Place>> = { slope, bumper, mill, portal, gate, lift, ice, water };

/** A leg for what comes besides: the last, or one in between. */
const anyLeg = ({ legs }: Lane, rng: Rng): Leg =>
  legs[Math.min(legs.length - 1, 1 + randomInt(rng, legs.length))] as Leg;

const extraHill: Place = (lane, rng) => {
  const leg = anyLeg(lane, rng);
  const size = leg.half * randomBetween(rng, 1.1, 1.5);
  const at = placeOn(leg, randomBetween(rng, 0.3, 0.6), leg.half * randomBetween(rng, -0.4, 0.4));
  return [{ type: 'hill', ...boxRound(at, size, size), push: Math.round(randomBetween(rng, 5, 11)) / 100 }];
};

const extraHollow: Place = (lane, rng) => {
  const leg = anyLeg(lane, rng);
  const size = leg.half * randomBetween(rng, 1.1, 1.6);
  const at = placeOn(leg, randomBetween(rng, 0.35, 0.65), leg.half * randomBetween(rng, -0.5, 0.5));
  return [{ type: 'hill', ...boxRound(at, size, size), push: -Math.round(randomBetween(rng, 4, 8)) / 100 }];
};

const extraPatch =
  (type: 'sand' | 'water'): Place =>
  (lane, rng) => {
    const leg = anyLeg(lane, rng);
    const size = type === 'sand' ? randomBetween(rng, 60, 110) : randomBetween(rng, 45, 70);
    const hand = random(rng) < 0.5 ? 1 : -1;
    const at = placeOn(leg, randomBetween(rng, 0.2, 0.7), hand * (leg.half - size * 0.35));
    return [{ type, ...boxRound(at, size, size * randomBetween(rng, 0.8, 1.3)) }];
  };

const extraBumper: Place = (lane, rng) => {
  const leg = anyLeg(lane, rng);
  const at = placeOn(leg, randomBetween(rng, 0.2, 0.6), leg.half * randomBetween(rng, -0.4, 0.4));
  return [{ type: 'bumper', ...boxRound(at, 40, 40) }];
};

const extraIce: Place = (lane, rng) => {
  const leg = legsWhere(lane, one => isStraight(one) && one.length > 160).at(-1);
  return leg ? [{ type: 'ice', ...band(leg, 0.2, 0.2 + randomBetween(rng, 0.3, 0.5)) }] : null;
};

export const EXTRA_PLACES: Readonly<Record<Extra, Place>> = {
  hill: extraHill,
  hollow: extraHollow,
  sand: extraPatch('sand'),
  pond: extraPatch('water'),
  bumper: extraBumper,
  ice: extraIce,
};
