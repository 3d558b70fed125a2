// Hard's search: for each column, the average over the opponent's six faces of its best reply (two-ply expectimax).
import { type Board, COLUMNS, freeColumns, opponent, type Player, withDie } from './board.ts';
import type { DiceTuning } from './constants.ts';
import { type FutureHit, hitsInColumn } from './forecast.ts';
import { RiskEvaluation } from './riskEvaluation.ts';
import { resolveRound } from './round.ts';
import type { DiceState, Health } from './state.ts';

type Forecast = readonly FutureHit[];

/** Tolerance for equal values. */
const TINY = 1e-9;
/** Value of a decided game: larger than any evaluation. */
const DECIDED = 1000;

/** Best columns for the rolled die; several where they are equally good. */
export function bestColumns(
  { board, player, die, health }: Pick<DiceState, 'board' | 'player' | 'die' | 'health'>,
  t: DiceTuning,
): readonly number[] {
  const columns = freeColumns(board, player);
  // Columns are independent, so forecasts of the other columns are computed once.
  const elsewhere = new ColumnForecasts(applyRound(board, player, health).board, player, t.dieFaces);
  const values = columns.map(column => {
    const after = applyRound(withDie(board, player, column, die as number), player, health);
    const [own, other] = after.health;
    if (Math.min(own, other) <= 0 && own !== other) return own > other === (player === 1) ? DECIDED : -DECIDED;
    return elsewhere.value(new ColumnForecasts(after.board, player, t.dieFaces), column, after.health);
  });
  const best = Math.max(...values);
  return columns.filter((_, index) => (values[index] as number) > best - TINY);
}

/** Board after the placement: player 2 places last, so its placement resolves the round. */
function applyRound(board: Board, player: Player, health: Health): { board: Board; health: Health } {
  if (player === 1) return { board, health };
  const round = resolveRound(board);
  const hurt = (victim: Player) => round.hits.reduce((sum, hit) => sum + (hit.victim === victim ? hit.amount : 0), 0);
  return { board: round.board, health: [health[0] - hurt(1), health[1] - hurt(2)] };
}

/** Forecasts of columns, unchanged and with each die that the opponent may add; cached. */
class ColumnForecasts {
  readonly #board: Board;
  readonly #me: Player;
  readonly #faces: number;
  readonly #open: ReadonlySet<number>;
  readonly #cache = new Map<number, Forecast>();

  constructor(board: Board, me: Player, faces: number) {
    this.#board = board;
    this.#me = me;
    this.#faces = faces;
    this.#open = new Set(freeColumns(board, opponent(me)));
  }

  /** Forecast of a column; face 0 means no added die. */
  forecast(column: number, face: number): Forecast {
    const key = column * 10 + face;
    let known = this.#cache.get(key);
    if (!known) {
      const board = face === 0 ? this.#board : withDie(this.#board, opponent(this.#me), column, face);
      known = hitsInColumn(board, column);
      this.#cache.set(key, known);
    }
    return known;
  }

  /** Expectation over the faces of the opponent's best reply; `placed` replaces the column in which the die was placed. */
  value(placed: ColumnForecasts, column: number, health: Health): number {
    const of = (other: number): ColumnForecasts => (other === column ? placed : this);
    const risk = new RiskEvaluation(health, this.#me);
    for (const other of COLUMNS) risk.add(of(other).forecast(other, 0), 1);
    const hasPlaced = (player: Player) => this.#me === 1 || player === 1;
    let sum = 0;
    for (let face = 1; face <= this.#faces; face++) {
      let worst = Number.POSITIVE_INFINITY;
      for (const reply of COLUMNS) {
        const there = of(reply);
        if (!there.#open.has(reply)) continue;
        risk.add(there.forecast(reply, 0), -1);
        risk.add(there.forecast(reply, face), 1);
        worst = Math.min(worst, risk.value(hasPlaced));
        risk.add(there.forecast(reply, face), -1);
        risk.add(there.forecast(reply, 0), 1);
      }
      sum += worst;
    }
    return sum / this.#faces;
  }
}
