// One round carried out: player 1's dice march front to back, then player 2's; they battle where they meet and hit what they reach.
import { type Board, type Cell, COLUMNS, cellAt, forward, frontToBack, opponent, type Player } from './board.ts';
import { SIZE } from './constants.ts';

/** A die that set out; `to` is null when it left the far edge. */
export interface Step {
  readonly player: Player;
  readonly value: number;
  readonly column: number;
  readonly from: number;
  readonly to: number | null;
}

export interface Battle {
  readonly attacker: Player;
  readonly attackerValue: number;
  readonly defenderValue: number;
  readonly row: number;
  readonly column: number;
  /** Null when equal values both vanish. */
  readonly winner: Player | null;
  /** What the winner stands there with. */
  readonly left: number;
}

export interface Hit {
  readonly victim: Player;
  readonly amount: number;
  readonly column: number;
}

/** A die of the other side fell this close to breaking through. */
export interface Held {
  readonly by: Player;
  readonly amount: number;
  readonly row: number;
  readonly column: number;
}

/** Rows between a die and the edge it marches to. */
const NEAR_ROWS = 1;

/** Who was nearly through and fell in this battle, if anybody. */
export function nearlyThrough({ attacker, attackerValue, defenderValue, row, column, winner }: Battle): Held | null {
  const fell = winner === null ? ([1, 2] as const) : [opponent(winner)];
  const near = fell.find(player => (player === 1 ? SIZE - 1 - row : row) <= NEAR_ROWS);
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

/** Each hit counts `strength` times. */
export function resolveRound(board: Board, strength = 1): Round {
  const cells = [...board];
  const marches = marchBoth(cells, COLUMNS);
  const hits = marches.flatMap(one => one.hits.map(hit => ({ ...hit, amount: hit.amount * strength })));
  return { board: cells, marches, hits };
}

/** On the cells it is handed. Columns do not touch each other, so one may be carried out alone. */
export function marchBoth(cells: Cell[], columns: readonly number[]): readonly [March, March] {
  for (const column of columns)
    for (let row = 0; row < SIZE; row++) {
      const die = cells[cellAt(row, column)];
      if (die?.moved) cells[cellAt(row, column)] = { ...die, moved: false };
    }
  return [march(cells, 1, columns), march(cells, 2, columns)];
}

/**
 * Moves one side's dice on the cells it is handed. A die attacked before its own march still marches if it wins.
 * Front to back every die finds the cell ahead cleared, unless its own side stands there and has marched already: then it waits.
 */
export function march(cells: Cell[], player: Player, columns: readonly number[]): March {
  const steps: Step[] = [];
  const battles: Battle[] = [];
  const hits: Hit[] = [];
  for (const from of frontToBack[player]) {
    for (const column of columns) {
      const die = cells[cellAt(from, column)];
      if (die?.player !== player || die.moved) continue;
      const ahead = from + forward(player);
      const to = ahead < 0 || ahead >= SIZE ? null : ahead;
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
