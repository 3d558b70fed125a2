// A strike: whom it meets, how hard, and what falls by it.
import { random } from '../kit/core/rng.ts';
import type { T } from './constants.ts';
import { isEnemy } from './fighter.ts';
import { apart, BESIDE, EDGE, type Place, rounded, rowOf } from './grid.ts';
import { dodged } from './riders.ts';
import { headOf, type Side } from './sides.ts';
import type { Field, Fighter, Stone } from './state.ts';
import { coverOf } from './terrain.ts';
import { factorOf, type UnitName, type UnitTypes } from './units.ts';

/** Who struck, and from where: a stone may land when its thrower has fallen. */
export type Striker = Pick<Fighter, 'id' | 'kind' | 'row' | 'col'>;

export interface Blow {
  readonly striker: Striker;
  readonly struck: Fighter;
  readonly damage: number;
  /** It meets who stands beside the one that was meant. */
  readonly splashes: boolean;
}

/** What a step made happen, for whoever counts it; a forecast counts nothing. */
export interface Witness {
  threw(stone: Stone): void;
  landed(stone: Stone): void;
  struck(blow: Blow, health: number): void;
  felled(enemy: Fighter, by: UnitName): void;
  lost(own: Fighter): void;
}

export interface War {
  readonly types: UnitTypes;
  readonly t: T;
  /**
   * Two armies are compared in the open field: own units go to meet the enemy too, and bare strength counts. There is no edge to ride for, no
   * stone is walked away from and no spark dazes.
   */
  readonly bothMarch?: boolean;
  readonly witness?: Witness;
}

export function strike(striker: Fighter, struck: Fighter, field: Field, foes: Side, war: War, blows: Blow[]): void {
  tire(striker, war);
  hit(striker, struck, field, war, blows);
  splash(striker, struck, field, foes, war, blows, struck);
}

/** Until it may strike again. */
export function tire(striker: Fighter, { types }: War): void {
  striker.cooldown = rounded(striker.cooldown + TICKS / types[striker.kind].attackSpeed);
}

/** A whole strike, or the part of it that is told. */
export function hit(striker: Striker, struck: Fighter, field: Field, war: War, blows: Blow[], part = 1): void {
  const { types, t } = war;
  const luck = 1 + t.variance * (2 * random(field.rng) - 1);
  const hard = types[striker.kind].damage * part * factorOf(striker.kind, struck.kind, t);
  const far = apart(striker, struck) > BESIDE ? coverOf(field, struck, t) * dodged(struck, t, war.bothMarch) : 1;
  blows.push({
    striker,
    struck,
    damage: hard * far * luck,
    splashes: part !== 1,
  });
}

/** What those about a place suffer of a strike that meets it; who was meant has had the whole of it. */
export function splash(
  striker: Striker,
  at: Place,
  field: Field,
  foes: Side,
  war: War,
  blows: Blow[],
  meant?: Fighter,
): void {
  const { areaEffect, areaRange } = war.types[striker.kind];
  const { splashPart, splashMost } = war.t;
  if (!areaEffect || splashPart === 0) return;
  for (const foe of beside(at, foes, areaRange + EDGE, splashMost, meant))
    hit(striker, foe, field, war, blows, splashPart);
}

/** Those about a place, no more than so many: who came first to the field is hit first. */
function beside(at: Place, side: Side, reach: number, most: number, meant?: Fighter): Fighter[] {
  const found: Fighter[] = [];
  const middle = rowOf(at);
  const far = Math.ceil(reach + 1);
  for (let row = middle - far; row <= middle + far; row++)
    for (let i = headOf(side, row); i >= 0; i = side.nexts[i] as number) {
      const foe = side.all[i] as Fighter;
      if (foe !== meant && apart(foe, at) <= reach) found.push(foe);
    }
  return found.sort((one, other) => one.id - other.id).slice(0, most);
}

/** Of a second. */
const TICKS = 60;

/** All blows of a step at once: what is felled by one was still able to strike in the same step. */
export function fall(field: Field, blows: readonly Blow[], witness?: Witness): void {
  let fell = false;
  for (const blow of blows) {
    const { struck, striker, damage } = blow;
    if (struck.health <= 0) continue;
    witness?.struck(blow, Math.min(struck.health, damage));
    struck.health = rounded(struck.health - damage);
    if (struck.health > 0) continue;
    fell = true;
    if (isEnemy(struck)) witness?.felled(struck, striker.kind);
    else witness?.lost(struck);
  }
  if (!fell) return;
  const stands = ({ health }: Fighter) => health > 0;
  field.own = field.own.filter(stands);
  field.enemies = field.enemies.filter(stands);
}
