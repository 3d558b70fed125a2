// The checks as functions: each runs one tool to its end and answers its counts, seconds and output.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderLines } from './order.mjs';
import { freePort, run } from './processes.mjs';
import { readPlaywright, readVitest } from './reports.mjs';

const reports = mkdtempSync(join(tmpdir(), 'folded-fox-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

async function timed(work) {
  const start = performance.now();
  const done = await work();
  return { ...done, seconds: (performance.now() - start) / 1000 };
}

/** A tool that says yes or no: one test. */
export const gate = (tool, args, env) =>
  timed(async () => {
    const { code, output } = await run(tool, args, env);
    return { counts: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }, output };
  });

let runs = 0;
/** A test runner with a JSON report. One that fails without a failed test (a file that does not load), or runs none, counts as one failure. */
const runner = (read, start, explain = () => []) =>
  timed(async () => {
    const file = join(reports, `${++runs}.json`);
    const { code, output: said } = await start(file);
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
    const counts = report ? read(report) : { passed: 0, failed: 0 };
    const output = [said.trimEnd(), ...(report ? explain(report, file) : [])].join('\n');
    const isEmpty = counts.passed + counts.failed === 0;
    return { counts: counts.failed === 0 && (code !== 0 || isEmpty) ? { ...counts, failed: 1 } : counts, output };
  });

/** Vitest over files (all of the projects', unless named). `program` is the Node it runs under. A red file is told with what its worker had run before. */
export const vitest = ({ projects, files = [], env: own = {}, program, args = [] }) => {
  const orderOf = file => `${file}.order`;
  const start = file => {
    mkdirSync(orderOf(file));
    const env = { WORKER_ORDER: orderOf(file), ...own };
    const all = [
      'run',
      ...projects.flatMap(project => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
      ...files,
    ];
    return program ? run(program, ['node_modules/vitest/vitest.mjs', ...all], env) : run('vitest', all, env);
  };
  return runner(readVitest, start, (report, file) => orderLines(report, orderOf(file)));
};

/** Playwright over files, against the built site on a free port. */
export const playwright = ({ files, browser, env = {} }) =>
  runner(readPlaywright, async file =>
    run('playwright', ['test', '--reporter=list,json', ...files], {
      CHROMIUM_PATH: browser,
      E2E_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      ...env,
    }),
  );

export const build = () => gate('vite', ['build', '--logLevel', 'warn']);

/** One line for what was run, and all that it said where it failed. */
export function tell(name, { counts: { passed, failed, skipped = 0 }, seconds, output }, isShown = false) {
  const numbers = passed + failed + skipped > 1 ? ` ${passed} passed${failed ? `, ${failed} failed` : ''}` : '';
  console.log(`${failed ? '✗' : '✓'} ${name}${numbers} (${seconds.toFixed(1)} s)`);
  if (failed || isShown) console.log(output.trimEnd());
}
