// A turn as drawings: a road a line, from seat 0's gate to seat 1's.
import { describe, expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { type Json, same } from '../../kit/core/json.ts';
import { random, randomInt, seeded } from '../../kit/core/rng.ts';
import { CARDS } from './cards.ts';
import { deal } from './deal.ts';
import { whyNot } from './promise.ts';
import { nextTurn, outcome, resolve } from './resolve.ts';
import { dealt, drawing, drawn, pledge, seatsExchanged, t } from './testing.ts';
import type { Pledge, Seat, Valley } from './valley.ts';

const EMPTY = '5 . | . | . 5';

interface Case {
  readonly what: string;
  readonly turn?: number;
  readonly before: readonly string[];
  readonly one?: string;
  readonly two?: string;
  readonly after: readonly string[];
}

const CASES: readonly Case[] = [
  {
    what: 'cards turn up on their own step and march at once',
    turn: 1,
    before: [EMPTY, EMPTY, EMPTY],
    one: 'Mouse forest, Hare bridge',
    two: 'Snail river',
    after: ['5 . | Mouse2 | . 5', '5 . | . | Hare1 5', '5 . | . | ~Snail3 5'],
  },
  {
    what: 'who meets between two steps fights, and the survivor keeps the difference and goes on',
    turn: 1,
    before: ['5 Otter5 | ~Mouse2 | . 5', EMPTY, EMPTY],
    after: ['5 . | Otter3 | . 5', EMPTY, EMPTY],
  },
  {
    what: 'both meet in the middle; equal strengths fall together',
    turn: 1,
    before: ['5 Otter5 | . | ~Otter5 5', EMPTY, EMPTY],
    after: [EMPTY, EMPTY, EMPTY],
  },
  {
    what: 'foremost against foremost, until one side is gone',
    turn: 1,
    before: ['5 . | Mouse2 Frog3 | ~Otter4 5', EMPTY, EMPTY],
    after: ['5 . | . | Frog1 5', EMPTY, EMPTY],
  },
  {
    what: 'nobody knocks in the first turn',
    turn: 1,
    before: ['5 . | Snail3 | . 5', EMPTY, EMPTY],
    after: ['5 . | Snail3 | . 5', EMPTY, EMPTY],
  },
  {
    what: 'two stones where nobody is in the way, and none from the own step',
    turn: 4,
    before: ['5 . | Snail3 | . 5', '5 Snail3 | . | . 5', '5 . | ~Beetle4 | . 1'],
    after: ['5 . | Snail3 | . 3', '5 Snail3 | . | . 5', '3 . | ~Beetle4 | . 1'],
  },
  {
    what: 'one stone for the stronger side, two for twice the strength',
    turn: 4,
    before: ['5 . | Ram6 | ~Snail5 5', '5 . | Ram6 | ~Snail3 5', '5 . | Ram6 | ~Beetle6 5'],
    after: ['5 . | Ram6 | ~Snail5 4', '5 . | Ram6 | ~Snail3 3', '5 . | Ram6 | ~Beetle6 5'],
  },
  {
    what: 'folded: half, rounded up, and without a sentence',
    turn: 1,
    before: ['5 . | . | ~Frog3 5', EMPTY, EMPTY],
    one: '[Owl] forest',
    after: ['5 . | ~Frog1 | . 5', EMPTY, EMPTY],
  },
  {
    what: 'unfolded where it lies, with its sentence',
    turn: 1,
    before: ['5 [Owl]2 | . | ~Snail3 5', EMPTY, EMPTY],
    one: '+Owl',
    after: ['5 . | Owl3 | ~Snail1 5', EMPTY, EMPTY],
  },
  {
    what: 'sentences read the valley as it stood: neither Owl hears of the other',
    turn: 1,
    before: [EMPTY, EMPTY, EMPTY],
    one: 'Owl forest',
    two: 'Owl forest',
    after: [EMPTY, EMPTY, EMPTY],
  },
  {
    what: 'who falls speaks at last: the Hedgehog pricks all enemies on its road',
    turn: 1,
    before: ['5 Hedgehog2 | . | ~Otter5 5', '5 . | . | ~Frog3 5', EMPTY],
    one: '',
    after: ['5 Hedgehog2 | ~Otter5 | . 5', '5 . | ~Frog3 | . 5', EMPTY],
  },
  {
    what: 'it falls in the fight, and pricks the survivor',
    turn: 1,
    before: ['5 Hedgehog2 | ~Otter5 | . 5', EMPTY, EMPTY],
    after: ['5 ~Otter1 | . | . 5', EMPTY, EMPTY],
  },
  {
    what: 'the Adder’s foremost foe loses 3 before the blows',
    turn: 1,
    before: ['5 . | Adder2 | ~Otter5 5', EMPTY, EMPTY],
    after: [EMPTY, EMPTY, EMPTY],
  },
  {
    what: 'the Goose drives enemies on its road back a step',
    turn: 1,
    before: ['5 . | ~Snail3 | . 5', EMPTY, EMPTY],
    one: 'Goose forest',
    after: ['5 . | Goose3 | ~Snail3 5', EMPTY, EMPTY],
  },
  {
    what: 'the Spider slows enemies on its road, the Crab wards its gate, the Salmon counts more',
    turn: 4,
    before: ['5 Spider3 | . | ~Hare1 5', '5 Crab4 | ~Beetle9 | . 5', '5 . | ~Beetle4 | Salmon2 5'],
    after: ['5 Spider3 | ~Hare1 | . 5', '4 Crab4 | ~Beetle9 | . 5', '5 . | ~Beetle4 | Salmon2 4'],
  },
  {
    what: 'a stone comes back to a gate that stands, none to a broken one',
    turn: 1,
    before: ['3 . | . | . 5', '0 . | . | . 5', EMPTY],
    one: 'Beaver forest, Crane bridge',
    after: ['4 Beaver2 | . | . 5', '0 . | Crane6 | . 5', EMPTY],
  },
  {
    what: 'from turn 7 on the Wolf’s creatures march one step at most',
    turn: 7,
    before: ['5 Horse5 | . | . 5', '5 . | . | ~Horse5 5', EMPTY],
    after: ['5 . | Horse5 | . 3', '3 ~Horse5 | . | . 5', EMPTY],
  },
];

describe('a turn', () => {
  test.each(CASES)('$what', ({ turn = 1, before, one = '', two = '', after }) => {
    const both: [Pledge, Pledge] = [pledge(one), pledge(two)];
    const valley = dealt(drawn(turn, before), ...both);
    expect(drawing(resolve(valley, both, t))).toEqual(after);
  });
});

test('the Eagle’s great cards that fell come back to its hand, once', () => {
  const valley = drawn(1, ['5 . | Bear10 | ~Boar8 5', EMPTY, EMPTY]);
  const first = resolve(valley, [pledge(''), pledge('')], t);
  expect(first.sides[1].hand.map(index => CARDS[index]?.name)).toEqual(['Boar']);
  valley.sides[1].returned = [...first.sides[1].returned];
  expect(resolve(valley, [pledge(''), pledge('')], t).sides[1].hand).toEqual([]);
});

test.each([
  ['two gates broken win', 4, ['0 . | . | . 0', '5 . | . | . 0', EMPTY], 0],
  ['both at once: a draw', 4, ['0 . | . | . 0', '0 . | . | . 0', EMPTY], 'draw'],
  ['before the last turn it goes on', 9, ['0 . | . | . 5', EMPTY, EMPTY], 'on'],
  ['after it: more gates', 10, ['0 . | . | . 5', '5 . | . | . 1', '5 . | . | . 1'], 1],
  ['then more stones', 10, ['5 . | . | . 5', '4 . | . | . 3', EMPTY], 0],
  ['then more strength', 10, ['5 Mouse2 | . | ~Frog3 5', EMPTY, EMPTY], 1],
  ['then a draw', 10, ['5 Frog3 | . | ~Frog3 5', EMPTY, EMPTY], 'draw'],
] as const)('the end: %s', (_what, turn, roads, end) => {
  expect(outcome(drawn(turn, roads), t)).toBe(end);
});

/** Any promise that can be kept. */
function anyPledge(valley: Valley, seat: Seat, rng: ReturnType<typeof seeded>): Pledge {
  const side = valley.sides[seat];
  const lying = side.creatures.filter(({ folded }) => folded && random(rng) < 0.4).map(({ card }) => card);
  let made: Pledge = { cards: [], unfold: lying };
  if (whyNot(side, made, valley.turn, t)) made = { cards: [], unfold: [] };
  for (let tries = 0; tries < 6 && side.hand.length > 0; tries++) {
    const card = side.hand[randomInt(rng, side.hand.length)] as number;
    const placed = { card, road: randomInt(rng, 3), folded: random(rng) < 0.3 };
    const next = { ...made, cards: [...made.cards, placed] };
    if (!whyNot(side, next, valley.turn, t)) made = next;
  }
  return made;
}

const MANY = 30_000;
const FEW = 60;
test('any match ends, without an exception; seats exchanged, with the same choices, give the mirrored end', {
  timeout: 20 * 60_000,
}, () => {
  for (let seed = 0; seed < times(FEW, MANY); seed++) {
    const rng = seeded(seed, 9);
    let valley = deal(seed, ['wolf', 'eagle'], t, null);
    let mirrored = seatsExchanged(valley);
    let end = outcome(valley, t);
    for (let turn = 1; turn <= t.turns; turn++) {
      const [one, two] = [anyPledge(valley, 0, rng), anyPledge(valley, 1, rng)];
      valley = resolve(valley, [one, two], t);
      mirrored = resolve(mirrored, [two, one], t);
      expect(same(mirrored as unknown as Json, seatsExchanged(valley) as unknown as Json)).toBe(true);
      end = outcome(valley, t);
      expect(outcome(mirrored, t)).toBe(end === 0 ? 1 : end === 1 ? 0 : end);
      expect(valley.sides.every(({ gates, courage }) => courage >= 0 && gates.every(stones => stones >= 0))).toBe(true);
      if (end !== 'on') break;
      valley = nextTurn(valley, t);
      mirrored = nextTurn(mirrored, t);
    }
    expect(end).not.toBe('on');
  }
});
