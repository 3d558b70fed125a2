// Wishes: what a cat asks for and why, how it is thanked for, and the pages of stories that come of it.
import { pick } from '../kit/core/rng.ts';
import { change, earn, learn } from './bars.ts';
import { grown } from './book.ts';
import { BREEDS } from './breeds.ts';
import type { T } from './constants.ts';
import { priceOf } from './shop.ts';
import { BARS, type Bar, type Cat, type Deed, of, type State, type Tell, ticksIn, type Wish } from './state.ts';
import { PAGES, STORIES } from './stories.ts';
import { declines, whyNot } from './whyNot.ts';

/** Under that a bar is on a cat's mind. */
const ON_ITS_MIND = 65;
const DEED_FOR: Readonly<Record<Bar, readonly Deed[]>> = {
  hunger: ['feed'],
  thirst: ['water'],
  happiness: ['pet', 'play'],
  energy: ['rest'],
};

/** The wish that tells the next page of this cat's story; null once all are told. */
export function nextPage(
  state: Readonly<State>,
  cat: Readonly<Cat>,
): { readonly page: number; readonly deed: Deed } | null {
  const told = state.book.pages[BREEDS.indexOf(cat.type)] ?? 0;
  const page = STORIES[cat.type].pages[told];
  return page && told < PAGES ? { page: told + 1, deed: page.deed } : null;
}

/** Every tick of the run: who waits, waits; who has waited long enough asks; who has asked in vain is a little sad. */
export function wishes(state: State, cat: Cat, tell: Tell, t: T): void {
  if (cat.wish) {
    if (--cat.wish.left > 0) return;
    const { deed } = cat.wish;
    cat.wish = null;
    cat.wishIn = pauseOf(cat, t);
    change(cat, 'happiness', -t.wishMissed);
    state.missed++;
    tell({ type: 'wishMissed', deed, ...of(cat) });
    return;
  }
  if (cat.isResting) return;
  if (cat.wishIn > 0) {
    cat.wishIn--;
    return;
  }
  cat.wish = newWish(state, cat, t);
  if (cat.wish) tell({ type: 'wished', deed: cat.wish.deed, story: cat.wish.story, ...of(cat) });
  else cat.wishIn = pauseOf(cat, t);
}

const pauseOf = (cat: Cat, t: T): number => ticksIn(t.wishPause * (cat.type === 'siamese' ? t.siamesePause : 1));

function newWish(state: State, cat: Cat, t: T): Wish | null {
  const may = (deed: Deed) => isPossible(state, cat, deed, t);
  const needs = BARS.filter(bar => cat[bar] < ON_ITS_MIND)
    .flatMap(bar => DEED_FOR[bar])
    .filter(may);
  const left = ticksIn(t.wishSeconds);
  const page = nextPage(state, cat);
  if (needs.length > 0) {
    const deed = pick(state.rng, needs);
    return { deed, left, story: page?.deed === deed };
  }
  if (page && may(page.deed)) return { deed: page.deed, left, story: true };
  const whims = (['feed', 'water', 'pet', 'play'] as const).filter(may);
  return whims.length > 0 ? { deed: pick(state.rng, whims), left, story: false } : null;
}

/** No cat asks for what cannot be had: what is used up must at least be affordable. */
function isPossible(state: Readonly<State>, cat: Readonly<Cat>, deed: Deed, t: T): boolean {
  if (declines(cat, deed, t) !== null || (deed === 'work' && cat.isWorking)) return false;
  if (deed === 'feed') return state.food > 0 || state.coins >= priceOf('food', t);
  if (deed === 'water') return state.waterBowls > 0 || state.coins >= priceOf('water', t);
  return whyNot(state, cat, deed, t) === null;
}

/** A deed that was wished for: thanks, and perhaps a page. */
export function grant(state: State, cat: Cat, deed: Deed, tell: Tell, t: T): void {
  const { wish } = cat;
  if (wish?.deed !== deed) return;
  cat.wish = null;
  cat.wishIn = pauseOf(cat, t);
  state.granted++;
  earn(state, t.wishCoins);
  const granted = { type: 'wishGranted', deed, coins: t.wishCoins, ...of(cat) } as const;
  state.book = grown(state.book, granted);
  tell(granted);
  learn(state, cat, t.wishXp, tell, t);
  const page = nextPage(state, cat);
  if (!wish.story || page?.deed !== deed) return;
  const told = { type: 'pageTold', breed: cat.type, page: page.page, coins: t.storyCoins, ...of(cat) } as const;
  earn(state, t.storyCoins);
  state.pages++;
  state.book = grown(state.book, told);
  tell(told);
}

/** What it says, and why: `Hunger 24`. */
export const SAYS: Readonly<Record<Deed, string>> = {
  feed: 'Is that a bowl I hear?',
  water: 'Something cool, please.',
  pet: 'A hand would be nice.',
  play: 'Throw it! Throw it!',
  work: 'May I fold something?',
  rest: 'I could sleep on the spot.',
};
