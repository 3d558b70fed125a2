// What is mutable at the top of a module is of one page, and tests make it anew before each file, or it stays and its reason is here.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OF_ONE_PAGE } from '../setup/ofOnePage.ts';
import { moduleState } from './moduleState.ts';

const CACHE = 'a cache: answers of a function of its arguments, by them';
const LAST = 'a cache: the last answer of a function, by what it was asked';
const ROOM = 'working memory of one call, filled anew by each';
const NOTE = 'a note on an object, which goes with it';
const WORKER = 'it is of a Worker, whose modules are its own';
const CHUNK = 'a chunk that was loaded stays loaded, as on a page';

/** What may stay, and why nothing depends on it. */
const KEPT: Readonly<Record<string, string>> = {
  'scenes/robot-battle/sandbox/referee.worker.ts referee': WORKER,
  'src/tools/json-printer/find/query.worker.ts held': WORKER,
  'src/tools/json-printer/find/query.worker.ts last': WORKER,
  'scenes/boulder-dash/levels/bdcff/elements.ts known': CACHE,
  'scenes/boulder-dash/rules/classic/Scan.ts marks': ROOM,
  'scenes/boulder-dash/rules/classic/recorded.ts series': LAST,
  'scenes/boulder-dash/levels/planner.ts distanceOf': ROOM,
  'scenes/boulder-dash/levels/planner.ts queue': ROOM,
  'scenes/dice-conquest/rules/forecast.ts lane': ROOM,
  'scenes/emergencia/rules/crowd.ts cache': CACHE,
  'scenes/emergencia/rules/crowd.ts latest': CACHE,
  'scenes/emergencia/hud.ts known': LAST,
  'scenes/emergencia/levels/mission.ts cache': CACHE,
  'scenes/emergencia/rules/state.ts mirrorCache': CACHE,
  'scenes/emergencia/rules/terrain.ts cache': CACHE,
  'scenes/emergencia/view.ts cached': LAST,
  'scenes/escape-room/rules/claims.ts READ': CACHE,
  'scenes/escape-room/rules/fixtures.ts BY_DRAWS': CACHE,
  'scenes/escape-room/levels/graph.ts BY_DRAWS': CACHE,
  'scenes/math-rpg/rules/kinds.ts among': CACHE,
  'scenes/math-rpg/rules/kinds.ts chained': CACHE,
  'scenes/minigolf/rules/course.ts cache': CACHE,
  'scenes/minigolf/rules/distance.ts fields': CACHE,
  'scenes/minigolf/rules/roll.ts grounds': CACHE,
  'scenes/robot-battle/rules/builtInDriver.ts registered':
    'what the ladder registers as it is loaded, once by each name',
  'scenes/robot-battle/arena/logs.ts logs': CACHE,
  'scenes/robot-battle/rules/matchLogs.ts logs': CACHE,
  'scenes/robot-battle/play.ts responseCache': CACHE,
  'scenes/robot-battle/rules/playerActions.ts cache': LAST,
  'scenes/robot-battle/rules/boutActions.ts cache': LAST,
  'scenes/rock-td/rules/fire.ts found': ROOM,
  'scenes/rock-td/rules/fire.ts profileCache': LAST,
  'scenes/rock-td/rules/mobs.ts straight': LAST,
  'scenes/rock-td/rules/path.ts cache': CACHE,
  'scenes/rock-td/rules/path.ts closed': ROOM,
  'scenes/rock-td/rules/path.ts last': LAST,
  'scenes/rock-td/rules/path.ts queue': ROOM,
  'scenes/rubber-band-rocket/bots/purchaseSearch.ts cache': CACHE,
  'scenes/sokoban/levels/levelFile.ts cache': CACHE,
  'scenes/sokoban/solver/deadCells.ts deadCellsCache': CACHE,
  'scenes/sokoban/solver/deadCells.ts distancesCache': CACHE,
  'scenes/sokoban/rules/state.ts boardHashes': CACHE,
  'scenes/sokoban/view.ts floorMasks': CACHE,
  'scenes/stealth-escape/rules/hall.ts DRAWN': CACHE,
  'scenes/strategic-battle/rules/sideIndex.ts OWN_INDEX': LAST,
  'scenes/strategic-battle/rules/themes.ts drawn': LAST,
  'scenes/strategic-battle/rules/units.ts known': CACHE,
  'scenes/strategic-battle/rules/campaign/upgrades.ts known': CACHE,
  'scenes/strategic-battle/rules/campaign/campaign.ts weathers': CACHE,
  'scenes/strategic-battle/rules/sandbox/sandbox.ts tunings': CACHE,
  'scenes/yay-zee/rules/computer.ts cache': LAST,
  'src/boot.ts queuedActions': 'the entry of a page: no test loads it in the shared world',
  'src/huds/Hud.tsx standardHud': CHUNK,
  'src/huds/boulder-dash/shelf.ts cache': CACHE,
  'src/huds/sokoban/Hud.tsx sheets': CHUNK,
  'src/huds/sokoban/collections.ts levelsCache': CACHE,
  'src/play/page/LazyParts.tsx parts': CHUNK,
  'src/play/page/PlayPage.tsx workCard': CHUNK,
  'src/play/cards/StageCard.tsx openedAt': NOTE,
  'src/site/offline/newVersion.ts lastChecks': NOTE,
  'src/site/visitor.ts fetch': CHUNK,
  'src/site/visitor.ts store': CHUNK,
  'src/tools/json-printer/tree/embedded.ts cache': CACHE,
  'src/tools/json-printer/tree/embedded.ts observedHosts': NOTE,
  'src/tools/json-printer/open/autosave.ts autosaves': NOTE,
  'src/tools/json-printer/table/tableLayout.ts layouts': CACHE,
  'src/tools/json-printer/tree/Tree.tsx tableHeads': NOTE,
  'src/tools/music-generator/sound/heard.ts notesByPiece': CACHE,
  'src/tools/music-generator/songs/songs.ts encodedMusic': CACHE,
  'src/tools/paint/engine/labelRuns.ts runs': ROOM,
  'src/tools/paint/view/Paint.tsx LazyDialogs': CHUNK,
  'src/tools/paint/view/artboard/overlay.ts outlines': CACHE,
  'src/tools/paint/view/artboard/overlay.ts stripes': CACHE,
};

const NOT_SHIPPED = /\.(?:test|check|golden|d)\.tsx?$|esting\.tsx?$|^src\/build\//;

function sources(): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of ['src', 'scenes'])
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const path = `${folder}/${file.replaceAll('\\', '/')}`;
      if (/\.tsx?$/.test(path) && !NOT_SHIPPED.test(path)) files.set(path, readFileSync(path, 'utf8'));
    }
  return files;
}

// Three seconds of work, which waits for nothing: a busy machine may take its time.
test('what is mutable at the top of a module is made anew for each page, or has its reason', {
  timeout: 600_000,
}, () => {
  const files = sources();
  expect(files.size).toBeGreaterThan(1000);
  const found = moduleState(files).map(({ where }) => where);
  const known = [...OF_ONE_PAGE, ...Object.keys(KEPT)];
  expect(
    found.filter(where => !known.includes(where)),
    'hand it in, or name it in tests/setup/ofOnePage.ts, or in KEPT with its reason',
  ).toEqual([]);
  expect(
    known.filter(where => !found.includes(where)),
    'these are gone',
  ).toEqual([]);
  expect(known).toHaveLength(new Set(known).size);
});

const MAKER = `export function keep() { let n = 0; return () => ++n; }`;
test.each<[what: string, how: string, source: string]>([
  ['a counter', 'assigned', 'let planted = 0; export const next = () => ++planted;'],
  [
    'one that another function sets',
    'assigned',
    'let planted: number | null = null; export function put(n: number) { if (n) { planted = n; } }',
  ],
  [
    'a map',
    'written to',
    'const planted = new Map<string, number>(); export const put = (key: string) => planted.set(key, 1);',
  ],
  ['a list', 'written to', 'const planted: number[] = []; export const put = (n: number) => { planted[0] = n; };'],
  [
    'an object',
    'written to',
    'export const planted = { at: 0 }; export const put = (n: number) => { planted.at += n; };',
  ],
  [
    'one that is deleted from',
    'written to',
    'const planted: Record<string, number> = {}; export const drop = (key: string) => { delete planted[key]; };',
  ],
  ['a static field', 'written to', 'export class planted { static at = 0; move() { planted.at++; } }'],
  [
    'a store',
    'a store',
    `import { createStore } from 'zustand/vanilla'; export const planted = createStore(() => ({ now: null }));`,
  ],
  [
    'a stored store',
    'a store',
    `import { storedStore } from '../../src/data/storedStore.ts'; export const planted = storedStore({}, {});`,
  ],
  ['an object of a class', 'an object of a class', 'class Ball { at = 0; } export const planted = new Ball();'],
  ['a list of them', 'an object of a class', 'class Ball { at = 0; } export const planted = [new Ball(), new Ball()];'],
  [
    'what a function keeps',
    'made by a function that keeps state',
    `import { keep } from './keep.ts'; export const planted = keep();`,
  ],
  [
    'what its caller answers',
    'made by a function that keeps state',
    `import { keep } from './keep.ts'; const again = () => keep(); export const planted = again();`,
  ],
  ['one that another file writes to', 'written to', `export const planted = { at: 0 };`],
])('%s is found', (_what, how, source) => {
  const files = new Map([
    ['scenes/golf/ball.ts', source],
    ['scenes/golf/keep.ts', MAKER],
    [
      'scenes/golf/hole.ts',
      how === 'written to' && !source.includes('=>') && !source.includes('class')
        ? `import { planted } from './ball.ts'; export const put = () => { planted.at = 1; };`
        : '',
    ],
  ]);
  expect(moduleState(files)).toEqual([{ where: 'scenes/golf/ball.ts planted', how }]);
});

test.each([
  ['a constant', 'const planted = new Map([[1, 2]]); export const get = (n: number) => planted.get(n);'],
  [
    'a table that is filled as it is loaded',
    'const planted: number[] = []; for (let n = 0; n < 9; n++) planted.push(n); export const get = () => planted;',
  ],
  [
    'a function that sums',
    'const sum = (of: number[]) => { let all = 0; of.forEach(n => { all += n; }); return all; }; export const planted = sum([1, 2]);',
  ],
  [
    'a name of its own inside',
    'let planted = 0; export const count = () => { let planted = 1; planted++; return planted; };',
  ],
  ['what a function makes for each call', `import { keep } from './keep.ts'; export const planted = () => keep();`],
  ['a field of one object', 'export class planted { at = 0; move() { this.at++; } }'],
])('%s is none', (_what, source) => {
  expect(
    moduleState(
      new Map([
        ['scenes/golf/ball.ts', source],
        ['scenes/golf/keep.ts', MAKER],
      ]),
    ),
  ).toEqual([]);
});
