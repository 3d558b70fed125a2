// Resolution of a round: player 1's dice march front to back, then player 2's; they battle where they meet and hit beyond the far edge.
import { type Board, type Cell, COLUMNS, cellAt, forward, opponent, type Player, rowByRank, rowsOf } from './board.ts';

/** Move of one die; `to` is null when it leaves the board at the far edge. */
export interface Step {
  readonly player: Player;
  readonly value: number;
  readonly column: number;
  readonly from: number;
  readonly to: number | null;
}

/** Two dice in the same cell: the difference of pips is left to the higher one. */
export interface Battle {
  readonly attacker: Player;
  readonly attackerValue: number;
  readonly defenderValue: number;
  readonly row: number;
  readonly column: number;
  /** Null when equal values remove each other. */
  readonly winner: Player | null;
  /** Pips left to the winner. */
  readonly left: number;
}

/** Damage by a die that left the board. */
export interface Hit {
  readonly victim: Player;
  readonly amount: number;
  readonly column: number;
}

/** A die that was nearly through and lost its battle. */
export interface Held {
  readonly by: Player;
  readonly amount: number;
  readonly row: number;
  readonly column: number;
}

/** Rows to the far edge that count as nearly through. */
const NEAR_ROWS = 1;

/** The die that was nearly through and lost this battle on a board of so many rows, or null. */
export function nearlyThrough(
  { attacker, attackerValue, defenderValue, row, column, winner }: Battle,
  rows: number,
): Held | null {
  const fell = winner === null ? ([1, 2] as const) : [opponent(winner)];
  const near = fell.find(player => (player === 1 ? rows - 1 - row : row) <= NEAR_ROWS);
  if (!near) return null;
  return { by: opponent(near), amount: near === attacker ? attackerValue : defenderValue, row, column };
}

/** What one side's march did. */
export interface March {
  readonly player: Player;
  readonly steps: readonly Step[];
  readonly battles: readonly Battle[];
  readonly hits: readonly Hit[];
}

export interface Round {
  readonly board: Board;
  readonly marches: readonly March[];
  readonly hits: readonly Hit[];
}

/** Resolves a round; hits are multiplied by `strength`. */
export function resolveRound(board: Board, strength = 1): Round {
  const cells = [...board];
  const marches = marchBoth(cells, COLUMNS);
  const hits = marches.flatMap(one => one.hits.map(hit => ({ ...hit, amount: hit.amount * strength })));
  return { board: cells, marches, hits };
}

/** Marches both sides in place. Columns are independent, so a single one can be resolved alone. */
export function marchBoth(cells: Cell[], columns: readonly number[]): readonly [March, March] {
  for (const column of columns)
    for (let row = 0; row < rowsOf(cells); row++) {
      const die = cells[cellAt(row, column)];
      if (die?.moved) cells[cellAt(row, column)] = { ...die, moved: false };
    }
  return [march(cells, 1, columns), march(cells, 2, columns)];
}

/**
 * Marches the dice of one side in place. A die that was attacked before its own march still marches if it won.
 * Front to back, so the cell ahead is free of own dice, except one that has marched already (after a battle): then the die waits.
 */
export function march(cells: Cell[], player: Player, columns: readonly number[]): March {
  const steps: Step[] = [];
  const battles: Battle[] = [];
  const hits: Hit[] = [];
  const rows = rowsOf(cells);
  for (let rank = 0; rank < rows; rank++) {
    const from = rowByRank(player, rank, rows);
    for (const column of columns) {
      const die = cells[cellAt(from, column)];
      if (die?.player !== player || die.moved) continue;
      const ahead = from + forward(player);
      const to = ahead < 0 || ahead >= rows ? null : ahead;
      const met = to === null ? null : (cells[cellAt(to, column)] ?? null);
      if (met?.player === player) continue;
      cells[cellAt(from, column)] = null;
      steps.push({ player, value: die.value, column, from, to });
      if (to === null) hits.push({ victim: opponent(player), amount: die.value, column });
      else if (met === null) cells[cellAt(to, column)] = { ...die, moved: true };
      else {
        const left = die.value - met.value;
        cells[cellAt(to, column)] =
          left > 0 ? { player, value: left, moved: true } : left < 0 ? { ...met, value: -left } : null;
        battles.push({
          attacker: player,
          attackerValue: die.value,
          defenderValue: met.value,
          row: to,
          column,
          winner: left > 0 ? player : left < 0 ? met.player : null,
          left: Math.abs(left),
        });
      }
    }
  }
  return { player, steps, battles, hits };
}
