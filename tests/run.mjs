// `npm test`: everything that must hold, from a bare clone to one line. `npm test -- browser` runs one part; `--busy` keeps one core busy beside it.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { install } from '../src/build/install.mjs';
import { ensureBrowser } from './browser.mjs';
import { absence, installed, leftOut } from './browsers/installed.mjs';
import { dueLine } from './due.mjs';
import { FIRST_TIER } from './parts.mjs';
import { closingLine, sum } from './reports.mjs';
import { build, gate, playwright, tell, vitest } from './suites.mjs';

const done = [];
function keep(name, result, isShown) {
  tell(name, result, isShown);
  done.push(result);
  return result;
}

let buildSeconds = 0;
let isBuilt = false;
async function buildOnce() {
  if (isBuilt) return true;
  const built = keep('build', await build());
  buildSeconds = built.seconds;
  isBuilt = built.counts.failed === 0;
  return isBuilt;
}

/** Seconds of what is not counted in the ratio. */
let besides = 0;
const PARTS = {
  async static() {
    const gates = [
      ['format', 'biome', ['ci', '--colors=off', '--linter-enabled=false', '.']],
      ['lint', 'oxlint', ['--deny-warnings']],
      ['types', 'tsc', ['--noEmit', '-p', '.']],
      ['dead code', 'knip', []],
    ];
    await Promise.all(gates.map(async ([name, tool, args]) => keep(name, await gate(tool, args))));
  },
  async node() {
    keep('units, rules, scenes, conformance', await vitest({ projects: FIRST_TIER }));
  },
  async browser() {
    if (!(await buildOnce())) return;
    keep('sizes', await gate('tests/sizes.mjs', []), true);
    keep('supported browsers', await gate('tests/support.mjs', []));
    keep('browser', await browserSuite());
  },
  async browsers() {
    const absent = leftOut();
    const here = Object.keys(installed).filter(name => !absent.includes(name));
    for (const name of absent) keep(`left out: ${name}`, absence([name]));
    if (here.length === 0 || !(await buildOnce())) return;
    const files = here.map(name => `tests/browsers/${name.toLowerCase()}.short.check.ts`);
    besides += keep(here.join(' and '), await vitest({ projects: ['check'], files })).seconds;
  },
};

const NO_BROWSER = 'No Chromium found or installable. Install one, or set CHROMIUM_PATH to its program.';
async function browserSuite() {
  const browser = await ensureBrowser();
  if (browser) return playwright({ files: ['tests/e2e'], browser });
  return { counts: { passed: 0, failed: 1 }, seconds: 0, output: NO_BROWSER };
}

const { values, positionals } = parseArgs({ options: { busy: { type: 'boolean' } }, allowPositionals: true });
const unknown = positionals.filter(name => !PARTS[name]);
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(' or ')}: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

const began = performance.now();
install();
const started = performance.now();
const busy = values.busy ? spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }) : null;
process.on('exit', () => busy?.kill());

for (const name of positionals.length > 0 ? positionals : Object.keys(PARTS)) await PARTS[name]();

const seconds = (performance.now() - started) / 1000;
const installing = (started - began) / 1000;
const ratio = buildSeconds
  ? `, ${((seconds - besides) / buildSeconds).toFixed(1)} × the build of ${buildSeconds.toFixed(1)} s`
  : '';
const beside = busy ? ', beside a process that keeps one core busy' : '';
console.log(`in ${seconds.toFixed(0)} s${ratio}${beside} (installed in ${installing.toFixed(0)} s)`);
const due = dueLine();
if (due) console.log(due);
const total = sum(done.map(({ counts }) => counts));
console.log(`\n${closingLine(total)}`);
process.exit(total.failed ? 1 : 0);
