// A red file is told with those that its worker had run before it, and that list runs again in its order.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { IN_ONE_WORKER, orderLines, ranBefore, shuffledBy } from '../order.mjs';
import { run } from '../processes.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'order-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('of each worker what came before; of a file that no worker noted, nothing', () => {
  writeFileSync(join(folder, '1-0'), 'a.ts\nb.ts\nc.ts\n');
  writeFileSync(join(folder, '2-0'), 'd.ts\ne.ts\n');
  expect(ranBefore(['b.ts', 'd.ts', 'gone.ts'], folder)).toEqual([['a.ts', 'b.ts'], ['d.ts']]);
});

/** Three files; the second leaves what makes the third red. */
const FILES = {
  'a.test.ts': `test('a', () => {});`,
  'b.test.ts': `test('b', () => { globalThis.left = true; });`,
  'c.test.ts': `test('c', () => expect(globalThis.left).toBeUndefined());`,
};
const SETUP = join(import.meta.dirname, '../setup');

async function vitest(files: readonly string[], { args, env } = { args: IN_ONE_WORKER, env: {} }) {
  const notes = mkdtempSync(join(folder, 'notes-'));
  const list = join(folder, 'list.txt');
  writeFileSync(list, files.map(file => `${project}/${file}`).join('\n'));
  const report = join(notes, '../report.json');
  const { code } = await run(
    'vitest',
    [
      'run',
      '--root',
      '.',
      '--config',
      join(project, 'vitest.config.ts'),
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    { WORKER_ORDER: notes, FILE_ORDER: files.length > 0 ? list : '', ...env },
  );
  const ran = readFileSync(report, 'utf8');
  return { code, report: JSON.parse(ran), notes };
}
let project: string;
beforeEach(() => {
  mkdirSync('.look', { recursive: true });
  project = mkdtempSync('.look/order-');
  for (const [file, source] of Object.entries(FILES))
    writeFileSync(join(project, file), `import { expect, test } from 'vitest';\n${source}\n`);
  writeFileSync(
    join(project, 'vitest.config.ts'),
    `import { defineConfig } from 'vitest/config';
     import { GivenOrder } from '${SETUP}/GivenOrder.ts';
     import { ShuffledHalf } from '${SETUP}/ShuffledHalf.ts';
     export default defineConfig({ test: { isolate: false, pool: 'forks', setupFiles: ['${SETUP}/node.ts'], include: ['${project}/*.test.ts'],
       sequence: { sequencer: process.env.FILE_ORDER ? GivenOrder : ShuffledHalf } } });`,
  );
});
afterEach(() => rmSync(project, { recursive: true }));

test('a list runs in its order: red after what left something, green before it', async () => {
  const red = await vitest(['a.test.ts', 'b.test.ts', 'c.test.ts']);
  expect(red.code).toBe(1);
  const lines = orderLines(red.report, red.notes);
  expect(lines.slice(0, 3)).toEqual([
    `\n${project}/c.test.ts is red. Its worker had run 2 before:`,
    `  ${project}/a.test.ts`,
    `  ${project}/b.test.ts`,
  ]);
  const list = /node tests\/order\.mjs (.*)$/.exec(lines[3] ?? '')?.[1] ?? '';
  expect(readFileSync(list, 'utf8')).toBe(['a', 'b', 'c'].map(name => `${project}/${name}.test.ts\n`).join(''));
  rmSync(list);
  const green = await vitest(['c.test.ts', 'b.test.ts', 'a.test.ts']);
  expect(green.code).toBe(0);
  expect(orderLines(green.report, green.notes)).toEqual([]);
});

test('a seed decides the order and its halves, which are all of it, in one worker', async () => {
  const all = Object.keys(FILES).map(file => `${project}/${file}`);
  const orders = new Map<string, Set<string>>();
  for (const seed of [1, 1, 2, 3, 4]) {
    const halves = [];
    for (const half of [1, 2]) {
      const { notes } = await vitest([], shuffledBy(seed, half));
      // What a worker noted is the longest list of what came before.
      const [order = []] = ranBefore(all, notes).toSorted((a: string[], b: string[]) => b.length - a.length);
      halves.push(order);
    }
    expect(halves.map(({ length }) => length)).toEqual([2, 1]);
    expect(new Set(halves.flat())).toEqual(new Set(all));
    orders.set(`${seed}`, (orders.get(`${seed}`) ?? new Set()).add(halves.join()));
  }
  expect([...orders.values()].every(({ size }) => size === 1)).toBe(true);
  expect(new Set([...orders.values()].flatMap(one => [...one])).size).toBeGreaterThan(1);
});
