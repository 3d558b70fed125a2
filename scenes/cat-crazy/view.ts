// View model of the HUD, as plain data with whole numbers; cached until something visible changes.

import { lastAnswer } from '../kit/core/lastAnswer.ts';
import type { T } from './constants.ts';
import { levelOf } from './rules/bars.ts';
import { type Breed, KINDS } from './rules/cats/breeds.ts';
import { stirs } from './rules/cats/eggs.ts';
import { type Mood, moodOf } from './rules/cats/mood.ts';
import { restOf } from './rules/cats/needs.ts';
import { wishCoinsAt } from './rules/cats/perks.ts';
import { HOME_LEVEL } from './rules/home.ts';
import { pointsOf } from './rules/score.ts';
import { nameOf, priceOf, SHOP_ITEMS, validateBuy } from './rules/shop.ts';
import {
  BARS,
  type Bar,
  type Book,
  CARE_ACTIONS,
  type CareAction,
  type Cat,
  type DiaryEntry,
  type Report,
  type ShopItem,
  type State,
  type Wish,
} from './rules/state.ts';
import { countCoats } from './rules/stories/book.ts';
import { BAR_NAMES, BAR_OF, causeOf, lineOf } from './rules/stories/lines.ts';
import { declineReason, mayHelp, validateCare } from './rules/validateCare.ts';
import { type EggView, eggView, type GoalView, type GuestView, goalView, guestView } from './viewParts.ts';

export interface ShopItemView {
  readonly ware: ShopItem;
  readonly name: string;
  readonly price: number;
  /** Number in store; null for items that are not stored. */
  readonly have: number | null;
  readonly trait: string | null;
  readonly refusal: string | null;
  readonly pointed: boolean;
}

export interface CatView {
  readonly id: number;
  readonly name: string;
  readonly breed: Breed;
  readonly coat: number;
  readonly level: number;
  readonly mood: Mood;
  readonly wish: CareAction | null;
  readonly works: boolean;
  readonly rests: boolean;
  /** Lowest bar, 0 to 100: for the marks of the list. */
  readonly low: number;
}

/** The selected cat with all details. */
export interface ChosenView extends CatView {
  readonly about: string;
  readonly bars: readonly { readonly bar: Bar; readonly value: number }[];
  /** It feels at home. */
  readonly isHome: boolean;
  /** Progress to the next level, 0 to 1. */
  readonly xp: number;
  /** Its wish as text with the reason; null without one. */
  readonly says: { readonly text: string; readonly why: string; readonly left: number; readonly story: boolean } | null;
  readonly deeds: readonly { readonly deed: CareAction; readonly refusal: string | null; readonly on: boolean }[];
  /** Care for which the store is empty. */
  readonly lacks: readonly CareAction[];
  /** Seconds until it wakes rested; null while it is awake. */
  readonly sleeps: number | null;
  /** Coins for a hand at work, where petting lends one now; else null. */
  readonly help: number | null;
}

export interface CatCrazyView {
  readonly coins: number;
  readonly level: number;
  readonly food: number;
  readonly toys: number;
  readonly waterBowls: number;
  readonly maxCats: number;
  readonly wares: readonly ShopItemView[];
  readonly eggs: readonly EggView[];
  readonly cats: readonly CatView[];
  readonly chosen: ChosenView | null;
  readonly bought: string | null;
  /** Id of the cat whose rehoming waits for confirmation. */
  readonly leaving: number | null;
  readonly book: Book;
  readonly report: Report | null;
  readonly diary: readonly DiaryEntry[];
  /** What has just happened, while it is to be read. */
  readonly news: string | null;
  readonly guest: GuestView | null;
  /** Null when the last goal is reached. */
  readonly goal: GoalView | null;
  /** Coats that have a room in the house. */
  readonly rooms: readonly number[];
  /** Coats at home: of this run against the clock, else of the book. */
  readonly coats: number;
  /** Points of the run against the clock so far; null in the other mode. */
  readonly points: number | null;
  /** Hint for beginners. */
  readonly hint: string | null;
  /** Seconds left in the ten minutes mode; null in the other. */
  readonly secondsLeft: number | null;
}

const last = lastAnswer<CatCrazyView>();

/** Building a view takes longer than a tick. */
export function view(state: Readonly<State>, t: T): CatCrazyView {
  const facts: unknown[] = [];
  gatherInputs(state, t, facts);
  return last(facts, () => buildView(state, t));
}

/** Collects everything a view depends on. */
function gatherInputs(state: Readonly<State>, t: T, into: unknown[]): void {
  const { coins, level, food, toys, waterBowls, maxCats, ware, warmIn, bought, chosen, leaving, granted } = state;
  const clock = state.mode === 'ten' ? Math.floor(state.tick / 60) : -1;
  into.push(
    t,
    state.book,
    state.rooms,
    state.hosted,
    state.report,
    state.diary,
    coins,
    level,
    food,
    toys,
    waterBowls,
    maxCats,
    ware,
    chosen,
    clock,
  );
  into.push(warmIn > 0, bought?.ware, leaving?.cat, granted, state.tally, state.found.length);
  into.push(state.goal, state.goalFrom, state.goalCarry, state.reached, state.news[0]);
  into.push(state.guest?.who, Math.ceil((state.guest?.left ?? 0) / 60));
  for (const egg of state.eggs) into.push(egg.id, egg.hatchProgress, egg.inTime, stirs(state, egg, t));
  for (const cat of state.cats) {
    into.push(cat.id, cat.name, cat.hunger, cat.thirst, cat.happiness, cat.energy, cat.experience);
    into.push(
      cat.isResting,
      cat.isWorking,
      mayHelp(cat),
      cat.toyFor > 0,
      cat.wish?.deed,
      Math.ceil((cat.wish?.left ?? 0) / 60),
    );
  }
}

function buildView(state: Readonly<State>, t: T): CatCrazyView {
  const { coins, level, food, toys, waterBowls, maxCats, bought, book, report } = state;
  const chosen = state.cats.find(({ id }) => id === state.chosen);
  return {
    coins,
    level,
    food,
    toys,
    waterBowls,
    maxCats,
    wares: SHOP_ITEMS.map((ware, index) => ({
      ware,
      name: nameOf(ware),
      price: priceOf(state, ware, t),
      have: haveOf(state, ware),
      trait: ware in KINDS ? KINDS[ware as Breed].trait : null,
      refusal: validateBuy(state, ware, t),
      pointed: index === state.ware,
    })),
    eggs: state.eggs.map(egg => eggView(state, egg, t)),
    cats: state.cats.map(cat => catView(cat, t)),
    chosen: chosen ? chosenView(state, chosen, t) : null,
    bought: bought && nameOf(bought.ware),
    leaving: state.leaving?.cat ?? null,
    book,
    rooms: state.rooms,
    report,
    diary: state.diary,
    news: state.news[0]?.text ?? null,
    guest: state.guest && guestView(state, state.guest),
    goal: goalView(state, t),
    coats: state.mode === 'ten' ? state.found.length : countCoats(book),
    points: state.mode === 'ten' ? pointsOf(state, t).all : null,
    hint: hintOf(state, t),
    secondsLeft: state.mode === 'ten' ? Math.max(0, Math.ceil(t.tenMinutes * 60) - Math.floor(state.tick / 60)) : null,
  };
}

function haveOf({ food, toys, waterBowls, maxCats, rooms }: Readonly<State>, ware: ShopItem): number | null {
  if (ware === 'food') return food;
  if (ware === 'toy') return toys;
  if (ware === 'water') return waterBowls;
  if (ware === 'room') return rooms.length;
  return ware === 'slot' ? maxCats : null;
}

const catView = (cat: Readonly<Cat>, t: T): CatView => ({
  id: cat.id,
  name: cat.name,
  breed: cat.type,
  coat: cat.coat,
  level: levelOf(cat, t),
  mood: moodOf(cat),
  wish: cat.wish?.deed ?? null,
  works: cat.isWorking,
  rests: cat.isResting,
  low: Math.floor(Math.min(cat.hunger, cat.thirst, cat.happiness, cat.energy)),
});

function chosenView(state: Readonly<State>, cat: Readonly<Cat>, t: T): ChosenView {
  const { wish } = cat;
  const helps = mayHelp(cat);
  return {
    ...catView(cat, t),
    about: `${KINDS[cat.type].coats[cat.coat]} ${KINDS[cat.type].name}, ${cat.personality}`,
    bars: BARS.map(bar => ({ bar, value: Math.floor(cat[bar]) })),
    isHome: levelOf(cat, t) >= HOME_LEVEL,
    xp: (cat.experience % t.levelXp) / t.levelXp,
    says: wish && {
      text: lineOf(cat, wish.deed, wish.line),
      why: whyOf(cat, wish, t),
      left: Math.ceil(wish.left / 60),
      story: wish.story,
    },
    deeds: CARE_ACTIONS.map(deed => ({
      deed,
      refusal: deed === 'pet' && helps ? null : (validateCare(state, cat, deed, t) ?? declineReason(cat, deed, t)),
      on: (deed === 'work' && cat.isWorking) || (deed === 'rest' && cat.isResting),
    })),
    lacks: [...(state.food < 1 ? (['feed'] as const) : []), ...(state.waterBowls < 1 ? (['water'] as const) : [])],
    sleeps: cat.isResting ? sleepSeconds(cat, t) : null,
    help: helps ? t.helpCoins * levelOf(cat, t) : null,
  };
}

/** Seconds of rest that are left, in whole ticks of the room. */
const sleepSeconds = (cat: Readonly<Cat>, t: T): number =>
  t.tickSeconds * Math.max(1, Math.ceil((100 - cat.energy) / restOf(cat, 0, t)));

/** The need behind a wish, if there is one, and what it brings. */
function whyOf(cat: Readonly<Cat>, { deed, story }: Readonly<Wish>, t: T): string {
  const bar = BAR_OF[deed];
  const coins = wishCoinsAt(levelOf(cat, t), t);
  const brings = story ? `+${coins + t.storyCoins} with a page of its story` : `+${coins}`;
  return bar && causeOf(cat, deed) !== 'whim' ? `${BAR_NAMES[bar]} ${Math.floor(cat[bar])}, ${brings}` : brings;
}

function hintOf(state: Readonly<State>, t: T): string | null {
  const { cats, eggs } = state;
  if (eggs.length > 0 && cats.length < state.maxCats) return 'Warm the egg: best when it stirs and shows a heart.';
  if (cats.length > 0) return null;
  return state.coins >= t.tabbyPrice ? 'Buy an egg: a Tabby costs all you have.' : 'A stray egg will be found soon.';
}
