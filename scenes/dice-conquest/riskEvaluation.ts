// How Hard judges a board: how likely each side is to be hit, and to be hit for good, before it can place enough in the way.
import { opponent, type Player } from './board.ts';
import type { FutureHit } from './forecast.ts';
import type { Health } from './state.ts';

/** Settled by playing 600 games a value against Normal. */
const WEIGHT = {
  /** How many of a blow's pips one placed die stops. */
  stopped: 2,
  /** How unsure that is, for one die. */
  spread: 1.5,
  hit: 1.5,
  death: 10,
  /** Own danger counts a little less than the opponent's: attack pays. */
  caution: 0.85,
  /** Each pip on its way, however far. */
  pip: 0.1,
};
const FARTHEST = 10;

/** Grows from 0 to 1 around 0, without Math.exp, which differs between engines. */
const likelihood = (x: number): number => 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);

/** All blows to come, added up: columns are put in and taken out one by one. */
export class RiskEvaluation {
  readonly #health: Health;
  readonly #me: Player;
  /** Pips that arrive at each side, turn by turn. */
  readonly #coming = { 1: new Array<number>(FARTHEST).fill(0), 2: new Array<number>(FARTHEST).fill(0) };
  #pips = 0;

  constructor(health: Health, me: Player) {
    this.#health = health;
    this.#me = me;
  }

  /** `times` is 1 to put blows in, −1 to take them out. */
  add(blows: readonly FutureHit[], times: 1 | -1): void {
    for (const { victim, turns, amount } of blows) {
      const coming = this.#coming[victim];
      coming[turns] = (coming[turns] ?? 0) + times * amount;
      const felt = Math.min(amount, Math.max(1, this.#health[victim - 1] as number));
      this.#pips += victim === this.#me ? -times * felt : times * felt;
    }
  }

  /** Better for `me` is higher. `placed` says who has already placed in the round that comes to an end next. */
  worth(placed: (player: Player) => boolean): number {
    const risk = (player: Player) =>
      riskOf(this.#coming[player], this.#health[player - 1] as number, placed(player) ? 1 : 0);
    return WEIGHT.pip * this.#pips + risk(opponent(this.#me)) - WEIGHT.caution * risk(this.#me);
  }
}

/** The worst moment to come: pips that arrive by then, less what the dice placed until then can stop. */
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
