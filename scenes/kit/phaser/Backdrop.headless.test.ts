// Parallax layers: their scroll speed, their reach beyond every edge that a shake can show, and loops without gaps.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../../tests/setup/game.ts';
import template from '../../_template/index.ts';
import { Backdrop, type Layer, type Span } from './Backdrop.ts';
import { MAX_SHAKE } from './effects/Juice.ts';
import type { GameScene } from './GameScene.ts';

const shown = { width: 640, height: 480 };
let stage: HeadlessStage;
beforeEach(async () => {
  stage = await headlessStage(template, { overrides: { starCount: 0 } });
});
afterEach(() => stage.destroy());

function laid(layer: Partial<Layer>, way: Partial<Span> = {}) {
  const spans: Span[] = [];
  const { paper } = stage.game.scene.scenes[0] as unknown as GameScene;
  const whole: Layer = {
    key: 'layer',
    y: 100,
    height: 80,
    scrollFactor: 0.5,
    draw: (_pen, span) => spans.push(span),
    ...layer,
  };
  return { backdrop: new Backdrop(paper, [whole], { visibleSize: shown, cameraBounds: way, depth: 3 }), spans };
}
const placesOf = (backdrop: Backdrop) => backdrop.images.map(({ x, y }) => [x, y]);

test.each([
  ['stands with the picture', 0, [200, 40]],
  ['half as fast as the world', 0.5, [100, 20]],
  ['moves with the world', 1, [0, 0]],
] as const)('%s', (_name, depth, [x, y]) => {
  const { backdrop } = laid({ scrollFactor: depth, width: 50 });
  backdrop.scrollTo(200, 40);
  expect(placesOf(backdrop)).toEqual([[x, 100 + y]]);
  backdrop.scrollTo(200, 40, { x: 0, y: 0 });
  expect(placesOf(backdrop), 'the picture stays').toEqual([[0 - 200 * depth, 100 - 40 * depth]]);
});

test('wherever the camera goes and however the picture shakes, a layer reaches from side to side', () => {
  const way = { left: -100, right: 900, bottom: 60 };
  const { backdrop, spans } = laid({ scrollFactor: 0.3, y: 400 }, way);
  const { left, right, top, bottom } = spans[0] as Span;
  for (const x of [-100, 0, 333, 900])
    for (const shake of [-MAX_SHAKE, MAX_SHAKE]) {
      backdrop.scrollTo(x, 60);
      const near = (backdrop.images[0]?.x ?? 0) - x + shake;
      expect([near <= 0, near + right - left >= shown.width]).toEqual([true, true]);
      const high = (backdrop.images[0]?.y ?? 0) - 60 + shake;
      expect(high + bottom - top).toBeGreaterThanOrEqual(shown.height);
    }
});

test.each(['x', 'y'] as const)('a loop along %s has no gap anywhere', loop => {
  const { backdrop } = laid({ scrollFactor: 0.7, width: 96, height: 96, loop, x: 30, y: 30 });
  for (let at = -2000; at < 2000; at += 37) {
    backdrop.scrollTo(loop === 'x' ? at : 0, loop === 'y' ? at : 0);
    const edges = backdrop.images.map(image => image[loop] - at).toSorted((a, b) => a - b);
    expect(edges[0]).toBeLessThanOrEqual(-MAX_SHAKE);
    for (const [i, edge] of edges.entries()) if (i > 0) expect(edge - (edges[i - 1] ?? 0)).toBeCloseTo(96, 6);
    expect((edges.at(-1) ?? 0) + 96).toBeGreaterThanOrEqual((loop === 'x' ? shown.width : shown.height) + MAX_SHAKE);
    const phase = (30 - at * 0.7 - (edges[0] ?? 0)) / 96;
    expect(phase, 'it moves as its depth says').toBeCloseTo(Math.round(phase), 6);
  }
});
