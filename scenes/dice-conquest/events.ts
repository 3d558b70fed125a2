// Events as plain data. `x` and `y` are world pixels, for panned sounds and for effects.
import type { GameEvent } from '../kit/core/rules.ts';
import { type Player, startingRow } from './board.ts';
import { centre, homeEdge } from './geometry.ts';
import { type Battle, type Held, type Hit, type March, nearlyThrough, type Step } from './round.ts';
import type { Health, Placement } from './state.ts';

interface Position {
  readonly x: number;
  readonly y: number;
}

export type DiceEvent = GameEvent &
  (
    | { readonly type: 'rolled'; readonly player: Player; readonly value: number }
    | ({ readonly type: 'placed' } & Placement & Position)
    | { readonly type: 'marched'; readonly player: Player; readonly steps: readonly Step[] }
    | ({ readonly type: 'battled' } & Battle & Position)
    | ({ readonly type: 'held' } & Held & Position)
    | ({ readonly type: 'damaged'; readonly health: Health } & Hit & Position)
    | { readonly type: 'roundEnded'; readonly round: number; readonly health: Health }
    | { readonly type: 'suddenDeathBegan' }
    | { readonly type: 'won'; readonly player: Player }
    | { readonly type: 'refused'; readonly message: string }
  );

export const refusedEvent = (message: string): DiceEvent => ({ type: 'refused', message });

export const placedEvent = (placement: Placement): DiceEvent => ({
  type: 'placed',
  ...placement,
  ...centre(startingRow(placement.player), placement.column),
});

/** Events of one side's march: the march, then its battles, each followed by `held` where it stopped a die that was nearly through. */
export function marchEvents({ player, steps, battles }: March): readonly DiceEvent[] {
  if (steps.length === 0) return [];
  const fights = battles.flatMap((battle): readonly DiceEvent[] => {
    const at = centre(battle.row, battle.column);
    const held = nearlyThrough(battle);
    const battled: DiceEvent = { type: 'battled', ...battle, ...at };
    return held ? [battled, { type: 'held', ...held, ...at }] : [battled];
  });
  return [{ type: 'marched', player, steps }, ...fights];
}

export const damagedEvent = (hit: Hit, health: Health): DiceEvent => ({
  type: 'damaged',
  ...hit,
  health,
  ...homeEdge(hit.victim, hit.column),
});
