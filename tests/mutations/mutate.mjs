// Mutation testing, `npm run soak -- mutations`: plants one fault at a time in a copy of the project, runs the nearest tests, and prints which faults none of them saw.
// `node tests/mutations/mutate.mjs [--seed=7] [--minutes=9] [--since=<commit>] [--listed|--drawn]`: a seed is drawn and printed; --since draws from changed files alone; --listed plants the
// table only, --drawn what is drawn only.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../src/build/install.mjs';
import { run } from '../processes.mjs';
import { FAULTS } from './faults.mjs';
import { importersOf, nearestTests } from './nearest.mjs';
import { draw, faultsIn } from './operators.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string', default: '9' },
    since: { type: 'string' },
    listed: { type: 'boolean', default: false },
    drawn: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed ?? Date.now() % 100_000);
const until = performance.now() + Number(values.minutes) * 60_000;
/** Test files that one fault is shown to, and faults of each kind in one run. */
const NEAREST = 6;
const OF_EACH_KIND = 3;

/** Tests that look at every file of a kind, whatever it imports. */
const BY_KIND = {
  'wiring of the service worker': [
    'src/offline/startWorker.test.ts',
    'src/offline/deploy.test.ts',
    'src/site/offline/useOffline.headless.test.tsx',
    'src/site/offline/offlineWorker.headless.test.ts',
  ],
  'life of a page': ['tests/life/life.headless.test.tsx'],
  'what a button does': ['tests/labels/presses.headless.test.tsx', 'tests/labels/commands.test.ts'],
  bounds: ['tests/boundaries/limits.test.ts'],
  headers: ['src/build/headers.test.ts'],
  ranges: ['tests/server/server.test.ts'],
  'what is kept': ['src/data/device/device.headless.test.ts', 'src/data/device/everyKind.headless.test.ts'],
  sounds: ['tests/sounds/silent.test.ts'],
};
/** What only the built page shows: this browser test over a build of the copy. */
const SEEN = 'tests/e2e/seen.spec.ts';

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 }).split('\n');
const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter(
  file => file && existsSync(join(ROOT, file)),
);
const sources = new Map(
  files
    .filter(file => /^(?:src|scenes|tests)\/.*\.(?:tsx?|mjs|css)$/.test(file))
    .map(file => [file, readFileSync(join(ROOT, file), 'utf8')]),
);
const importers = importersOf(sources);

function drawn() {
  if (values.listed) return [];
  const changed = values.since ? new Set(git('diff', '--name-only', values.since, '--')) : null;
  const all = [...sources].flatMap(([file, text]) => (changed && !changed.has(file) ? [] : faultsIn(file, text)));
  return draw(all, seed, OF_EACH_KIND);
}

/** A copy of the project that shares what is installed. */
function copyOf() {
  const copy = mkdtempSync(join(tmpdir(), 'mutations-'));
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

const copy = copyOf();
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));

/** Where it stands in words, or null where its line is no longer there. */
function plant({ file, line, from, to }) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const lines = text.split('\n');
  const at = line === undefined ? lines.findIndex(one => one.includes(from)) : line - 1;
  if (at < 0 || !lines[at].includes(from)) return null;
  lines[at] = lines[at].replace(from, () => to);
  writeFileSync(join(copy, file), lines.join('\n'));
  return `${file}:${at + 1}`;
}

const inCopy = (tool, args, env = {}) => run(join(ROOT, 'node_modules/.bin', tool), args, { ...env, PWD: copy }, copy);

async function isSeen({ kind, file }) {
  if (file.endsWith('.css')) {
    if (!existsSync(join(copy, SEEN))) return null;
    const built = await inCopy('vite', ['build', '--logLevel', 'error']);
    if (built.code !== 0) return 'the build';
    const { code } = await inCopy('playwright', ['test', SEEN, '--reporter=line', '--max-failures=1'], {
      E2E_PORT: '4377',
    });
    return code === 0 ? null : SEEN;
  }
  const near = [
    ...new Set([...(BY_KIND[kind] ?? []).filter(test => sources.has(test)), ...nearestTests(file, importers, NEAREST)]),
  ];
  if (near.length === 0) return null;
  const { code, output } = await inCopy('vitest', ['run', ...near, '--bail=1', '--reporter=dot']);
  if (code === 0) return null;
  return /FAIL\s+\S*\s*(\S+\.test\.tsx?)/.exec(output.replaceAll('|', ' '))?.[1] ?? 'a test';
}

console.log(`seed ${seed}`);
const unseen = [];
let planted = 0;
const all = [...(values.drawn ? [] : FAULTS), ...drawn()];
for (const fault of all) {
  if (performance.now() > until) {
    console.log(`out of time: ${all.length - planted} not planted`);
    break;
  }
  const where = plant(fault);
  planted++;
  if (!where) {
    unseen.push(fault);
    console.log(`✗ gone from its file: ${fault.file}: ${fault.from.trim()}`);
    continue;
  }
  const by = await isSeen(fault);
  cpSync(join(ROOT, fault.file), join(copy, fault.file));
  if (!by) unseen.push(fault);
  console.log(
    `${by ? '✓' : '✗'} ${fault.kind}: ${where}: ${fault.from.trim().slice(0, 90)} → ${fault.to.trim().slice(0, 90)}${by ? ` (${by})` : ''}`,
  );
}
console.log(`${planted} planted, ${unseen.length} unseen`);
const listed = unseen.filter(fault => FAULTS.includes(fault));
process.exit(listed.length > 0 ? 1 : 0);
