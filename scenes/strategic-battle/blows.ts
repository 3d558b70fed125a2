// A strike: whom it meets, how hard, and what falls by it.
import { random } from '../kit/core/rng.ts';
import type { T } from './constants.ts';
import { apart, EDGE, rounded, rowOf } from './grid.ts';
import type { Enemy, Field, Fighter } from './state.ts';
import { coverOf } from './terrain.ts';
import { factorOf, type UnitName, type UnitTypes } from './units.ts';

export interface Blow {
  readonly striker: Fighter;
  readonly struck: Fighter;
  readonly damage: number;
  /** It meets who stands beside the one that was meant. */
  readonly splashes: boolean;
}

/** What a step made happen, for whoever counts it; a forecast counts nothing. */
export interface Witness {
  struck(blow: Blow, health: number): void;
  felled(enemy: Enemy, by: UnitName): void;
  lost(own: Fighter): void;
}

export interface War {
  readonly types: UnitTypes;
  readonly t: T;
  /** Own units go to meet the enemy, as they do where two armies are compared. */
  readonly bothMarch?: boolean;
  readonly witness?: Witness;
}

/** One side as the other finds it. */
export interface Side {
  readonly all: readonly Fighter[];
  /** By the row nearest to them. */
  readonly rows: readonly (readonly Fighter[])[];
  readonly byId: ReadonlyMap<number, Fighter>;
  /** Between which columns they are. */
  readonly first: number;
  readonly last: number;
}

export function strike(
  field: Field,
  striker: Fighter,
  struck: Fighter,
  foes: Side,
  { types, t }: War,
  blows: Blow[],
): void {
  const { damage, attackSpeed, areaEffect, areaRange } = types[striker.kind];
  striker.cooldown = rounded(striker.cooldown + TICKS / attackSpeed);
  const deal = (foe: Fighter, part: number) => {
    const luck = 1 + t.variance * (2 * random(field.rng) - 1);
    const hard = damage * part * factorOf(striker.kind, foe.kind, t) * coverOf(field, striker, foe, t) * luck;
    blows.push({ striker, struck: foe, damage: hard, splashes: part !== 1 });
  };
  deal(struck, 1);
  if (!areaEffect || t.splashPart === 0) return;
  for (const foe of beside(struck, foes, areaRange + EDGE, t.splashMost)) deal(foe, t.splashPart);
}

/** Those about one who is struck, no more than so many: who came first to the field is hit first. */
function beside(struck: Fighter, { rows }: Side, reach: number, most: number): Fighter[] {
  const found: Fighter[] = [];
  const middle = rowOf(struck);
  const far = Math.ceil(reach + 1);
  for (let row = middle - far; row <= middle + far; row++)
    for (const foe of rows[row] ?? []) if (foe !== struck && apart(foe, struck) <= reach) found.push(foe);
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
    if ('wave' in struck) witness?.felled(struck as Enemy, striker.kind);
    else witness?.lost(struck);
  }
  if (!fell) return;
  const stands = ({ health }: Fighter) => health > 0;
  field.own = field.own.filter(stands);
  field.enemies = field.enemies.filter(stands);
}
