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
  // Who stands in a cell stays in its row.
  const stands = war.bothMarch !== true;
  const own = sideOf(field.own, OWN, stands);
  const enemies = sideOf(field.enemies, ENEMIES, false);
  const blows: Blow[] = [];
  for (const fighter of field.own)
    if (stands && rests(field, fighter, ticks)) rest(fighter, ticks);
    else act(field, fighter, false, enemies, war, ticks, blows);
  for (const fighter of field.enemies) act(field, fighter, true, own, war, ticks, blows);
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

/** A side as it was a step ago: what of it still holds is not worked out again. */
interface Known {
  all: readonly Fighter[];
  count: number;
  first: number;
  last: number;
  readonly rows: Fighter[][];
  readonly byId: Map<number, Fighter>;
}
const nobody = (): Known => ({
  all: [],
  count: -1,
  first: Infinity,
  last: -Infinity,
  rows: Array.from({ length: ROWS }, () => []),
  byId: new Map(),
});
const OWN = nobody();
const ENEMIES = nobody();

/** Whoever falls leaves another list behind, and whoever comes a longer one. */
function sideOf(all: readonly Fighter[], known: Known, keepRows: boolean): Side {
  const isSame = known.all === all && known.count === all.length;
  known.first = Infinity;
  known.last = -Infinity;
  for (const { col } of all) {
    if (col < known.first) known.first = col;
    if (col > known.last) known.last = col;
  }
  if (isSame && keepRows) return known;
  const { rows, byId } = known;
  for (const row of rows) row.length = 0;
  for (const fighter of all) rows[rowOf(fighter)]?.push(fighter);
  if (isSame) return known;
  known.all = all;
  known.count = all.length;
  byId.clear();
  for (const fighter of all) byId.set(fighter.id, fighter);
  return known;
}

const looks = ({ tick }: Field, { id }: Fighter, ticks: number): boolean => (tick + id) % LOOK_TICKS < ticks;

/** Stands in its cell with nobody to fight, and does not look round in this step. */
const rests = (field: Field, fighter: Fighter, ticks: number): boolean =>
  fighter.target === null && fighter.charges !== true && !looks(field, fighter, ticks);

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
  const reach = reachOf(field, fighter, type.attackRange, t) + BODY;
  let target = fighter.target === null ? undefined : foes.byId.get(fighter.target);
  if (!target || apart(fighter, target) > reach) {
    if (looks(field, fighter, ticks)) target = nearest(fighter, foes, marches ? Math.max(reach, t.noticeRange) : reach);
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
function nearest(of: Fighter, { rows, first, last }: Side, within: number): Fighter | undefined {
  if (first - of.col > within || of.col - last > within) return undefined;
  let found: Fighter | undefined;
  let least = within;
  const middle = rowOf(of);
  // Who stands in a row is at most half a row from it, and so is who looks. From the middle out: 0, −1, +1, −2, +2 …
  for (let i = 0; i < 2 * ROWS; i++) {
    const away = (i + 1) >> 1;
    if (away - 1 > least) break;
    const row = rows[i % 2 === 1 ? middle - away : middle + away];
    if (!row) continue;
    for (const foe of row) {
      const down = Math.abs(foe.row - of.row);
      const across = Math.abs(foe.col - of.col);
      const distance = down > across ? down : across;
      if (distance > least || (distance === least && found && !comesFirst(foe, found))) continue;
      least = distance;
      found = foe;
    }
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
