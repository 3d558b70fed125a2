// What the bespoke HUD and the board for keyboard and screen reader draw from.
import { COLUMNS, freeColumns, type Player, withDie, write } from './board.ts';
import { type Threat, threats } from './forecast.ts';
import { mayRoll } from './hud.ts';
import { type DiceState, type Health, isComputersTurn, type Level, type Placement } from './state.ts';

export interface DiceView {
  /** In the notation of board.ts. */
  readonly board: string;
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
  /** Where the person at the board may place now. */
  readonly legalColumns: readonly number[];
  /** Whom the forecast is for: the player to move, or the one against the computer. */
  readonly forecastFor: Player;
  readonly threats: readonly (Threat | null)[];
  /** What is left of each threat if the die in hand is placed there; null while there is nothing to place. */
  readonly withDie: readonly (Threat | null)[] | null;
  /** In the notation of history.ts. */
  readonly history: string;
}

export function view(state: Readonly<DiceState>): DiceView {
  const { board, player, die } = state;
  const placing = state.phase === 'place' && !isComputersTurn(state);
  const legalColumns = placing ? freeColumns(board, player) : [];
  const forecastFor = state.mode === 'pvc' ? 1 : player;
  const coming = threats(board, forecastFor);
  return {
    board: write(board),
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
    forecastFor,
    threats: coming,
    withDie: placing
      ? COLUMNS.map(column =>
          legalColumns.includes(column)
            ? (threats(withDie(board, player, column, die as number), forecastFor)[column] ?? null)
            : (coming[column] ?? null),
        )
      : null,
    history: state.history,
  };
}
