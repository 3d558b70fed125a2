// Tests of the rules: numbers of the specification by action, declining, work, rest, needs, eggs, being at home, slots, shop.
import { expect, test } from 'vitest';
import { KEY } from '../controls.ts';
import { stirs } from './cats/eggs.ts';
import { CARE_ACTIONS, type Cat, type State } from './state.ts';
import { nestEgg, opened, play, refusal, roomOf, send, TICK, t, types } from './testing.ts';

const bars = { hunger: 50, thirst: 50, happiness: 50, energy: 50 };

test('one begins with what the specification says, and no cat', () => {
  expect(opened()).toMatchObject({
    coins: 100,
    level: 1,
    food: 5,
    toys: 3,
    waterBowls: 2,
    maxCats: 1,
    cats: [],
    eggs: [],
  });
});

test.each([
  ['feed', { hunger: 80, experience: 10 }, { food: 4 }],
  ['water', { thirst: 85, experience: 5 }, { waterBowls: 1 }],
  ['pet', { happiness: 70, experience: 5 }, {}],
  ['play', { happiness: 75, energy: 30, experience: 15 }, { toys: 3 }],
] as const)('%s does what the specification says', (deed, cat, stores) => {
  const state = roomOf(bars);
  send(state, { type: deed });
  expect(state.cats[0]).toMatchObject({ ...bars, ...cat });
  expect(state).toMatchObject(stores);
});

test.each([
  ['tabby', 100],
  ['siamese', 150],
  ['persian', 200],
  ['sphynx', 250],
  ['bengal', 300],
  ['food', 10],
  ['toy', 15],
  ['water', 5],
  ['slot', 500],
] as const)('%s costs %i coins, and one coin less is refused', (ware, price) => {
  const state = opened();
  state.coins = price - 1;
  expect(refusal(send(state, { type: 'buy', ware }))).toBe('Not enough coins: 1 more needed.');
  state.coins = price;
  expect(types(send(state, { type: 'buy', ware }))).toEqual(['bought']);
  expect(state.coins).toBe(0);
});

test('an egg takes five warmings of 20 %, a second apart, and hatches to its breed', () => {
  const state = opened();
  send(state, { type: 'buy', ware: 'tabby' });
  const parts = [];
  for (let i = 0; i < 5; i++) {
    const heard = send(state, { type: 'warm' });
    parts.push(...heard.flatMap(event => (event.type === 'eggWarmed' ? [event.part] : [])));
    if (i < 4) expect(refusal(send(state, { type: 'warm' }))).toBe('One moment: the egg still takes the warmth in.');
    play(state, {}, t.warmSeconds * 60);
  }
  expect(parts).toEqual([20, 40, 60, 80, 100]);
  expect(state.eggs).toEqual([]);
  expect(state.cats[0]).toMatchObject({ type: 'tabby', personality: 'easy-going' });
});

/** Warms the egg of a room until it hatches, each time while it stirs or while it lies still. */
function warmed(state: State, inTime: boolean): Cat | undefined {
  for (let i = 0; i < 5000 && state.eggs[0]; i++) {
    if (stirs(state, state.eggs[0], t) === inTime && state.warmIn === 0) send(state, { type: 'warm' });
    play(state);
  }
  return state.cats[0];
}

test('warmed while it stirs an egg hatches the first of its two coats, and a better kitten; else the second', () => {
  const [patient, hasty] = [true, false].map(inTime => {
    const state = opened();
    nestEgg(state, 'siamese', 0, { coats: [3, 1] });
    return warmed(state, inTime);
  });
  expect(patient).toMatchObject({ coat: 3, hunger: t.newborn + 5 * t.inTimeBars, experience: 5 * t.inTimeXp });
  expect(hasty).toMatchObject({ coat: 1, hunger: t.newborn, experience: 0 });
});

test('an egg that waits for a slot lies still, and a full room sells no egg', () => {
  const state = roomOf(bars);
  const egg = nestEgg(state, 'tabby', 80);
  for (let i = 0; i < 600; i++) {
    expect(stirs(state, egg, t)).toBe(false);
    play(state);
  }
  state.coins = 1000;
  expect(refusal(send(state, { type: 'buy', ware: 'tabby' }))).toBe(
    'No free cat slot for another egg: a slot costs 500.',
  );
});

test('a hand at work brings coins once until the next pay; a wish to be petted comes first', () => {
  const state = roomOf({ ...bars, experience: 100 });
  const cat = state.cats[0] as Cat;
  send(state, { type: 'work' });
  expect(types(send(state, { type: 'pet' }))).toEqual(['petted']);
  cat.isThere = true;
  const before = state.coins;
  expect(types(send(state, { type: 'pet' }))).toEqual(['helped']);
  expect(state.coins).toBe(before + 2 * t.helpCoins);
  expect(types(send(state, { type: 'pet' }))).toEqual(['petted']);
  play(state, {}, TICK);
  cat.wish = { deed: 'pet', left: 600, story: false, line: 0 };
  expect(types(send(state, { type: 'pet' }))).toContain('wishGranted');
  expect(types(send(state, { type: 'pet' }))).toEqual(['helped']);
});

test('a cat at work that plays takes a break', () => {
  const state = roomOf(bars);
  send(state, { type: 'work' });
  expect(types(send(state, { type: 'play' }))).toEqual(['workEnded', 'played']);
  expect(state.cats[0]?.isWorking).toBe(false);
});

test('a coat stands in the book once its cat is at home, at level 2; who is given away before counts nothing', () => {
  const state = roomOf({ ...bars, coat: 3, experience: 95 });
  expect([state.found, state.book.coats[3]]).toEqual([[], 0]);
  expect(types(send(state, { type: 'pet' }))).toEqual(['levelReached', 'settled', 'petted']);
  expect([state.found, state.book.coats[3]]).toEqual([[3], 1]);
  const mill = roomOf({ ...bars, coat: 3, experience: 95 });
  for (let i = 0; i < 2; i++) send(mill, { type: 'rehome', cat: mill.cats[0]?.id ?? 0 });
  expect([mill.cats, mill.found, mill.book.coats[3]]).toEqual([[], [], 0]);
});

test('hatching needs a free cat slot; the egg waits at 80 %', () => {
  const state = roomOf(bars);
  nestEgg(state, 'siamese', 80);
  expect(refusal(send(state, { type: 'warm' }))).toBe('No free cat slot: buy one, or find a cat another home.');
  state.coins = 500;
  send(state, { type: 'buy', ware: 'slot' });
  expect(types(send(state, { type: 'warm' }))).toEqual(['eggWarmed', 'hatched']);
  expect(state.cats).toHaveLength(2);
});

test('play needs a toy, 20 energy, and a cat that is awake and idle', () => {
  const state = roomOf({ ...bars, energy: 19 }, bars);
  const [cat, other] = state.cats as [(typeof state.cats)[number], (typeof state.cats)[number]];
  const why = () => refusal(send(state, { type: 'play', cat: cat.id }));
  expect(why()).toBe(`${cat.name} is too tired to play.`);
  cat.energy = 20;
  state.toys = 0;
  expect(why()).toBe('There is no toy. The shop sells them.');
  state.toys = 1;
  send(state, { type: 'play', cat: other.id });
  expect(why()).toBe('All toys are being played with.');
  play(state, {}, t.playSeconds * 60 + 1);
  cat.isResting = true;
  expect(why()).toBe(`${cat.name} is asleep.`);
  cat.isResting = false;
  send(state, { type: 'play', cat: cat.id });
  expect(cat.energy).toBe(0);
});

test.each([
  ['energy', 'tired'],
  ['hunger', 'hungry'],
  ['happiness', 'unhappy'],
  ['thirst', 'thirsty'],
] as const)('work needs %s of 30', (bar, want) => {
  const state = roomOf({ ...bars, [bar]: 29 });
  const cat = state.cats[0] as (typeof state.cats)[number];
  expect(refusal(send(state, { type: 'work' }))).toBe(`${cat.name} cannot work: ${want}.`);
  cat[bar] = 30;
  expect(types(send(state, { type: 'work' }))).toEqual(['workBegun']);
});

test('work pays ten coins for each level in every tick, and ends by itself under 30', () => {
  const state = roomOf({ type: 'siamese', hunger: 90, thirst: 90, happiness: 90, energy: 41, experience: 250 });
  const cat = state.cats[0] as (typeof state.cats)[number];
  const before = state.coins;
  send(state, { type: 'work' });
  expect(types(play(state, {}, TICK))).toEqual(['paid']);
  expect(state.coins).toBe(before + 30);
  expect(cat).toMatchObject({ energy: 36, hunger: 88, thirst: 88, happiness: 88.7 });
  play(state, {}, TICK);
  expect(types(play(state, {}, TICK))).toEqual(['paid', 'workEnded']);
  expect([cat.isWorking, cat.energy]).toEqual([false, 26]);
});

test.each([
  ['tabby', { hunger: 49.1, thirst: 48.65, happiness: 49.55, energy: 49.55 }, 62],
  ['siamese', { hunger: 49, thirst: 48.5, happiness: 49.35, energy: 49.5 }, 62],
  ['persian', { hunger: 49, thirst: 48.5, happiness: 49.5, energy: 49.65 }, 68],
  ['sphynx', { hunger: 48.7, thirst: 48.5, happiness: 49.5, energy: 49.5 }, 62],
  ['bengal', { hunger: 49, thirst: 48.5, happiness: 49.5, energy: 49.4 }, 62],
] as const)('a tick wears a %s down at its own pace, and rest restores it', (type, after, rested) => {
  const state = roomOf({ type, ...bars });
  play(state, {}, TICK);
  expect(state.cats[0]).toMatchObject(after);
  const sleeper = roomOf({ type, ...bars, isResting: true });
  play(sleeper, {}, TICK);
  expect(sleeper.cats[0]?.energy).toBe(rested);
});

test('who is rested wakes, and who drops with tiredness lies down', () => {
  const state = roomOf({ ...bars, energy: 95, isResting: true }, { ...bars, energy: 5 });
  expect(types(play(state, {}, TICK))).toEqual(['restEnded', 'restBegun']);
  expect(state.cats.map(({ isResting }) => isResting)).toEqual([false, true]);
});

test('a content cat declines kindly and nothing is used up', () => {
  const state = roomOf({ hunger: 91, thirst: 91, happiness: 91, energy: 91 });
  for (const deed of CARE_ACTIONS.filter(one => one !== 'work')) {
    const events = send(state, { type: deed });
    expect(types(events)).toEqual(['declined']);
  }
  expect(state).toMatchObject({ food: 5, waterBowls: 2 });
  expect(state.cats[0]?.experience).toBe(0);
});

test('a hundred points of experience are a level; the top bar shows the highest', () => {
  const state = roomOf({ ...bars, experience: 95 }, bars);
  expect(types(send(state, { type: 'pet' }))).toEqual(['levelReached', 'settled', 'petted']);
  expect(state.level).toBe(2);
});

test('the last purchase goes back within five seconds, if nothing of it was used', () => {
  const state = opened();
  send(state, { type: 'buy', ware: 'tabby' });
  send(state, { type: 'giveBack' });
  expect(state).toMatchObject({ coins: 100, eggs: [] });
  send(state, { type: 'buy', ware: 'tabby' });
  send(state, { type: 'warm' });
  expect(refusal(send(state, { type: 'giveBack' }))).toBe('There is nothing to give back.');
  state.coins = 20;
  send(state, { type: 'buy', ware: 'food' });
  play(state, {}, t.undoSeconds * 60);
  expect(refusal(send(state, { type: 'giveBack' }))).toBe('There is nothing to give back.');
  expect(state.food).toBe(6);
});

test('a slot that a cat has hatched into is not given back', () => {
  const state = roomOf(bars);
  state.coins = 500;
  nestEgg(state, 'tabby', 80);
  send(state, { type: 'buy', ware: 'slot' });
  send(state, { type: 'warm' });
  expect(refusal(send(state, { type: 'giveBack' }))).toBe('There is nothing to give back.');
  expect([state.maxCats, state.cats.length]).toEqual([2, 2]);
});

test('who has neither cat nor coin finds a stray Tabby’s egg', () => {
  const state = opened();
  state.coins = 99;
  expect(types(play(state, {}, TICK))).toEqual(['eggFound']);
  expect(state.eggs).toMatchObject([{ type: 'tabby', hatchProgress: 0 }]);
});

test('a cat is asked for twice before it finds another home; the book remembers', () => {
  const state = roomOf({ ...bars, coat: 3 });
  const cat = state.cats[0]?.id ?? 0;
  expect(types(send(state, { type: 'rehome', cat }))).toEqual(['leaveAsked']);
  expect(types(play(state, { pressed: KEY.rehome }))).toEqual(['rehomed']);
  expect([state.cats, state.chosen]).toEqual([[], null]);
});

test.each([
  ['  Sir   Purr\n', 'Sir Purr'],
  ['A name that is much too long', 'A name that is m'],
  ['<b>x</b>', '<b>x</b>'],
  ['\u202e\u0000Tac', 'Tac'],
])('%j is called %j', (typed, name) => {
  const state = roomOf(bars);
  send(state, { type: 'name', cat: state.cats[0]?.id ?? 0, name: typed });
  expect(state.cats[0]?.name).toBe(name);
});

test('an empty name is refused', () => {
  const state = roomOf(bars);
  expect(refusal(send(state, { type: 'name', cat: state.cats[0]?.id ?? 0, name: ' \n ' }))).toBe(
    'A name needs a letter at least.',
  );
});

test('the pointer warms an egg, chooses a cat, pets the chosen one, and uses what stands in the room', () => {
  const state = roomOf(bars, bars);
  nestEgg(state, 'tabby', 0);
  const [cat, other] = state.cats as [(typeof state.cats)[number], (typeof state.cats)[number]];
  Object.assign(cat, { x: 380, y: 400, toX: 380, toY: 400 });
  Object.assign(other, { x: 520, y: 420, toX: 520, toY: 420 });
  const press = (x: number, y: number) =>
    types(play(state, { pointer: { x, y, down: true, pressed: true, released: false, cancelled: false } }));
  expect(press(62, 256)).toEqual(['eggWarmed']);
  expect(press(520, 370)).toEqual(['chosen']);
  expect(press(520, 370)).toEqual(['petted']);
  expect(press(136, 436)).toEqual(['fed']);
  expect(press(294, 446)).toEqual(['watered']);
  expect(press(640, 428)).toEqual(['played']);
  expect(press(20, 20)).toEqual([]);
});

test('keys alone do everything: choose a ware, buy, warm, choose a cat, care', () => {
  const state = opened();
  play(state, { pressed: KEY.buy });
  expect(state.eggs).toMatchObject([{ type: 'tabby' }]);
  play(state, { pressed: KEY.warm });
  expect(state.eggs[0]?.hatchProgress).toBe(20);
  const room = roomOf(bars, bars);
  play(room, { pressed: KEY.right });
  expect(room.chosen).toBe(room.cats[1]?.id);
  for (const deed of CARE_ACTIONS.filter(one => one !== 'rest')) play(room, { pressed: KEY[deed] });
  expect(room.cats[1]).toMatchObject({ hunger: 80, thirst: 85, isWorking: true });
});
