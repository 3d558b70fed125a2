// Rules of Cat Crazy in real time: input, movement and wishes in every tick, needs every five seconds.
import type { Frame } from '../../kit/core/input/input.ts';
import { hypot } from '../../kit/core/math.ts';
import { seeded } from '../../kit/core/rng.ts';
import type { CreateOptions, Outline, RealtimeRules } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { catchUp } from './away.ts';
import { levelOf } from './bars.ts';
import { care, rehome } from './care.ts';
import { BREEDS, COATS_PER_BREED } from './cats/breeds.ts';
import { newCat, nextEgg, warmEgg } from './cats/eggs.ts';
import { startActivity, updateMovement } from './cats/movement.ts';
import { cleanName } from './cats/names.ts';
import { tickNeeds } from './cats/needs.ts';
import { trade, updateGuest } from './guests.ts';
import { CAT_MIDDLE, CAT_REACH, EGG_REACH, eggPlace, FLOOR, isWindow, THINGS, WINDOW } from './room.ts';
import { readSavedGame } from './savedGame.ts';
import { resultOf } from './score.ts';
import { buyItem, isShopItem, SHOP_ITEMS, undoPurchase } from './shop.ts';
import {
  CARE_ACTIONS,
  type CareAction,
  type Cat,
  type Command,
  catRef,
  type Egg,
  type Emit,
  type Event,
  type State,
  ticksIn,
} from './state.ts';
import { EMPTY_BOOK, readBook, withTales } from './stories/book.ts';
import { noteInDiary } from './stories/diary.ts';
import { NO_TALLY, noteInTally, updateGoal } from './stories/goals.ts';
import { noteInNews, updateNews } from './stories/news.ts';
import { updateWish } from './stories/wishes.ts';

function create({ seed, setup, begin }: CreateOptions, t: T): State {
  const book = begin?.career === undefined ? EMPTY_BOOK : readBook(begin.career);
  const state: State = {
    rng: seeded(seed),
    mode: setup['mode'] === 'ten' ? 'ten' : 'home',
    tick: 0,
    isOver: false,
    coins: t.startCoins,
    level: 1,
    food: t.startFood,
    toys: t.startToys,
    waterBowls: t.startWater,
    maxCats: Math.max(t.startSlots, t.firstCats),
    cats: [],
    eggs: [],
    nextId: 1,
    chosen: null,
    ware: SHOP_ITEMS.indexOf('tabby'),
    warmIn: 0,
    bought: null,
    found: [],
    leaving: null,
    granted: 0,
    missed: 0,
    pages: 0,
    hosted: 0,
    rooms: [],
    tally: NO_TALLY,
    lately: [],
    goal: 0,
    goalFrom: 0,
    goalCarry: 0,
    reached: null,
    guest: null,
    guestIn: ticksIn(t.guestPause),
    lastGuest: null,
    news: [],
    said: [],
    book: EMPTY_BOOK,
    report: null,
    visit: 1,
    diary: [],
  };
  state.book = withTales(typeof book === 'string' ? EMPTY_BOOK : book, state.rng);
  for (let i = 0; i < t.firstCats; i++)
    state.cats.push(
      newCat(state, BREEDS[i % BREEDS.length] ?? 'tabby', Math.floor(i / BREEDS.length) % COATS_PER_BREED, t),
    );
  const kept = begin?.kept === undefined ? 'none' : readSavedGame(begin.kept);
  if (typeof kept !== 'string') {
    const { cats, eggs, found, rooms, ...rest } = kept;
    Object.assign(state, rest, { found: [...found], rooms: [...rooms] });
    state.eggs = eggs.map(egg => ({ id: state.nextId++, ...egg }));
    state.cats = [];
    for (const { type, coat, ...bars } of cats) state.cats.push(Object.assign(newCat(state, type, coat, t), bars));
    state.level = state.cats.reduce((most, cat) => Math.max(most, levelOf(cat, t)), 1);
    state.report = catchUp(state, begin?.awaySeconds ?? 0, t);
    if (state.report) state.visit++;
  }
  state.cats.forEach((cat, index) => placeCat(state, cat, index));
  state.chosen = state.cats[0]?.id ?? null;
  return state;
}

/** Places a cat where its activity takes place, as if it had been there for long. */
function placeCat(state: State, cat: Cat, index: number): void {
  startActivity(cat, cat.isWorking ? 'work' : cat.isResting ? 'sleep' : 'sit', state);
  if (!cat.isWorking && !cat.isResting) {
    cat.toX = FLOOR.left + ((index * 3) % 8) * SPREAD + SPREAD / 2;
    cat.toY = FLOOR.top + 40 + ((index * 5) % 4) * 36;
  }
  cat.x = cat.toX;
  cat.y = cat.toY;
}

/** Distance of cats side by side, in pixels: eight fill the floor. */
const SPREAD = (FLOOR.right - FLOOR.left) / 8;

function tick(state: State, frame: Frame, t: T): readonly Event[] {
  if (state.isOver) return [];
  const events: Event[] = [];
  const emit = emitterOf(state, events, t);
  if (state.tick === 0 && state.report) emit({ type: 'cameBack', report: state.report });
  state.tick++;
  handleInput(state, frame, emit, t);
  updateNews(state);
  if (state.warmIn > 0) state.warmIn--;
  if (state.bought && --state.bought.left <= 0) state.bought = null;
  if (state.leaving && --state.leaving.left <= 0) state.leaving = null;
  for (const cat of state.cats) {
    updateMovement(state, cat, t);
    updateWish(state, cat, emit, t);
  }
  updateGuest(state, emit, t);
  if (state.tick % ticksIn(t.tickSeconds) === 0) tickNeeds(state, emit, t);
  updateGoal(state, emit, t);
  if (state.mode === 'ten' && state.tick >= ticksIn(t.tenMinutes * 60)) {
    state.isOver = true;
    emit({ type: 'timeUp' });
  }
  return events;
}

/** Collects events, and writes down those worth remembering. */
const emitterOf =
  (state: State, events: Event[], t: T): Emit =>
  event => {
    events.push(event);
    noteInDiary(state, event);
    noteInTally(state, event, t);
    noteInNews(state, event, t);
  };

function handleInput(state: State, { pressed, pointer }: Frame, emit: Emit, t: T): void {
  if (pointer?.pressed) handlePress(state, pointer.x, pointer.y, emit, t);
  if (pressed === 0) return;
  if ((pressed & KEY.left) !== 0) chooseNext(state, -1, emit);
  if ((pressed & KEY.right) !== 0) chooseNext(state, 1, emit);
  if ((pressed & KEY.up) !== 0) state.ware = (state.ware + SHOP_ITEMS.length - 1) % SHOP_ITEMS.length;
  if ((pressed & KEY.down) !== 0) state.ware = (state.ware + 1) % SHOP_ITEMS.length;
  if ((pressed & KEY.buy) !== 0) buyItem(state, SHOP_ITEMS[state.ware] ?? 'food', emit, t);
  if ((pressed & KEY.warm) !== 0) warmEgg(state, nextEgg(state), emit, t);
  if ((pressed & KEY.trade) !== 0) trade(state, emit);
  const chosen = state.cats.find(({ id }) => id === state.chosen);
  if ((pressed & KEY.rehome) !== 0 && chosen) rehome(state, chosen, emit, t);
  for (const deed of CARE_ACTIONS) if ((pressed & KEY[deed]) !== 0) careForId(state, deed, undefined, emit, t);
}

function chooseNext(state: State, by: number, emit: Emit): void {
  const { cats } = state;
  if (cats.length === 0) return;
  const at = cats.findIndex(({ id }) => id === state.chosen);
  chooseCat(state, cats[(at + by + cats.length) % cats.length] as Cat, emit);
}

function chooseCat(state: State, cat: Cat, emit: Emit): void {
  if (state.chosen === cat.id) return;
  state.chosen = cat.id;
  emit({ type: 'chosen', cat: cat.id });
}

/** Hit test of a press: eggs first, then cats, then things of the room. Pressing the selected cat pets it. */
function handlePress(state: State, x: number, y: number, emit: Emit, t: T): void {
  const egg = state.eggs.find((_, index) => {
    const place = eggPlace(index);
    return hypot(place.x - x, place.y - y) < EGG_REACH;
  });
  if (egg) {
    warmEgg(state, egg, emit, t);
    return;
  }
  const reach = (cat: Cat) => hypot(cat.x - x, cat.y - CAT_MIDDLE - y);
  const near = state.cats.filter(cat => reach(cat) < CAT_REACH).toSorted((a, b) => reach(a) - reach(b))[0];
  if (near && near.id === state.chosen) care(state, near, 'pet', emit, t);
  else if (near) chooseCat(state, near, emit);
  else if (state.guest && isWindow(x, y)) trade(state, emit);
  else {
    const thing = THINGS.find(one => hypot(one.x - x, one.y - y) < one.r);
    if (thing) careForId(state, thing.deed, undefined, emit, t);
  }
}

function careForId(state: State, deed: CareAction, id: number | undefined, emit: Emit, t: T): void {
  const cat = state.cats.find(one => one.id === (id ?? state.chosen));
  if (cat) care(state, cat, deed, emit, t);
  else
    emit({ type: 'refused', message: state.eggs.length > 0 ? 'No cat yet: warm the egg.' : 'No cat yet: buy an egg.' });
}

function command(state: State, order: Command, t: T): readonly Event[] {
  const events: Event[] = [];
  const emit = emitterOf(state, events, t);
  handleCommand(state, order, emit, t);
  return events;
}

function handleCommand(state: State, order: Command, emit: Emit, t: T): void {
  const type = order?.type;
  if (state.isOver) emit({ type: 'refused', message: 'The ten minutes are over.' });
  else if (CARE_ACTIONS.includes(type as CareAction))
    careForId(state, type as CareAction, (order as { cat?: number }).cat, emit, t);
  else if (type === 'buy' && isShopItem(order.ware)) buyItem(state, order.ware, emit, t);
  else if (type === 'giveBack') undoPurchase(state, emit);
  else if (type === 'warm') warmEgg(state, eggOf(state, order.egg), emit, t);
  else if (type === 'trade') trade(state, emit);
  else if (type === 'read') state.report = null;
  else {
    const cat = state.cats.find(({ id }) => id === (order as { cat?: unknown } | null)?.cat);
    if (cat && type === 'choose') chooseCat(state, cat, emit);
    else if (cat && type === 'rehome') rehome(state, cat, emit, t);
    else if (cat && type === 'name') rename(cat, order.name, emit);
    else emit({ type: 'refused', message: 'That is nothing one does with cats.' });
  }
}

const eggOf = (state: State, id: number | undefined): Egg | undefined =>
  id === undefined ? nextEgg(state) : state.eggs.find(egg => egg.id === id);

function rename(cat: Cat, typed: unknown, emit: Emit): void {
  const name = cleanName(typed);
  if (name === null) {
    emit({ type: 'refused', message: 'A name needs a letter at least.' });
    return;
  }
  cat.name = name;
  emit({ type: 'named', ...catRef(cat) });
}

function outlines(state: Readonly<State>): readonly Outline[] {
  return [
    ...state.cats.map(({ x, y }) => ({ x, y: y - CAT_MIDDLE, r: CAT_REACH })),
    ...state.eggs.map((_, index) => ({ ...eggPlace(index), r: EGG_REACH })),
    ...(state.guest ? [{ x: WINDOW.x, y: WINDOW.y, r: WINDOW.halfHeight }] : []),
    ...THINGS.map(({ x, y, r }) => ({ x, y, r })),
  ];
}

export const rules: RealtimeRules<State, Command, Event, T> = {
  kind: 'realtime',
  create,
  tick,
  command,
  outlines,
  takeBack: ({ bought }) => (bought ? { type: 'giveBack' } : null),
  result: resultOf,
};
