// Wishes and stories, moods that combine, coats without duplicates, the book.
import { expect, test } from 'vitest';
import type { Json } from '../../../kit/core/json.ts';
import { view } from '../../view.ts';
import { BREEDS } from '../cats/breeds.ts';
import { layEgg } from '../cats/coatChoice.ts';
import { newCat } from '../cats/eggs.ts';
import { MOODS, moodOf, pairsOf } from '../cats/mood.ts';
import { opened, play, roomOf, send, TICK, t, types } from '../testing.ts';
import { career, EMPTY_BOOK, updateBook } from './book.ts';

const well = { hunger: 80, thirst: 80, happiness: 80, energy: 80 };

test('a cat in need asks for what it needs; granted it thanks with coins and learns', () => {
  const state = roomOf({ ...well, hunger: 40, wishIn: 0 });
  expect(types(play(state))).toEqual(['wished']);
  expect(state.cats[0]?.wish).toMatchObject({ deed: 'feed' });
  const before = state.coins;
  expect(types(send(state, { type: 'feed' }))).toEqual(['fed', 'wishGranted', 'pageTold']);
  expect(state.coins).toBe(before + t.wishCoins + t.storyCoins);
  expect(state.cats[0]).toMatchObject({ experience: t.feedXp + t.wishXp, wish: null });
  expect(state).toMatchObject({ granted: 1, pages: 1 });
});

test('a wish that nobody hears is given up, and costs a little happiness', () => {
  const state = roomOf({ ...well, hunger: 40, wishIn: 0 });
  play(state);
  const events = play(state, {}, t.wishSeconds * 60);
  expect(types(events)).toContain('wishMissed');
  expect(state.missed).toBe(1);
  expect(state.cats[0]?.happiness).toBeLessThan(80 - t.wishMissed + 0.01);
});

test('a Siamese asks again twice as soon as others', () => {
  const pauses = (['tabby', 'siamese'] as const).map(type => {
    const state = roomOf({ ...well, type, hunger: 40, wishIn: 0 });
    play(state);
    send(state, { type: 'feed' });
    return state.cats[0]?.wishIn;
  });
  expect(pauses).toEqual([600, 300]);
});

test('nobody asks for what can be neither done nor paid: a penniless room is never stuck', () => {
  const state = roomOf({ hunger: 0, thirst: 0, happiness: 0, energy: 50, wishIn: 0 });
  Object.assign(state, { coins: 0, food: 0, waterBowls: 0, toys: 0 });
  play(state);
  expect(state.cats[0]?.wish?.deed).toBe('pet');
  send(state, { type: 'pet' });
  expect(state.coins).toBe(t.wishCoins);
});

test('a story is told page by page, in its order, by the wishes of its breed', () => {
  let book = EMPTY_BOOK;
  for (let page = 1; page <= 5; page++)
    book = updateBook(book, {
      type: 'pageTold',
      breed: 'persian',
      tale: 0,
      page,
      coins: 0,
      cat: 1,
      name: 'x',
      x: 0,
      y: 0,
    });
  expect(book.pages).toEqual([0, 0, 5, 0, 0]);
});

test.each([
  [{}, 'blissful'],
  [{ hunger: 29 }, 'peckish'],
  [{ hunger: 29, thirst: 29 }, 'woeful'],
  [{ hunger: 29, happiness: 29 }, 'grumpy'],
  [{ hunger: 29, energy: 29 }, 'faint'],
  [{ thirst: 29, happiness: 29 }, 'sulky'],
  [{ thirst: 29, energy: 29 }, 'wilted'],
  [{ happiness: 29, energy: 29 }, 'gloomy'],
  [{ hunger: 0, thirst: 0, energy: 0 }, 'miserable'],
  [{ hunger: 50 }, 'playful'],
  [{ hunger: 50, energy: 50 }, 'cosy'],
  [{ happiness: 45 }, 'restless'],
  [{ happiness: 60 }, 'calm'],
  [{ isResting: true }, 'asleep'],
] as const)('%j is %s', (change, mood) => {
  expect(moodOf({ ...well, isResting: false, ...change })).toBe(mood);
  expect(MOODS[mood].name).not.toBe('');
});

test('two playful cats romp, a blissful one comforts a sad one, and a heap sleeps better', () => {
  const playful = { ...well, hunger: 50 };
  expect(pairsOf(roomOf(playful, well, { ...well, hunger: 10, happiness: 10 }, playful).cats)).toEqual({
    romps: [[0, 3]],
    comforts: [[1, 2]],
  });
  const rompers = roomOf(playful, playful);
  expect(types(play(rompers, {}, TICK))).toEqual(['romped']);
  expect(rompers.cats[0]?.happiness).toBeCloseTo(80 - 0.45 + t.rompHappiness, 5);
  const heap = roomOf({ ...well, energy: 20, isResting: true }, { ...well, energy: 20, isResting: true });
  play(heap, {}, TICK);
  expect(heap.cats[0]?.energy).toBe(20 + t.restGain + t.heapEnergy);
});

test('as many as work or sleep at once, each has a place of its own', () => {
  for (const deed of ['work', 'rest'] as const) {
    const state = roomOf(...Array.from({ length: 6 }, () => well));
    for (const { id } of state.cats) send(state, { type: deed, cat: id });
    expect(new Set(state.cats.map(({ toX, toY }) => `${toX} ${toY}`)).size).toBe(6);
  }
});

test('no coat comes twice until its breed is whole', () => {
  for (const breed of BREEDS) {
    const state = opened(3);
    state.maxCats = 12;
    const coats: number[] = [];
    for (let i = 0; i < 6; i++) {
      state.eggs = [];
      layEgg(state, breed).hatchProgress = 80;
      state.warmIn = 0;
      coats.push(...send(state, { type: 'warm' }).flatMap(event => (event.type === 'hatched' ? [event.coat] : [])));
    }
    expect(new Set(coats.slice(0, 5))).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(coats).toHaveLength(6);
  }
});

test('the book goes on in the next run: what it has is not drawn while a coat is missing', () => {
  const book = { ...EMPTY_BOOK, coats: EMPTY_BOOK.coats.with(0, 1).with(1, 1).with(2, 1).with(4, 1) };
  for (let seed = 1; seed < 8; seed++) {
    const state = opened(seed, {}, { career: book as unknown as Json });
    layEgg(state, 'tabby').hatchProgress = 80;
    send(state, { type: 'warm' });
    expect(state.cats[0]?.coat).toBe(3);
    expect(state.book.coats[3]).toBe(0);
  }
});

test.each<[string, Json]>([
  ['a list', []],
  ['too few coats', { ...(EMPTY_BOOK as object), coats: [1] }],
  ['half a coat', { ...(EMPTY_BOOK as object), coats: EMPTY_BOOK.coats.with(0, 0.5) }],
  ['a sixth page', { ...(EMPTY_BOOK as object), pages: [6, 0, 0, 0, 0] }],
  ['a tale that nobody wrote', { ...(EMPTY_BOOK as object), tales: [9, 0, 0, 0, 0] }],
  ['wishes of words', { ...(EMPTY_BOOK as object), wishes: 'many' }],
])('%s is no book', (_, torn) => {
  expect(career.validate(torn)).toMatch(/\.$/);
  expect(opened(1, {}, { career: torn }).book).toEqual({ ...EMPTY_BOOK, tales: expect.any(Array) });
});

test('each breed draws its tale by the seed until its first page is told, and keeps it then', () => {
  const drawn = Array.from({ length: 12 }, (_, seed) => opened(seed + 1).book.tales.join());
  expect(new Set(drawn).size).toBeGreaterThan(4);
  const told = { ...EMPTY_BOOK, pages: EMPTY_BOOK.pages.with(0, 2), tales: EMPTY_BOOK.tales.with(0, 1) };
  for (let seed = 1; seed <= 12; seed++)
    expect(opened(seed, {}, { career: told as unknown as Json }).book.tales[0]).toBe(1);
});

test('the first wish differs by the seed', () => {
  const first = Array.from({ length: 12 }, (_, seed) => {
    const state = opened(seed + 1, {}, undefined);
    const cat = newCat(state, 'tabby', 0, t);
    state.cats.push(cat);
    while (!cat.wish) play(state);
    return cat.wish.deed;
  });
  expect(new Set(first).size).toBeGreaterThan(2);
});

test.each([
  ['play', { happiness: 100 }],
  ['pet', { happiness: 100 }],
  ['feed', { hunger: 97 }],
  ['water', { thirst: 97 }],
  ['rest', { energy: 97 }],
] as const)('who wishes for %s takes it, full or not', (deed, bars) => {
  const state = roomOf({ ...well, ...bars, wish: { deed, left: 999, story: true, line: 0 } });
  play(state, {}, 10);
  expect(view(state, t).chosen?.deeds.find(one => one.deed === deed)?.refusal).toBeNull();
  expect(types(send(state, { type: deed }))).toContain('wishGranted');
});

test.each([
  ['play', { isResting: true }, {}],
  ['play', { energy: 10 }, {}],
  ['play', {}, { toys: 0 }],
  ['rest', { isResting: true }, {}],
  ['work', { hunger: 20 }, {}],
  ['feed', {}, { food: 0, coins: 0 }],
] as const)('a wish for %s goes, and costs nothing, once the room refuses it: %j %j', (deed, bars, stores) => {
  const state = roomOf({ ...well, ...bars, wish: { deed, left: 999, story: true, line: 0 } });
  Object.assign(state, stores);
  expect(types(play(state))).toEqual([]);
  expect(state.cats[0]?.wish).toBeNull();
  expect([state.missed, state.cats[0]?.happiness]).toEqual([0, 80]);
});
