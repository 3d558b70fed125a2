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
  /** A built page with one script of so many KiB, and on a game page Phaser and the game's own. */
  function built(path: string, scripts: Readonly<Record<string, number>>): string {
    const tags = Object.keys(scripts).map(name => `<link rel="modulepreload" href="/build/${name}.js"/>`);
    const files = Object.entries(scripts).flatMap(([name, kib]) =>
      ['.br', '.gz'].map(ending => [`dist/build/${name}.js${ending}`, 'x'.repeat(kib * 1024)]),
    );
    return project({ [`dist${path}/index.html`]: tags.join(''), ...Object.fromEntries(files) });
  }
  const weigh = (folder: string) => run('node', [resolve('tests/sizes.mjs'), 'dist'], folder);

  test.each<[path: string, scripts: Readonly<Record<string, number>>, says: RegExp | null]>([
    ['/games', { index: 80 }, null],
    ['/games', { index: 81 }, /\/games: 81\.0 KiB brotli, over 80/],
    ['/video-game-music-generator', { index: 110 }, null],
    ['/video-game-music-generator', { index: 111 }, /\/video-game-music-generator: 111\.0 KiB brotli, over 110/],
    ['/games/chess', { index: 115, 'phaser-x': 100, 'chess-play': 30 }, null],
    ['/games/chess', { index: 126, 'phaser-x': 100, 'chess-play': 20 }, /246\.0 KiB brotli, over 245/],
    ['/games/chess', { index: 70, 'phaser-x': 101, 'chess-play': 20 }, /101\.0 KiB of Phaser, over 100/],
    ['/games/chess', { index: 70, 'phaser-x': 90, 'chess-play': 31 }, /31\.0 KiB of its own, over 30/],
  ])('%s with %o', (path, scripts, says) => {
    const { passes, says: said } = weigh(built(path, scripts));
    expect(passes).toBe(says === null);
    expect(said).toMatch(says ?? /brotli/);
  });

  test.each([
    [30, null],
    [31, /\/paint: 31\.0 KiB of its own, over 30/],
  ])('a tool with %i KiB that not every page has', (kib, says) => {
    const script = (name: string) => `<script src="/build/${name}.js"></script>`;
    const folder = project({
      'dist/terms/index.html': script('index'),
      'dist/paint/index.html': script('index') + script('Paint'),
      ...Object.fromEntries(
        ['.br', '.gz'].flatMap(ending => [
          [`dist/build/index.js${ending}`, 'x'.repeat(70 * 1024)],
          [`dist/build/Paint.js${ending}`, 'x'.repeat(kib * 1024)],
        ]),
      ),
    });
    const { passes, says: said } = weigh(folder);
    expect(passes).toBe(says === null);
    expect(said).toMatch(says ?? /brotli/);
  });

  test('an empty build is no success', () => {
    expect(weigh(project({ 'dist/robots.txt': '' })).passes).toBe(false);
  });
});
