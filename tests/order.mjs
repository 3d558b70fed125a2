// Order of test files: a seed shuffles it, a red file is told with those that its worker had run before, and `node tests/order.mjs <list>` runs such a list
// again, in its order and in one worker.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../src/build/install.mjs';
import { FIRST_TIER } from './parts.mjs';
import { run } from './processes.mjs';

/** Two workers take files as they fall free: only in one does an order repeat. */
export const IN_ONE_WORKER = ['--no-file-parallelism', '--maxWorkers=1'];
/** One half (1 or 2) of the files, in the order of a seed. */
export const shuffledBy = (seed, half) => ({
  args: [...IN_ONE_WORKER, `--sequence.seed=${seed}`],
  env: { ORDER_HALF: String(half) },
});

/** What each red file's worker had run up to it, from the notes of the workers (tests/setup/noteFile.ts). */
export function ranBefore(redFiles, folder) {
  const workers = readdirSync(folder).map(name => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'));
  return redFiles.flatMap(red => {
    const order = workers.find(files => files.includes(red));
    return order ? [order.slice(0, order.indexOf(red) + 1)] : [];
  });
}

/** The same in words, with the command that runs each list again. */
export function orderLines(report, folder) {
  const red = report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(ROOT, name));
  return ranBefore(red, folder).flatMap((files, index) => {
    const list = join(tmpdir(), `folded-fox-order-${process.pid}-${index + 1}.txt`);
    writeFileSync(list, `${files.join('\n')}\n`);
    const before = files.slice(0, -1);
    return [
      `\n${files.at(-1)} is red. Its worker had run ${before.length === 0 ? 'nothing before.' : `${before.length} before:`}`,
      ...before.map(file => `  ${file}`),
      `Again in this order: node tests/order.mjs ${list}`,
    ];
  });
}

if (process.argv[1] === import.meta.filename) {
  const [list] = process.argv.slice(2);
  if (!list) {
    console.error('node tests/order.mjs <file with a test file on each line>');
    process.exit(2);
  }
  const files = readFileSync(list, 'utf8').split('\n').filter(Boolean);
  const gone = files.filter(file => !existsSync(join(ROOT, file)));
  if (gone.length > 0) throw new Error(`There is no ${gone.join(', ')}`);
  const { code, output } = await run(
    'vitest',
    ['run', ...FIRST_TIER.flatMap(project => ['--project', project]), ...IN_ONE_WORKER, ...files],
    { FILE_ORDER: list },
  );
  console.log(output.trimEnd());
  process.exit(code);
}
