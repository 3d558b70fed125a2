// The second and third tier of checks, part by part: what each runs, whose change makes it due, and its seconds alone on two cores. No part takes over ten minutes.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../src/build/install.mjs';

/** As last measured, by RECORD_SECONDS=1: alone on two cores a part takes at most so long. One that is not there has not been measured. */
const SECONDS = JSON.parse(readFileSync(join(ROOT, 'tests/seconds.json'), 'utf8'));

/** Projects of Vitest in the first tier. */
export const FIRST_TIER = ['node', 'headless', 'apart'];

const IDS = readdirSync(join(ROOT, 'scenes')).filter(
  id => /^[a-z]/.test(id) && existsSync(join(ROOT, 'scenes', id, 'index.ts')),
);
const GAMES = IDS.map(id => `scenes/${id}/`);
/** Games with browser tests of their own; a new one has none yet. */
const TESTED = IDS.filter(id =>
  readdirSync(join(ROOT, 'tests/check')).some(file => new RegExp(`^${id}[.-]`).test(file)),
);
/** Games with an editor of levels. */
const EDITED = ['boulder-dash', 'emergencia', 'minigolf', 'rock-td', 'sokoban'];
const there = (...paths) => paths.filter(path => existsSync(join(ROOT, path)));
const KIT = 'scenes/kit/';
/** What new games are copied from. */
const TEMPLATES = ['template', 'turns', 'words'].map(name => `scenes/_${name}/`);
const HUDS = 'src/huds/';
const SHELL = ['src/play/', 'src/data/', ...['StandardHud', 'HudProps', 'widgets/'].map(name => HUDS + name)];
const SITE = ['src/pages/', 'src/site/', 'src/ui/'];
const SITE_ROOT = ['App.tsx', 'Document.tsx', 'boot.ts', 'entry-server.tsx', 'main.tsx', 'routes.tsx'].map(
  name => `src/${name}`,
);
/** Tests of the first tier that try more with MANY_RUNS=1. */
const MANY = ['scenes', 'src', 'tests'].flatMap(folder =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map(file => `${folder}/${file}`)
    .filter(file => /\.test\.tsx?$/.test(file) && readFileSync(join(ROOT, file), 'utf8').includes("/setup/times.ts'")),
);
/** Scripts that run the checks, and what configures the tools. */
const TOOLING = [
  ...[
    'run',
    'part',
    'parts',
    'due',
    'landing',
    'order',
    'suites',
    'processes',
    'reports',
    'browser',
    'node24',
    'sizes',
    'support',
  ].map(name => `tests/${name}.mjs`),
  ...['tests/seconds.json', 'biome.json', '.oxlintrc.json', 'knip.json', 'tsconfig.json', 'package.json'],
];

const inNode = (...files) => ({ runner: 'vitest', projects: ['check'], files });
const headless = (...files) => ({ runner: 'vitest', projects: ['check-headless'], files });
const inBrowser = (...names) => ({ runner: 'playwright', files: names.map(name => `tests/check/${name}`) });
const long = (...names) => ({
  runner: 'vitest',
  projects: ['soak'],
  files: names.map(name => `tests/soak/${name}.soak.ts`),
});
const longInBrowser = (name, env) => ({
  runner: 'vitest',
  projects: ['soak-browser'],
  files: [`tests/soak/${name}.browser.soak.ts`],
  env,
});
const BROWSER = ['build', 'browser'];

const CHECKS = [
  ...TESTED.map(id => ({
    name: id,
    steps: [inBrowser(id)],
    covers: there(`scenes/${id}/`, `${HUDS}${id}/`, `assets/levels/${id}/`),
    needs: BROWSER,
  })),
  {
    name: 'json-printer',
    steps: [inBrowser('json-printer')],
    covers: ['src/tools/json-printer/'],
    needs: BROWSER,
  },
  {
    name: 'music-generator',
    steps: [inBrowser('music-generator', 'score.spec')],
    covers: ['src/tools/music-generator/', `${KIT}sound/`],
    needs: BROWSER,
  },
  { name: 'paint', steps: [inBrowser('paint')], covers: ['src/tools/paint/'], needs: BROWSER },
  {
    name: 'shell',
    steps: [
      inBrowser('play.spec', 'kept.spec', 'watching.spec', 'scrub.spec', 'stage.spec', 'toast.spec', 'words.spec'),
      inBrowser('clip.spec'),
    ],
    covers: SHELL,
    needs: BROWSER,
  },
  // Each card is opened six times for each game, on a slow processor.
  ...[1, 2, 3].map(share => ({
    name: `continue-${share}`,
    steps: [{ ...inBrowser('continue.spec'), env: { CONTINUED: `${share}/3` } }],
    covers: [...SHELL, 'src/boot.ts'],
    needs: BROWSER,
  })),
  {
    name: 'editors',
    steps: [inBrowser('editors')],
    covers: [
      ...['src/play/editor/', 'src/build/levels.ts', 'src/build/devDoor.ts', 'src/build/assets.ts'],
      ...EDITED.flatMap(id => [`${HUDS}${id}/sheets/`, `assets/levels/${id}/`]),
    ],
    needs: BROWSER,
  },
  {
    name: 'new-game',
    steps: [inBrowser('new-game')],
    covers: [...TEMPLATES, 'src/build/missing.ts', 'src/play/page/MissingList', `${HUDS}_words/`],
    needs: BROWSER,
  },
  { name: 'lab', steps: [inBrowser('lab')], covers: ['src/play/lab/'], needs: BROWSER },
  {
    name: 'mounts',
    steps: [inBrowser('mounts.spec', 'game-pages.spec')],
    covers: [`${KIT}phaser/`, `${KIT}game.ts`, `${KIT}runtime.ts`, 'src/boot.ts', 'src/build/'],
    needs: BROWSER,
  },
  {
    name: 'site',
    steps: [
      inBrowser(
        'site.spec',
        'pages.spec',
        'loading.spec',
        'plain.spec',
        'ui.spec',
        'copy.spec',
        'contrast.spec',
        'themes.spec',
        'old-browser.spec',
        'frames.spec',
        'drawer.spec',
        'fingers.spec',
      ),
    ],
    covers: [
      ...SITE,
      ...SITE_ROOT,
      'src/tools/catalog.ts',
      'src/tools/tool.ts',
      'scenes/games.ts',
      'scenes/catalog.ts',
      'tests/e2e/',
    ],
    needs: BROWSER,
  },
  {
    name: 'hub',
    steps: [inBrowser('hub')],
    covers: [
      ...[...SITE, ...SITE_ROOT, 'src/play/', 'src/data/', 'src/build/', 'src/offline/'],
      ...['scenes/games.ts', 'scenes/catalog.ts'],
    ],
    needs: BROWSER,
  },
  {
    name: 'offline',
    steps: [inNode('src/offline/deploy'), inBrowser('offline-deploy.spec')],
    covers: [
      'src/offline/',
      'src/build/offline.ts',
      'src/site/offline/mend.ts',
      'src/site/offline/offlineWorker.ts',
      'src/boot.ts',
    ],
    needs: BROWSER,
  },
  {
    name: 'trust',
    steps: [inBrowser('trust')],
    covers: [...SHELL, ...SITE, ...SITE_ROOT, HUDS, 'src/build/', 'src/tools/', `${KIT}core/`],
    needs: BROWSER,
  },
  {
    name: 'screens',
    steps: [inBrowser('screens-tight.spec', 'screens-desktop.spec', 'portrait.spec')],
    covers: [HUDS, ...there(...GAMES.flatMap(game => [`${game}hud.ts`, `${game}index.ts`])), 'src/play/', 'src/ui/'],
    needs: BROWSER,
  },
  {
    name: 'replays',
    steps: [inBrowser('replays.spec', 'physics.spec')],
    covers: [...GAMES, `${KIT}core/`, `${KIT}phaser/`, 'tests/replays/'],
    needs: BROWSER,
  },
  {
    name: 'pictures',
    steps: [inNode('tests/pictures'), inBrowser('shots.spec'), inBrowser('loops.spec')],
    covers: ['src/build/pictures/', 'src/build/shots', ...GAMES, 'tests/pictures/'],
    needs: BROWSER,
  },
  {
    name: 'conformance',
    steps: [headless('tests/conformance')],
    covers: [...GAMES, KIT, ...TEMPLATES, 'tests/conformance/', 'tests/setup/'],
  },
  {
    name: 'focus',
    steps: [headless('tests/focus'), inBrowser('focus.spec')],
    covers: [...GAMES, ...TEMPLATES, HUDS, ...SHELL, ...SITE, 'src/tools/', 'tests/focus/'],
    needs: BROWSER,
  },
  // Two seeds, new each time, and a part for each half of their order.
  ...['1-1', '1-2', '2-1', '2-2'].map(name => ({
    name: `order-${name}`,
    steps: [{ runner: 'shuffled', projects: ['headless'], round: Number(name[0]), half: Number(name[2]) }],
    covers: ['tests/setup/', 'vitest.config.ts', `${KIT}phaser/`, 'src/data/', 'src/play/', 'src/site/', 'src/ui/'],
  })),
  {
    name: 'ladders',
    steps: [headless('tests/ladder')],
    covers: [...GAMES, ...TEMPLATES, `${KIT}core/`, 'tests/ladder/'],
  },
  {
    name: 'many-runs',
    steps: [{ runner: 'vitest', projects: FIRST_TIER, files: MANY, env: { MANY_RUNS: '1' } }],
    covers: [...new Set(MANY.map(file => `${dirname(file)}/`))],
  },
  {
    name: 'tables',
    steps: [inNode('scenes/sokoban/solver', 'scenes/yay-zee/coach', 'tests/hearing')],
    covers: ['scenes/sokoban/solver/', 'scenes/yay-zee/coach/', `${KIT}sound/`, 'tests/hearing/'],
  },
  {
    name: 'arena',
    steps: [inNode('scenes/robot-battle/arena')],
    covers: ['scenes/robot-battle/arena/', 'tests/replays/robot-battle/arena.json'],
  },
  {
    name: 'sandbox',
    steps: [inNode('scenes/robot-battle/sandbox')],
    covers: ['scenes/robot-battle/sandbox/', 'scenes/robot-battle/golden/builtins.ts', 'package-lock.json'],
  },
  {
    name: 'gates',
    steps: [inNode('tests/gates', 'scenes/_template')],
    covers: [
      ...[
        ...TEMPLATES,
        'scenes/README.md',
        `${KIT}phaser/phaser.ts`,
        'src/build/',
        'src/env.d.ts',
        'src/virtualModules.d.ts',
      ],
      ...['tests/gates/', 'tests/boundaries/', 'tests/server/', 'tests/support/', ...TOOLING],
    ],
  },
  // WebKit draws without a graphics card at a fifth of Firefox's speed: its games are shared out.
  ...[['Firefox', 'firefox'], ['WebKit', 'webkit'], ...[1, 2, 3].map(share => ['WebKit', `webkit.games-${share}`])].map(
    ([browser, file]) => ({
      name: `browsers-${file.replace('.', '-')}`,
      steps: [inNode(`tests/browsers/${file}.check.ts`)],
      covers: [KIT, 'src/play/', 'src/ui/', 'src/build/', 'tests/browsers/'],
      needs: ['build', browser],
    }),
  ),
  {
    name: 'node24',
    steps: [
      { runner: 'node24', projects: FIRST_TIER },
      { runner: 'node24', tool: 'node_modules/vite/bin/vite.js', args: ['build', '--logLevel', 'warn'] },
    ],
    covers: [
      'package.json',
      'package-lock.json',
      'vite.config.ts',
      'vitest.config.ts',
      'tests/node24.mjs',
      'src/build/',
    ],
  },
];

/** Games in so many groups, for what plays all of them for long. */
const GROUPS = 3;
const groupOf = index => IDS.filter((_, i) => i % GROUPS === index);
const indices = count => Array.from({ length: count }, (_, index) => index);

/** Pages of the site in so many shares, a minute each. */
const SHARES = 2;

const SOAKS = [
  ...indices(GROUPS).map(index => ({
    name: `conformance-${index + 1}`,
    steps: [{ ...long('conformance'), args: ['-t', `^(?:${groupOf(index).join('|')}) conforms`] }],
    covers: [...groupOf(index).map(id => `scenes/${id}/`), KIT, 'tests/conformance/'],
  })),
  ...indices(GROUPS).map(index => ({
    name: `hours-${index + 1}`,
    steps: [{ ...long('long-play'), args: ['-t', `^an hour of (?:${groupOf(index).join('|')})$`] }],
    covers: [...groupOf(index).map(id => `scenes/${id}/`), `${KIT}core/`],
  })),
  {
    name: 'plays',
    steps: [
      long(
        'boulder-dash',
        'cat-crazy',
        'dice-conquest',
        'emergencia',
        'escape-room',
        'last-stand',
        'minigolf',
        'mystery-house',
      ),
    ],
    covers: [
      'boulder-dash',
      'cat-crazy',
      'dice-conquest',
      'emergencia',
      'escape-room',
      'last-stand',
      'minigolf',
      'mystery-house',
    ].map(id => `scenes/${id}/`),
  },
  {
    name: 'more-plays',
    steps: [long('rock-td', 'rubber-band-rocket', 'stealth-escape', 'tower-climber', 'yay-zee', 'slope')],
    covers: [
      ...['rock-td', 'rubber-band-rocket', 'stealth-escape', 'tower-climber', 'yay-zee', 'last-stand'].map(
        id => `scenes/${id}/`,
      ),
      'tests/soak/towerProof.ts',
    ],
  },
  { name: 'strategic-battle', steps: [long('strategic-battle')], covers: ['scenes/strategic-battle/'] },
  {
    name: 'sokoban-forty',
    steps: [long('sokoban-forty')],
    covers: ['scenes/sokoban/', 'assets/levels/sokoban/'],
  },
  {
    name: 'guardians-positions',
    steps: [long('guardians-positions')],
    covers: ['scenes/guardians/', 'assets/levels/guardians/'],
  },
  { name: 'sokoban-solver', steps: [long('sokoban-solver')], covers: ['scenes/sokoban/solver/'] },
  {
    name: 'mutations',
    steps: [{ runner: 'gate', tool: 'tests/mutations/mutate.mjs', args: [], isShown: true }],
    covers: ['src/', 'scenes/', 'tests/mutations/'],
    needs: BROWSER,
  },
  { name: 'nginx', steps: [long('nginx')], covers: ['src/build/', 'tests/server/'] },
  {
    name: 'json-printer',
    steps: [longInBrowser('json-printer')],
    covers: ['src/tools/json-printer/'],
    needs: BROWSER,
  },
  {
    name: 'stealth-escape',
    steps: [longInBrowser('stealth-escape')],
    covers: ['scenes/stealth-escape/', `${KIT}phaser/`, 'src/play/'],
    needs: BROWSER,
  },
  {
    name: 'minigolf-rounds',
    steps: [{ runner: 'playwright', files: ['tests/soak/minigolf-rounds.spec.ts'] }],
    covers: ['scenes/minigolf/'],
    needs: BROWSER,
  },
  {
    name: 'rock-td-endings',
    steps: [long('rock-td-endings')],
    covers: ['scenes/rock-td/', 'tests/soak/rock-td-endings.soak.ts'],
  },
  {
    name: 'minigolf-fresh',
    steps: [long('minigolf-fresh')],
    covers: ['scenes/minigolf/', 'tests/soak/minigolf-fresh.soak.ts'],
  },
  {
    name: 'minigolf-walk',
    steps: [long('minigolf-walk')],
    covers: ['scenes/minigolf/', 'tests/soak/minigolf-walk.soak.ts'],
  },
  {
    name: 'turns',
    steps: [{ runner: 'playwright', files: ['tests/soak/turns.spec.ts'], isShown: true }],
    covers: [KIT, ...GAMES, HUDS, 'src/play/'],
    needs: BROWSER,
  },
  {
    name: 'zoom',
    steps: [{ runner: 'playwright', files: ['tests/soak/zoom.spec.ts'] }],
    covers: [...GAMES, KIT, HUDS, ...SITE, 'src/play/', 'src/tools/'],
    needs: BROWSER,
  },
  ...['fantasy', 'sci-fi', 'adventure', 'horror', 'calm'].map(genre => ({
    name: `music-peak-${genre}`,
    steps: [
      { runner: 'playwright', files: ['tests/soak/music-peak.spec.ts'], env: { MUSIC_GENRE: genre }, isShown: true },
    ],
    covers: ['src/tools/music-generator/sound/', 'src/tools/music-generator/export/', `${KIT}sound/`],
    needs: BROWSER,
  })),
  {
    name: 'screens',
    steps: [inBrowser('screens.spec')],
    covers: [...GAMES, HUDS, 'src/play/', 'src/ui/'],
    needs: BROWSER,
  },
  ...indices(SHARES).map(index => ({
    name: `monkey-${index + 1}`,
    steps: [{ ...longInBrowser('monkey', { MONKEY: `${index + 1}/${SHARES}` }), isShown: true }],
    covers: ['src/', KIT, ...GAMES],
    needs: BROWSER,
  })),
];

const filesOf = ({ steps }) => steps.flatMap(({ files = [] }) => files);
const withTier = tier => part => ({ ...part, tier, files: filesOf(part), seconds: SECONDS[`${tier} ${part.name}`] });

/** Every part: name, tier, steps, paths whose change makes it due (prefixes; its own test files besides), seconds. */
export const PARTS = [...CHECKS.map(withTier('check')), ...SOAKS.map(withTier('soak'))];
