// Bots of the ladders, all against Normal: answering the first threat, looking one round ahead, looking at every reply; and exploits.
import { forgetful, type Ladder, NEWCOMER, type Player, turnLadder } from '../../kit/core/ladder/ladder.ts';
import { seeded } from '../../kit/core/rng.ts';
import type { DiceTuning } from '../constants.ts';
import { freeColumns, type Move, movesOf, opponent } from '../rules/board.ts';
import { chooseMove } from '../rules/computer.ts';
import { threats } from '../rules/forecast.ts';
import type { BoardName } from '../rules/opening.ts';
import { type DiceCommand, type DiceState, isComputersTurn, type Level } from '../rules/state.ts';

type DicePlayer = Player<DiceState, DiceCommand, DiceTuning>;

/** A bot that rolls when it can and moves its die by `choice`. */
const moving =
  (choice: (seed: number) => (state: Readonly<DiceState>, t: DiceTuning) => Move): DicePlayer =>
  seed => {
    const moveOf = choice(seed);
    return (state, t) => {
      if (state.winner !== null || isComputersTurn(state)) return null;
      if (state.phase === 'roll') return { type: 'roll' };
      const { column, joins } = moveOf(state, t);
      return { type: joins ? 'join' : 'place', column };
    };
  };
const placing = (choice: (state: Readonly<DiceState>) => number): DicePlayer =>
  moving(() => state => ({ column: choice(state), joins: false }));

/** Plays as one of the computers; `never` joins nothing. */
const as = (level: Level, never = false): DicePlayer =>
  moving(seed => {
    let rng = seeded(seed, 1);
    return (state, t) => {
      const choice = chooseMove({ ...state, rng, ...(never && { joinMost: 0 }) }, level, t);
      rng = choice.rng;
      return choice.move;
    };
  });

/** Always answers the first line of the forecast. */
const firstLine = placing(({ board, player }) => {
  const free = freeColumns(board, player);
  const threatened = threats(board, player).findIndex((threat, column) => threat !== null && free.includes(column));
  return threatened >= 0 ? threatened : (free[0] as number);
});

/** Exploit: always the left-most free column. */
const stacked = placing(({ board, player }) => freeColumns(board, player)[0] as number);

/** Exploit: every low die joins the leader that hits soonest. */
const alwaysJoins = moving(() => ({ board, player, die, joinMost }) => {
  const moves = movesOf(board, player, die as number, joinMost);
  const hits = threats(board, opponent(player));
  const joins = moves.filter(move => move.joins);
  const soonest = joins.toSorted((a, b) => (hits[a.column]?.turns ?? 99) - (hits[b.column]?.turns ?? 99))[0];
  return soonest ?? (moves[0] as Move);
});

const isPlacing = ({ type }: DiceCommand) => type === 'place' || type === 'join';

/** The ladder on one of the boards, with low dice that join or without. */
export const diceLadder = (board: BoardName, low: 'place' | 'join' = 'place'): Ladder =>
  turnLadder({
    measure: 'games of 20 won against Normal',
    count: () => ({ value: ({ winner }: Readonly<DiceState>) => (winner === 1 ? 1 : 0) }),
    setup: { mode: 'pvc', level: 'normal', board, low },
    runsPerSeed: 20,
    mostMinutes: 30,
    secondsPerCommand: 2,
    steps: { naive: 1, practised: 1 },
    endsInDefeat: false,
    players: { naive: firstLine, newcomer: forgetful(as('normal'), NEWCOMER, isPlacing), practised: as('hard') },
    without: { 'looking ahead': as('easy'), ...(low === 'join' && { joining: as('hard', true) }) },
    exploits: {
      'one column': stacked,
      'first line': firstLine,
      ...(low === 'join' && { 'always joining': alwaysJoins }),
    },
  });
