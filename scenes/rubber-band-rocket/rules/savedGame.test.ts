// Saved game: round trip; impossible data is refused with a sentence.
import { expect, test } from 'vitest';
import type { Json } from '../../kit/core/json.ts';
import { rules } from './rules.ts';
import { savedGame } from './savedGame.ts';
import { fittedWith, launch, opened, t, untilDown } from './testing.ts';

function flown() {
  const state = opened(4);
  for (let i = 0; i < 3; i++) {
    launch(state);
    untilDown(state);
    rules.command?.(state, { type: 'fit', upgrade: i === 0 ? 'booster' : 'power' }, t);
  }
  return Object.assign(state, { worn: 2, met: 5, parts: ['glider', 'kite'], known: ['geese'], finds: 2, dull: 1 });
}

test('coins, upgrades, feathers, record, launches, log and ghost go on', () => {
  const state = flown();
  const kept = JSON.parse(JSON.stringify(savedGame.serialize(state))) as Json;
  const again = rules.create({ seed: 99, setup: {}, levels: [], begin: { kept, awaySeconds: 60 } }, t);
  expect(again).toMatchObject({
    coins: state.coins,
    upgrades: state.upgrades,
    maxHeight: state.maxHeight,
    worn: 2,
    met: 5,
    parts: ['glider', 'kite'],
    favoured: state.favoured,
    known: ['geese'],
    finds: 2,
    dull: 1,
    launches: 3,
    log: state.log,
    ghost: state.ghost,
  });
  expect(savedGame.serialize(again)).toEqual(savedGame.serialize(state));
  expect(state.ghost.length).toBeGreaterThan(5);
});

test('nothing is kept before the first coin, nor after the Moon', () => {
  expect(savedGame.serialize(opened())).toBeNull();
  const state = fittedWith(46, 0);
  launch(state);
  untilDown(state);
  expect(state.isHome).toBe(true);
  expect(savedGame.serialize(state)).toBeNull();
});

const good = () => savedGame.serialize(flown()) as { [name: string]: Json };
test.each<[string, Json]>([
  ['null', null],
  ['a list', []],
  ['negative coins', { ...good(), coins: -1 }],
  ['a fraction', { ...good(), maxHeight: 1.5 }],
  ['no upgrades', { ...good(), upgrades: null }],
  ['a thousand levels', { ...good(), upgrades: { power: 1000, booster: 0 } }],
  ['a cloak of feathers', { ...good(), worn: 40 }],
  ['feathers that nobody met', { ...good(), met: null }],
  ['an unknown upgrade', { ...good(), fitted: 'wings' }],
  ['an unknown part', { ...good(), parts: ['sail'] }],
  ['three parts', { ...good(), parts: ['kite', 'stage', 'glider'] }],
  ['a part twice', { ...good(), parts: ['kite', 'kite'] }],
  ['what no sky has', { ...good(), known: ['dragon'] }],
  ['half a find', { ...good(), finds: 0.5 }],
  ['a log that is none', { ...good(), log: [{ reach: 'high' }] }],
  [
    'a log without end',
    { ...good(), log: Array.from({ length: 999 }, () => ({ reach: 1, record: true, wind: false })) },
  ],
  ['a ghost of words', { ...good(), ghost: ['boo'] }],
])('%s is refused, and a run that is handed it begins anew', (_, kept) => {
  expect(savedGame.validate(kept)).toMatch(/^This saved game .+\.$/);
  expect(rules.create({ seed: 1, setup: {}, levels: [], begin: { kept } }, t)).toEqual(opened());
});
