// What a catapult throws: it flies for a while and lands where its target stood, so that whoever walks on is not under it.
import { type Blow, hit, splash, tire, type War } from './blows.ts';
import { ticksIn } from './constants.ts';
import { isEnemy } from './fighter.ts';
import { nearest, type Side } from './sides.ts';
import type { Field, Fighter, Stone } from './state.ts';
import type { UnitName } from './units.ts';

const THROWER: UnitName = 'Catapult';
/** Who is so near to where a stone lands has all of it, in cells. */
const UNDER = 0.5;

/** In the open field a stone is as quick as an arrow. */
export const throws = ({ kind }: Fighter, { t, bothMarch }: War): boolean =>
  kind === THROWER && !bothMarch && t.stoneSeconds > 0;

/** Made and copied in one shape, like those who fight. */
export const flying = ({ id, by, isOwn, row, col, toRow, toCol, left }: Stone): Stone => ({
  id,
  by,
  isOwn,
  row,
  col,
  toRow,
  toCol,
  left,
});

export function throwStone(striker: Fighter, target: Fighter, field: Field, war: War): void {
  tire(striker, war);
  const { id: by, row, col } = striker;
  const stone = flying({
    id: field.nextId++,
    by,
    isOwn: !isEnemy(striker),
    row,
    col,
    toRow: target.row,
    toCol: target.col,
    left: ticksIn(war.t.stoneSeconds),
  });
  field.stones.push(stone);
  war.witness?.threw(stone);
}

export function land(field: Field, ticks: number, own: Side, enemies: Side, war: War, blows: Blow[]): void {
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
    if (under) hit(striker, under, field, war, blows);
    splash(striker, under ?? at, field, foes, war, blows, under);
    war.witness?.landed(stone);
  }
  if (landed) field.stones = field.stones.filter(({ left }) => left > 0);
}
