// Nearest tests of a file: those beside it and those that reach it by the fewest imports, from what the sources say.
import { dirname, join } from 'node:path/posix';

/** Files that a source names by a relative path: imports, `new URL`, raw texts. */
const namedIn = (file, text) =>
  [...text.matchAll(/['"`](\.{1,2}\/[^'"`\n?]+)/g)].map(([, path]) => join(dirname(file), path));

const IS_TEST = /\.test\.tsx?$/;

/** @type {(sources: ReadonlyMap<string, string>) => Map<string, string[]>} */
export function importersOf(sources) {
  const importers = new Map();
  for (const [file, text] of sources)
    for (const target of namedIn(file, text))
      if (sources.has(target)) importers.set(target, [...(importers.get(target) ?? []), file]);
  return importers;
}

/**
 * At most so many test files, nearest first; `always` are those that look at all files of the kind.
 * @type {(file: string, importers: ReadonlyMap<string, readonly string[]>, most: number) => string[]}
 */
export function nearestTests(file, importers, most) {
  const found = [];
  const seen = new Set([file]);
  let ring = [file];
  while (ring.length > 0 && found.length < most) {
    const next = [];
    for (const reached of ring)
      for (const importer of importers.get(reached) ?? []) {
        if (seen.has(importer)) continue;
        seen.add(importer);
        if (IS_TEST.test(importer)) found.push(importer);
        else next.push(importer);
      }
    const beside = dirname(file);
    found.sort((a, b) => Number(!a.startsWith(beside)) - Number(!b.startsWith(beside)));
    ring = next;
  }
  return found.slice(0, most);
}
