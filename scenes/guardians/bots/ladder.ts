// Ladder of players against Easy: the dearest card at random, what looks best at sight, the best answer to imagined replies; without folding, and the shortcuts.
import { forgetful, NEWCOMER, type Player, turnLadder } from '../../kit/core/ladder/ladder.ts';
import { type Rng, random, randomInt, seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import type { Limits } from '../mind/candidates.ts';
import { atSight, bestAnswers } from '../mind/think.ts';
import { cardOf } from '../rules/cards.ts';
import { whyNot } from '../rules/promise.ts';
import { sightOf } from '../rules/question.ts';
import type { Command, State } from '../rules/state.ts';
import { PASS, type Placed, type Pledge, ROADS } from '../rules/valley.ts';
import { promising } from './pilot.ts';

type Guardian = Player<State, Command, T>;

const choosing =
  (choose: (state: Readonly<State>, rng: Rng, t: T) => Pledge): Guardian =>
  seed => {
    const rng = seeded(seed, 4);
    return promising((state, t) => ({ type: 'promise', promise: choose(state, rng, t) }));
  };

/** The dearest cards that can be paid, each on a road of chance. */
const dearest = choosing(({ valley, active }, rng, t) => {
  const side = valley.sides[active];
  let made = PASS;
  for (const card of side.hand.toSorted((a, b) => cardOf(b).cost - cardOf(a).cost || a - b)) {
    const placed: Placed = { card, road: randomInt(rng, ROADS.length), folded: false };
    const next = { ...made, cards: [...made.cards, placed] };
    if (whyNot(side, next, valley.turn, t) === null) made = next;
  }
  return made;
});

const sightsOf = (limits: Limits = {}): Guardian =>
  choosing(({ valley, active }, rng, t) => {
    const rated = atSight(sightOf(valley, active, t), rng, limits);
    return (random(rng) < 0.1 ? (rated[1] ?? rated[0]) : rated[0])?.promise ?? PASS;
  });
const answers = (limits: Limits = {}): Guardian =>
  choosing(({ valley, active }, rng, t) => bestAnswers(sightOf(valley, active, t), rng, 4, limits)[0]?.promise ?? PASS);

export default turnLadder({
  measure: 'matches of 4 won against Easy',
  count: () => ({ value: ({ winner }: Readonly<State>) => (winner === 0 ? 1 : 0) }),
  setup: { mode: 'pvc', level: 'easy' },
  runsPerSeed: 4,
  mostMinutes: 12,
  secondsPerCommand: 25,
  steps: { naive: 1, practised: 1 },
  endsInDefeat: false,
  players: {
    naive: dearest,
    newcomer: forgetful(sightsOf(), NEWCOMER, ({ type }) => type === 'promise'),
    practised: answers(),
  },
  without: { folding: answers({ neverFolds: true }) },
  exploits: {
    'one road': answers({ roads: [1] }),
    'the same two roads': answers({ roads: [0, 1] }),
    'guards alone': answers({ takes: card => cardOf(card).steps === 0 }),
  },
});
