// Events as plain data. `x` and `y` are world pixels, for panned sounds and for effects.
import type { GameEvent } from '../../kit/core/rules.ts';
import { type Board, cellAt, type Player, rowsOf } from './board.ts';
import { centre, homeEdge } from './geometry.ts';
import { type Battle, type Held, type Hit, type March, nearlyThrough, type Step } from './round.ts';
import type { DiceState, Health, Placement } from './state.ts';

interface Position {
  readonly x: number;
  readonly y: number;
}

/** What happened in a round, before it is said between whom. */
export type RoundEvent = GameEvent &
  (
    | { readonly type: 'rolled'; readonly player: Player; readonly value: number }
    | ({ readonly type: 'placed' } & Placement & Position)
    | ({ readonly type: 'joined'; readonly total: number } & Placement & Position)
    | { readonly type: 'marched'; readonly player: Player; readonly steps: readonly Step[] }
    | ({ readonly type: 'battled' } & Battle & Position)
    | ({ readonly type: 'held' } & Held & Position)
    | ({ readonly type: 'damaged'; readonly health: Health } & Hit & Position)
    | { readonly type: 'roundEnded'; readonly round: number; readonly health: Health }
    | { readonly type: 'suddenDeathBegan' }
    | { readonly type: 'won'; readonly player: Player }
  );

/** `mode` tells sentences what the players are called, `kind` statistics which games are counted together. */
export type DiceEvent =
  | (RoundEvent & { readonly mode: DiceState['mode']; readonly kind: string })
  | (GameEvent & { readonly type: 'refused'; readonly message: string });

export const refusedEvent = (message: string): DiceEvent => ({ type: 'refused', message });

/** Event of a die that was placed, or that joined another: `board` is the one after it. */
export function movedEvent(placement: Placement, board: Board): RoundEvent {
  const { row, column, joins } = placement;
  const at = { ...placement, ...centre(row, column, rowsOf(board)) };
  return joins ? { type: 'joined', total: board[cellAt(row, column)]?.value ?? 0, ...at } : { type: 'placed', ...at };
}

/** Events of one side's march: the march, then its battles, each followed by `held` where it stopped a die that was nearly through. */
export function marchEvents({ player, steps, battles }: March, rows: number): readonly RoundEvent[] {
  if (steps.length === 0) return [];
  const fights = battles.flatMap((battle): readonly RoundEvent[] => {
    const at = centre(battle.row, battle.column, rows);
    const held = nearlyThrough(battle, rows);
    const battled: RoundEvent = { type: 'battled', ...battle, ...at };
    return held ? [battled, { type: 'held', ...held, ...at }] : [battled];
  });
  return [{ type: 'marched', player, steps }, ...fights];
}

export const damagedEvent = (hit: Hit, health: Health, rows: number): RoundEvent => ({
  type: 'damaged',
  ...hit,
  health,
  ...homeEdge(hit.victim, hit.column, rows),
});
