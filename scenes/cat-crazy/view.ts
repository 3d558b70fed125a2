// View model of the HUD, as plain data with whole numbers; cached until something visible changes.
import { levelOf } from './bars.ts';
import { type Breed, KINDS } from './breeds.ts';
import type { T } from './constants.ts';
import { validateWarm } from './eggs.ts';
import { type Mood, moodOf } from './mood.ts';
import { nameOf, priceOf, SHOP_ITEMS, validateBuy } from './shop.ts';
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
} from './state.ts';
import { declineReason, validateCare } from './validateCare.ts';
import { WISH_TEXTS } from './wishes.ts';

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
  /** Progress to the next level, 0 to 1. */
  readonly xp: number;
  /** Its wish as text with the reason; null without one. */
  readonly says: { readonly text: string; readonly why: string; readonly left: number; readonly story: boolean } | null;
  readonly deeds: readonly { readonly deed: CareAction; readonly refusal: string | null; readonly on: boolean }[];
}

export interface CatCrazyView {
  readonly coins: number;
  readonly level: number;
  readonly food: number;
  readonly toys: number;
  readonly waterBowls: number;
  readonly maxCats: number;
  readonly nestRoom: number;
  readonly wares: readonly ShopItemView[];
  readonly eggs: readonly {
    readonly id: number;
    readonly breed: Breed;
    readonly part: number;
    readonly refusal: string | null;
  }[];
  /** Seconds until an egg can be warmed again. */
  readonly warmIn: number;
  readonly cats: readonly CatView[];
  readonly chosen: ChosenView | null;
  readonly bought: string | null;
  /** Id of the cat whose rehoming waits for confirmation. */
  readonly leaving: number | null;
  readonly book: Book;
  readonly report: Report | null;
  readonly diary: readonly DiaryEntry[];
  /** Hint for beginners. */
  readonly hint: string | null;
  /** Seconds left in the ten minutes mode; null in the other. */
  readonly secondsLeft: number | null;
}

/** The last view and the facts it was built from: building it takes longer than a tick. */
const cached: { facts: unknown[]; view: CatCrazyView | null } = { facts: [], view: null };
let facts: unknown[] = [];

export function view(state: Readonly<State>, t: T): CatCrazyView {
  facts.length = 0;
  gatherInputs(state, t, facts);
  const isKnown = facts.length === cached.facts.length && facts.every((fact, index) => fact === cached.facts[index]);
  if (cached.view && isKnown) return cached.view;
  [cached.facts, facts] = [facts, cached.facts];
  cached.view = buildView(state, t);
  return cached.view;
}

/** Collects everything a view depends on. */
function gatherInputs(state: Readonly<State>, t: T, into: unknown[]): void {
  const { coins, level, food, toys, waterBowls, maxCats, ware, warmIn, bought, chosen, leaving, granted } = state;
  const clock = state.mode === 'ten' ? Math.floor(state.tick / 60) : -1;
  into.push(
    t,
    state.book,
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
  into.push(Math.ceil(warmIn / 60), bought?.ware, leaving?.cat, granted > 0);
  for (const { id, hatchProgress } of state.eggs) into.push(id, hatchProgress);
  for (const cat of state.cats) {
    into.push(cat.id, cat.name, cat.hunger, cat.thirst, cat.happiness, cat.energy, cat.experience);
    into.push(cat.isResting, cat.isWorking, cat.toyFor > 0, cat.wish?.deed, Math.ceil((cat.wish?.left ?? 0) / 60));
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
    nestRoom: t.nestRoom,
    wares: SHOP_ITEMS.map((ware, index) => ({
      ware,
      name: nameOf(ware),
      price: priceOf(ware, t),
      have: haveOf(state, ware),
      trait: ware in KINDS ? KINDS[ware as Breed].trait : null,
      refusal: validateBuy(state, ware, t),
      pointed: index === state.ware,
    })),
    eggs: state.eggs.map(egg => ({
      id: egg.id,
      breed: egg.type,
      part: egg.hatchProgress,
      refusal: validateWarm(state, egg, t),
    })),
    warmIn: Math.ceil(state.warmIn / 60),
    cats: state.cats.map(cat => catView(cat, t)),
    chosen: chosen ? chosenView(state, chosen, t) : null,
    bought: bought && nameOf(bought.ware),
    leaving: state.leaving?.cat ?? null,
    book,
    report,
    diary: state.diary,
    hint: hintOf(state, t),
    secondsLeft: state.mode === 'ten' ? Math.max(0, Math.ceil(t.tenMinutes * 60) - Math.floor(state.tick / 60)) : null,
  };
}

function haveOf({ food, toys, waterBowls, maxCats }: Readonly<State>, ware: ShopItem): number | null {
  if (ware === 'food') return food;
  if (ware === 'toy') return toys;
  if (ware === 'water') return waterBowls;
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
  return {
    ...catView(cat, t),
    about: `${KINDS[cat.type].coats[cat.coat]} ${KINDS[cat.type].name}, ${cat.personality}`,
    bars: BARS.map(bar => ({ bar, value: Math.floor(cat[bar]) })),
    xp: (cat.experience % t.levelXp) / t.levelXp,
    says: wish && {
      text: WISH_TEXTS[wish.deed],
      why: whyOf(cat, wish.deed, wish.story),
      left: Math.ceil(wish.left / 60),
      story: wish.story,
    },
    deeds: CARE_ACTIONS.map(deed => ({
      deed,
      refusal: validateCare(state, cat, deed, t) ?? declineReason(cat, deed, t),
      on: (deed === 'work' && cat.isWorking) || (deed === 'rest' && cat.isResting),
    })),
  };
}

/** Above this value a wish has no need behind it. */
const WHIM = 65;
const REASONS: Readonly<Record<Exclude<CareAction, 'work'>, readonly [bar: Bar, word: string]>> = {
  feed: ['hunger', 'Hunger'],
  water: ['thirst', 'Thirst'],
  pet: ['happiness', 'Happiness'],
  play: ['happiness', 'Happiness'],
  rest: ['energy', 'Energy'],
};

function whyOf(cat: Readonly<Cat>, deed: CareAction, story: boolean): string {
  const [bar, word] = deed === 'work' ? ['energy' as const, ''] : REASONS[deed];
  if (deed !== 'work' && cat[bar] < WHIM) return `${word} ${Math.floor(cat[bar])}${story ? ', and a story' : ''}`;
  return story ? 'There is a story in it' : 'Just because';
}

function hintOf(state: Readonly<State>, t: T): string | null {
  const { cats, eggs, granted } = state;
  if (cats.length === 0 && eggs.length === 0)
    return state.coins >= t.tabbyPrice ? 'Buy an egg: a Tabby costs all you have.' : 'A stray egg will be found soon.';
  if (cats.length === 0) return 'Warm the egg until it hatches.';
  if (granted > 0) return null;
  return cats.some(({ wish }) => wish) ? 'A cat wishes for something: do it.' : 'Feed, play, pet; work earns coins.';
}
