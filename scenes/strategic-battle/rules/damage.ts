// Damage calculation: hits of a strike with counters, cover, dodging, luck and splash, and their application at the end of a step.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { random } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { dodgeFactor } from './cavalry.ts';
import { isEnemy } from './fighter.ts';
import { ADJACENT_RANGE, chebyshevDistance, nearestRow, type Position, round2, SPLASH_MARGIN } from './grid.ts';
import { firstInRow, type SideIndex } from './sideIndex.ts';
import type { Field, Fighter, Stone } from './state.ts';
import { coverFactor } from './terrain.ts';
import { counterFactor, type UnitName, type UnitTypes } from './units.ts';

/** The attacker and its position: a stone may land after its thrower is gone. */
export type Striker = Pick<Fighter, 'id' | 'kind' | 'row' | 'col'>;

/** Its stones fall through leaves: a wood is no cover from them. */
const THROWER: UnitName = 'Catapult';

export interface Hit {
  readonly striker: Striker;
  readonly struck: Fighter;
  readonly damage: number;
  /** It is splash damage to a neighbour of the target. */
  readonly splashes: boolean;
}

/** Receives what happens in a step: play counts and emits events; forecasts and duels have none. */
export interface CombatListener {
  stoneThrown(stone: Stone): void;
  stoneLanded(stone: Stone): void;
  unitStruck(hit: Hit, health: number): void;
  enemyFelled(enemy: Fighter, by: UnitName): void;
  unitLost(own: Fighter): void;
}

/** What a step needs besides the field. */
export interface CombatContext {
  readonly types: UnitTypes;
  /** Types of the own side where upgrades change them. */
  readonly ownTypes?: UnitTypes;
  readonly t: T;
  /**
   * Duel mode: both armies advance, and only the numbers count. The special traits of the units (riding past, dodging, flying stones, healing)
   * are off.
   */
  readonly bothMarch?: boolean;
  readonly listener?: CombatListener;
}

/** Unit types of the enemies or the own side. */
export const typesOfSide = (isEnemySide: boolean, { types, ownTypes = types }: CombatContext): UnitTypes =>
  isEnemySide ? types : ownTypes;

export function strike(
  striker: Fighter,
  struck: Fighter,
  field: Field,
  foes: SideIndex,
  context: CombatContext,
  hits: Hit[],
): void {
  startCooldown(striker, context);
  addHit(striker, struck, field, context, hits);
  addSplash(striker, struck, field, foes, context, hits, struck);
}

/** Starts the wait until the next strike. */
export function startCooldown(striker: Fighter, context: CombatContext): void {
  const { attackSpeed } = typesOfSide(isEnemy(striker), context)[striker.kind];
  striker.cooldown = round2(striker.cooldown + TICKS_PER_SECOND / attackSpeed);
}

/** Adds a hit with the whole damage of a strike, or a part of it. */
export function addHit(
  striker: Striker,
  struck: Fighter,
  field: Field,
  context: CombatContext,
  hits: Hit[],
  part = 1,
): void {
  const { t } = context;
  const types = typesOfSide(!isEnemy(struck), context);
  const luck = 1 + t.variance * (2 * random(field.rng) - 1);
  const hard = types[striker.kind].damage * part * counterFactor(striker.kind, struck.kind, t);
  const far =
    chebyshevDistance(striker, struck) > ADJACENT_RANGE
      ? (striker.kind === THROWER ? 1 : coverFactor(field, struck, t)) * dodgeFactor(struck, t, context.bothMarch)
      : 1;
  hits.push({
    striker,
    struck,
    damage: hard * far * luck,
    splashes: part !== 1,
  });
}

/** Adds splash hits around a position; the target itself (`meant`) already has the full hit. */
export function addSplash(
  striker: Striker,
  at: Position,
  field: Field,
  foes: SideIndex,
  context: CombatContext,
  hits: Hit[],
  meant?: Fighter,
): void {
  const { areaEffect, areaRange } = context.types[striker.kind];
  const { splashPart, splashMost } = context.t;
  if (!areaEffect || splashPart === 0) return;
  for (const foe of findInReach(at, foes, areaRange + SPLASH_MARGIN, splashMost, meant))
    addHit(striker, foe, field, context, hits, splashPart);
}

/** Units within reach of a position, the lowest ids first, at most `most`. */
function findInReach(at: Position, side: SideIndex, reach: number, most: number, meant?: Fighter): Fighter[] {
  const found: Fighter[] = [];
  const middle = nearestRow(at);
  const far = Math.ceil(reach + 1);
  for (let row = middle - far; row <= middle + far; row++)
    for (let i = firstInRow(side, row); i >= 0; i = side.nexts[i] as number) {
      const foe = side.all[i] as Fighter;
      if (foe !== meant && chebyshevDistance(foe, at) <= reach) found.push(foe);
    }
  return found.sort((one, other) => one.id - other.id).slice(0, most);
}

/** Applies all hits of a step at once and removes the dead: a unit that dies still struck in the same step. */
export function applyHits(field: Field, hits: readonly Hit[], listener?: CombatListener): void {
  let fell = false;
  for (const hit of hits) {
    const { struck, striker, damage } = hit;
    if (struck.health <= 0) continue;
    listener?.unitStruck(hit, Math.min(struck.health, damage));
    struck.health = round2(struck.health - damage);
    if (struck.health > 0) continue;
    fell = true;
    if (isEnemy(struck)) listener?.enemyFelled(struck, striker.kind);
    else listener?.unitLost(struck);
  }
  if (!fell) return;
  const isAlive = ({ health }: Fighter) => health > 0;
  field.own = field.own.filter(isAlive);
  field.enemies = field.enemies.filter(isAlive);
}
