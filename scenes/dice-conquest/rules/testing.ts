// Test helpers: drawn, mirrored and random boards, and whole games between two players.
import { tune } from '../../kit/core/constants.ts';
import type { Json } from '../../kit/core/json.ts';
import { pick, type Rng, randomInt, seeded } from '../../kit/core/rng.ts';
import { COLUMN_COUNT, CONSTANTS, ROWS } from '../constants.ts';
import { type Board, type Cell, COLUMNS, cellAt, opponent, type Player, readBoard, rowsOf, withDie } from './board.ts';
import { chooseMove } from './computer.ts';
import { RULES } from './rules.ts';
import type { DiceState, Level } from './state.ts';

export const TUNING = tune(CONSTANTS);

/** Board with one drawn column (top to bottom) at its left. */
export const column = (marks: string): Board =>
  readBoard([...marks].map(mark => mark.padEnd(COLUMN_COUNT, '.')).join(''));

/** Board mirrored with players swapped. */
export const mirrored = (board: Board): Board =>
  board.map((_, index) => {
    const die = board[cellAt(rowsOf(board) - 1 - Math.floor(index / COLUMN_COUNT), index % COLUMN_COUNT)] as Cell;
    return die && { ...die, player: opponent(die.player) };
  });

/** Random cells, including positions that no game reaches. */
export const randomBoard = (rng: Rng, rows: number = ROWS.full): Board =>
  Array.from({ length: rows }).flatMap(() =>
    COLUMNS.map(() =>
      randomInt(rng, 3) === 0
        ? { value: 1 + randomInt(rng, 6), player: (1 + randomInt(rng, 2)) as Player, moved: randomInt(rng, 2) === 0 }
        : null,
    ),
  );

export const newGame = (seed = 1, setup: Record<string, string | boolean> = {}): DiceState =>
  RULES.create({ seed, setup, levels: [] }, TUNING);

/** Plays to the end; `see` is called with every state. */
export function playOut(
  seed: number,
  levels: readonly [Level, Level],
  see?: (state: DiceState) => void,
  setup: Record<string, string | boolean> = {},
): DiceState {
  let state = newGame(seed, setup);
  let rng = seeded(seed, 2);
  while (state.winner === null) {
    if (state.phase === 'roll') state = RULES.apply(state, { type: 'roll' }, TUNING, 0).state;
    else {
      const { move, rng: after } = chooseMove({ ...state, rng }, levels[state.player - 1] as Level, TUNING);
      rng = after;
      state = RULES.apply(state, { type: move.joins ? 'join' : 'place', column: move.column }, TUNING, 0).state;
    }
    see?.(state);
  }
  return state;
}

/** Number of games that the first level wins; it plays both sides in turn. */
export function duel(first: Level, second: Level, games: number, setup: Record<string, string> = {}): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const seed = Math.floor(game / 2);
    const side = game % 2 === 0 ? 1 : 2;
    const end = playOut(seed, side === 1 ? [first, second] : [second, first], undefined, setup);
    if (end.winner === side) wins++;
  }
  return wins;
}

/** A snapshot whose state is changed: player 1 holds this die, which may join the other of column 5, a 3. */
export function joiningAt(snapshot: Json, die: number): Json {
  const at = snapshot as unknown as { readonly world: DiceState };
  const board = withDie(at.world.board, 1, 4, 3);
  return { ...at, world: { ...at.world, board, phase: 'place', die, joinMost: 2 } } as unknown as Json;
}

/** A random legal command. */
export const anyMove = (state: DiceState, rng: Rng) => pick(rng, RULES.legal(state, TUNING));
