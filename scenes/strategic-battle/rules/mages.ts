// Healing by own Mages: once a second each heals its wounded neighbours.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { type CombatContext, typesOfSide } from './damage.ts';
import { chebyshevDistance, nearestRow, round2, SPLASH_MARGIN } from './grid.ts';
import { firstInRow, type SideIndex } from './sideIndex.ts';
import type { Field, Fighter } from './state.ts';
import type { UnitName } from './units.ts';

const MENDER: UnitName = 'Mage';

export function healNeighbours({ tick, own }: Field, side: SideIndex, ticks: number, context: CombatContext): void {
  const { t } = context;
  const types = typesOfSide(false, context);
  if (tick % TICKS_PER_SECOND >= ticks || t.mendHealth === 0) return;
  const reach = types[MENDER].areaRange + SPLASH_MARGIN;
  for (const mage of own) {
    if (mage.kind !== MENDER || mage.charges) continue;
    const middle = nearestRow(mage);
    const far = Math.ceil(reach);
    for (let row = middle - far; row <= middle + far; row++)
      for (let i = firstInRow(side, row); i >= 0; i = side.nexts[i] as number) {
        const one = side.all[i] as Fighter;
        const { health } = types[one.kind];
        if (one.health < health && chebyshevDistance(one, mage) <= reach)
          one.health = round2(Math.min(health, one.health + t.mendHealth));
      }
  }
}
