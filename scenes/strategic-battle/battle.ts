// How the field fights, by any number of ticks at a time: one in play and forecast, six in a duel. The same order for all: enter, look, strike or
// walk; and all blows of a step fall at its end, so that nobody is favoured by whose turn comes first.

import { hypot } from '../kit/core/math.ts';
import { type Blow, fall, type Side, strike, type War } from './blows.ts';
import { apart, BODY, LAST_COLUMN, type Place, placed, ROWS, rounded, rowOf } from './grid.ts';
import type { Field, Fighter } from './state.ts';
import { paceOn, reachOf } from './terrain.ts';
import { UNITS, type UnitName } from './units.ts';

/** Who is not at blows looks round this often, in ticks: ten times a second, as often as a duel steps. */
export const LOOK_TICKS = 6;

export function fight(field: Field, ticks: number, war: War): void {
  enter(field, ticks, war);
  const [own, enemies] = [sideOf(field.own), sideOf(field.enemies)];
  const blows: Blow[] = [];
  for (const fighter of field.own) act(field, fighter, enemies, war, ticks, blows);
  for (const fighter of field.enemies) act(field, fighter, own, war, ticks, blows);
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

function sideOf(all: readonly Fighter[]): Side {
  const rows: Fighter[][] = [];
  for (let row = 0; row < ROWS; row++) rows.push([]);
  const byId = new Map<number, Fighter>();
  for (const fighter of all) {
    byId.set(fighter.id, fighter);
    rows[rowOf(fighter)]?.push(fighter);
  }
  return { all, rows, byId };
}

function act(field: Field, fighter: Fighter, foes: Side, war: War, ticks: number, blows: Blow[]): void {
  const isEnemy = 'wave' in fighter;
  const { types, t } = war;
  const type = types[fighter.kind];
  if (fighter.cooldown > 0) fighter.cooldown = rounded(fighter.cooldown - ticks);
  const marches = isEnemy || war.bothMarch === true;
  const reach = reachOf(field, fighter, type.attackRange, t) + BODY;
  let target = fighter.target === null ? undefined : foes.byId.get(fighter.target);
  if (!target || apart(fighter, target) > reach) {
    if ((field.tick + fighter.id) % LOOK_TICKS < ticks)
      target = nearest(fighter, foes, marches ? Math.max(reach, t.noticeRange) : reach);
    fighter.target = target?.id ?? null;
  }
  if (target && apart(fighter, target) <= reach) {
    if (fighter.cooldown <= 0) strike(field, fighter, target, foes, war, blows);
    return;
  }
  const step = (type.moveSpeed * ticks * paceOn(field, fighter, t)) / TICKS;
  if (marches && target) walkTo(fighter, target, step);
  else if (marches) fighter.col = placed(fighter.col + (isEnemy ? -step : step));
  else if (fighter.charges && isClear(fighter, foes)) fighter.col = placed(fighter.col + step);
}

/** Of a second. */
const TICKS = 60;

/** Nobody is in its row, or so nearly. */
const isClear = ({ row }: Fighter, { all }: Side): boolean => all.every(foe => Math.abs(foe.row - row) > 0.5);

/**
 * The nearest within so many cells. Many are equally near on a grid: then those who look agree on one, by a count of sevens, and fall upon it
 * together.
 */
function nearest(of: Fighter, { rows }: Side, within: number): Fighter | undefined {
  let found: Fighter | undefined;
  let least = within;
  const look = (row: number) => {
    for (const foe of rows[row] ?? []) {
      const down = Math.abs(foe.row - of.row);
      const across = Math.abs(foe.col - of.col);
      const distance = down > across ? down : across;
      if (distance > least || (distance === least && found && !comesFirst(foe, found))) continue;
      least = distance;
      found = foe;
    }
  };
  const middle = rowOf(of);
  look(middle);
  // Who stands in a row is at most half a row from it, and so is who looks.
  for (let away = 1; away < ROWS && away - 1 <= least; away++) {
    look(middle - away);
    look(middle + away);
  }
  return found;
}

const comesFirst = (one: Fighter, other: Fighter): boolean =>
  one.id % SEVENS < other.id % SEVENS || (one.id % SEVENS === other.id % SEVENS && one.id < other.id);
const SEVENS = 7;

/** Straight there. */
function walkTo(fighter: Fighter, { row, col }: Place, step: number): void {
  const [across, down] = [col - fighter.col, row - fighter.row];
  const way = hypot(across, down);
  if (way <= step) return;
  fighter.col = placed(fighter.col + (across / way) * step);
  fighter.row = placed(fighter.row + (down / way) * step);
}
