// Combat listener of play: updates the tally, pays rewards and emits events.

import type { T } from '../constants.ts';
import type { CombatListener } from './damage.ts';
import { isEnemy } from './fighter.ts';
import { centreOf, round2 } from './grid.ts';
import type { Emit, State } from './state.ts';
import { counterFactor, typesOf } from './units.ts';

export function combatListener(state: State, emit: Emit, t: T): CombatListener {
  return {
    stoneThrown({ by, toRow, toCol, ...from }) {
      const to = centreOf({ row: toRow, col: toCol });
      emit({ type: 'stoneThrown', by, ...centreOf(from), toX: to.x, toY: to.y });
    },
    stoneLanded({ toRow, toCol }) {
      emit({ type: 'stoneLanded', ...centreOf({ row: toRow, col: toCol }) });
    },
    unitStruck({ striker, struck, splashes }, health) {
      const isOwn = isEnemy(struck);
      if (isOwn) {
        const tally = state.tally[striker.kind];
        tally.dealt = round2(tally.dealt + health);
      }
      // Splash hits belong to the same strike: one event.
      if (splashes) return;
      const to = centreOf(struck);
      const counters = counterFactor(striker.kind, struck.kind, t) > 1;
      emit({
        type: 'struck',
        by: striker.id,
        kind: striker.kind,
        isOwn,
        ...centreOf(striker),
        toX: to.x,
        toY: to.y,
        damage: round2(health),
        counters,
      });
    },
    enemyFelled(enemy, by) {
      const reward = rewardFor(enemy.kind, t);
      state.resources = round2(state.resources + reward);
      state.tally[by].felled++;
      emit({ type: 'enemyFelled', kind: enemy.kind, reward, ...centreOf(enemy) });
    },
    unitLost(own) {
      state.tally[own.kind].lost++;
      emit({ type: 'unitLost', kind: own.kind, ...centreOf(own) });
    },
  };
}

/** Reward for a defeated enemy, in whole resources. */
export const rewardFor = (kind: State['own'][number]['kind'], t: T): number =>
  Math.round(typesOf(t)[kind].cost * t.rewardPart);
