// View model of the HUD and of the accessible board, as plain data.

import { COLUMN_COUNT } from './constants.ts';
import { mayRoll } from './hud.ts';
import {
  COLUMNS,
  leaderIn,
  type Move,
  movesOf,
  opponent,
  type Player,
  rowsOf,
  withMove,
  writeBoard,
} from './rules/board.ts';
import { type PredictedEnd, predictEnd, type Threat, threatsIn } from './rules/forecast.ts';
import { roundsIn } from './rules/history.ts';
import type { BoardName } from './rules/opening.ts';
import {
  type DiceState,
  type Health,
  isComputersTurn,
  kindOf,
  type Level,
  type Placement,
  type Rises,
  strengthIn,
} from './rules/state.ts';

/** A leading die that can be joined. */
export interface Join {
  readonly column: number;
  readonly row: number;
}

export interface DiceView {
  /** In the notation of board.ts. */
  readonly board: string;
  readonly boardName: BoardName;
  /** Of games that are counted together. */
  readonly kind: string;
  /** Number of rows. */
  readonly rows: number;
  /** Board before the first round. */
  readonly opening: string;
  readonly health: Health;
  readonly fullHealth: number;
  readonly player: Player;
  readonly phase: DiceState['phase'];
  readonly die: number | null;
  readonly winner: Player | null;
  readonly mode: DiceState['mode'];
  readonly level: Level;
  readonly rounds: number | null;
  readonly suddenDeath: boolean;
  readonly lastPlaced: Placement | null;
  readonly why: string | null;
  readonly mayRoll: boolean;
  /** Columns in which the person can place now. */
  readonly legalColumns: readonly number[];
  /** Columns whose leading die the rolled one can join, each with that die's row. */
  readonly joins: readonly Join[];
  /** Player whom the forecast is for: the one to move, or the person against the computer. */
  readonly forecastFor: Player;
  readonly threats: readonly (Threat | null)[];
  /** Threats to the opponent. */
  readonly attacks: readonly (Threat | null)[];
  /** False without a forecast: then threats and attacks are empty. */
  readonly foretold: boolean;
  readonly ending: PredictedEnd | null;
  /** Factor of hits at the end of this round. */
  readonly strength: number;
  readonly rises: Rises | null;
  /** For each column the threat that is left if the rolled die is placed there; null while there is nothing to place. */
  readonly withDie: readonly (Threat | null)[] | null;
  /** The same where it joins. */
  readonly withJoin: readonly (Threat | null)[] | null;
  /** In the notation of history.ts. */
  readonly history: string;
}

const NOTHING: readonly null[] = COLUMNS.map(() => null);

export function view(state: Readonly<DiceState>): DiceView {
  const { board, player, die } = state;
  const placing = state.phase === 'place' && !isComputersTurn(state);
  const moves = placing ? movesOf(board, player, die as number, state.joinMost) : [];
  const columnsOf = (joining: boolean) => moves.filter(({ joins }) => joins === joining).map(({ column }) => column);
  const legalColumns = columnsOf(false);
  const joinable = columnsOf(true);
  const forecastFor = state.mode === 'pvc' ? 1 : player;
  const { foretold } = state;
  const coming = foretold ? threatsIn(state, forecastFor) : NOTHING;
  const moved = (move: Move) => ({ ...state, board: withMove(board, player, move, die as number) });
  const after = (columns: readonly number[], joins: boolean) =>
    COLUMNS.map(column =>
      columns.includes(column)
        ? (threatsIn(moved({ column, joins }), forecastFor)[column] ?? null)
        : (coming[column] ?? null),
    );
  return {
    board: writeBoard(board),
    boardName: state.boardName,
    kind: kindOf(state),
    rows: rowsOf(board),
    opening: state.opening,
    health: state.health,
    fullHealth: state.fullHealth,
    player,
    phase: state.phase,
    die,
    winner: state.winner,
    mode: state.mode,
    level: state.level,
    rounds: state.rounds,
    suddenDeath: state.suddenDeath,
    lastPlaced: state.lastPlaced,
    why: state.why,
    mayRoll: mayRoll(state),
    legalColumns,
    joins: joinable.map(column => ({ column, row: rowOfLeader(state, column) })),
    forecastFor,
    threats: coming,
    attacks: foretold ? threatsIn(state, opponent(forecastFor)) : NOTHING,
    foretold,
    ending: foretold && state.winner === null ? predictEnd(state) : null,
    strength: strengthIn(Math.floor(roundsIn(state.history)) + 1, state.rises),
    rises: state.rises,
    withDie: placing && foretold ? after(legalColumns, false) : null,
    withJoin: placing && foretold ? after(joinable, true) : null,
    history: state.history,
  };
}

const rowOfLeader = ({ board, player }: Readonly<DiceState>, column: number): number =>
  Math.floor((leaderIn(board, player, column) as number) / COLUMN_COUNT);
