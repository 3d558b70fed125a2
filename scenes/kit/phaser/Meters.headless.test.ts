// Meters: a dark rim and the filled part; all meters of a kind are one Graphics object.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../../tests/setup/game.ts';
import template from '../../_template/index.ts';
import { rgb } from '../core/inks.ts';
import type { GameScene } from './GameScene.ts';
import { Meters } from './Meters.ts';
import type Phaser from './phaser.ts';

let stage: HeadlessStage;
beforeEach(async () => {
  stage = await headlessStage(template, { overrides: { starCount: 0 } });
});
afterEach(() => stage.destroy());

function metersOf(hidesFull: boolean) {
  const scene = stage.game.scene.scenes[0] as unknown as GameScene;
  const meters = new Meters(scene, scene.paper, { width: 20, height: 4, ink: 'moss', depth: 3, hidesFull });
  const graphics = scene.children.list.at(-1) as Phaser.GameObjects.Graphics;
  const styles = graphics.commandBuffer.length;
  /** Colour, x, y, width and height of each sheet: a style of three numbers, then a rectangle of five. */
  const drawn = () => {
    const commandBuffer = graphics.commandBuffer.slice(styles);
    const sheets = Array.from({ length: commandBuffer.length / 8 }, (_, i) => commandBuffer.slice(i * 8, i * 8 + 8));
    return sheets.map(([, colour, , , ...rect]) => [colour, ...rect]);
  };
  return { meters, drawn };
}
const ground = rgb('navy', -8);

test.each([
  ['half', 0.5, 10],
  ['never beyond its end', 1.5, 20],
  ['nor before its beginning', -1, 0],
] as const)('%s', (_name, part, width) => {
  const { meters, drawn } = metersOf(false);
  meters.show(100, 50, part);
  expect(drawn()).toEqual([
    [ground, 89, 47, 22, 6],
    [rgb('moss'), 90, 48, width, 4],
  ]);
});

test('a full one is hidden where that is asked, each may have an ink of its own, and a frame begins with none', () => {
  const { meters, drawn } = metersOf(true);
  meters.show(0, 0, 1);
  expect(drawn()).toEqual([]);
  meters.show(0, 0, 0.2, 'coral');
  expect(drawn().map(([ink]) => ink)).toEqual([ground, rgb('coral')]);
  meters.clear();
  expect(drawn()).toEqual([]);
});
