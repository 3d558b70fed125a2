// What own mages do besides striking: once a second they mend whoever is hurt beside them.
import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import type { War } from './blows.ts';
import { apart, EDGE, rounded, rowOf } from './grid.ts';
import { headOf, type Side } from './sides.ts';
import type { Field, Fighter } from './state.ts';
import type { UnitName } from './units.ts';

const MENDER: UnitName = 'Mage';

export function mend({ tick, own }: Field, side: Side, ticks: number, { types, t }: War): void {
  if (tick % TICKS_PER_SECOND >= ticks || t.mendHealth === 0) return;
  const reach = types[MENDER].areaRange + EDGE;
  for (const mage of own) {
    if (mage.kind !== MENDER || mage.charges) continue;
    const middle = rowOf(mage);
    const far = Math.ceil(reach);
    for (let row = middle - far; row <= middle + far; row++)
      for (let i = headOf(side, row); i >= 0; i = side.nexts[i] as number) {
        const one = side.all[i] as Fighter;
        const { health } = types[one.kind];
        if (one.health < health && apart(one, mage) <= reach)
          one.health = rounded(Math.min(health, one.health + t.mendHealth));
      }
  }
}
