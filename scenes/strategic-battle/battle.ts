// How the field fights, by any number of ticks at a time: one in play and forecast, six in a duel. The same order for all: enter, look, strike or
// walk; and all blows of a step fall at its end, so that nobody is favoured by whose turn comes first.

import { type Blow, fall, strike, type War } from './blows.ts';
import { newFighter } from './fighter.ts';
import { apart, BODY, LAST_COLUMN, placed, rounded } from './grid.ts';
import { mend } from './mages.ts';
import { holds, metBy, ride, rides, staysWith, walkTo } from './riders.ts';
import { ENEMIES, nearest, OWN, type Side, sideOf } from './sides.ts';
import type { Field, Fighter } from './state.ts';
import { land, throwStone, throws } from './stones.ts';
import { paceOn, reachOf } from './terrain.ts';
import { UNITS, type UnitType } from './units.ts';

/** Who is not at blows looks round this often, in ticks: ten times a second, as often as a duel steps. */
export const LOOK_TICKS = 6;

export function fight(field: Field, ticks: number, war: War): void {
  enter(field, ticks, war);
  // Who stands in a cell stays in its row.
  const stands = war.bothMarch !== true;
  const own = sideOf(field.own, war.types, OWN, stands);
  const enemies = sideOf(field.enemies, war.types, ENEMIES, false);
  const blows: Blow[] = [];
  land(field, ticks, own, enemies, war, blows);
  let isOut = false;
  for (let i = 0; i < own.all.length; i++) {
    const fighter = own.all[i] as Fighter;
    if (isOutOf(fighter)) isOut = true;
    else if (stands && rests(field, fighter, ticks)) {
      rest(fighter, ticks);
      continue;
    }
    act(field, fighter, own.types[i] as UnitType, false, enemies, war, ticks, blows);
    if (isOutOf(fighter)) isOut = true;
  }
  OWN.moves = isOut;
  for (let i = 0; i < enemies.all.length; i++)
    act(field, enemies.all[i] as Fighter, enemies.types[i] as UnitType, true, own, war, ticks, blows);
  if (stands) mend(field, own, ticks, war);
  if (blows.length > 0) fall(field, blows, war.witness);
  field.tick += ticks;
}

/** Not in its cell, or not for long. */
const isOutOf = ({ home, charges }: Fighter): boolean => home !== null || charges === true;

/** Whoever is due comes in at the last column, as long as there is room. */
function enter(field: Field, ticks: number, { t, types }: War): void {
  let isWhole = false;
  for (const group of field.entering) {
    group.ticks -= ticks;
    while (group.ticks <= 0 && group.kinds !== '' && field.enemies.length < t.mostEnemies) {
      const kind = UNITS[Number(group.kinds[0])] ?? 'Infantry';
      const { health } = types[kind];
      const place = { row: Number(group.rows[0]), col: LAST_COLUMN };
      field.enemies.push(newFighter(field.nextId++, kind, place, health, group.wave));
      group.kinds = group.kinds.slice(1);
      group.rows = group.rows.slice(1);
      group.ticks += group.every;
    }
    group.ticks = Math.max(0, group.ticks);
    if (group.kinds === '') isWhole = true;
  }
  if (isWhole) field.entering = field.entering.filter(({ kinds }) => kinds !== '');
}

const looks = ({ tick }: Field, { id }: Fighter, ticks: number): boolean => (tick + id) % LOOK_TICKS < ticks;

/** Of who stands in its cell: has nobody to fight, and does not look round in this step. */
const rests = (field: Field, fighter: Fighter, ticks: number): boolean =>
  fighter.target === null && !looks(field, fighter, ticks);

function rest(fighter: Fighter, ticks: number): void {
  if (fighter.cooldown > 0) fighter.cooldown = rounded(fighter.cooldown - ticks);
}

function act(
  field: Field,
  fighter: Fighter,
  type: UnitType,
  isEnemy: boolean,
  foes: Side,
  war: War,
  ticks: number,
  blows: Blow[],
): void {
  rest(fighter, ticks);
  const looksRound = looks(field, fighter, ticks);
  const { target: aim } = fighter;
  // Most of those who are on the field walk on, with nobody near.
  if (aim === null && !looksRound) return goOn(field, fighter, type, isEnemy, undefined, foes, war, ticks);
  const { t } = war;
  const isRider = rides(fighter, war.bothMarch);
  const reach = reachOf(field, fighter, type.attackRange, t) + BODY;
  let target = aim === null ? undefined : foes.byId[aim];
  let meets = target !== undefined && apart(fighter, target) <= reach;
  if (!target || !meets || (isRider && !holds(target))) {
    if (looksRound) {
      const marches = isEnemy || war.bothMarch === true;
      target = isRider
        ? metBy(fighter, isEnemy, foes, reach, t)
        : nearest(fighter, foes, marches ? Math.max(reach, t.noticeRange) : reach);
      meets = target !== undefined && apart(fighter, target) <= reach;
    }
    fighter.target = target === undefined ? null : target.id;
  }
  if (target && meets && fighter.cooldown <= 0) {
    if (throws(fighter, war)) throwStone(fighter, target, field, war);
    else strike(fighter, target, field, foes, war, blows);
  }
  if (isRider) fighter.held = target !== undefined && meets && holds(target);
  if (isRider ? target !== undefined && meets && staysWith(target, isEnemy) : meets) return;
  goOn(field, fighter, type, isEnemy, target, foes, war, ticks);
}

/** To whom it fights, or on its way. */
function goOn(
  field: Field,
  fighter: Fighter,
  { moveSpeed }: UnitType,
  isEnemy: boolean,
  target: Fighter | undefined,
  foes: Side,
  { t, bothMarch }: War,
  ticks: number,
): void {
  const marches = isEnemy || bothMarch === true;
  const isRider = rides(fighter, bothMarch);
  if (!marches && !isRider && !fighter.charges) return;
  const step = (moveSpeed * ticks * paceOn(field, fighter, t)) / TICKS;
  if (isRider) {
    if (!target) fighter.held = false;
    ride(fighter, isEnemy, target, step);
  } else if (marches && target) walkTo(fighter, target, step);
  else if (marches) fighter.col = placed(fighter.col + (isEnemy ? -step : step));
  else if (isClear(fighter, foes)) fighter.col = placed(fighter.col + step);
}

/** Of a second. */
const TICKS = 60;

/** Nobody is in its row, or so nearly. */
const isClear = ({ row }: Fighter, { all }: Side): boolean => all.every(foe => Math.abs(foe.row - row) > 0.5);
