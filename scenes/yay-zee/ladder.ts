// The ladder of players: who takes whatever lies there, who keeps what he has most of, who plays every turn well.

import { tune } from '../kit/core/constants.ts';
import { type Player as Climber, forgetful, NEWCOMER, turnLadder } from '../kit/core/ladder.ts';
import { CATEGORIES, countsOf, scoreOf } from './categories.ts';
import { greedy, type Move, thoughtful } from './computer.ts';
import type { YayZeeTuning } from './constants.ts';
import { CONSTANTS } from './constants.ts';
import { commandFor } from './pilot.ts';
import { isPlayed, playerAt, scoringOf, totalOf, type YayZeeCommand, type YayZeeState } from './state.ts';

type State = Readonly<YayZeeState>;
type YayZeePlayer = Climber<YayZeeState, YayZeeCommand, YayZeeTuning>;

const playing =
  (choice: (state: State, t: YayZeeTuning) => Move): YayZeePlayer =>
  () =>
  (state, t) => {
    if (isPlayed(state, t)) return null;
    return state.rolled ? commandFor(state, choice(state, t)) : { type: 'roll' };
  };

const freeOf = (state: State) => playerAt(state).scores.flatMap((score, slot) => (score === null ? [slot] : []));
const pointsOf = (state: State, t: YayZeeTuning, slot: number) =>
  scoreOf(CATEGORIES[slot] as never, countsOf(state.dice), scoringOf(t, state));

/** The most points of the first throw. */
const naive = playing((state, t) => {
  const free = freeOf(state);
  const points = free.map(slot => pointsOf(state, t, slot));
  return { slot: free[points.indexOf(Math.max(...points))] as number };
});
const practised = playing((state, t) => thoughtful(state, playerAt(state), t));
const newcomer = forgetful(
  playing((state, t) => greedy(state, playerAt(state), t)),
  NEWCOMER,
  ({ type }) => type === 'score',
);

export default turnLadder({
  measure: 'points in five games',
  count: () => ({ value: (state: State) => totalOf(playerAt(state), tune(CONSTANTS)) }),
  runsPerSeed: 5,
  mostMinutes: 15,
  secondsPerCommand: 2.5,
  steps: { naive: 1, practised: 1 },
  endsInDefeat: false,
  players: { naive, newcomer, practised },
  without: {},
  exploits: {},
});
