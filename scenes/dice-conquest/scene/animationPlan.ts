// Animation plan: turns events into timed animations of dice, as plain data in milliseconds; `DiceAnimator` plays them.

import type { DiceTuning } from '../constants.ts';
import { type Board, cellAt, type Player } from '../rules/board.ts';
import type { DiceEvent } from '../rules/events.ts';
import { centre, homeEdge, PANEL, type Point } from '../rules/geometry.ts';
import { nearlyThrough, type Step } from '../rules/round.ts';

/** A die on the stage; keeps its id while it moves. */
export interface BoardDie {
  readonly id: number;
  readonly player: Player;
  readonly value: number;
}
/** Dice by cell. */
export type DiceLayout = ReadonlyMap<number, BoardDie>;

/** One animation; `at` and `ms` are milliseconds from the beginning of the plan. */
export type DiceAnimation = { readonly at: number; readonly ms: number } & (
  | { readonly kind: 'tumble'; readonly player: Player; readonly value: number }
  | { readonly kind: 'drop'; readonly die: BoardDie; readonly to: Point }
  | { readonly kind: 'hop'; readonly id: number; readonly to: Point }
  | { readonly kind: 'turn'; readonly id: number; readonly die: BoardDie }
  | ({ readonly kind: 'join'; readonly id: number; readonly die: BoardDie } & Point)
  | { readonly kind: 'crumple'; readonly id: number }
  | ({ readonly kind: 'clash'; readonly lost: number; readonly held: Player | null } & Point)
  | ({ readonly kind: 'blow'; readonly victim: Player; readonly amount: number } & Point)
);

export interface AnimationPlan {
  readonly animations: readonly DiceAnimation[];
  readonly layout: DiceLayout;
  /** Duration of the plan. */
  readonly ms: number;
}

const TUMBLE_MS = 620;
const DROP_MS = 220;
const BLOW_MS = 320;
/** Distance from the attacked cell at which the attacker stops. */
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
  rows: number,
): AnimationPlan {
  const layout = new Map(before);
  const animations: DiceAnimation[] = [];
  let start = 0;
  for (const event of events) {
    if (event.type === 'rolled')
      animations.push({ kind: 'tumble', at: 0, ms: TUMBLE_MS, player: event.player, value: event.value });
    if (event.type === 'placed') {
      const die = { id: nextId, player: event.player, value: event.value };
      layout.set(cellAt(event.row, event.column), die);
      animations.push({ kind: 'drop', at: 0, ms: DROP_MS, die, to: { x: event.x, y: event.y } });
      start = DROP_MS;
    }
    if (event.type === 'joined') {
      const cell = cellAt(event.row, event.column);
      const leader = layout.get(cell);
      if (!leader) continue;
      const die = { ...leader, value: event.total };
      layout.set(cell, die);
      animations.push({ kind: 'join', at: 0, ms: DROP_MS, id: leader.id, die, x: event.x, y: event.y });
      start = DROP_MS;
    }
  }
  const battles = events.filter(event => event.type === 'battled');
  const round = new RoundPlan(layout, animations, start, t, rows);
  for (const event of events) {
    if (event.type === 'marched') round.march(event, battles);
    if (event.type === 'damaged')
      animations.push({
        kind: 'blow',
        at: start + t.moveMs,
        ms: BLOW_MS,
        victim: event.victim,
        amount: event.amount,
        x: event.x,
        y: event.y,
      });
  }
  return {
    animations: animations,
    layout: layout,
    ms: animations.reduce((end, { at, ms }) => Math.max(end, at + ms), 0),
  };
}

/** Plan of a round: both sides march at the same time; neighbours meet half way, dice one row apart in the cell between them. */
class RoundPlan {
  readonly #layout: Map<number, BoardDie>;
  readonly #animations: DiceAnimation[];
  readonly #start: number;
  readonly #t: Pick<DiceTuning, 'moveMs' | 'battleMs'>;
  readonly #rows: number;
  /** Ids of dice that have made half of their move. */
  readonly #halfway = new Set<number>();

  constructor(
    layout: Map<number, BoardDie>,
    animations: DiceAnimation[],
    start: number,
    t: Pick<DiceTuning, 'moveMs' | 'battleMs'>,
    rows: number,
  ) {
    this.#layout = layout;
    this.#animations = animations;
    this.#start = start;
    this.#t = t;
    this.#rows = rows;
  }

  march({ player, steps }: Marched, battles: readonly Battled[]): void {
    for (const step of steps) {
      const from = cellAt(step.from, step.column);
      const die = this.#layout.get(from);
      if (!die) continue;
      this.#layout.delete(from);
      const battle = battles.find(
        ({ attacker, row, column }) => attacker === player && row === step.to && column === step.column,
      );
      if (step.to === null) this.#leave(die, step);
      else if (battle) this.#clash(die, battle);
      else {
        this.#layout.set(cellAt(step.to, step.column), die);
        this.#hop(die, centre(step.to, step.column, this.#rows));
      }
    }
  }

  #leave(die: BoardDie, { player, column }: Step): void {
    this.#hop(die, homeEdge(player === 1 ? 2 : 1, column, this.#rows));
    this.#animations.push({ kind: 'crumple', at: this.#start + this.#t.moveMs, ms: BLOW_MS, id: die.id });
  }

  #clash(attacker: BoardDie, battle: Battled): void {
    const { row, column, attackerValue, defenderValue } = battle;
    const cell = cellAt(row, column);
    const defender = this.#layout.get(cell);
    if (!defender) return;
    const { moveMs, battleMs } = this.#t;
    const there = centre(row, column, this.#rows);
    const border = { x: there.x, y: there.y + (attacker.player === 1 ? -REACH : REACH) };
    const faceToFace = battle.attacker === 1;
    const meet = this.#start + (faceToFace ? moveMs / 2 : moveMs);
    if (faceToFace) {
      this.#hop(attacker, border, 0.5);
      this.#hop(defender, border, 0.5);
      this.#halfway.add(attacker.id).add(defender.id);
    } else this.#hop(attacker, border);
    const lost = Math.min(attackerValue, defenderValue);
    const held = nearlyThrough(battle, this.#rows)?.by ?? null;
    this.#animations.push({
      kind: 'clash',
      at: meet,
      ms: battleMs,
      lost,
      held,
      x: there.x,
      y: (there.y + border.y) / 2,
    });
    const winner = battle.winner === null ? null : battle.winner === attacker.player ? attacker : defender;
    for (const die of [attacker, defender])
      if (die !== winner) this.#animations.push({ kind: 'crumple', at: meet, ms: battleMs / 2, id: die.id });
    this.#layout.delete(cell);
    if (!winner) return;
    const now = { ...winner, value: battle.left };
    this.#layout.set(cell, now);
    this.#animations.push({ kind: 'turn', at: meet, ms: battleMs / 2, id: winner.id, die: now });
    if (winner === attacker) this.#animations.push({ kind: 'hop', at: meet, ms: moveMs / 2, id: winner.id, to: there });
  }

  /** A hop of `part` of a move; the second half for dice that have made the first. */
  #hop({ id }: BoardDie, to: Point, part = 1): void {
    const { moveMs } = this.#t;
    const late = this.#halfway.has(id);
    const at = this.#start + (late ? moveMs / 2 : 0);
    this.#animations.push({ kind: 'hop', at, ms: late ? moveMs / 2 : part * moveMs, id, to });
  }
}
