// Bots of the ladders, all against Normal: answering the first threat, looking one round ahead, looking at every reply; and exploits.
import { forgetful, type Ladder, NEWCOMER, type Player, turnLadder } from '../kit/core/ladder.ts';
import { seeded } from '../kit/core/rng.ts';
import { freeColumns } from './board.ts';
import { chooseColumn } from './computer.ts';
import type { DiceTuning } from './constants.ts';
import { threats } from './forecast.ts';
import type { BoardName } from './opening.ts';
import { type DiceCommand, type DiceState, isComputersTurn, type Level } from './state.ts';

type DicePlayer = Player<DiceState, DiceCommand, DiceTuning>;

/** A bot that rolls when it can and places by `choice`. */
const placing =
  (choice: (seed: number) => (state: Readonly<DiceState>, t: DiceTuning) => number): DicePlayer =>
  seed => {
    const columnOf = choice(seed);
    return (state, t) => {
      if (state.winner !== null || isComputersTurn(state)) return null;
      return state.phase === 'roll' ? { type: 'roll' } : { type: 'place', column: columnOf(state, t) };
    };
  };

const as = (level: Level): DicePlayer =>
  placing(seed => {
    let rng = seeded(seed, 1);
    return (state, t) => {
      const choice = chooseColumn({ ...state, rng }, level, t);
      rng = choice.rng;
      return choice.column;
    };
  });

/** Always answers the first line of the forecast. */
const firstLine = placing(() => ({ board, player }) => {
  const free = freeColumns(board, player);
  const threatened = threats(board, player).findIndex((threat, column) => threat !== null && free.includes(column));
  return threatened >= 0 ? threatened : (free[0] as number);
});

/** Exploit: always the left-most free column. */
const stacked = placing(
  () =>
    ({ board, player }) =>
      freeColumns(board, player)[0] as number,
);

const isPlacing = ({ type }: DiceCommand) => type === 'place';

/** The ladder on one of the boards. */
export const diceLadder = (board: BoardName): Ladder =>
  turnLadder({
    measure: 'games of 20 won against Normal',
    count: () => ({ value: ({ winner }: Readonly<DiceState>) => (winner === 1 ? 1 : 0) }),
    setup: { mode: 'pvc', level: 'normal', board },
    runsPerSeed: 20,
    mostMinutes: 30,
    secondsPerCommand: 2,
    steps: { naive: 1, practised: 1 },
    endsInDefeat: false,
    players: { naive: firstLine, newcomer: forgetful(as('normal'), NEWCOMER, isPlacing), practised: as('hard') },
    without: { 'looking ahead': as('easy') },
    exploits: { 'one column': stacked, 'first line': firstLine },
  });
