// How the field fights, by any number of ticks at a time: one in play and forecast, six in a duel. The same order for all: enter, look, strike or
// walk; and all blows of a step fall at its end, so that nobody is favoured by whose turn comes first.

import { type Blow, fall, strike, type War } from './blows.ts';
import { apart, BODY, LAST_COLUMN, type Place, placed, rounded } from './grid.ts';
import { mend } from './mages.ts';
import { holds, isHeld, metBy, ride, rides, walkTo } from './riders.ts';
import { ENEMIES, nearest, OWN, type Side, sideOf } from './sides.ts';
import type { Field, Fighter } from './state.ts';
import { land, throwStone, throws } from './stones.ts';
import { paceOn, reachOf } from './terrain.ts';
import { UNITS, type UnitName } from './units.ts';

/** Who is not at blows looks round this often, in ticks: ten times a second, as often as a duel steps. */
export const LOOK_TICKS = 6;

export function fight(field: Field, ticks: number, war: War): void {
  enter(field, ticks, war);
  // Who stands in a cell stays in its row.
  const stands = war.bothMarch !== true;
  const own = sideOf(field.own, OWN, stands);
  const enemies = sideOf(field.enemies, ENEMIES, false);
  const blows: Blow[] = [];
  land(field, ticks, own, enemies, war, blows);
  for (const fighter of field.own)
    if (stands && rests(field, fighter, ticks)) rest(fighter, ticks);
    else act(field, fighter, false, enemies, war, ticks, blows);
  for (const fighter of field.enemies) act(field, fighter, true, own, war, ticks, blows);
  if (stands) mend(field, own, ticks, war);
  if (blows.length > 0) fall(field, blows, war.witness);
  field.tick += ticks;
}

/** Whoever is due comes in at the last column, as long as there is room. */
function enter(field: Field, ticks: number, { t, types }: War): void {
  if (field.entering.length === 0) return;
  for (const group of field.entering) {
    group.ticks -= ticks;
    while (group.ticks <= 0 && group.kinds !== '' && field.enemies.length < t.mostEnemies) {
      const kind = UNITS[Number(group.kinds[0])] ?? 'Infantry';
      const { health } = types[kind];
      const place = { row: Number(group.rows[0]), col: LAST_COLUMN };
      field.enemies.push({ ...newFighter(field.nextId++, kind, place, health), wave: group.wave });
      group.kinds = group.kinds.slice(1);
      group.rows = group.rows.slice(1);
      group.ticks += group.every;
    }
    group.ticks = Math.max(0, group.ticks);
  }
  field.entering = field.entering.filter(({ kinds }) => kinds !== '');
}

export const newFighter = (id: number, kind: UnitName, { row, col }: Place, health: number): Fighter => ({
  id,
  kind,
  row,
  col,
  health,
  cooldown: 0,
  target: null,
});

const looks = ({ tick }: Field, { id }: Fighter, ticks: number): boolean => (tick + id) % LOOK_TICKS < ticks;

/** Stands in its cell with nobody to fight, and does not look round in this step. */
const rests = (field: Field, fighter: Fighter, ticks: number): boolean =>
  fighter.target === null && fighter.charges !== true && fighter.home === undefined && !looks(field, fighter, ticks);

function rest(fighter: Fighter, ticks: number): void {
  if (fighter.cooldown > 0) fighter.cooldown = rounded(fighter.cooldown - ticks);
}

function act(
  field: Field,
  fighter: Fighter,
  isEnemy: boolean,
  foes: Side,
  war: War,
  ticks: number,
  blows: Blow[],
): void {
  const { types, t } = war;
  const type = types[fighter.kind];
  rest(fighter, ticks);
  const marches = isEnemy || war.bothMarch === true;
  const isRider = rides(fighter, war.bothMarch);
  const reach = reachOf(field, fighter, type.attackRange, t) + BODY;
  let target = fighter.target === null ? undefined : foes.byId.get(fighter.target);
  if (!target || apart(fighter, target) > reach || (isRider && !holds(target))) {
    if (looks(field, fighter, ticks))
      target = isRider
        ? metBy(fighter, isEnemy, foes, reach, t)
        : nearest(fighter, foes, marches ? Math.max(reach, t.noticeRange) : reach);
    fighter.target = target?.id ?? null;
  }
  const meets = target !== undefined && apart(fighter, target) <= reach;
  if (target && meets && fighter.cooldown <= 0) {
    if (throws(fighter, war)) throwStone(fighter, target, field, war);
    else strike(fighter, target, field, foes, war, blows);
  }
  const step = (type.moveSpeed * ticks * paceOn(field, fighter, t)) / TICKS;
  if (isRider ? isHeld(fighter, isEnemy, target, reach) : meets) return;
  if (isRider) ride(fighter, isEnemy, target, step);
  else if (marches && target) walkTo(fighter, target, step);
  else if (marches) fighter.col = placed(fighter.col + (isEnemy ? -step : step));
  else if (fighter.charges && isClear(fighter, foes)) fighter.col = placed(fighter.col + step);
}

/** Of a second. */
const TICKS = 60;

/** Nobody is in its row, or so nearly. */
const isClear = ({ row }: Fighter, { all }: Side): boolean => all.every(foe => Math.abs(foe.row - row) > 0.5);
