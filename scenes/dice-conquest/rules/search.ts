// Hard's search: for each move, the average over the opponent's six faces of its best reply (two-ply expectimax).

import type { DiceTuning } from '../constants.ts';
import {
  type Board,
  COLUMNS,
  canJoin,
  freeColumns,
  type Move,
  movesOf,
  opponent,
  type Player,
  withMove,
} from './board.ts';
import { type FutureHit, hitsInColumn } from './forecast.ts';
import { RiskEvaluation } from './riskEvaluation.ts';
import { resolveRound } from './round.ts';
import type { DiceState, Health } from './state.ts';

type Forecast = readonly FutureHit[];

/** Tolerance for equal values. */
const TINY = 1e-9;
/** Value of a decided game: larger than any evaluation. */
const DECIDED = 1000;

/** Best moves of the rolled die; several where they are equally good. */
export function bestMoves(
  { board, player, die, health, joinMost }: Pick<DiceState, 'board' | 'player' | 'die' | 'health' | 'joinMost'>,
  t: DiceTuning,
): readonly Move[] {
  const moves = movesOf(board, player, die as number, joinMost);
  const reach: Reach = { faces: t.dieFaces, joinMost };
  // Columns are independent, so forecasts of the other columns are computed once.
  const elsewhere = new ColumnForecasts(applyRound(board, player, health).board, player, reach);
  const values = moves.map(move => {
    const after = applyRound(withMove(board, player, move, die as number), player, health);
    const [own, other] = after.health;
    if (Math.min(own, other) <= 0 && own !== other) return own > other === (player === 1) ? DECIDED : -DECIDED;
    return elsewhere.value(new ColumnForecasts(after.board, player, reach), move.column, after.health);
  });
  const best = Math.max(...values);
  return moves.filter((_, index) => (values[index] as number) > best - TINY);
}

/** Board after the placement: player 2 places last, so its placement resolves the round. */
function applyRound(board: Board, player: Player, health: Health): { board: Board; health: Health } {
  if (player === 1) return { board, health };
  const round = resolveRound(board);
  const hurt = (victim: Player) => round.hits.reduce((sum, hit) => sum + (hit.victim === victim ? hit.amount : 0), 0);
  return { board: round.board, health: [health[0] - hurt(1), health[1] - hurt(2)] };
}

/** What the opponent may roll, and how many pips may join. */
interface Reach {
  readonly faces: number;
  readonly joinMost: number;
}

/** Forecasts of columns, unchanged and with each die that the opponent may add; cached. */
class ColumnForecasts {
  readonly #board: Board;
  readonly #me: Player;
  readonly #reach: Reach;
  readonly #open: ReadonlySet<number>;
  readonly #cache = new Map<number, Forecast>();

  constructor(board: Board, me: Player, reach: Reach) {
    this.#board = board;
    this.#me = me;
    this.#reach = reach;
    this.#open = new Set(freeColumns(board, opponent(me)));
  }

  /** Forecast of a column; face 0 means no added die, one that joins is its own case. */
  forecast(column: number, face: number, joins = false): Forecast {
    const key = column * 20 + (joins ? 10 : 0) + face;
    let known = this.#cache.get(key);
    if (!known) {
      const board = face === 0 ? this.#board : withMove(this.#board, opponent(this.#me), { column, joins }, face);
      known = hitsInColumn(board, column);
      this.#cache.set(key, known);
    }
    return known;
  }

  /** The opponent's replies in a column with this face: placing, joining, both or neither. */
  #replies(column: number, face: number): readonly boolean[] {
    const joins = face <= this.#reach.joinMost && canJoin(this.#board, opponent(this.#me), column, face);
    return [...(this.#open.has(column) ? [false] : []), ...(joins ? [true] : [])];
  }

  /** Expectation over the faces of the opponent's best reply; `placed` replaces the column in which the die was placed. */
  value(placed: ColumnForecasts, column: number, health: Health): number {
    const of = (other: number): ColumnForecasts => (other === column ? placed : this);
    const risk = new RiskEvaluation(health, this.#me);
    for (const other of COLUMNS) risk.add(of(other).forecast(other, 0), 1);
    const hasPlaced = (player: Player) => this.#me === 1 || player === 1;
    let sum = 0;
    for (let face = 1; face <= this.#reach.faces; face++) {
      let worst = Number.POSITIVE_INFINITY;
      for (const reply of COLUMNS) {
        const there = of(reply);
        for (const joins of there.#replies(reply, face)) {
          risk.add(there.forecast(reply, 0), -1);
          risk.add(there.forecast(reply, face, joins), 1);
          worst = Math.min(worst, risk.value(hasPlaced));
          risk.add(there.forecast(reply, face, joins), -1);
          risk.add(there.forecast(reply, 0), 1);
        }
      }
      sum += worst;
    }
    return sum / this.#reach.faces;
  }
}
