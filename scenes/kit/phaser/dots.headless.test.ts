// Dotted lines: positions, fading and maximum distance of the dots.
import { afterEach, expect, test, vi } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../../tests/setup/game.ts';
import template from '../../_template/index.ts';
import { drawDots, drawDottedLine } from './dots.ts';
import type { GameScene } from './GameScene.ts';

let stage: HeadlessStage;
afterEach(() => stage.destroy());

test('a line of dots, and one through places', async () => {
  stage = await headlessStage(template);
  const scene = stage.game.scene.scenes[0] as unknown as GameScene;
  const g = scene.add.graphics();
  const dots = vi.spyOn(g, 'fillCircle');
  const styles = vi.spyOn(g, 'fillStyle');
  const look = { ink: 'paper', alpha: 0.8, radius: 2 } as const;
  drawDottedLine(g, scene.paper, { x: 5, y: 6 }, 0, { ...look, first: 10, gap: 20, reach: 50, goneAt: 100 });
  expect(dots.mock.calls).toEqual([
    [15, 6, 2],
    [35, 6, 2],
  ]);
  expect(styles.mock.calls.map(([, alpha]) => alpha)).toEqual([0.8 * 0.9, 0.8 * 0.7]);
  dots.mockClear();
  drawDots(g, scene.paper, [{ x: 1, y: 2 }], look);
  expect(dots.mock.calls).toEqual([[1, 2, 2]]);
});
