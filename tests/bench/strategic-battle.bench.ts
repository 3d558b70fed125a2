// What a forecast of Unit Battle costs along a practised game, by the very script that the site serves to its Workers: processor time of one
// thread. Each of the two Workers has half of the runs, so that the dearer half is what an answer needs at best.
import { readdirSync, readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';
import { NO_INPUT } from '../../scenes/kit/core/input/input.ts';
import { copy } from '../../scenes/kit/core/json.ts';
import type { TaskPort } from '../../scenes/kit/task/messages.ts';
import { openTask, type Task } from '../../scenes/kit/task/task.ts';
import { InProcessWorker } from '../../scenes/kit/task/testing.ts';
import { GOOD, player } from '../../scenes/strategic-battle/bots/pilot.ts';
import type { FieldView, ForecastTask } from '../../scenes/strategic-battle/forecast/forecast.ts';
import { WARM_UP } from '../../scenes/strategic-battle/forecast/forecastWarmUp.ts';
import { rules } from '../../scenes/strategic-battle/rules/rules.ts';
import { opened, t } from '../../scenes/strategic-battle/rules/testing.ts';
import { view } from '../../scenes/strategic-battle/view.ts';
import { report, rounded } from './report.ts';

const WAVES = 20;
const SEED = 7;
/** Moments of each wave, in ticks after it came: most is to be fought soon after; a theme is told late. */
const MOMENTS = new Set([60, 420, 780, 960]);
const ROUNDS = [40, 160] as const;
const BUDGET = { first: 300, firstUntil: 15, all: 2000 };

/** The built Worker, on this thread. */
function worker(): Task<ForecastTask> {
  const folder = 'dist/build';
  const file = readdirSync(folder).find(name => /^forecast\.worker-.*\.js$/.test(name));
  if (!file) throw new Error('no build: run npx vite build');
  const serve = compileFunction(readFileSync(`${folder}/${file}`, 'utf8'), ['self']) as (port: TaskPort) => void;
  return openTask<ForecastTask>(() => new InProcessWorker(serve));
}

/** Boards that a practised player comes to, by the wave that they wait for. */
function* boards(): Generator<{ readonly wave: number; readonly field: FieldView }> {
  const state = opened(SEED);
  const hands = player(SEED, { ...GOOD, charges: null });
  let came = 0;
  while (state.phase === 'playing' && state.wave < WAVES) {
    const { wave } = state;
    rules.tick(state, { ...NO_INPUT, ...hands(state, t) }, t);
    if (state.wave !== wave) came = state.tick;
    const { field } = view(state, t);
    if (field && MOMENTS.has(state.tick - came)) yield { wave: state.wave + 1, field: copy(field) };
  }
}

test('a forecast along a practised game', async () => {
  const task = worker();
  for (let i = 0; i < 2; i++) await task.run(WARM_UP);
  const dearest = new Map<number, { first: number; all: number; own: number; enemies: number }>();
  for (const { wave, field } of boards()) {
    let seed = 1;
    const halves = [];
    for (const round of ROUNDS) {
      const runs = round / 2;
      const parts = [];
      for (let half = 0; half < 2; half++, seed += runs) {
        const before = process.cpuUsage();
        await task.run({ field, runs, seed });
        const { user, system } = process.cpuUsage(before);
        parts.push((user + system) / 1000);
      }
      halves.push(Math.max(...parts));
    }
    const [first = 0, more = 0] = halves;
    if (first > (dearest.get(wave)?.first ?? 0))
      dearest.set(wave, { first, all: first + more, own: field.own.length, enemies: field.enemies.length });
  }
  report(
    'Unit Battle, a forecast in two Workers, ms of processor at the dearest moment of a wave',
    [...dearest].map(([wave, { first, all, own, enemies }]) => ({
      what: `wave ${wave}: ${own} against ${enemies}`,
      '40 runs': rounded(first),
      budget: BUDGET.first,
      '200 runs': rounded(all),
      'budget ': BUDGET.all,
    })),
  );
  expect(dearest.size).toBeGreaterThan(WAVES - 3);
  for (const [wave, { first, all }] of dearest) {
    if (wave <= BUDGET.firstUntil) expect.soft(first, `40 runs at wave ${wave}`).toBeLessThanOrEqual(BUDGET.first);
    expect.soft(all, `200 runs at wave ${wave}`).toBeLessThanOrEqual(BUDGET.all);
  }
});
