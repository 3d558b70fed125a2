// Risk evaluation of Hard: how likely each side is to be hit, and to lose, before it can place enough dice in the way.
import { opponent, type Player } from './board.ts';
import type { FutureHit } from './forecast.ts';
import type { Health } from './state.ts';

/** Weights, tuned by 600 games for each value against Normal. */
const WEIGHT = {
  /** Pips of a hit that one placed die stops on average. */
  stopped: 2,
  /** Standard deviation of that, for one die. */
  spread: 1.5,
  hit: 1.5,
  death: 10,
  /** Factor of the own risk: below 1 prefers attack. */
  caution: 0.85,
  /** For each pip on its way, at any distance. */
  pip: 0.1,
};
/** Most turns until a hit. */
const FARTHEST = 10;

/** Sigmoid from 0 to 1 without Math.exp, which differs between engines. */
const likelihood = (x: number): number => 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);

/** Sums of future hits; columns are added and removed one by one (incremental evaluation). */
export class RiskEvaluation {
  readonly #health: Health;
  readonly #me: Player;
  /** Pips that hit each side, by turn. */
  readonly #coming = { 1: new Array<number>(FARTHEST).fill(0), 2: new Array<number>(FARTHEST).fill(0) };
  #pips = 0;

  constructor(health: Health, me: Player) {
    this.#health = health;
    this.#me = me;
  }

  /** Adds hits (`times` 1) or removes them (−1). */
  add(hits: readonly FutureHit[], times: 1 | -1): void {
    for (const { victim, turns, amount } of hits) {
      const coming = this.#coming[victim];
      coming[turns] = (coming[turns] ?? 0) + times * amount;
      const felt = Math.min(amount, Math.max(1, this.#health[victim - 1] as number));
      this.#pips += victim === this.#me ? -times * felt : times * felt;
    }
  }

  /** Value for `me`, higher is better. `placed` says who has already placed in the present round. */
  value(placed: (player: Player) => boolean): number {
    const risk = (player: Player) =>
      riskOf(this.#coming[player], this.#health[player - 1] as number, placed(player) ? 1 : 0);
    return WEIGHT.pip * this.#pips + risk(opponent(this.#me)) - WEIGHT.caution * risk(this.#me);
  }
}

/** Risk of the worst turn: pips that arrive until then, minus what dice placed until then stop on average. */
function riskOf(coming: readonly number[], health: number, placed: number): number {
  let worst = 0;
  let arriving = 0;
  for (let turns = 1; turns < coming.length; turns++) {
    const amount = coming[turns] as number;
    if (amount === 0) continue;
    arriving += amount;
    const chances = Math.max(0, turns - 1 - placed);
    const through = arriving - WEIGHT.stopped * chances;
    const spread = WEIGHT.spread * Math.sqrt(chances + 0.15);
    const risk =
      WEIGHT.hit * likelihood(through / spread) +
      WEIGHT.death * likelihood((through - Math.max(1, health) + 0.5) / spread);
    worst = Math.max(worst, risk);
  }
  return worst;
}
