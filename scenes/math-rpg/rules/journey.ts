// Journey: the places of the map, one for each enemy, with what was beaten there over all runs.

import type { MathView } from '../view.ts';
import { ENEMIES, enemyAt, type TimeOfDay, timeAt } from './enemies.ts';
import { KINDS, kindsAt } from './kinds.ts';
import { collectedCount, isCollected } from './progress.ts';

export interface Stop {
  /** Index of the enemy. */
  readonly enemy: number;
  /** Null for an enemy that was never met: it is one to look forward to. */
  readonly name: string | null;
  /** 'Level 4: Times 2, 5 and 10'. */
  readonly asks: string;
  readonly time: TimeOfDay;
  /** How often it was beaten on the meadow (and at the start), and on the ridge. */
  readonly meadow: number;
  readonly ridge: number;
  /** The run is at this place. */
  readonly isHere: boolean;
}

export interface Journey {
  readonly stops: readonly Stop[];
  /** Enemies beaten once; those beaten on the ridge. */
  readonly collected: number;
  readonly onRidge: number;
}

export function journeyOf({
  level,
  choice,
  list,
  progress: { beaten },
}: Pick<MathView, 'level' | 'choice' | 'list' | 'progress'>): Journey {
  /** Whom one stands before was met; so was whoever follows one that was beaten. */
  const isMet = (enemy: number) =>
    enemy === enemyAt(level) || isCollected(beaten, enemy) || enemy === 0 || isCollected(beaten, enemy - 1);
  return {
    stops: ENEMIES.map((name, enemy) => {
      const [meadow, ridge] = beaten[enemy] ?? [0, 0];
      const [kind] = kindsAt(enemy + 1, 'all');
      return {
        enemy,
        name: isMet(enemy) ? name : null,
        asks: list === null ? `Level ${enemy + 1}: ${KINDS[kind ?? 0]?.name}` : `Level ${enemy + 1}`,
        time: timeAt(enemy + 1),
        meadow,
        ridge,
        isHere: enemy === enemyAt(level) && choice === null,
      };
    }),
    collected: collectedCount(beaten),
    onRidge: beaten.filter(([, ridge]) => ridge > 0).length,
  };
}
