// `npm test`: everything that must hold, from a bare clone to one line. Each gate counts as one test.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, ROOT } from '../src/build/install.mjs';
import { ensureBrowser } from './browser.mjs';
import { gameTable, readBrowser, readUnits } from './reports.mjs';

const reports = mkdtempSync(join(tmpdir(), 'folded-fox-'));
const total = { passed: 0, failed: 0, skipped: 0 };
/** Seconds of each game, and the tests that passed at the second try. */
const told = { conformance: {}, browser: {}, retried: [] };
const games = readdirSync(join(ROOT, 'scenes')).filter(
  id => /^[a-z]/.test(id) && existsSync(join(ROOT, 'scenes', id, 'index.ts')),
);

/** Runs one of the project's tools to its end and keeps what it says. */
function run(tool, args, env = {}) {
  return new Promise(resolve => {
    const bin = join(ROOT, 'node_modules/.bin', tool);
    const [command, all] = tool.endsWith('.mjs') ? [process.execPath, [join(ROOT, tool), ...args]] : [bin, args];
    const child = spawn(command, all, { cwd: ROOT, env: { ...process.env, NO_COLOR: '1', ...env } });
    let output = '';
    child.stdout.on('data', chunk => (output += chunk));
    child.stderr.on('data', chunk => (output += chunk));
    child.on('error', error => resolve({ code: 1, output: String(error) }));
    child.on('close', code => resolve({ code: code ?? 1, output }));
  });
}

function count(name, { passed, failed, skipped = 0 }, seconds, output) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const numbers = passed + failed + skipped > 1 ? ` ${passed} passed${failed ? `, ${failed} failed` : ''}` : '';
  console.log(`${failed ? '✗' : '✓'} ${name}${numbers} (${seconds.toFixed(1)} s)`);
  if (failed || output.shown) console.log(output.text.trimEnd());
}

const since = start => (performance.now() - start) / 1000;

/** A tool that says yes or no. `shown` prints what it says even then. */
async function gate(name, tool, args, shown = false) {
  const start = performance.now();
  const { code, output } = await run(tool, args);
  count(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }, since(start), { shown, text: output });
  return code === 0;
}

/** A test runner with a JSON report. One that fails without a failed test (a file that does not load) counts as one failure. */
async function suite(name, tool, args, env, read) {
  const start = performance.now();
  const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const { code, output } = await run(tool, args(file), env(file));
  const numbers = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  if (code !== 0 && numbers.failed === 0) numbers.failed = 1;
  if (code === 0 && numbers.passed === 0) numbers.failed = 1;
  count(name, numbers, since(start), { text: output });
}

const unitTests = () =>
  suite(
    'boundaries, units, conformance, scenes',
    'vitest',
    file => [
      'run',
      '--project',
      'node',
      '--project',
      'headless',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    () => ({}),
    report => {
      const numbers = readUnits(report);
      told.conformance = numbers.games;
      return numbers;
    },
  );

const browserTests = browser =>
  suite(
    'browser',
    'playwright',
    () => ['test', '--reporter=list,json'],
    file => ({ CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    report => {
      const numbers = readBrowser(report, games);
      told.browser = numbers.games;
      told.retried = numbers.retried;
      return numbers;
    },
  );

const began = performance.now();
install();
const browser = await ensureBrowser();

await Promise.all([
  gate('format', 'biome', ['ci', '--colors=off', '--linter-enabled=false', '.']),
  gate('lint', 'oxlint', ['--deny-warnings']),
  gate('types', 'tsc', ['--noEmit', '-p', '.']),
  gate('dead code', 'knip', []),
]);
await unitTests();
const built = await gate('build', 'vite', ['build', '--logLevel', 'warn']);
if (built) await gate('sizes', 'tests/sizes.mjs', [], true);
if (built && browser) await browserTests(browser);
else if (!browser) {
  total.failed += 1;
  console.log('✗ browser: no Chromium found or installable. Install one, or set CHROMIUM_PATH to its program.');
}

rmSync(reports, { recursive: true, force: true });
console.log(gameTable(games, told.conformance, told.browser));
for (const name of told.retried) console.log(`needed its retry: ${String(name)}`);
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`in ${since(began).toFixed(0)} s\n\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed ? 1 : 0;
