// Catapult stones (projectiles): each flies for a fixed time and lands where its target stood, so that it misses a moving target.

import { ticksIn } from '../constants.ts';
import { addHit, addSplash, type CombatContext, type Hit, startCooldown } from './damage.ts';
import { isEnemy } from './fighter.ts';
import { nearest, type SideIndex } from './sideIndex.ts';
import type { Field, Fighter, Stone } from './state.ts';
import type { UnitName } from './units.ts';

const THROWER: UnitName = 'Catapult';
/** A unit within this distance of the landing point takes the full damage, in cells. */
const UNDER = 0.5;

/** In duels, and with a flight time of 0, a Catapult strikes at once instead. */
export const throwsStones = ({ kind }: Fighter, { t, bothMarch }: CombatContext): boolean =>
  kind === THROWER && !bothMarch && t.stoneSeconds > 0;

/** Creates or copies a stone: one hidden class, as with fighters. */
export const newStone = ({ id, by, isOwn, row, col, toRow, toCol, left }: Stone): Stone => ({
  id,
  by,
  isOwn,
  row,
  col,
  toRow,
  toCol,
  left,
});

export function throwStone(striker: Fighter, target: Fighter, field: Field, context: CombatContext): void {
  startCooldown(striker, context);
  const { id: by, row, col } = striker;
  const stone = newStone({
    id: field.nextId++,
    by,
    isOwn: !isEnemy(striker),
    row,
    col,
    toRow: target.row,
    toCol: target.col,
    left: ticksIn(context.t.stoneSeconds),
  });
  field.stones.push(stone);
  context.listener?.stoneThrown(stone);
}

/** Counts stones down; those that land hit the nearest unit and splash around it. */
export function landStones(
  field: Field,
  ticks: number,
  own: SideIndex,
  enemies: SideIndex,
  context: CombatContext,
  hits: Hit[],
): void {
  let landed = false;
  for (const stone of field.stones) {
    stone.left -= ticks;
    if (stone.left > 0) continue;
    landed = true;
    const { by, row, col, toRow, toCol, isOwn } = stone;
    const [striker, at, foes] = [
      { id: by, kind: THROWER, row, col },
      { row: toRow, col: toCol },
      isOwn ? enemies : own,
    ];
    const under = nearest(at, foes, UNDER);
    if (under) addHit(striker, under, field, context, hits);
    addSplash(striker, under ?? at, field, foes, context, hits, under);
    context.listener?.stoneLanded(stone);
  }
  if (landed) field.stones = field.stones.filter(({ left }) => left > 0);
}
