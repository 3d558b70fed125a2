// Every gate of `npm test` is shown to let a sound project through and to stop a planted fault.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const CONFIGS = ['biome.json', '.oxlintrc.json', 'knip.json', 'tsconfig.json', '.gitignore'];
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A project in a folder of its own, under the very configuration of this one. */
function project(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'gate-'));
  folders.push(folder);
  for (const config of CONFIGS) cpSync(config, join(folder, config));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  for (const [path, text] of Object.entries({
    'package.json': '{\n  "type": "module",\n  "main": "src/main.tsx"\n}\n',
    ...files,
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function run(command: string, args: readonly string[], cwd: string) {
  const bin = command === 'node' ? process.execPath : join(cwd, 'node_modules/.bin', command);
  const { status, stdout, stderr } = spawnSync(bin, args, { cwd, encoding: 'utf8' });
  return { passes: status === 0, says: stdout + stderr };
}

const SOUND = {
  'src/main.tsx': "import { one } from './one.ts';\n\nexport const two = one + 1;\n",
  'src/one.ts': 'export const one = 1;\n',
};

describe.each<[gate: string, tool: string, args: readonly string[], file: string, fault: string, says: RegExp]>([
  ['format', 'biome', ['ci', '--linter-enabled=false', '.'], 'src/one.ts', 'export const one=1\n', /one\.ts/],
  [
    'lint',
    'oxlint',
    ['--deny-warnings'],
    'src/one.ts',
    'const wait = async () => 1;\nwait();\nexport const one = 1;\n',
    /floating/,
  ],
  ['lint of types', 'oxlint', ['--deny-warnings'], 'src/one.ts', 'export const one: any = 1;\n', /any/],
  ['lint of scenes', 'oxlint', ['--deny-warnings'], 'scenes/one.ts', 'console.log(1);\n', /console/],
  ['types', 'tsc', ['--noEmit', '-p', '.'], 'src/one.ts', "export const one: number = '1';\n", /not assignable/],
  ['dead code', 'knip', [], 'src/one.ts', 'export const one = 1;\nexport const three = 3;\n', /three/],
  ['dead files', 'knip', [], 'src/three.ts', 'export const three = 3;\n', /three/],
])('%s', (_gate, tool, args, file, fault, says) => {
  test('lets a sound project through', () => {
    expect(run(tool, args, project(SOUND))).toMatchObject({ passes: true });
  });
  test('stops a planted fault', () => {
    const { passes, says: said } = run(tool, args, project({ ...SOUND, [file]: fault }));
    expect(passes).toBe(false);
    expect(said).toMatch(says);
  });
});

describe('scenes', () => {
  const scene = (lines: readonly string[]) =>
    project({
      'scenes/kit/phaser/phaser.ts': readFileSync('scenes/kit/phaser/phaser.ts', 'utf8'),
      'scenes/Scene.ts': [
        "import Phaser from './kit/phaser/phaser.ts';",
        'export class Stage extends Phaser.Scene {',
        '  build(image: Phaser.GameObjects.Image): void {',
        ...lines,
        '  }',
        '}',
      ].join('\n'),
    });
  const LINES_ABOVE = 3;

  test('may write what our Phaser holds', () => {
    const folder = scene([
      "    this.add.image(0, 0, 'a').setScale(2).setDepth(1).setFlipX(true).setAlpha(0.5);",
      '    this.add.graphics().lineStyle(1, 0).strokeRect(0, 0, 1, 1).setDepth(1);',
      "    this.add.container(0, 0, [image, this.add.text(0, 0, 'a', {}).setOrigin(0.5)]).setPosition(1, 1);",
      "    this.tweens.add({ targets: image, alpha: 0, ease: 'Cubic.easeOut' });",
      '    this.cameras.main.setZoom(2).setScroll(1, 1);',
      '    this.time.delayedCall(100, () => image.destroy());',
      "    this.input.keyboard?.on('keydown', () => this.textures.exists('a'));",
    ]);
    expect(run('tsc', ['--noEmit', '-p', '.'], folder)).toEqual({ passes: true, says: '' });
  });

  test('may write nothing that is left out of it', () => {
    const faults = [
      "    this.add.particles(0, 0, 'a');",
      "    this.add.sprite(0, 0, 'a');",
      "    this.sound.play('a');",
      "    image.scene.sound.play('a');",
      "    this.game.sound.play('a');",
      '    image.setAlpha(1).enableFilters();',
      '    image.filters.internal.addBlur();',
      '    this.cameras.main.setZoom(1).filters.internal.addBlur();',
      '    this.cameras.main.flash();',
      '    image.setTint(1);',
      '    image.tint = 1;',
      '    this.add.graphics().clear().setBlendMode(1);',
      "    this.add.text(0, 0, 'a', {}).setOrigin(0).setMask(null);",
      '    image.setLighting(true);',
      '    this.lights.enable();',
      "    this.load.image('a', 'b');",
      "    this.textures.addAtlas('a');",
      "    this.anims.create({ key: 'a' });",
      '    this.tweens.chain({});',
      "    this.physics.add.sprite(0, 0, 'a');",
      "    this.input.keyboard?.createCombo('a');",
      "    this.scene.start('a');",
      '    Phaser.Math.Clamp(1, 2, 3);',
    ];
    const { says } = run('tsc', ['--noEmit', '-p', '.'], scene(faults));
    const told = new Set([...says.matchAll(/Scene\.ts\((\d+),/g)].map(([, line]) => Number(line) - LINES_ABOVE - 1));
    expect(faults.filter((_, index) => !told.has(index))).toEqual([]);
  });
});

describe('sizes', () => {
  /** A built folder: each page names scripts of so many KiB; `import` texts say what a script asks for later. */
  function built(
    pages: Readonly<Record<string, Readonly<Record<string, number>>>>,
    imports: Readonly<Record<string, string>> = {},
  ): string {
    const kib = Object.assign({}, ...Object.values(pages)) as Record<string, number>;
    const tag = (name: string) =>
      `<link rel="${name.startsWith('later') ? 'later' : 'modulepreload'}" href="/build/${name}.js"/>`;
    return project({
      ...Object.fromEntries(
        Object.entries(pages).map(([path, scripts]) => [
          `dist${path}/index.html`,
          Object.keys(scripts).map(tag).join(''),
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(kib).flatMap(([name, size]) => [
          [`dist/build/${name}.js`, imports[name] ?? ''],
          ...['.br', '.gz'].map(ending => [`dist/build/${name}.js${ending}`, 'x'.repeat(size * 1024)]),
        ]),
      ),
    });
  }
  const weigh = (folder: string) => run('node', [resolve('tests/sizes.mjs'), 'dist'], folder);
  const terms = (index: number) => ({ '/terms': { index } });
  /** Two games on one engine, each with a script of its own. */
  const games = (engine: number, own: number, index = 10) => ({
    ...terms(index),
    '/games/chess': { index, 'phaser-x': engine, kit: 10, 'chess-play': own },
    '/games/go': { index, 'phaser-x': engine, kit: 10, 'go-play': 1 },
  });
  const behind = (later: number) => ({
    '/games/chess': { index: 10, 'phaser-x': 100, kit: 10, 'chess-play': 30, later },
    '/games/go': { index: 10, 'phaser-x': 100, kit: 10, 'go-play': 1, later },
  });

  test.each<[what: string, folder: () => string, says: RegExp | null]>([
    ['a page', () => built(terms(86)), null],
    ['a heavy page', () => built(terms(87)), /\/terms: 87\.0 KiB brotli, over 86/],
    [
      'a tool',
      () => built({ ...terms(70), '/paint': { index: 70, ui: 17, Paint: 30 }, '/j-parse': { index: 70, ui: 17 } }),
      null,
    ],
    [
      'a heavy tool',
      () => built({ ...terms(70), '/paint': { index: 70, ui: 19, Paint: 29 }, '/j-parse': { index: 70, ui: 19 } }),
      /\/paint: 118\.0 KiB brotli, over 117/,
    ],
    [
      'a tool with much of its own',
      () => built({ ...terms(70), '/paint': { index: 70, Paint: 31 } }),
      /\/paint: 31\.0 KiB of its own, over 30/,
    ],
    ['a game', () => built(games(106, 30, 14)), null],
    [
      'a heavy game',
      () => built(games(106, 30, 15)),
      /\/games\/chess: 161\.0 KiB brotli before its first picture, over 160/,
    ],
    ['a game on a page that comes behind its picture', () => built({ ...games(100, 30, 10), ...behind(112) }), null],
    [
      'a game on a heavy page',
      () => built({ ...games(100, 30, 10), ...behind(113) }),
      /\/games\/chess: 263\.0 KiB brotli before it answers, over 262/,
    ],
    ['a heavy engine', () => built(games(107, 30)), /\/games\/chess: 107\.0 KiB of Phaser, over 106/],
    ['a game with much of its own', () => built(games(90, 31)), /\/games\/chess: 31\.0 KiB of its own, over 30/],
    [
      'a shared file that one game alone asks for',
      () => built({ ...games(90, 20), '/games/chess': { index: 10, 'phaser-x': 90, 'chess-play': 20, openings: 11 } }),
      /\/games\/chess: 31\.0 KiB of its own, over 30/,
    ],
    [
      'a HUD that comes after the first picture',
      () => {
        const pages = games(90, 20);
        const names = { 'chess-play': 'import("./chess-Hud-x.js")' };
        return built({ ...pages, '/nowhere': { index: 70, 'chess-Hud-x': 11 } }, names);
      },
      /\/games\/chess: 31\.0 KiB of its own, over 30/,
    ],
  ])('%s', (_what, folder, says) => {
    const { passes, says: said } = weigh(folder());
    expect(said).toMatch(says ?? /brotli/);
    expect(passes).toBe(says === null);
  });

  test('first is what the page names at once, then what it names for later, all is what these may ask for besides', () => {
    const pages = { ...games(90, 20), ...behind(50), '/nowhere': { index: 10, parts: 7 } };
    const { says } = weigh(built(pages, { kit: 'import(`./parts.js`)' }));
    expect(says).toMatch(/\/games\/chess\s+5\s+150\.0\s+200\.0\s+207\.0\s+30\.0/);
  });

  test('an empty build is no success', () => {
    expect(weigh(project({ 'dist/robots.txt': '' })).passes).toBe(false);
  });
});
