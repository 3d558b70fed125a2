// Ladder of bots: naive (first throw), newcomer (forgetful), practised (expected value of each turn).

import { type Player as Climber, forgetful, NEWCOMER, turnLadder } from '../../kit/core/ladder/ladder.ts';
import type { YayZeeTuning } from '../constants.ts';
import { CATEGORIES, countsOf, scoreOf, UPPER } from '../rules/categories.ts';
import { bestExpected, greedy, type Move } from '../rules/computer.ts';
import {
  isPlayed,
  openTo,
  type Player,
  playerAt,
  scoringOf,
  totalOf,
  type YayZeeCommand,
  type YayZeeState,
} from '../rules/state.ts';
import { commandFor } from './pilot.ts';

type State = Readonly<YayZeeState>;
type YayZeePlayer = Climber<YayZeeState, YayZeeCommand, YayZeeTuning>;

const playing =
  (choice: (state: State, t: YayZeeTuning) => Move): YayZeePlayer =>
  () =>
  (state, t) => {
    if (isPlayed(state, t)) return null;
    return state.rolled ? commandFor(state, choice(state, t)) : { type: 'roll' };
  };

const freeOf = (state: State, t: YayZeeTuning) => openTo(state, playerAt(state), t);
const pointsOf = (state: State, t: YayZeeTuning, slot: number) =>
  scoreOf(CATEGORIES[slot] as never, countsOf(state.dice), scoringOf(t, state, playerAt(state)));

/** Bot: scores the slot with the most points for the first throw. */
const naive = playing((state, t) => {
  const free = freeOf(state, t);
  const points = free.map(slot => pointsOf(state, t, slot));
  return { slot: free[points.indexOf(Math.max(...points))] as number };
});
const practised = playing((state, t) => bestExpected(state, playerAt(state), t));
const newcomer = forgetful(
  playing((state, t) => greedy(state, playerAt(state), t)),
  NEWCOMER,
  ({ type }) => type === 'score',
);

/** State with one roll less, for a bot without the third roll. */
const sooner = (state: State): State => ({ ...state, rollsLeft: Math.max(0, state.rollsLeft - 1) });

/** Card with its lower slots closed while an upper one is free, for a bot that fills the upper slots first. */
function upperFirst(player: Player): Player {
  const isOpen = player.scores.slice(0, UPPER).includes(null);
  return isOpen
    ? { ...player, scores: player.scores.map((score, slot) => (slot < UPPER ? score : (score ?? 0))) }
    : player;
}

export default turnLadder({
  measure: 'points in two games',
  count: () => ({ value: (state: State, t: YayZeeTuning) => totalOf(playerAt(state), t) }),
  runsPerSeed: 2,
  mostMinutes: 15,
  secondsPerCommand: 2.5,
  steps: { naive: 1, practised: 1 },
  endsInDefeat: false,
  players: { naive, newcomer, practised },
  without: {
    'the third roll': playing((state, t) => bestExpected(sooner(state), playerAt(state), t)),
    holding: playing((state, t) => {
      const move = bestExpected(state, playerAt(state), t);
      return 'slot' in move ? move : { hold: move.hold.map(() => false) };
    }),
    sacrifices: playing((state, t) => {
      const move = bestExpected(state, playerAt(state), t);
      return 'slot' in move ? greedy({ ...state, rollsLeft: 0 }, playerAt(state), t) : move;
    }),
  },
  exploits: {
    'hunting five of a kind': playing((state, t) => {
      const player = playerAt(state);
      const move = greedy(state, player, t);
      return 'slot' in move ? bestExpected({ ...state, rollsLeft: 0 }, player, t) : move;
    }),
    'the upper slots first': playing((state, t) => bestExpected(state, upperFirst(playerAt(state)), t)),
    'the first throw': playing((state, t) => bestExpected({ ...state, rollsLeft: 0 }, playerAt(state), t)),
  },
});
