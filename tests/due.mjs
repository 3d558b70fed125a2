// Which parts of the second and third tier are due: those whose paths differ since a commit, or since they last passed here.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../src/build/install.mjs';
import { landingBaseIn } from './landing.mjs';
import { PARTS } from './parts.mjs';

/** Fingerprints of what each part covered when it last passed on this machine. */
const PASSED = join(ROOT, 'node_modules/.cache/checks/passed.json');

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 28 });
const lines = text => text.split('\n').filter(Boolean);

/** Paths that differ since a commit, uncommitted and new ones included. */
export const changedSince = commit => [
  ...new Set([
    ...lines(git('diff', '--name-only', '--no-renames', commit, '--')),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ]),
];

/**
 * @typedef {{ readonly name: string, readonly covers: readonly string[], readonly files?: readonly string[] }} Part
 * @type {(path: string, part: Part) => boolean}
 */
export const isCovered = (path, { covers, files = [] }) =>
  [...covers, ...files].some(prefix => path.startsWith(prefix));

/** @type {(paths: readonly string[], parts?: readonly Part[]) => readonly Part[]} */
export const partsFor = (paths, parts = PARTS) => parts.filter(part => paths.some(path => isCovered(path, part)));

/** Two tiers may have a part of one name. */
const keyOf = ({ tier, name }) => `${tier} ${name}`;

function fingerprintsOf(parts) {
  const hashes = new Map(parts.map(part => [keyOf(part), createHash('sha256')]));
  const add = (path, text) => {
    for (const part of parts) if (isCovered(path, part)) hashes.get(keyOf(part)).update(text);
  };
  for (const line of lines(git('ls-files', '--stage'))) add(line.slice(line.indexOf('\t') + 1), line);
  for (const path of changedSince('HEAD'))
    add(path, existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path)) : 'gone');
  return Object.fromEntries([...hashes].map(([key, hash]) => [key, hash.digest('hex')]));
}

const passed = () => (existsSync(PASSED) ? JSON.parse(readFileSync(PASSED, 'utf8')) : {});

/** Notes that parts passed as their paths stand now. */
export function notePassed(parts) {
  mkdirSync(join(PASSED, '..'), { recursive: true });
  writeFileSync(PASSED, `${JSON.stringify({ ...passed(), ...fingerprintsOf(parts) }, null, 1)}\n`);
}

/** One line that names the parts due, or null where there is no history to ask. */
export function dueLine() {
  try {
    const from = landingBaseIn(ROOT);
    if (!from) return null;
    const changed = partsFor(changedSince(from));
    const known = passed();
    const now = fingerprintsOf(changed);
    const due = changed.filter(part => known[keyOf(part)] !== now[keyOf(part)]);
    const names = tier => due.filter(part => part.tier === tier).map(({ name }) => name);
    const said = ['check', 'soak'].flatMap(tier =>
      names(tier).length > 0 ? [`npm run ${tier} -- ${names(tier).join(' ')}`] : [],
    );
    return `due since ${from.slice(0, 7)}: ${said.join(' · ') || 'nothing'}`;
  } catch {
    return null;
  }
}
