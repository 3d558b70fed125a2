// How events become movement: which die does what, when. Plain data with times in milliseconds; the scene carries it out.
import { type Board, cellAt, type Player, startingRow } from './board.ts';
import type { DiceTuning } from './constants.ts';
import type { DiceEvent } from './events.ts';
import { centre, homeEdge, PANEL, type Point } from './geometry.ts';
import { nearlyThrough, type Step } from './round.ts';

/** One die of the picture. */
export interface BoardDie {
  readonly id: number;
  readonly player: Player;
  readonly value: number;
}
/** Who stands in which cell. */
export type DiceLayout = ReadonlyMap<number, BoardDie>;

export type DiceAnimation = { readonly at: number; readonly ms: number } & (
  | { readonly kind: 'tumble'; readonly player: Player; readonly value: number }
  | { readonly kind: 'drop'; readonly actor: BoardDie; readonly to: Point }
  | { readonly kind: 'hop'; readonly id: number; readonly to: Point }
  | { readonly kind: 'turn'; readonly id: number; readonly actor: BoardDie }
  | { readonly kind: 'crumple'; readonly id: number }
  | ({ readonly kind: 'clash'; readonly lost: number; readonly held: Player | null } & Point)
  | ({ readonly kind: 'blow'; readonly victim: Player; readonly amount: number } & Point)
);

export interface AnimationPlan {
  readonly acts: readonly DiceAnimation[];
  readonly cast: DiceLayout;
  /** When the last act has ended. */
  readonly ms: number;
}

const TUMBLE_MS = 620;
const DROP_MS = 220;
const BLOW_MS = 320;
/** An attacker stops so far short of the cell it attacks. */
const REACH = 0.5 * PANEL;

type Marched = Extract<DiceEvent, { type: 'marched' }>;
type Battled = Extract<DiceEvent, { type: 'battled' }>;

export const layoutOf = (board: Board, firstId: number): DiceLayout =>
  new Map(
    board.flatMap((die, cell) =>
      die ? [[cell, { id: firstId + cell, player: die.player, value: die.value }] as const] : [],
    ),
  );

export function planAnimations(
  before: DiceLayout,
  events: readonly DiceEvent[],
  t: Pick<DiceTuning, 'moveMs' | 'battleMs'>,
  nextId: number,
): AnimationPlan {
  const cast = new Map(before);
  const acts: DiceAnimation[] = [];
  let start = 0;
  for (const event of events) {
    if (event.type === 'rolled')
      acts.push({ kind: 'tumble', at: 0, ms: TUMBLE_MS, player: event.player, value: event.value });
    if (event.type === 'placed') {
      const actor = { id: nextId, player: event.player, value: event.value };
      cast.set(cellAt(startingRow(event.player), event.column), actor);
      acts.push({ kind: 'drop', at: 0, ms: DROP_MS, actor, to: { x: event.x, y: event.y } });
      start = DROP_MS;
    }
  }
  const battles = events.filter(event => event.type === 'battled');
  const round = new RoundPlan(cast, acts, start, t);
  for (const event of events) {
    if (event.type === 'marched') round.march(event, battles);
    if (event.type === 'damaged')
      acts.push({
        kind: 'blow',
        at: start + t.moveMs,
        ms: BLOW_MS,
        victim: event.victim,
        amount: event.amount,
        x: event.x,
        y: event.y,
      });
  }
  return { acts, cast, ms: acts.reduce((end, { at, ms }) => Math.max(end, at + ms), 0) };
}

/** Both sides march at once: dice face to face meet half way, dice one row apart in the cell between them. */
class RoundPlan {
  readonly #cast: Map<number, BoardDie>;
  readonly #acts: DiceAnimation[];
  readonly #start: number;
  readonly #t: Pick<DiceTuning, 'moveMs' | 'battleMs'>;
  /** Dice that have gone half their way already. */
  readonly #halfway = new Set<number>();

  constructor(
    cast: Map<number, BoardDie>,
    acts: DiceAnimation[],
    start: number,
    t: Pick<DiceTuning, 'moveMs' | 'battleMs'>,
  ) {
    this.#cast = cast;
    this.#acts = acts;
    this.#start = start;
    this.#t = t;
  }

  march({ player, steps }: Marched, battles: readonly Battled[]): void {
    for (const step of steps) {
      const from = cellAt(step.from, step.column);
      const actor = this.#cast.get(from);
      if (!actor) continue;
      this.#cast.delete(from);
      const battle = battles.find(
        ({ attacker, row, column }) => attacker === player && row === step.to && column === step.column,
      );
      if (step.to === null) this.#leave(actor, step);
      else if (battle) this.#clash(actor, battle);
      else {
        this.#cast.set(cellAt(step.to, step.column), actor);
        this.#hop(actor, centre(step.to, step.column));
      }
    }
  }

  #leave(actor: BoardDie, { player, column }: Step): void {
    this.#hop(actor, homeEdge(player === 1 ? 2 : 1, column));
    this.#acts.push({ kind: 'crumple', at: this.#start + this.#t.moveMs, ms: BLOW_MS, id: actor.id });
  }

  #clash(attacker: BoardDie, battle: Battled): void {
    const { row, column, attackerValue, defenderValue } = battle;
    const cell = cellAt(row, column);
    const defender = this.#cast.get(cell);
    if (!defender) return;
    const { moveMs, battleMs } = this.#t;
    const there = centre(row, column);
    const border = { x: there.x, y: there.y + (attacker.player === 1 ? -REACH : REACH) };
    const faceToFace = battle.attacker === 1;
    const meet = this.#start + (faceToFace ? moveMs / 2 : moveMs);
    if (faceToFace) {
      this.#hop(attacker, border, 0.5);
      this.#hop(defender, border, 0.5);
      this.#halfway.add(attacker.id).add(defender.id);
    } else this.#hop(attacker, border);
    const lost = Math.min(attackerValue, defenderValue);
    const held = nearlyThrough(battle)?.by ?? null;
    this.#acts.push({ kind: 'clash', at: meet, ms: battleMs, lost, held, x: there.x, y: (there.y + border.y) / 2 });
    const winner = battle.winner === null ? null : battle.winner === attacker.player ? attacker : defender;
    for (const die of [attacker, defender])
      if (die !== winner) this.#acts.push({ kind: 'crumple', at: meet, ms: battleMs / 2, id: die.id });
    this.#cast.delete(cell);
    if (!winner) return;
    const now = { ...winner, value: battle.left };
    this.#cast.set(cell, now);
    this.#acts.push({ kind: 'turn', at: meet, ms: battleMs / 2, id: winner.id, actor: now });
    if (winner === attacker) this.#acts.push({ kind: 'hop', at: meet, ms: moveMs / 2, id: winner.id, to: there });
  }

  /** `part` of a march; the second half for those that have gone the first. */
  #hop({ id }: BoardDie, to: Point, part = 1): void {
    const { moveMs } = this.#t;
    const late = this.#halfway.has(id);
    const at = this.#start + (late ? moveMs / 2 : 0);
    this.#acts.push({ kind: 'hop', at, ms: late ? moveMs / 2 : part * moveMs, id, to });
  }
}
