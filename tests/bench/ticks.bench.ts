// What one tick of each game costs, in play and under stress, and how fast a game runs without a picture.
import { expect, test } from 'vitest';
import template from '../../scenes/_template/index.ts';
import { CATALOG } from '../../scenes/catalog.ts';
import type { Stress } from '../../scenes/kit/core/rules.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { startedSession } from '../setup/game.ts';
import { percentile, type Row, report, rounded } from './report.ts';

const PLAY_TICKS = 3600;
const BUDGET = { median: 100, p99: 500, stressMedian: 2000, exponent: 1.2 };
const stresses = import.meta.glob<{ stress?: Stress }>('../../scenes/*/dev.ts', { eager: true });
const stressOf = ({ id }: GameDefinition) => stresses[`../../scenes/${id}/dev.ts`]?.stress;

/** Microseconds of every tick while the bot plays; the bot's own thinking is not counted. */
function timeTicks(session: Session, ticks: number): number[] {
  const samples: number[] = [];
  for (let i = 0; i < ticks; i++) {
    const frame = session.pilot();
    const began = performance.now();
    session.tick(frame);
    samples.push((performance.now() - began) * 1000);
    if (session.store.getState().phase === 'over') session.restart(i);
  }
  return samples;
}

/** The same hands over and over, as fast as it goes. */
function ticksPerSecond(session: Session): number {
  const frame = session.pilot();
  const began = performance.now();
  let ticks = 0;
  while (performance.now() - began < 1500) {
    for (let i = 0; i < 200; i++) session.tick(frame);
    ticks += 200;
    if (session.store.getState().phase === 'over') session.restart();
  }
  return (ticks / (performance.now() - began)) * 1000;
}

test('ticks', async () => {
  const rows: Row[] = [];
  for (const definition of [template, ...CATALOG]) {
    const session = await startedSession(definition, 7);
    timeTicks(session, 1200);
    const samples = timeTicks(session, PLAY_TICKS);
    const row: Record<string, number> = {
      'median µs': rounded(percentile(samples, 0.5)),
      'p99 µs': rounded(percentile(samples, 0.99)),
      'ticks/s': Math.round(ticksPerSecond(await startedSession(definition, 7))),
    };
    const stress = stressOf(definition);
    if (stress) {
      const medians: number[] = [];
      for (const count of stress.counts) {
        const crowded = await startedSession(definition, 7, stress.overrides(count));
        timeTicks(crowded, 300);
        medians.push(percentile(timeTicks(crowded, 1200), 0.5));
      }
      const [few, many] = [stress.counts[0], stress.counts[1]];
      row['stress count'] = many;
      row['stress µs'] = rounded(medians[1] as number);
      row['exponent'] = rounded(Math.log((medians[1] as number) / (medians[0] as number)) / Math.log(many / few), 2);
    }
    rows.push({ what: definition.id, ...row });
  }
  report('One tick', rows);
  for (const row of rows) {
    expect.soft(row['median µs'], `${row.what} median`).toBeLessThanOrEqual(BUDGET.median);
    expect.soft(row['p99 µs'], `${row.what} p99`).toBeLessThanOrEqual(BUDGET.p99);
    if (row['stress µs'] !== undefined) {
      expect.soft(row['stress µs'], `${row.what} stress`).toBeLessThanOrEqual(BUDGET.stressMedian);
      expect.soft(row['exponent'], `${row.what} growth`).toBeLessThanOrEqual(BUDGET.exponent);
    }
  }
});
