// How likely the present board is to beat who is here and who comes next: the same fight by tenths of a second, again and again with other luck.
import { seeded } from '../kit/core/rng.ts';
import { fight, LOOK_TICKS, newFighter, type War } from './battle.ts';
import { type T, ticksIn } from './constants.ts';
import type { Enemy, Field, Fighter } from './state.ts';
import { typesOf, UNITS } from './units.ts';
import type { FieldView } from './view.ts';

export interface ForecastQuestion {
  readonly field: FieldView;
  readonly runs: number;
  readonly seed: number;
}

/** The task of the Worker. */
export interface ForecastTask {
  readonly input: ForecastQuestion;
  readonly output: number;
  readonly progress: never;
}

/** Whoever still stands against each other after so long has held. */
const MOST_SECONDS = 150;
const NUMBERS = 5;

/** Of so many runs, how many the board wins. */
export function forecast({ field, runs, seed }: ForecastQuestion): number {
  let won = 0;
  for (let run = 0; run < runs; run++) if (holds(fieldOf(field, seed + run), field.t, LOOK_TICKS)) won++;
  return won;
}

/** Fights it out by so many ticks at a time: true where nobody gets to column 0. */
export function holds(field: Field, t: T, step: number): boolean {
  const war: War = { types: typesOf(t), t };
  const most = ticksIn(MOST_SECONDS);
  while ((field.enemies.length > 0 || field.entering.length > 0) && field.tick < most) {
    fight(field, step, war);
    if (field.enemies.some(({ col }) => col <= 0)) return false;
  }
  return true;
}

/** A field of its own to fight on. */
export function fieldOf({ own, enemies, entering, terrain }: FieldView, seed: number): Field {
  const field: Field = {
    rng: seeded(seed, 5000),
    tick: 0,
    own: [],
    enemies: [],
    entering: entering.map(group => ({ ...group })),
    nextId: 1,
    terrain,
  };
  field.own = fightersOf(field, own);
  field.enemies = fightersOf(field, enemies).map((one): Enemy => ({ ...one, wave: 0 }));
  return field;
}

function fightersOf(field: Field, numbers: readonly number[]): Fighter[] {
  const fighters: Fighter[] = [];
  for (let i = 0; i + NUMBERS <= numbers.length; i += NUMBERS) {
    const [kind, row, col, health, cooldown] = numbers.slice(i) as [number, number, number, number, number];
    const fighter = newFighter(field.nextId++, UNITS[kind] ?? 'Infantry', { row, col }, health);
    fighter.cooldown = cooldown;
    fighters.push(fighter);
  }
  return fighters;
}
