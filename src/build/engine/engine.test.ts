// Our Phaser build contains what games use and no more.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundle, engineFile } from './engine.ts';
import { STUBS } from './excludedModules.ts';

/** The modules of Phaser's src/ in a bundle: the bundler writes each one's name above it. */
const modulesOf = (code: string): string[] =>
  [...code.matchAll(/^\/\/ \S*\/phaser\/src\/(\S+)\.js$/gm)].flatMap(([, name]) => name ?? []);

/** Everything but images, graphics, text and containers, and what baked textures need to be drawn. */
const UNWANTED = [
  /^(?:actions|animations|cache|curves|filters|physics\/matter-js|sound|tilemaps)\//,
  /^cameras\/(?:2d\/effects|3d|controls)\//,
  /^gameobjects\/(?!components|container|events|graphics|image|text)[a-z]/,
  /^gameobjects\/components\/(?:Filter|Lighting|Mask|PathFollower|Stencil)/,
  /^loader\/(?!FileTypesManager|events)/,
  /^renderer\/webgl\/renderNodes\/(?:filters\/|BatchHandler(?:PointLight|Strip|Tile|Tri$))/,
  /^renderer\/webgl\/shaders\/(?:ColorMatrix|DefineLights|Filter|Gradient|Noise|PointLight|Ramp|ShaderQuad|Sprite|Tilemap)/,
  /^textures\/(?:Dynamic|parsers\/(?!Canvas|Image))/,
];
const unwantedIn = (code: string) => modulesOf(code).filter(name => UNWANTED.some(pattern => pattern.test(name)));

const folder = mkdtempSync(join(tmpdir(), 'engine-'));
afterAll(() => rmSync(folder, { recursive: true }));
function entry(source: string): string {
  const file = join(folder, 'entry.js');
  writeFileSync(file, source);
  return file;
}

test('everything a scene may make is there, and nothing else came along', async () => {
  const code = readFileSync(await engineFile(), 'utf8');
  expect(modulesOf(code)).toEqual(
    expect.arrayContaining([
      ...['image/Image', 'graphics/Graphics', 'text/Text', 'container/Container'].map(name => `gameobjects/${name}`),
      ...['renderer/canvas/CanvasRenderer', 'renderer/webgl/WebGLRenderer', 'physics/arcade/World'],
      ...['input/InputPlugin', 'tweens/TweenManager', 'time/Clock'],
    ]),
  );
  expect(unwantedIn(code)).toEqual([]);
  expect(code).not.toMatch(/ParticleEmitter|SoundManager|SpriteGPULayer|typeof FEATURE_|typeof WEBGL_/);
});

test('a module that imports unwanted ones is noticed', async () => {
  const ours = join(import.meta.dirname, 'entry.js');
  const particles = 'phaser/src/gameobjects/particles/ParticleEmitterFactory';
  const code = await bundle(entry(`import '${particles}'; export { default } from '${ours}';`));
  expect(unwantedIn(code)).toContain('gameobjects/particles/ParticleEmitter');
});

test('an entry of excludedModules.ts that nothing imports any more is reported', async () => {
  await expect(bundle(entry('export { default } from "phaser/src/math/Clamp";'))).rejects.toThrow(/animations\/\*/);
});

test('a module that Phaser does not have is reported', async () => {
  await expect(bundle(entry('import "phaser/src/math/Clump";'))).rejects.toThrow(
    /Phaser has no phaser\/src\/math\/Clump/,
  );
});

test('the stub of the matrix makes the same projection as Phaser’s', async () => {
  interface Matrix {
    readonly val: Float32Array;
    identity(): Matrix;
    ortho(left: number, right: number, bottom: number, top: number, near: number, far: number): void;
  }
  const file = join(folder, 'matrix.mjs');
  writeFileSync(file, STUBS['math/Matrix4'] ?? '');
  const { default: Ours } = (await import(/* @vite-ignore */ file)) as { default: new () => Matrix };
  const Theirs = createRequire(import.meta.url)(resolve('node_modules/phaser/src/math/Matrix4.js')) as new () => Matrix;
  for (const [bottom, top] of [
    [0, 600],
    [600, 0],
  ] as const) {
    const [ours, theirs] = [new Ours().identity(), new Theirs().identity()];
    for (const matrix of [ours, theirs]) matrix.ortho(0, 800, bottom, top, -1000, 1000);
    expect([...ours.val].map(value => value + 0)).toEqual([...theirs.val].map(value => value + 0));
  }
});
