// Wishes: which one a cat has, granting and missing them, story pages.
import { pick, random } from '../../../kit/core/rng.ts';
import type { T } from '../../constants.ts';
import { addCoins, addExperience, changeBar, levelOf } from '../bars.ts';
import { BREEDS } from '../cats/breeds.ts';
import { wishCoinsAt } from '../cats/perks.ts';
import { priceOf } from '../shop.ts';
import {
  BARS,
  type Bar,
  type CareAction,
  type Cat,
  catRef,
  type Emit,
  type State,
  ticksIn,
  type Wish,
} from '../state.ts';
import { declineReason, validateCare } from '../validateCare.ts';
import { updateBook } from './book.ts';
import { causeOf, LINES, lineOf, NEED_BELOW, nextLine, remember } from './lines.ts';
import { PAGES, storyOf } from './stories.ts';

const ACTIONS_FOR: Readonly<Record<Bar, readonly CareAction[]>> = {
  hunger: ['feed'],
  thirst: ['water'],
  happiness: ['pet', 'play'],
  energy: ['rest'],
};

/** How often a whim is the wish that tells the next page. */
const STORY_CHANCE = 0.6;

/** Next page of this cat's story and the wish that unlocks it; null once all are unlocked. */
export function nextPage(
  state: Readonly<State>,
  cat: Readonly<Cat>,
): { readonly page: number; readonly deed: CareAction } | null {
  const unlocked = state.book.pages[BREEDS.indexOf(cat.type)] ?? 0;
  const page = storyOf(cat.type, state.book).pages[unlocked];
  return page && unlocked < PAGES ? { page: unlocked + 1, deed: page.deed } : null;
}

/** One tick of a wish: count down, begin a new one, or miss one, which costs happiness; one that cannot be granted any more goes without that. */
export function updateWish(state: State, cat: Cat, emit: Emit, t: T): void {
  if (cat.wish && !isPossible(state, cat, cat.wish.deed, t)) {
    cat.wish = null;
    cat.wishIn = pauseOf(cat, t);
    return;
  }
  if (cat.wish) {
    if (--cat.wish.left > 0) return;
    const { deed } = cat.wish;
    cat.wish = null;
    cat.wishIn = pauseOf(cat, t);
    changeBar(cat, 'happiness', -t.wishMissed);
    state.missed++;
    emit({ type: 'wishMissed', deed, ...catRef(cat) });
    return;
  }
  if (cat.isResting) return;
  if (cat.wishIn > 0) {
    cat.wishIn--;
    return;
  }
  cat.wish = newWish(state, cat, t);
  if (cat.wish) emit({ type: 'wished', ...wishedBy(cat, cat.wish), ...catRef(cat) });
  else cat.wishIn = pauseOf(cat, t);
}

const wishedBy = (cat: Readonly<Cat>, { deed, story, line }: Wish) => ({ deed, story, text: lineOf(cat, deed, line) });

const pauseOf = (cat: Cat, t: T): number => ticksIn(t.wishPause * (cat.type === 'siamese' ? t.siamesePause : 1));

function newWish(state: State, cat: Cat, t: T): Wish | null {
  const may = (deed: CareAction) => isPossible(state, cat, deed, t);
  const needs = BARS.filter(bar => cat[bar] < NEED_BELOW)
    .flatMap(bar => ACTIONS_FOR[bar])
    .filter(may);
  const left = ticksIn(t.wishSeconds);
  const page = nextPage(state, cat);
  if (needs.length > 0) {
    const deed = pick(state.rng, needs);
    return sayWish(state, cat, { deed, left, story: page?.deed === deed });
  }
  const whims = WHIMS.filter(may);
  if (page && may(page.deed) && (whims.length === 0 || random(state.rng) < STORY_CHANCE))
    return sayWish(state, cat, { deed: page.deed, left, story: true });
  // Who lacks nothing wishes all the same: for company, for something to do.
  const wishes = whims.length > 0 ? whims : TREATS.filter(deed => canDo(state, cat, deed, t));
  if (wishes.length === 0) return null;
  const deed = pick(state.rng, wishes);
  return sayWish(state, cat, { deed, left, story: page?.deed === deed });
}

const WHIMS: readonly CareAction[] = ['feed', 'water', 'pet', 'play'];
const TREATS: readonly CareAction[] = ['pet', 'play', 'work'];

/** Gives a wish its words. */
function sayWish(state: State, cat: Readonly<Cat>, wish: Omit<Wish, 'line'>): Wish {
  const lines = LINES[wish.deed][causeOf(cat, wish.deed)];
  const line = nextLine(state.rng, state.said, lines);
  state.said = remember(state.said, lines[line] as string);
  return { ...wish, line };
}

/** No cat wishes for something impossible: what it needs is in store or affordable. */
function isPossible(state: Readonly<State>, cat: Readonly<Cat>, deed: CareAction, t: T): boolean {
  return declineReason(cat, deed, t) === null && canDo(state, cat, deed, t);
}

function canDo(state: Readonly<State>, cat: Readonly<Cat>, deed: CareAction, t: T): boolean {
  if ((deed === 'work' && cat.isWorking) || (deed === 'rest' && cat.isResting)) return false;
  if (deed === 'feed') return state.food > 0 || state.coins >= priceOf(state, 'food', t);
  if (deed === 'water') return state.waterBowls > 0 || state.coins >= priceOf(state, 'water', t);
  return validateCare(state, cat, deed, t) === null;
}

/** Rewards an action that was wished for: coins, experience, and perhaps a story page. */
export function grantWish(state: State, cat: Cat, deed: CareAction, emit: Emit, t: T): void {
  const { wish } = cat;
  if (wish?.deed !== deed) return;
  cat.wish = null;
  cat.wishIn = pauseOf(cat, t);
  state.granted++;
  const coins = wishCoinsAt(levelOf(cat, t), t);
  addCoins(state, coins);
  const granted = { type: 'wishGranted', deed, coins, ...catRef(cat) } as const;
  state.book = updateBook(state.book, granted);
  emit(granted);
  addExperience(state, cat, t.wishXp, emit, t);
  const page = nextPage(state, cat);
  if (!wish.story || page?.deed !== deed) return;
  const tale = state.book.tales[BREEDS.indexOf(cat.type)] ?? 0;
  const event = {
    type: 'pageTold',
    breed: cat.type,
    page: page.page,
    tale,
    coins: t.storyCoins,
    ...catRef(cat),
  } as const;
  addCoins(state, t.storyCoins);
  state.pages++;
  state.book = updateBook(state.book, event);
  emit(event);
}
