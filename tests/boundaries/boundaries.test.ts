// The walls of the house hold, and each is shown to notice a breach.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findFaults } from './findFaults.ts';

function sources(): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of ['src', 'scenes', 'tests'])
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.tsx?$/.test(file)) files.set(`${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8'));
  return files;
}

test('the code keeps its boundaries', () => {
  const files = sources();
  expect(files.size).toBeGreaterThan(50);
  expect(findFaults(files)).toEqual([]);
});

/** A small house with nothing wrong in it. */
const HOUSE: Record<string, string> = {
  'scenes/games.ts': `export { default as chess } from './chess/index.ts'; export { default as golf } from './golf/index.ts';`,
  'scenes/kit/core/math.ts': 'export const sin = (x: number) => x;',
  'scenes/kit/core/inks.ts': 'export const cube = (x: number) => x ** 3 + Math.cos(x);',
  'scenes/kit/phaser/phaser.ts': `import Whole from 'phaser'; namespace Phaser { export type Scene = Whole.Scene; } const Phaser = { Scene: Whole.Scene }; export default Phaser;`,
  'scenes/kit/phaser/GameScene.ts': `import Phaser from './phaser.ts'; export class GameScene extends Phaser.Scene { now = performance.now(); }`,
  'scenes/kit/game.ts': `import type { GameScene } from './phaser/GameScene.ts'; export type SceneClass = typeof GameScene;`,
  'scenes/chess/index.ts': `import type { Rules } from './rules/rules.ts'; export default { load: () => import('./play.ts') }; export type R = Rules;`,
  'scenes/chess/play.ts': `import * as rules from './rules/rules.ts'; import './hud.ts'; export const scene = () => import('./scene/ChessScene.ts'); export default rules;`,
  'scenes/chess/rules/rules.ts': `import { sin } from '../../kit/core/math.ts'; export interface Rules { Date: Date } export const big = 2 ** 32; export const tick = (s: { Date: number }) => Math.floor(sin(s.Date));`,
  'scenes/chess/hud.ts': 'export const hud = () => [];',
  'scenes/chess/scene/ChessScene.ts': `import Phaser from '../../kit/phaser/phaser.ts'; import { cube } from '../../kit/core/inks.ts'; export default class extends Phaser.Scene { at = Math.sin(cube(1)); }`,
  'scenes/robot-battle/sandbox/prelude.ts': 'Math.random = () => 0; export const gone = [Date];',
  'scenes/golf/index.ts': `export default { load: () => import('./rules/rules.ts') };`,
  'scenes/golf/rules/rules.ts': 'export const one = 1;',
  'tests/bench/reference/page.tsx': `import Phaser from 'phaser'; export const game = () => new Phaser.Game({});`,
  'src/main.tsx': `import { createRoot } from 'react-dom/client'; import * as games from '../scenes/games.ts'; createRoot(document.body).render(<p>{Object.keys(games).length}</p>);`,
};
const faultsIn = (planted: Record<string, string>) => findFaults(new Map(Object.entries({ ...HOUSE, ...planted })));

test('a sound house has no fault', () => expect(faultsIn({})).toEqual([]));

describe('a planted breach is found', () => {
  const MACHINE = 'rules, core and hud ask nothing of the machine';
  const MATHS = 'rules use no engine-dependent maths';
  const SCENES = 'scenes have one clock and one chance';
  const WHOLE = 'Phaser is what kit/phaser/phaser.ts says';
  test.each<[rule: string, file: string, source: string, what?: string]>([
    ['no cycles', 'scenes/golf/rules/ball.ts', `import { b } from './hole.ts'; export const a = () => b;`],
    [
      'no cycles',
      'scenes/golf/rules/ball.ts',
      `import type { b } from './hole.ts'; export const a = (n: typeof b) => n;`,
    ],
    ['no cycles', 'scenes/golf/rules/ball.ts', `export type { b as a } from './hole.ts';`],
    ['no cycles', 'scenes/golf/rules/ball.ts', `export const a = (n: import('./hole.ts').b) => n;`],
    ['no cycles', 'scenes/golf/rules/ball.ts', `export const a = () => import('./hole.ts');`],
    [
      'no cycles',
      'scenes/golf/rules/ball.ts',
      `import type { a as b } from './ball.ts'; export const a = (n: typeof b) => n;`,
    ],
    [
      'scenes know no React',
      'scenes/golf/rules/rules.ts',
      `import { useState } from 'react'; export const one = useState;`,
    ],
    ['scenes know no React', 'scenes/golf/store.ts', `import { create } from 'zustand'; export const one = create;`],
    ['scenes know no React', 'scenes/golf/words.ts', `import type { A } from '../../src/main.tsx'; export type B = A;`],
    ['scenes know no React', 'scenes/golf/later.ts', `export const one = () => import('../../src/main.tsx');`],
    ['the kit knows no game', 'scenes/kit/core/rng.ts', `export { one } from '../../golf/rules/rules.ts';`],
    [
      'the kit knows no game',
      'scenes/kit/core/rng.ts',
      `import type * as g from '../../games.ts'; export type G = typeof g;`,
    ],
    [
      'games are strangers',
      'scenes/golf/play.ts',
      `import { tick } from '../chess/rules/rules.ts'; export const t = tick;`,
    ],
    [
      'only kit/phaser and scenes import Phaser',
      'scenes/golf/art.ts',
      `import Phaser from 'phaser'; export const v = Phaser.VERSION;`,
    ],
    ['only kit/phaser and scenes import Phaser', 'src/Host.tsx', `export const load = () => import('phaser');`],
    [
      'only kit/phaser and scenes import Phaser',
      'scenes/golf/art.ts',
      `import Phaser from '../kit/phaser/phaser.ts'; export const v = Phaser.CANVAS;`,
    ],
    [WHOLE, 'scenes/golf/scene/GolfScene.ts', `import Phaser from 'phaser'; export const v = Phaser.VERSION;`],
    [WHOLE, 'scenes/golf/art.ts', `import type Phaser from 'phaser'; export type I = Phaser.GameObjects.Image;`],
    [WHOLE, 'scenes/golf/art.ts', `export const at = (image: Phaser.GameObjects.Image) => image.x;`],
    [WHOLE, 'scenes/golf/scene/GolfScene.ts', `export const load = () => Phaser.VERSION;`],
    ['definitions stay light', 'scenes/golf/index.ts', `import { one } from './rules/rules.ts'; export default one;`],
    ['definitions stay light', 'scenes/golf/index.ts', `export { default } from './scene/GolfScene.ts';`],
    [
      'definitions stay light',
      'scenes/golf/index.ts',
      `import { createStore } from 'zustand/vanilla'; export default createStore;`,
    ],
    ['definitions stay light', 'scenes/golf/index.ts', `export { default } from '../../assets/levels/golf/1.json';`],
    ['imports name the file with its ending', 'src/other.ts', `export { one } from '../scenes/golf/rules/rules';`],
    [MACHINE, 'scenes/golf/rules/rules.ts', 'export const luck = () => Math.random();', 'Math.random'],
    [MACHINE, 'scenes/golf/rules/rules.ts', `export const luck = () => Math['random']();`, 'Math.random'],
    [MACHINE, 'scenes/golf/rules/rules.ts', 'export const now = () => new Date().getTime();', 'Date'],
    [MACHINE, 'scenes/golf/rules/rules.ts', String.raw`export const now = () => new \u0044ate();`, 'Date'],
    [MACHINE, 'scenes/golf/hud.ts', 'export const now = () => performance.now();', 'performance'],
    [MACHINE, 'scenes/kit/core/clock.ts', 'export const later = (f: () => void) => setTimeout(f, 5);', 'setTimeout'],
    [MACHINE, 'scenes/kit/core/clock.ts', 'export const say = () => console.log(1);', 'console'],
    [MACHINE, 'scenes/golf/bots/pilot.ts', 'export const Clock = { Date };', 'Date'],
    [MACHINE, 'scenes/kit/sound/composer/composer.ts', 'export const luck = () => Math.random();', 'Math.random'],
    [SCENES, 'scenes/golf/scene/GolfScene.ts', 'export const aside = () => Math.random();', 'Math.random'],
    [SCENES, 'scenes/golf/scene/GolfScene.ts', 'export const { random } = Math;', 'Math.random'],
    [SCENES, 'scenes/golf/scene/Sand.ts', 'export const now = () => Date.now();', 'Date'],
    [SCENES, 'scenes/golf/scene/Sand.ts', 'export const now = () => performance.now();', 'performance'],
    [SCENES, 'scenes/kit/phaser/Dust.ts', 'export const aside = () => Math.random();', 'Math.random'],
    [SCENES, 'scenes/kit/sound/hiss.ts', 'export const luck = (a: Uint8Array) => crypto.getRandomValues(a);', 'crypto'],
    [MATHS, 'scenes/kit/sound/composer/composer.ts', 'export const y = (x: number) => x ** 2;', '**'],
    [MATHS, 'scenes/golf/rules/rules.ts', 'export const y = Math.sin(1);', 'Math.sin'],
    [MATHS, 'scenes/golf/rules/rules.ts', 'export const { atan2 } = Math;', 'Math.*'],
    [MATHS, 'scenes/golf/rules/rules.ts', 'export const y = (x: number) => x ** 2;', '**'],
    [MATHS, 'scenes/golf/bots/pilot.ts', 'export let y = 2; y **= 3;', '**'],
    [MATHS, 'scenes/golf/rules/rules.ts', `export { cube } from '../../kit/core/inks.ts';`],
    ['rules and bots know no picture', 'scenes/golf/bots/caddie.ts', `export * from '../scene/Flag.ts';`],
    ['rules and bots know no picture', 'scenes/golf/rules/wind.ts', `export * from '../../kit/phaser/paper.ts';`],
    ['rules know no bots', 'scenes/golf/rules/wind.ts', `export * from '../bots/pilot.ts';`],
    ['every game has the same rooms', 'scenes/golf/utils/tee.ts', 'export const tee = 1;'],
  ])('%s: %s', (rule, file, source, what) => {
    const hole = { 'scenes/golf/rules/hole.ts': `import { a } from './ball.ts'; export const b = () => a;` };
    const faults = faultsIn({ [file]: source, ...(rule === 'no cycles' && hole) });
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults) expect(fault).toMatchObject({ rule, ...(what && { what }) });
  });

  test('a folder that shows too much', () => {
    const heap = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`src/heap/${at}.ts`, 'export {};']));
    expect(faultsIn(heap)).toEqual([{ rule: 'a folder shows at most 24 files', file: 'src/heap', what: '25' }]);
    delete heap['src/heap/0.ts'];
    expect(faultsIn({ ...heap, 'src/heap/0.test.ts': '' })).toEqual([]);
  });
});
