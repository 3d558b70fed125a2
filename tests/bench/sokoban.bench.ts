// The Sokoban solver: the five levels, levels made by seed, warehouses, and any collection named by SOKOBAN_COLLECTION (a file of
// levels); with SOKOBAN_SOMEHOW=1 any solution of it will do, looked for a minute.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seeded } from '../../scenes/kit/core/rng.ts';
import { readXsb } from '../../scenes/sokoban/levels/xsb.ts';
import { type Level, positionOf } from '../../scenes/sokoban/rules/level.ts';
import { solve, solveGreedily } from '../../scenes/sokoban/solver/solve.ts';
import { pulledLevel, thrownLevel } from '../../scenes/sokoban/solver/testing.ts';
import { percentile, type Row, report, rounded } from './report.ts';

const BUDGET = { seconds: 5, giveUp: 10, somehowGiveUp: 60, share: 0.97, megabytes: 500 };
/** Levels of a collection slower than this are named one by one. */
const SLOW_SECONDS = 2;

interface Timed {
  readonly what: string;
  readonly pushes: number | null;
  readonly positions: number;
  /** Of processor time: what else the machine does is not counted. */
  readonly seconds: number;
  readonly isProven: boolean;
}

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function timed(level: Level, what: string, by: typeof solveGreedily, giveUp: number): Timed {
  const began = processorSeconds();
  const spent = () => processorSeconds() - began;
  // Asking for the processor's time takes long enough to be seen in the figures.
  let asks = 0;
  const shouldStop = () => ++asks % 64 === 0 && spent() > giveUp;
  const answer = by(level, positionOf(level), { shouldStop });
  const pushes = answer.kind === 'solved' ? answer.solution.pushes : null;
  return { what, pushes, positions: answer.positions, seconds: spent(), isProven: answer.kind !== 'unknown' };
}

/** Every level on its own, then how many were proven in time. Memory is the most the process held. */
function measure(
  title: string,
  levels: readonly Level[],
  isListed: (level: Timed) => boolean,
  by: typeof solveGreedily = solve,
  giveUp = BUDGET.giveUp,
): Timed[] {
  let memory = 0;
  const all = levels.map((level, index) => {
    const one = timed(level, `${index + 1} ${level.title}`.trim(), by, giveUp);
    memory = Math.max(memory, process.memoryUsage.rss());
    return one;
  });
  const seconds = all.map(one => one.seconds);
  const sum = (of: (one: Timed) => number) => all.reduce((total, one) => total + of(one), 0);
  const within = (limit: number) => all.filter(one => one.isProven && one.seconds <= limit).length;
  const rows: Row[] = all.filter(isListed).map(one => ({
    what: one.what,
    pushes: one.pushes ?? (one.isProven ? 'none' : '?'),
    positions: one.positions,
    seconds: rounded(one.seconds, 3),
  }));
  report(title, [
    ...rows,
    {
      what: `all ${all.length}`,
      pushes: sum(one => one.pushes ?? 0),
      positions: sum(one => one.positions),
      seconds: rounded(sum(one => one.seconds)),
      'in 5 s': within(BUDGET.seconds),
      [`in ${giveUp} s`]: within(giveUp),
      'median ms': rounded(percentile(seconds, 0.5) * 1000, 2),
      'positions/s': Math.round(sum(one => one.positions) / sum(one => one.seconds)),
      'MB at most': Math.round(memory / 1e6),
    },
  ]);
  expect(memory / 1e6).toBeLessThan(BUDGET.megabytes);
  return all;
}

test('the five levels', () => {
  const levels = [1, 2, 3, 4, 5].map(number => readXsb(readFileSync(`assets/levels/sokoban/${number}.xsb`, 'utf8'))[0]);
  const all = measure('sokoban: the five levels', levels as Level[], () => true);
  expect(all.map(one => one.pushes)).toEqual([9, 19, 21, 27, 30]);
  for (const { seconds } of all) expect(seconds).toBeLessThan(1);
});

test('levels made by seed', () => {
  const rng = seeded(5);
  const size = (index: number) => ({ width: 9 + (index % 4), height: 8 + (index % 3), boxes: 4 + (index % 5) });
  const solvable = Array.from({ length: 120 }, (_, index) =>
    pulledLevel(rng, { ...size(index), walls: 8 + (index % 5) * 4, isGathered: true }, 40_000),
  );
  const pulled = measure('sokoban: made by seed', solvable, one => one.seconds > SLOW_SECONDS);
  const inTime = pulled.filter(one => one.pushes !== null && one.seconds <= BUDGET.seconds);
  expect(inTime.length / pulled.length).toBeGreaterThanOrEqual(BUDGET.share);

  const doubtful = Array.from({ length: 120 }, (_, index) => thrownLevel(rng, { ...size(index), walls: 8 }));
  const thrown = measure('sokoban: thrown by seed', doubtful, one => one.seconds > SLOW_SECONDS);
  expect(thrown.filter(one => one.isProven).length / thrown.length).toBeGreaterThanOrEqual(BUDGET.share);
});

/** In a hurry: any solution will do. */
test('warehouses with 10 to 16 parcels', () => {
  const levels = readXsb(readFileSync('tests/bench/warehouses.xsb', 'utf8'));
  const all = measure('sokoban: warehouses, any solution', levels, () => true, solveGreedily);
  expect(all.filter(one => one.pushes !== null && one.seconds <= BUDGET.seconds).length).toBe(levels.length);
});

const collection = process.env['SOKOBAN_COLLECTION'];
test.runIf(collection)('a collection', () => {
  const levels = readXsb(readFileSync(collection as string, 'utf8'));
  if (process.env['SOKOBAN_SOMEHOW'])
    measure(`sokoban: ${collection}, any solution`, levels, () => true, solveGreedily, BUDGET.somehowGiveUp);
  else measure(`sokoban: ${collection}`, levels, one => one.seconds > SLOW_SECONDS || !one.isProven);
});
