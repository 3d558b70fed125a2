// All scripts and styles of a built folder, held to the supported browsers: what is used without support and without a guard.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GUARDED_SCRIPTS, GUARDED_STYLES, isListed } from './guarded.mjs';
import { ownNames, scriptFaults } from './scripts.mjs';
import { styleFaults } from './styles.mjs';

/** Texts of a built folder's scripts and styles, by name. What stands in the documents is joined from these. */
export function builtFiles(dist) {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const read = ending =>
    new Map(names.filter(name => name.endsWith(ending)).map(name => [name, readFileSync(join(dist, name), 'utf8')]));
  return { scripts: read('.js'), styles: read('.css') };
}

/** Sentences: what is used and not supported, and what is listed as guarded and used no more. */
export function unsupported({ scripts, styles }) {
  const others = new Set();
  for (const text of scripts.values()) for (const name of ownNames(text)) others.add(name);
  const met = new Set();
  const faults = [];
  const judge = (file, text, found, list, isGuarded) => {
    for (const { use, lacking } of found) {
      const listed = list.find(entry => isListed(use, entry));
      if (listed) met.add(listed);
      if (!listed || !isGuarded(listed, text)) faults.push(`${file}: ${use} is missing in ${lacking.join(', ')}`);
    }
  };
  for (const [file, text] of scripts)
    judge(file, text, scriptFaults(text, others), GUARDED_SCRIPTS, ({ guard }) => guard.test(text));
  for (const [file, text] of styles)
    judge(file, text, styleFaults(text), GUARDED_STYLES, ({ never }) => !never?.test(text));
  const unused = [...GUARDED_SCRIPTS, ...GUARDED_STYLES].filter(entry => !met.has(entry));
  return { faults, unused: unused.map(({ use }) => `tests/support/guarded.mjs: ${use} is listed and used nowhere`) };
}
