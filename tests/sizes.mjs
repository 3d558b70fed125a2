// The size budgets: what JavaScript each written page asks for before its first picture, before it answers, and in all, exactly, packed. `node tests/sizes.mjs [dist]`
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Guard rails in whole KiB of brotli, with 8 % of air over what was weighed when they were set. Who needs more raises the number in the same commit, with a line
// of why: by at most a tenth for one purpose, and while the first frame's ratio of `npm run bench` holds. Beyond that, code moves behind the first picture.

/** JavaScript before a page works; the page of all games is the heaviest: its search, and the facts of all games, which Home has too. */
const PAGE = 99; // +2: the day’s words and its rota on Home, and links of tags. +3 before: two featured games more among the games, its Play on the featured cards and their page, its daily. +1 before: a script that does not load is mended, and the words that say why. +1 before: React, a chunk of its own, packs worse by half a KiB and is evaluated in a third of the time; keys that scroll a dialog; the number pad’s Enter.
/** A tool may weigh so much more than a page; what it needs only after a gesture is not counted. */
const TOOL = 128; // +3: Paint’s tap of two fingers, its pen that keys move and ears hear, paper with the sheet alone; Music’s sheets of a phone. +3 before: two games more, as above. +2: React apart, as above; letters typed before the search is there; the clip’s encoder shared with Paint. +3 before: the search, the settings' button, the visitor's theme and text size, the service worker's announcements and the daily games' routes, on every page.
/** Before a game's first picture; and before its page answers, which comes behind it. */
const GAME = { first: 163, answers: 273 }; // +2: an endless walk of mini golf, missions of Stealth Escape, folded questions of a start card. +1 behind: a run’s beginning is told, and events at a pace. +1 and +3 before: two games more, as above, and the press of Continue that waits. +1 before: mending, as above. +2 before: a result deaf to the rhythm of play, ghosts of the day, answers of the daily game. +2 before: the same, and on game pages the offers of clip and map, words for fingers and the player’s own key names.
/** Phaser: our cut of it, src/build/engine. */
const ENGINE = 106;
/** What a game or a tool adds of its own: what no other page asks for, and a game's HUD. */
const OWN = 34; // +1: Cat Crazy’s goals, news and lines. +3 before: Escape Room’s parts that are moved by hand, and its locks.
/**
 * What a game may weigh more, because its texts are what it shows: Mystery House answers what is typed, Escape Room has the notes, things and riddles of
 * a hundred and eight buildings, Cat Crazy eleven tales of five pages, Emergencia what is said of twelve missions, their signs, doors, coats, cameras
 * and radio. Their pictures are small.
 * Emergencia +2: missions by seed that turn on doors, coats, cameras or the radio; what a defeat says of each enemy.
 * Cat Crazy +1: a house of twenty-five rooms, and its words.
 * Escape Room +4: thirty questions of the last house, where pages lie, and the sheets that show them; the pages themselves come when they are read.
 * Mystery House +17: the notebook’s answers with what is understood of a question, and the last act with six voices; its rules answer within the command, so nothing of them can come later.
 * Robot Battle +1: whose script failed and how in a bout’s result, whom a hint is about, and the ground with its robots before a match, which the scene draws.
 * Robot Battle +4: the arena’s rules, which answer within the tick, and its eighteen robots with a sentence and a hint each; its HUD, sheets, pages and scripts come when they are asked for.
 */
const TEXTS = { 'mystery-house': 29, 'escape-room': 20, 'cat-crazy': 5, emergencia: 8, 'robot-battle': 5 };

const KIB = 1024;

/** The addresses of the tools, as each says its own. */
const TOOLS = join(dirname(fileURLToPath(import.meta.url)), '../src/tools');
const toolPaths = new Set(
  readdirSync(TOOLS, { recursive: true, encoding: 'utf8' })
    .filter(file => basename(file) === 'index.ts')
    .flatMap(file => /\bpath: '([^']+)'/.exec(readFileSync(join(TOOLS, file), 'utf8'))?.[1] ?? []),
);

const gameOf = path => /^\/games\/([\w-]+)$/.exec(path)?.[1];
const isPhaser = script => basename(script).startsWith('phaser-');

/** One row per page of the built folder: its path, its scripts and their sizes in KiB. */
export function measure(dist) {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter(file => basename(file) === 'index.html')
    .map(file => ({
      path: `/${dirname(file)}`.replace(/^\/\.$/, '/'),
      first: scriptsOf(join(dist, file)),
      behind: scriptsOf(join(dist, file), /rel="later"[^>]* href="(\/build\/[^"]+\.js)"/g),
    }));
  const asking = script => pages.filter(({ first }) => first.includes(script)).length;
  const games = pages.flatMap(({ path, first }) => (first.some(isPhaser) ? [gameOf(path)] : []));
  const sum = (scripts, ending) =>
    scripts.reduce((all, script) => all + statSync(dist + script + ending).size, 0) / KIB;
  return pages
    .map(({ path, first, behind }) => {
      const isGame = first.some(isPhaser);
      const before = isGame ? first.filter(script => !behind.includes(script)) : first;
      const isOf = game => script => basename(script).startsWith(`${game}-`);
      const others = games.filter(game => game !== gameOf(path)).map(isOf);
      const isShared = script => asking(script) === pages.length || others.some(isTheirs => isTheirs(script));
      const all = reached(dist, first, isShared).filter(script => first.includes(script) || !isShared(script));
      const hasOwn = isGame || toolPaths.has(path);
      const named = isGame ? all.filter(isOf(gameOf(path))) : [];
      const own = hasOwn ? [...new Set([...first.filter(script => asking(script) === 1), ...named])] : [];
      return {
        path,
        gzip: sum(first, '.gz'),
        brotli: sum(before, '.br'),
        answers: sum(first, '.br'),
        all: sum(all, '.br'),
        own: sum(own, '.br'),
        scripts: first,
        engine: sum(first.filter(isPhaser), '.br'),
      };
    })
    .toSorted((a, b) => a.path.localeCompare(b.path));
}

/** What its HTML names: at once, or as soon as its words or its picture are painted. */
const scriptsOf = (page, naming = /(?:src|href)="(\/build\/[^"]+\.js)"/g) => [
  ...new Set([...readFileSync(page, 'utf8').matchAll(naming)].map(match => match[1])),
];

/** With all that these may ask for, and so on. What every page has leads to every page, and a game to no other: not followed. */
function reached(dist, first, isShared) {
  const found = new Set(first);
  for (const script of found) {
    if (isShared(script) || !existsSync(dist + script)) continue;
    const text = readFileSync(dist + script, 'utf8');
    for (const [, name] of text.matchAll(/["'`](?:\.\/|\/?build\/)([\w.-]+\.js)["'`]/g))
      if (existsSync(`${dist}/build/${name}.br`)) found.add(`/build/${name}`);
  }
  return [...found];
}

/** What is over its budget, a line each. */
export function overweight(rows) {
  const over = (row, what, size, limit) =>
    size > limit ? [`${row.path}: ${size.toFixed(1)} KiB ${what}, over ${limit}`] : [];
  return rows.flatMap(row => {
    const texts = TEXTS[gameOf(row.path)] ?? 0;
    const own = over(row, 'of its own', row.own, OWN + texts);
    if (row.engine)
      return [
        ...over(row, 'brotli before its first picture', row.brotli, GAME.first + texts),
        ...over(row, 'brotli before it answers', row.answers, GAME.answers + texts),
        ...over(row, 'of Phaser', row.engine, ENGINE),
        ...own,
      ];
    const limit = toolPaths.has(row.path) ? TOOL : PAGE;
    return [...over(row, 'brotli', row.brotli, limit), ...own];
  });
}

export function table(rows) {
  const line = cells => cells.map((cell, i) => (i ? cell.padStart(9) : cell.padEnd(32))).join('');
  const number = kib => (kib ? kib.toFixed(1) : '');
  return [
    line(['JavaScript, KiB of brotli', 'files', 'first', 'answers', 'all', 'own', '(gzip)']),
    ...rows.map(row =>
      line([
        row.path,
        String(row.scripts.length),
        number(row.brotli),
        number(row.answers),
        number(row.all),
        number(row.own),
        number(row.gzip),
      ]),
    ),
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = measure(process.argv[2] ?? 'dist');
  const faults = overweight(rows);
  console.log(table(rows));
  if (faults.length) console.error(`\n${faults.join('\n')}`);
  process.exitCode = faults.length || !rows.length ? 1 : 0;
}
