// How likely the present board is to beat who is here and who comes next: the same fight again and again with other luck. By the rules' own
// ticks: who strikes first is a matter of a few of them, and by tenths of a second the answer was up to seventy points off.

import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import { seeded } from '../kit/core/rng.ts';
import { fight, LOOK_TICKS } from './battle.ts';
import type { War } from './blows.ts';
import { type T, ticksIn } from './constants.ts';
import { BODY, placed } from './grid.ts';
import type { Field } from './state.ts';
import { typesOf } from './units.ts';
import type { FieldView } from './view.ts';
import { enteringOf } from './waves.ts';

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

/** Of so many runs, how many the board wins. */
export function forecast({ field, runs, seed }: ForecastQuestion): number {
  const { t } = field;
  const shared = untilLuck(fieldOf(field, seed), t);
  const until = field.tick + ticksIn(MOST_SECONDS);
  let won = 0;
  for (let run = 0; run < runs; run++)
    if (fought({ ...copyOf(shared), rng: luckOf(seed + run) }, t, until) !== false) won++;
  return won;
}

/** Luck is asked for by strikes alone: until the first one all runs are one, and it is fought once. */
function untilLuck(field: Field, t: T): Field {
  let shared = field;
  for (;;) {
    const ahead = copyOf(shared);
    const ended = fought(ahead, t, ahead.tick + SHARED_TICKS) !== null;
    if (ended || ahead.rng.some((part, i) => part !== shared.rng[i])) return shared;
    shared = ahead;
  }
}

/** So many ticks are shared or not. */
const SHARED_TICKS = 30;

/** Fights on until then: true where all who came are felled, false where one gets to column 0, null where neither. */
function fought(field: Field, t: T, until: number): boolean | null {
  const war: War = { types: typesOf(t), t };
  while (field.tick < until) {
    if (field.enemies.length === 0 && field.entering.length === 0) return true;
    // Nobody is left to stop them.
    if (field.own.length === 0) return false;
    wait(field);
    approach(field, war);
    fight(field, 1, war);
    if (field.enemies.some(({ col }) => col <= 0)) return false;
  }
  return null;
}

/** While nobody is there to fight the time passes at once, in whole rounds of looking. */
function wait(field: Field): void {
  if (field.enemies.length > 0 || field.stones.length > 0) return;
  const soonest = field.entering.reduce((least, { ticks }) => Math.min(least, ticks), Infinity);
  const idle = Math.floor((soonest - 1) / LOOK_TICKS) * LOOK_TICKS;
  if (!(idle > 0) || idle === Infinity) return;
  for (const group of field.entering) group.ticks -= idle;
  for (const fighter of field.own) fighter.cooldown = Math.max(0, fighter.cooldown - idle);
  field.tick += idle;
}

/** While nobody is near enough to be noticed or struck, whoever is on the field walks on straight, in whole rounds of looking. */
function approach(field: Field, { types, t }: War): void {
  const { enemies, own, entering, terrain } = field;
  if (enemies.length === 0 || terrain.length > 0 || field.stones.length > 0) return;
  let first = -1;
  let fastest = 0;
  let reach = Math.max(t.noticeRange, t.sallyRange);
  for (const { col, kind, charges, home } of own) {
    if (charges || home) return;
    if (col > first) first = col;
    reach = Math.max(reach, types[kind].attackRange);
  }
  let nearest = Infinity;
  for (const { col, kind, target } of enemies) {
    if (target !== null) return;
    if (col < nearest) nearest = col;
    fastest = Math.max(fastest, types[kind].moveSpeed);
    reach = Math.max(reach, types[kind].attackRange);
  }
  let most = Math.floor(((nearest - first - reach - BODY) * TICKS_PER_SECOND) / fastest) - LOOK_TICKS;
  for (const { ticks } of entering) most = Math.min(most, ticks - 1);
  const idle = Math.floor(most / LOOK_TICKS) * LOOK_TICKS;
  if (!(idle > 0)) return;
  for (const fighter of own) fighter.cooldown = Math.max(0, fighter.cooldown - idle);
  for (const enemy of enemies) {
    enemy.cooldown = Math.max(0, enemy.cooldown - idle);
    const step = types[enemy.kind].moveSpeed / TICKS_PER_SECOND;
    // Tick by tick: places are rounded, and a tick sooner or later decides fights.
    for (let i = 0; i < idle; i++) enemy.col = placed(enemy.col - step);
  }
  for (const group of entering) group.ticks -= idle;
  field.tick += idle;
}

/** A field of its own to fight on. */
export function fieldOf(
  { tick, own, enemies, entering, stones, next, nextIn, terrain, t }: FieldView,
  seed: number,
): Field {
  const coming = enteringOf(next, t, nextIn);
  return copyOf({
    rng: luckOf(seed),
    tick,
    own: [...own],
    enemies: [...enemies],
    entering: [...entering, ...(coming.kinds === '' ? [] : [coming])],
    stones: [...stones],
    // Above whoever is there.
    nextId: 1 + [...own, ...enemies].reduce((most, { id }) => Math.max(most, id), 0),
    terrain,
  });
}

const luckOf = (seed: number) => seeded(seed, 5000);

const copyOf = (field: Field): Field => ({
  ...field,
  rng: [...field.rng],
  own: field.own.map(one => ({ ...one })),
  enemies: field.enemies.map(one => ({ ...one })),
  entering: field.entering.map(group => ({ ...group })),
  stones: field.stones.map(stone => ({ ...stone })),
});
