// Bot of Cat Crazy, a list of priorities (warm, wishes, needs, work, buy), by keys alone.
import type { Frame } from '../../kit/core/input/input.ts';
import { random, seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { levelOf } from '../rules/bars.ts';
import { BREEDS, type Breed, COATS_PER_BREED, coatIndex, eggPrice } from '../rules/cats/breeds.ts';
import { nextEgg, stirs, validateWarm } from '../rules/cats/eggs.ts';
import { validateTrade } from '../rules/guests.ts';
import { HOME_LEVEL } from '../rules/home.ts';
import { priceOf, SHOP_ITEMS, validateBuy } from '../rules/shop.ts';
import {
  BARS,
  CARE_ACTIONS,
  type CareAction,
  type Cat,
  type Guest,
  type ShopItem,
  type State,
} from '../rules/state.ts';
import { declineReason, mayHelp, validateCare } from '../rules/validateCare.ts';

/** Skill and strategy of a bot. */
export interface Skill {
  /** Ticks between two decisions while there is nothing to do. */
  readonly looks: number;
  /** Ticks between two key presses. */
  readonly presses: number;
  /** Actions that it uses. */
  readonly deeds: readonly CareAction[];
  /** Part of its presses that it forgets, 0 to 1. */
  readonly forgets: number;
  /** Part of the wishes that it notices, 0 to 1. */
  readonly heeds: number;
  /** It fills bars below this value. */
  readonly fills: number;
  /** Least energy to send a cat to work. */
  readonly worksFrom: number;
  /** It sends a cat to rest below this energy. */
  readonly restsUnder: number;
  readonly breeds: readonly Breed[];
  /** Buys slots up to this number. */
  readonly slots: number;
  /** Whom it finds another home when the room is full: nobody, cats that were at home, or any cat at once. */
  readonly rehomes: 'nobody' | 'settled' | 'anybody';
  /** It warms eggs only while they stir. */
  readonly isPatient: boolean;
  /** Part of the hands at work that it lends, 0 to 1. */
  readonly helps: number;
  /** Prefers one cat of each breed to the most expensive one. */
  readonly varies: boolean;
  readonly warms: boolean;
  /** It takes good trades at the window. */
  readonly trades: boolean;
  /** It builds rooms with coins that nothing else needs. */
  readonly builds: boolean;
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
  slots: 8,
  rehomes: 'nobody',
  isPatient: true,
  helps: 1,
  varies: false,
  warms: true,
  trades: true,
  builds: true,
};

export const pilot = (seed: number) => player(seed, { ...GOOD, looks: 24, presses: 9, slots: 6, varies: true });

type Job =
  | { readonly do: 'care'; readonly cat: number; readonly deed: CareAction }
  | { readonly do: 'buy'; readonly ware: ShopItem }
  | { readonly do: 'build'; readonly cat: number }
  | { readonly do: 'rehome'; readonly cat: number }
  | { readonly do: 'warm' }
  | { readonly do: 'trade' };

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

/** The next key towards a job, and whether the job is done with it. */
function press(state: Readonly<State>, job: Job): { readonly key: number; readonly isDone: boolean } {
  if (job.do === 'trade') return { key: KEY.trade, isDone: true };
  if (job.do === 'warm') return { key: KEY.warm, isDone: true };
  if (job.do === 'buy') return pressBuy(state, job.ware);
  const at = state.cats.findIndex(({ id }) => id === state.chosen);
  const to = state.cats.findIndex(({ id }) => id === job.cat);
  if (to < 0) return { key: 0, isDone: true };
  if (at !== to) return { key: at < to ? KEY.right : KEY.left, isDone: false };
  if (job.do === 'care') return { key: KEY[job.deed], isDone: true };
  if (job.do === 'build') return pressBuy(state, 'room');
  return { key: KEY.rehome, isDone: state.leaving?.cat === job.cat };
}

function pressBuy(state: Readonly<State>, ware: ShopItem): { readonly key: number; readonly isDone: boolean } {
  const [at, to] = [state.ware, SHOP_ITEMS.indexOf(ware)];
  return at === to ? { key: KEY.buy, isDone: true } : { key: at < to ? KEY.down : KEY.up, isDone: false };
}

function nextJob(state: Readonly<State>, skill: Skill, luck: number, t: T): Job | null {
  const egg = nextEgg(state);
  if (skill.warms && egg && validateWarm(state, egg, t) === null && (!skill.isPatient || stirs(state, egg, t)))
    return { do: 'warm' };
  if (skill.trades && state.guest && WORTH_IT.has(state.guest.who) && validateTrade(state) === null)
    return { do: 'trade' };
  return (
    wishJob(state, skill, luck, t) ??
    needJob(state, skill, t) ??
    workJob(state, skill, t) ??
    helpJob(state, skill, luck) ??
    buyJob(state, skill, t) ??
    roomJob(state, skill, t)
  );
}

/** Guests whose trade is better than the shop's prices, or who are given something. */
const WORTH_IT: ReadonlySet<Guest> = new Set(['sparrow', 'snail', 'magpie', 'mouse', 'hedgehog']);

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

function helpJob(state: Readonly<State>, skill: Skill, luck: number): Job | null {
  const cat = skill.deeds.includes('pet') && luck < skill.helps && state.cats.find(mayHelp);
  return cat ? { do: 'care', cat: cat.id, deed: 'pet' } : null;
}

/** Buys a slot for a second worker, else the most expensive affordable egg of an incomplete breed. */
function buyJob(state: Readonly<State>, skill: Skill, t: T): Job | null {
  const buying = (ware: ShopItem): Job | null => (validateBuy(state, ware, t) === null ? { do: 'buy', ware } : null);
  if (state.eggs.length > 0) return null;
  const isFull = state.cats.length >= state.maxCats;
  if (isFull && state.maxCats < skill.slots && state.cats.length > 0) {
    const slot = buying('slot');
    if (slot) return slot;
  }
  const open = skill.breeds.filter(breed => coatsOf(state, breed) < COATS_PER_BREED);
  const unseen = skill.varies ? open.filter(breed => !state.cats.some(({ type }) => type === breed)) : [];
  const wanted = (unseen.length > 0 ? unseen : open).filter(breed => eggPrice(breed, t) <= state.coins);
  const dearest = wanted.toSorted((a, b) => eggPrice(b, t) - eggPrice(a, t))[0];
  if (!dearest) return null;
  return isFull ? rehomeJob(state, skill, t) : buying(dearest);
}

/** Coins that are kept for an egg and food. */
const RESERVE = 600;

/** A room for a coat that has none, once the slots that it wants are bought. */
function roomJob(state: Readonly<State>, { builds, slots, rehomes }: Skill, t: T): Job | null {
  if (!builds || rehomes !== 'nobody' || state.maxCats < Math.min(slots, t.mostCats)) return null;
  if (state.coins < priceOf(state, 'room', t) + RESERVE) return null;
  const cat = state.cats.find(
    one => levelOf(one, t) >= HOME_LEVEL && !state.rooms.includes(coatIndex(one.type, one.coat)),
  );
  return cat ? { do: 'build', cat: cat.id } : null;
}

const coatsOf = ({ found }: Readonly<State>, breed: Breed): number =>
  Array.from({ length: COATS_PER_BREED }, (_, coat) => coatIndex(breed, coat)).filter(one => found.includes(one))
    .length;

/** Finds a home for the cat with the least experience, if there is money for another egg. */
function rehomeJob(state: Readonly<State>, { rehomes, slots }: Skill, t: T): Job | null {
  if (rehomes === 'nobody' || (rehomes === 'settled' && state.maxCats < slots)) return null;
  const leavers = rehomes === 'anybody' ? state.cats : state.cats.filter(cat => levelOf(cat, t) >= HOME_LEVEL);
  const least = leavers.toSorted((a, b) => a.experience - b.experience)[0];
  return least ? { do: 'rehome', cat: least.id } : null;
}
