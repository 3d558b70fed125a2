// Battle simulation: advances the field by a number of ticks, one in play and forecast, six in a duel. Order of a step: enemies enter, stones land,
// each unit selects a target and strikes or moves; all hits are applied at the end, so that the order of units favours nobody.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { moveRider, movesAsRider, moveTowards, riderTarget, stopsAt, stopsRiders } from './cavalry.ts';
import { applyHits, type CombatContext, type Hit, strike, typesOfSide } from './damage.ts';
import { newFighter } from './fighter.ts';
import { BODY_RADIUS, chebyshevDistance, LAST_COLUMN, round2, round4 } from './grid.ts';
import { healNeighbours } from './mages.ts';
import { ENEMY_INDEX, indexSide, nearest, OWN_INDEX, type SideIndex } from './sideIndex.ts';
import type { Field, Fighter } from './state.ts';
import { landStones, throwStone, throwsStones } from './stones.ts';
import { attackReach, speedFactor } from './terrain.ts';
import { UNITS, type UnitType } from './units.ts';

/** A unit that is not fighting searches for a target this often, in ticks: ten times a second, as often as a duel steps. */
export const SCAN_TICKS = 6;

export function stepBattle(field: Field, ticks: number, context: CombatContext): void {
  spawnEnemies(field, ticks, context);
  // Own units keep to their cells, so that their index stays valid.
  const keepCells = context.bothMarch !== true;
  const own = indexSide(field.own, typesOfSide(false, context), OWN_INDEX, keepCells);
  const enemies = indexSide(field.enemies, context.types, ENEMY_INDEX, false);
  const hits: Hit[] = [];
  landStones(field, ticks, own, enemies, context, hits);
  const stepEnemies = () => {
    for (let i = 0; i < enemies.all.length; i++)
      stepFighter(field, enemies.all[i] as Fighter, enemies.types[i] as UnitType, true, own, context, ticks, hits);
  };
  // Two armies that march take turns: who moves second is the first that can strike.
  const enemiesFirst = !keepCells && field.tick % 2 === 1;
  if (enemiesFirst) stepEnemies();
  let isOut = false;
  for (let i = 0; i < own.all.length; i++) {
    const fighter = own.all[i] as Fighter;
    if (isOutOfCell(fighter)) isOut = true;
    else if (keepCells && isIdle(field, fighter, ticks)) {
      coolDown(fighter, ticks);
      continue;
    }
    stepFighter(field, fighter, own.types[i] as UnitType, false, enemies, context, ticks, hits);
    if (isOutOfCell(fighter)) isOut = true;
  }
  OWN_INDEX.moves = isOut;
  if (!enemiesFirst) stepEnemies();
  if (keepCells) healNeighbours(field, own, ticks, context);
  if (hits.length > 0) applyHits(field, hits, context.listener);
  field.tick += ticks;
}

/** An own unit that is away from its cell, or about to leave it. */
const isOutOfCell = ({ home, charges }: Fighter): boolean => home !== null || charges === true;

/** Enemies that are due enter at the last column while there is room. */
function spawnEnemies(field: Field, ticks: number, { t, types }: CombatContext): void {
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

/** Target searches are spread over the ticks by id. */
const scansNow = ({ tick }: Field, { id }: Fighter, ticks: number): boolean => (tick + id) % SCAN_TICKS < ticks;

/** An own unit in its cell without a target that does not search for one in this step. */
const isIdle = (field: Field, fighter: Fighter, ticks: number): boolean =>
  fighter.target === null && !scansNow(field, fighter, ticks);

function coolDown(fighter: Fighter, ticks: number): void {
  if (fighter.cooldown > 0) fighter.cooldown = round2(fighter.cooldown - ticks);
}

/** Selects a target, strikes it if it is in reach, otherwise moves. */
function stepFighter(
  field: Field,
  fighter: Fighter,
  type: UnitType,
  isEnemy: boolean,
  foes: SideIndex,
  context: CombatContext,
  ticks: number,
  hits: Hit[],
): void {
  coolDown(fighter, ticks);
  const looksRound = scansNow(field, fighter, ticks);
  const { target: aim } = fighter;
  // The common case: no enemy near, the unit walks on.
  if (aim === null && !looksRound) return move(field, fighter, type, isEnemy, undefined, foes, context, ticks);
  const { t } = context;
  const isRider = movesAsRider(fighter, context.bothMarch);
  const reach = attackReach(field, fighter, type.attackRange, t) + BODY_RADIUS;
  let target = aim === null ? undefined : foes.byId[aim];
  let meets = target !== undefined && chebyshevDistance(fighter, target) <= reach;
  if (!target || !meets || (isRider && !stopsRiders(target))) {
    if (looksRound) {
      const marches = isEnemy || context.bothMarch === true;
      target = isRider
        ? riderTarget(fighter, isEnemy, foes, reach, t)
        : nearest(fighter, foes, marches ? Math.max(reach, t.noticeRange) : reach);
      meets = target !== undefined && chebyshevDistance(fighter, target) <= reach;
    }
    fighter.target = target === undefined ? null : target.id;
  }
  if (target && meets && fighter.cooldown <= 0) {
    if (throwsStones(fighter, context)) throwStone(fighter, target, field, context);
    else strike(fighter, target, field, foes, context, hits);
  }
  if (isRider) fighter.held = target !== undefined && meets && stopsRiders(target);
  if (isRider ? target !== undefined && meets && stopsAt(target, isEnemy) : meets) return;
  move(field, fighter, type, isEnemy, target, foes, context, ticks);
}

/** Moves towards the target, or along the unit's way. */
function move(
  field: Field,
  fighter: Fighter,
  { moveSpeed }: UnitType,
  isEnemy: boolean,
  target: Fighter | undefined,
  foes: SideIndex,
  { t, bothMarch }: CombatContext,
  ticks: number,
): void {
  const marches = isEnemy || bothMarch === true;
  const isRider = movesAsRider(fighter, bothMarch);
  if (!marches && !isRider && !fighter.charges) return;
  const step = (moveSpeed * ticks * speedFactor(field, fighter, t)) / TICKS_PER_SECOND;
  if (isRider) {
    if (!target) fighter.held = false;
    moveRider(fighter, isEnemy, target, step);
  } else if (marches && target) moveTowards(fighter, target, step);
  else if (marches) fighter.col = round4(fighter.col + (isEnemy ? -step : step));
  else if (isRowClear(fighter, foes)) fighter.col = round4(fighter.col + step);
}

/** No enemy within half a row of its row. */
const isRowClear = ({ row }: Fighter, { all }: SideIndex): boolean => all.every(foe => Math.abs(foe.row - row) > 0.5);
