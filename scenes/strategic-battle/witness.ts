// Who sees a step of play: counts what each type did, pays for the fallen, and tells what is to be seen and heard.
import type { Witness } from './blows.ts';
import type { T } from './constants.ts';
import { isEnemy } from './fighter.ts';
import { middleOf, rounded } from './grid.ts';
import type { State, Tell } from './state.ts';
import { factorOf, typesOf } from './units.ts';

export function witnessOf(state: State, tell: Tell, t: T): Witness {
  return {
    threw({ by, toRow, toCol, ...from }) {
      const to = middleOf({ row: toRow, col: toCol });
      tell({ type: 'stoneThrown', by, ...middleOf(from), toX: to.x, toY: to.y });
    },
    landed({ toRow, toCol }) {
      tell({ type: 'stoneLanded', ...middleOf({ row: toRow, col: toCol }) });
    },
    struck({ striker, struck, splashes }, health) {
      const isOwn = isEnemy(struck);
      if (isOwn) {
        const tally = state.tally[striker.kind];
        tally.dealt = rounded(tally.dealt + health);
      }
      // Who stands beside is hit by the same strike: it is told once.
      if (splashes) return;
      const to = middleOf(struck);
      const counters = factorOf(striker.kind, struck.kind, t) > 1;
      tell({
        type: 'struck',
        by: striker.id,
        kind: striker.kind,
        isOwn,
        ...middleOf(striker),
        toX: to.x,
        toY: to.y,
        damage: rounded(health),
        counters,
      });
    },
    felled(enemy, by) {
      const reward = rewardFor(enemy.kind, t);
      state.resources = rounded(state.resources + reward);
      state.tally[by].felled++;
      tell({ type: 'enemyFelled', kind: enemy.kind, reward, ...middleOf(enemy) });
    },
    lost(own) {
      state.tally[own.kind].lost++;
      tell({ type: 'unitLost', kind: own.kind, ...middleOf(own) });
    },
  };
}

/** In whole resources: all specified costs give whole ones. */
export const rewardFor = (kind: State['own'][number]['kind'], t: T): number =>
  Math.round(typesOf(t)[kind].cost * t.rewardPart);
