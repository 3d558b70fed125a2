// The size budgets: what JavaScript each written page asks for, exactly, as gzip and as brotli. `node tests/sizes.mjs [dist]`
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** KiB of JavaScript before a page works. */
const PAGE = { brotli: 80, gzip: 95 };
/** A tool may weigh so much more than a page; what it needs only after a gesture is not counted. */
const TOOL = { brotli: 110, gzip: 125 };
const GAME = { brotli: 245 };
/** KiB of brotli that Phaser may be: our cut of it, src/build/engine. */
const ENGINE = 100;
/** KiB of brotli that a game or a tool may add of its own: a game's by their names, a tool's are those that not every page has. */
const OWN = 30;

const KIB = 1024;

/** The addresses of the tools, as each says its own. */
const TOOLS = join(dirname(fileURLToPath(import.meta.url)), '../src/tools');
const toolPaths = new Set(
  readdirSync(TOOLS, { recursive: true, encoding: 'utf8' })
    .filter(file => basename(file) === 'index.ts')
    .flatMap(file => /\bpath: '([^']+)'/.exec(readFileSync(join(TOOLS, file), 'utf8'))?.[1] ?? []),
);

/** One row per page of the built folder: its path, its scripts and their sizes in KiB. */
export function measure(dist) {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter(file => basename(file) === 'index.html')
    .map(file => ({ path: `/${dirname(file)}`.replace(/^\/\.$/, '/'), scripts: scriptsOf(join(dist, file)) }));
  const isEverywhere = script => pages.every(({ scripts }) => scripts.includes(script));
  const sum = (scripts, ending) =>
    scripts.reduce((all, script) => all + statSync(dist + script + ending).size, 0) / KIB;
  return pages
    .map(({ path, scripts }) => {
      const game = /^\/games\/([\w-]+)$/.exec(path)?.[1];
      const own = scripts.filter(script =>
        game ? basename(script).startsWith(`${game}-`) : toolPaths.has(path) && !isEverywhere(script),
      );
      const engine = sum(scripts.filter(isPhaser), '.br');
      return { path, gzip: sum(scripts, '.gz'), brotli: sum(scripts, '.br'), own: sum(own, '.br'), scripts, engine };
    })
    .toSorted((a, b) => a.path.localeCompare(b.path));
}

/** Those it asks for at once, and those it names for later. */
const scriptsOf = page =>
  [...readFileSync(page, 'utf8').matchAll(/(?:src|href)="(\/build\/[^"]+\.js)"/g)].map(match => match[1]);

const isPhaser = script => basename(script).startsWith('phaser-');

/** What is over its budget, a line each. */
export function overweight(rows) {
  const over = (row, what, size, limit) =>
    size > limit ? [`${row.path}: ${size.toFixed(1)} KiB ${what}, over ${limit}`] : [];
  return rows.flatMap(row => {
    const own = over(row, 'of its own', row.own, OWN);
    if (row.engine)
      return [...over(row, 'brotli', row.brotli, GAME.brotli), ...over(row, 'of Phaser', row.engine, ENGINE), ...own];
    const limit = toolPaths.has(row.path) ? TOOL : PAGE;
    return [...over(row, 'brotli', row.brotli, limit.brotli), ...over(row, 'gzip', row.gzip, limit.gzip), ...own];
  });
}

export function table(rows) {
  const line = cells => cells.map((cell, i) => (i ? cell.padStart(9) : cell.padEnd(32))).join('');
  const number = kib => (kib ? kib.toFixed(1) : '');
  return [
    line(['JavaScript, KiB', 'gzip', 'brotli', 'own']),
    ...rows.map(row => line([row.path, number(row.gzip), number(row.brotli), number(row.own)])),
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = measure(process.argv[2] ?? 'dist');
  const faults = overweight(rows);
  console.log(table(rows));
  if (faults.length) console.error(`\n${faults.join('\n')}`);
  process.exitCode = faults.length || !rows.length ? 1 : 0;
}
