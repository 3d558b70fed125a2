// A bot that builds a maze, keeps what it lacks, fuses, and buys quality. By pointer and keys alone.
import type { Frame } from '../kit/core/input.ts';
import { pick, random, randomBetween, seeded } from '../kit/core/rng.ts';
import { whyNotCall } from './call.ts';
import type { T } from './constants.ts';
import { KEY } from './controls.ts';
import { fusePrice, offersFor } from './fuse.ts';
import { type FusedType, type GemType, isFused, MOST_UPGRADES, QUALITIES } from './gems.ts';
import { upgradePrice } from './hands.ts';
import { type Lacks, worthOf } from './jeweller.ts';
import { cellFor } from './mason.ts';
import { recutPrice } from './recut.ts';
import { cut, mayKeep, twinOf } from './round.ts';
import { gemsOf, isFresh, middle, type Rock, rockOf, type State } from './state.ts';

/** How somebody plays. */
export interface Skill {
  /** Ticks between two deeds. */
  readonly looks: number;
  /** How many of its deeds it forgets: 0 to 1. */
  readonly forgets: number;
  /** Pixels by which its hand is beside what it means. */
  readonly aim: number;
  /** Steps of way that a wall should bring, against steps in reach of a gem: 0 builds no maze. */
  readonly maze: number;
  /** Knows what a gem is worth where it stands; else it keeps the best quality, or the first. */
  readonly keeps: 'worth' | 'quality' | 'first';
  readonly combines: boolean;
  readonly recipes: readonly FusedType[];
  readonly quality: boolean;
  readonly recuts: boolean;
  /** Types that are never kept. */
  readonly shuns: readonly GemType[];
  /** Plans for waves that fly. */
  readonly air: boolean;
  readonly calls: 'never' | 'safe' | 'always';
  readonly pace: number;
}

export const GOOD: Skill = {
  looks: 11,
  forgets: 0,
  aim: 10,
  maze: 2.2,
  keeps: 'worth',
  combines: true,
  recipes: ['wildfire', 'frostfan', 'starlance', 'beehive', 'landslide', 'stormnet', 'hex', 'tide'],
  quality: true,
  recuts: true,
  shuns: [],
  air: true,
  calls: 'safe',
  pace: 3,
};

export const pilot = (seed: number) => player(seed, { ...GOOD, looks: 8, pace: 2 });

type Deed = { readonly at: { readonly x: number; readonly y: number } } | { readonly key: number };

export function player(seed: number, skill: Skill) {
  const rng = seeded(seed, 9);
  let wait = 0;
  /** Frames still to come of the deed under way: point, press, let go. */
  let frames: Partial<Frame>[] = [];
  return (state: Readonly<State>, t: T): Partial<Frame> => {
    const frame = frames.shift();
    if (frame) return frame;
    if (wait-- > 0) return {};
    wait = skill.looks;
    const deed = deedFor(state, skill, t, rng);
    if (!deed || random(rng) < skill.forgets) return {};
    if ('key' in deed) return { held: deed.key, pressed: deed.key };
    const off = () => Math.round(randomBetween(rng, -skill.aim, skill.aim));
    const point = { x: Math.round(deed.at.x) + off(), y: Math.round(deed.at.y) + off(), cancelled: false };
    frames = [
      { pointer: { ...point, down: true, pressed: true, released: false } },
      { pointer: { ...point, down: false, pressed: false, released: true } },
    ];
    return { pointer: { ...point, down: false, pressed: false, released: false } };
  };
}

function deedFor(state: Readonly<State>, skill: Skill, t: T, rng: ReturnType<typeof seeded>): Deed | null {
  if (state.pace !== skill.pace) return { key: KEY.pace };
  if (skill.quality && state.upgrades < MOST_UPGRADES && state.gold >= upgradePrice(state, t))
    return { key: KEY.upgrade };
  if (state.phase === 'placing') return mayKeep(state, t) ? keeping(state, skill, t) : placing(state, skill, t, rng);
  return fusing(state, skill, t) ?? recutting(state, skill, t) ?? calling(state, skill, t);
}

function placing(state: Readonly<State>, skill: Skill, t: T, rng: ReturnType<typeof seeded>): Deed {
  const cell = cellFor(state, skill.maze, t, list => pick(rng, list));
  return { at: middle(cell) };
}

function keeping(state: Readonly<State>, skill: Skill, t: T): Deed {
  const fresh = state.fresh.map(({ rock }) => rockOf(state, rock)).filter(rock => rock !== undefined);
  const open = fresh.filter(({ gem }) => gem && !skill.shuns.includes(gem.kind as GemType));
  const lacks: Lacks = { air: skill.air, recipes: skill.recipes };
  const value = (rock: Rock) => {
    if (skill.keeps === 'first') return 0;
    const twin = skill.combines && twinOf(state, rock) !== undefined;
    if (skill.keeps === 'quality') return (rock.gem?.quality ?? 0) + (twin ? 1 : 0);
    return worthOf(state, rock, twin ? 1 : 0, lacks, t);
  };
  let best: Rock | null = null;
  let most = -Infinity;
  for (const rock of open.length > 0 ? open : fresh) {
    const here = value(rock);
    if (here > most) [best, most] = [rock, here];
  }
  if (!best) return { key: KEY.keep };
  if (state.chosen !== best.id) return { at: middle(best.cell) };
  return { key: skill.combines && twinOf(state, best) ? KEY.combine : KEY.keep };
}

function fusing(state: Readonly<State>, skill: Skill, t: T): Deed | null {
  if (skill.recipes.length === 0 || state.gold < fusePrice(state, t)) return null;
  const chosen = rockOf(state, state.chosen);
  const wanted = (rock: Rock | undefined) => {
    const kind = offersFor(state, rock)[0]?.kind;
    return kind !== undefined && skill.recipes.includes(kind);
  };
  if (chosen && !isFresh(state, chosen.id) && wanted(chosen)) return { key: KEY.fuse };
  const rock = gemsOf(state)
    .filter(({ gem }) => gem && !isFused(gem.kind))
    .find(wanted);
  return rock ? { at: middle(rock.cell) } : null;
}

/** By so much stronger a gem must become to be worth recutting. */
const GAIN = 0.15;

/** Whoever took most from this wave, and what would be won by it for the price. */
function recutting(state: Readonly<State>, { recuts }: Skill, t: T): Deed | null {
  if (!recuts || state.phase !== 'wave' || whyNotCall(state, t) !== null) return null;
  if (state.gold < t.recutPrice * state.level) return null;
  let best: Rock | null = null;
  let most = 0;
  for (const rock of gemsOf(state)) {
    const { gem } = rock;
    const price = gem ? recutPrice(state, gem, t) : 0;
    if (!gem || price === 0 || price > state.gold) continue;
    const better =
      cut(gem.kind, Math.min(QUALITIES.length - 1, gem.quality + 1), state.level, t).damage / gem.damage - 1;
    const gain = better < GAIN ? 0 : (gem.wave * better) / price;
    if (gain > most) [best, most] = [rock, gain];
  }
  if (!best) return null;
  return state.chosen === best.id ? { key: KEY.combine } : { at: middle(best.cell) };
}

/** A maze that holds: levels in a row without a leak, and whoever walks is far from the end. */
const SAFE = { clean: 2, mobs: 40, px: 900 };

function calling(state: Readonly<State>, { calls }: Skill, t: T): Deed | null {
  const { mobs, clean, waveLeaks } = state;
  if (calls === 'never' || whyNotCall(state, t) !== null || mobs.length === 0) return null;
  const holds = clean >= SAFE.clean && waveLeaks === 0;
  const isSafe = holds && mobs.length <= SAFE.mobs && mobs.every(({ left }) => left > SAFE.px);
  return calls === 'always' || isSafe ? { key: KEY.call } : null;
}
