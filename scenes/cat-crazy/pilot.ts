// A bot that keeps cats: warms, hears wishes, keeps bars up, sends to work, and spends what comes in on coats. By keys alone.
import type { Frame } from '../kit/core/input.ts';
import { random, seeded } from '../kit/core/rng.ts';
import { levelOf } from './bars.ts';
import { BREEDS, type Breed, COATS_PER_BREED, coatIndex, eggPrice } from './breeds.ts';
import type { T } from './constants.ts';
import { KEY } from './controls.ts';
import { nextEgg, validateWarm } from './eggs.ts';
import { priceOf, SHOP_ITEMS, validateBuy } from './shop.ts';
import { BARS, CARE_ACTIONS, type CareAction, type Cat, type ShopItem, type State } from './state.ts';
import { declineReason, validateCare } from './validateCare.ts';

/** How somebody plays. */
export interface Skill {
  /** Ticks between two looks at the room, and between two presses. */
  readonly looks: number;
  readonly presses: number;
  readonly deeds: readonly CareAction[];
  /** How many of its presses it forgets: 0 to 1. */
  readonly forgets: number;
  /** How many wishes are heeded: 0 to 1. */
  readonly heeds: number;
  /** A bar under that is filled. */
  readonly fills: number;
  /** A cat goes to work, and to rest. */
  readonly worksFrom: number;
  readonly restsUnder: number;
  readonly breeds: readonly Breed[];
  /** Buys slots while so many minutes of ten are left, up to so many. */
  readonly slots: number;
  readonly rehomes: boolean;
  /** Rather has one of each breed than the dearest. */
  readonly varies: boolean;
  readonly warms: boolean;
}

export const GOOD: Skill = {
  looks: 12,
  presses: 6,
  deeds: CARE_ACTIONS,
  forgets: 0,
  heeds: 1,
  fills: 62,
  worksFrom: 75,
  restsUnder: 45,
  breeds: BREEDS,
  slots: 3,
  rehomes: true,
  varies: false,
  warms: true,
};

export const pilot = (seed: number) =>
  player(seed, { ...GOOD, looks: 24, presses: 9, slots: 6, rehomes: false, varies: true });

type Job =
  | { readonly do: 'care'; readonly cat: number; readonly deed: CareAction }
  | { readonly do: 'buy'; readonly ware: ShopItem }
  | { readonly do: 'rehome'; readonly cat: number }
  | { readonly do: 'warm' };

export function player(seed: number, skill: Skill) {
  const rng = seeded(seed, 9);
  let [job, wait] = [null as Job | null, 0];
  return (state: Readonly<State>, t: T): Partial<Frame> => {
    if (wait-- > 0) return {};
    job ??= nextJob(state, skill, random(rng), t);
    if (!job) {
      wait = skill.looks;
      return {};
    }
    wait = skill.presses;
    const { key, isDone } = press(state, job);
    if (isDone) job = null;
    return key === 0 || random(rng) < skill.forgets ? {} : { held: key, pressed: key };
  };
}

/** The next key on the way to a job, and whether it is done by that. */
function press(state: Readonly<State>, job: Job): { readonly key: number; readonly isDone: boolean } {
  if (job.do === 'warm') return { key: KEY.warm, isDone: true };
  if (job.do === 'buy') {
    const [at, to] = [state.ware, SHOP_ITEMS.indexOf(job.ware)];
    return at === to ? { key: KEY.buy, isDone: true } : { key: at < to ? KEY.down : KEY.up, isDone: false };
  }
  const at = state.cats.findIndex(({ id }) => id === state.chosen);
  const to = state.cats.findIndex(({ id }) => id === job.cat);
  if (to < 0) return { key: 0, isDone: true };
  if (at !== to) return { key: at < to ? KEY.right : KEY.left, isDone: false };
  if (job.do === 'care') return { key: KEY[job.deed], isDone: true };
  return { key: KEY.rehome, isDone: state.leaving?.cat === job.cat };
}

function nextJob(state: Readonly<State>, skill: Skill, luck: number, t: T): Job | null {
  if (skill.warms && state.eggs.length > 0 && validateWarm(state, nextEgg(state), t) === null) return { do: 'warm' };
  return (
    wishJob(state, skill, luck, t) ?? needJob(state, skill, t) ?? workJob(state, skill, t) ?? buyJob(state, skill, t)
  );
}

function careJob(state: Readonly<State>, cat: Readonly<Cat>, deed: CareAction, skill: Skill, t: T): Job | null {
  if (!skill.deeds.includes(deed) || declineReason(cat, deed, t) !== null) return null;
  const lacks = deed === 'feed' && state.food < 1 ? 'food' : deed === 'water' && state.waterBowls < 1 ? 'water' : null;
  if (lacks) return validateBuy(state, lacks, t) === null ? { do: 'buy', ware: lacks } : null;
  return validateCare(state, cat, deed, t) === null ? { do: 'care', cat: cat.id, deed } : null;
}

function wishJob(state: Readonly<State>, skill: Skill, luck: number, t: T): Job | null {
  if (luck >= skill.heeds) return null;
  for (const cat of state.cats) {
    const job = cat.wish && careJob(state, cat, cat.wish.deed, skill, t);
    if (job) return job;
  }
  return null;
}

function needJob(state: Readonly<State>, skill: Skill, t: T): Job | null {
  for (const cat of state.cats) {
    const job =
      (cat.hunger < skill.fills && careJob(state, cat, 'feed', skill, t)) ||
      (cat.thirst < skill.fills && careJob(state, cat, 'water', skill, t)) ||
      (cat.happiness < skill.fills && cat.energy > 60 && careJob(state, cat, 'play', skill, t)) ||
      (cat.happiness < skill.fills && careJob(state, cat, 'pet', skill, t));
    if (job) return job;
  }
  return null;
}

function workJob(state: Readonly<State>, skill: Skill, t: T): Job | null {
  for (const cat of state.cats) {
    if (cat.isResting || cat.isWorking) continue;
    const isFit = cat.energy >= skill.worksFrom && BARS.every(bar => cat[bar] >= 45);
    const job = isFit
      ? careJob(state, cat, 'work', skill, t)
      : cat.energy < skill.restsUnder && careJob(state, cat, 'rest', skill, t);
    if (job) return job;
  }
  return null;
}

/** Coats that are not found yet, the dearest that can be had; a slot for a second worker while it still pays. */
function buyJob(state: Readonly<State>, skill: Skill, t: T): Job | null {
  const buying = (ware: ShopItem): Job | null => (validateBuy(state, ware, t) === null ? { do: 'buy', ware } : null);
  const [isFull, hasEgg] = [state.cats.length >= state.maxCats, state.eggs.length > 0];
  if (isFull && state.maxCats < skill.slots && state.cats.length > 0) {
    const slot = buying('slot');
    if (slot) return slot;
    if (state.coins > priceOf('slot', t) / 5 && state.maxCats === 1 && !skill.rehomes) return null;
  }
  if (hasEgg) return isFull && skill.rehomes && state.maxCats > 1 ? rehomeJob(state, t) : null;
  if (isFull && (!skill.rehomes || state.maxCats === 1)) return null;
  const open = skill.breeds.filter(breed => coatsOf(state, breed) < COATS_PER_BREED);
  const unseen = skill.varies ? open.filter(breed => !state.cats.some(({ type }) => type === breed)) : [];
  const wanted = (unseen.length > 0 ? unseen : open).filter(breed => eggPrice(breed, t) <= state.coins);
  const dearest = wanted.toSorted((a, b) => eggPrice(b, t) - eggPrice(a, t))[0];
  return dearest ? buying(dearest) : null;
}

const coatsOf = ({ found }: Readonly<State>, breed: Breed): number =>
  Array.from({ length: COATS_PER_BREED }, (_, coat) => coatIndex(breed, coat)).filter(one => found.includes(one))
    .length;

/** Who knows least makes room; a worker that has learnt stays. */
function rehomeJob(state: Readonly<State>, t: T): Job | null {
  const egg = nextEgg(state);
  if (!egg || egg.hatchProgress + t.warmth < 100) return null;
  const least = state.cats.toSorted((a, b) => levelOf(a, t) - levelOf(b, t) || a.experience - b.experience)[0];
  return least ? { do: 'rehome', cat: least.id } : null;
}
