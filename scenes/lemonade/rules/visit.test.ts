// A visit: nothing that decides a sale is hidden, and a press tells what the function read.
import { expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { pick, type Rng, randomInt, seeded } from '../../kit/core/rng.ts';
import { visitNow } from './day.ts';
import { toldText } from './speech.ts';
import { dayIndex, type State } from './state.ts';
import { morning, send, t, wait } from './testing.ts';
import { personOf, townOf } from './town.ts';
import { type Hour, type Memory, type Offer, type Person, type Visit, visit } from './visit.ts';

const PERSON: Person = {
  ...{ name: 'Ada', lemons: 4, sugar: 5, ice: 0, picky: 6, purse: 78, heat: 3, hurry: 4 },
  ...{ staysIn: false, overBridge: false, days: 127, times: [100], street: 0, errand: null },
};
const MEMORY: Memory = { seen: 0, liked: 0, cups: 0 };
const OFFER: Offer = { lemons: 4, sugar: 5, ice: 3, price: 95, queue: 0, cups: 8, word: 0, rival: 0, sign: 0 };
const HOUR: Hour = { temperature: 22, sky: 'sun' };

interface Given {
  readonly person?: Partial<Person>;
  readonly memory?: Partial<Memory>;
  readonly offer?: Partial<Offer>;
  readonly hour?: Partial<Hour>;
}
const visited = ({ person, memory, offer, hour }: Given = {}): Visit =>
  visit({ ...PERSON, ...person }, { ...MEMORY, ...memory }, { ...OFFER, ...offer }, { ...HOUR, ...hour }, t);

test.each<[what: string, given: Given, worth: number, buys: boolean, reason: string | null]>([
  ['a right cup, 2° warm, in the sun', {}, 78 + 6 + 20, true, null],
  ['no sun', { hour: { sky: 'cloud' } }, 84, false, 'tooDear'],
  ['rain', { hour: { sky: 'rain' }, offer: { price: 80 } }, 39, false, 'rain'],
  ['cool', { hour: { temperature: 12 }, offer: { ice: 0 } }, 78 - 24 + 20, false, 'cool'],
  ['two lemons too many', { offer: { lemons: 6 } }, 92, false, 'tooSour'],
  ['a lemon less', { offer: { lemons: 3 } }, 98, true, null],
  ['three spoons too many', { offer: { sugar: 8 } }, 86, false, 'tooSweet'],
  ['three spoons less', { offer: { sugar: 2 } }, 86, false, 'notSweet'],
  ['no ice', { offer: { ice: 0, price: 100 } }, 95, false, 'tooWarm'],
  ['four in the queue', { offer: { queue: 4 } }, 88, false, 'queue'],
  ['liked the last', { memory: { liked: 1, cups: 1 } }, 116, true, null],
  ['did not like it', { memory: { liked: -1, cups: 1 } }, 79, false, 'dislikedLast'],
  ['ten cents dearer', { memory: { seen: 85, cups: 1 }, offer: { price: 100 } }, 98, false, 'dearer'],
  ['neighbours warn', { offer: { word: -15 } }, 89, false, 'badWord'],
  [
    'neighbours praise, but one who had a cup knows better',
    { offer: { word: 15 }, memory: { cups: 1 } },
    104,
    true,
    null,
  ],
  ['a rival', { offer: { rival: 60 } }, 60, false, 'rival'],
  ['a rival, but liked the last', { offer: { rival: 60 }, memory: { liked: 1, cups: 1 } }, 116, true, null],
  ['nothing left', { offer: { cups: 0 } }, 104, false, 'soldOut'],
  ['far too dear', { offer: { price: 300 } }, 104, false, 'tooDear'],
])('%s', (_what, given, worth, buys, reason) => {
  expect(visited(given)).toMatchObject({ worth, buys, reason });
});

const anyGiven = (rng: Rng): Required<Given> => ({
  person: {
    ...{
      lemons: 1 + randomInt(rng, 8),
      sugar: randomInt(rng, 8),
      ice: randomInt(rng, 3) - 1,
      picky: randomInt(rng, 9),
    },
    ...{ purse: randomInt(rng, 130), heat: randomInt(rng, 5), hurry: randomInt(rng, 7) },
  },
  memory: { seen: randomInt(rng, 120), liked: pick(rng, [-1, 0, 1]), cups: randomInt(rng, 2) },
  offer: {
    ...{
      lemons: 1 + randomInt(rng, 8),
      sugar: randomInt(rng, 8),
      ice: randomInt(rng, 9),
      price: 1 + randomInt(rng, 150),
    },
    ...{
      queue: randomInt(rng, 9),
      cups: randomInt(rng, 3),
      word: randomInt(rng, 41) - 20,
      rival: pick(rng, [0, 60, 80]),
    },
  },
  hour: { temperature: 10 + randomInt(rng, 28), sky: pick(rng, ['sun', 'cloud', 'rain']) },
});

test('the lines that are shown decide: their sum is the worth, and it alone is held against the price', () => {
  const rng = seeded(1);
  for (let i = 0; i < times(800, 200_000); i++) {
    const given = anyGiven(rng);
    const { lines, worth, price, buys, reason } = visited(given);
    expect(lines.reduce((sum, [, cents]) => sum + cents, 0)).toBe(worth);
    expect(price).toBe(given.offer.price);
    expect(buys).toBe(worth >= price && (given.offer.cups ?? 0) > 0);
    expect(reason === null).toBe(buys);
    expect(new Set(lines.map(([cause]) => cause)).size).toBe(lines.length);
    for (const [, cents] of lines) expect(Object.is(cents, -0)).toBe(false);
  }
});

/** The same visit as this one, from what stood in the state before it: what the function read. */
function readAgain(state: State, who: number, memory: Memory, offer: Offer, hour: Hour): Visit {
  return visit(personOf(state.seed, dayIndex(state), who, t), memory, offer, hour, t);
}

test('a press tells what the function read: of who is on the way now, of who has decided then', () => {
  let told = 0;
  for (const seed of [1, 2, 3]) {
    const state = morning(seed);
    send(state, { type: 'open' });
    for (; state.now; wait(state, 1)) {
      const deciding = state.now.walkers.filter(({ at, visit: done }) => at === (state.now?.tick ?? 0) && done);
      for (const { id, who, visit: done } of deciding) {
        const events = send(state, { type: 'ask', id });
        const name = personOf(seed, 0, who, t).name;
        expect(events).toEqual([{ type: 'asked', name, words: toldText(name, done as Visit) }]);
        for (const [, cents] of (done as Visit).lines.slice(1))
          expect((events[0] as { words: string }).words).toContain(String(Math.abs(cents)).padStart(1));
        told++;
      }
      const coming = state.now.walkers.find(({ visit: done }) => !done);
      if (!coming) continue;
      const now = visitNow(state, coming.who, t) as Visit;
      const words = toldText(personOf(seed, 0, coming.who, t).name, now);
      expect(send(state, { type: 'ask', id: coming.id })).toMatchObject([{ type: 'asked', words }]);
    }
  }
  expect(told).toBeGreaterThan(60);
});

test('the same person, offer and hour, read again, come to the same', () => {
  const state = morning(4);
  const who = 7;
  const first = readAgain(state, who, MEMORY, OFFER, HOUR);
  send(state, { type: 'open' });
  wait(state, 500);
  expect(readAgain(state, who, MEMORY, OFFER, HOUR)).toEqual(first);
  expect(townOf(4, 3, t)[who]).toEqual(personOf(4, 3, who, t));
});
