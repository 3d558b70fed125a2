// Board camera: fit, zoom under the pointer, drag clamped to the edges, and following a walker out of view.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type BoardStage,
  type BoardView,
  dragged,
  scrolledIntoView,
  toggledZoom,
  viewFor,
  WHOLE_BOARD,
  zoomed,
  zoomedByWheel,
} from './boardCamera.ts';

const sight: BoardStage = {
  world: { width: 2000, height: 1200 },
  stage: { width: 440, height: 400 },
  margin: 16,
  scales: [0.1, 1.4],
};
const small: BoardStage = { ...sight, world: { width: 280, height: 200 } };
const shown = (gaze: BoardView, of = sight) => {
  const { x, y, scale } = viewFor(gaze, of);
  return { left: x, top: y, right: x + of.stage.width / scale, bottom: y + of.stage.height / scale, scale };
};

test('untouched, all of it is in sight, however large', () => {
  const { left, top, right, bottom } = shown(WHOLE_BOARD);
  expect([left <= 0, top <= 0, right >= 2000, bottom >= 1200]).toEqual([true, true, true, true]);
});

test('what lies under the hand stays there while the board comes nearer', () => {
  const at = { x: 220, y: 200 };
  const under = (gaze: BoardView) => {
    const { x, y, scale } = viewFor(gaze, sight);
    return [x + at.x / scale, y + at.y / scale];
  };
  const before = under(WHOLE_BOARD);
  const near = zoomed(zoomed(WHOLE_BOARD, sight, 2, at), sight, 1.7, at);
  expect(near.scale).toBeCloseTo(0.204 * 3.4, 2);
  expect(under(near)[0]).toBeCloseTo(before[0] ?? 0, 6);
  expect(under(near)[1]).toBeCloseTo(before[1] ?? 0, 6);
});

test('it comes no nearer than it may, and further off it is whole again', () => {
  const at = { x: 10, y: 390 };
  expect(zoomedByWheel(WHOLE_BOARD, sight, -10_000, at).scale).toBe(1.4);
  expect(zoomedByWheel(zoomedByWheel(WHOLE_BOARD, sight, -240, at), sight, 250, at)).toEqual(WHOLE_BOARD);
  expect(zoomedByWheel(WHOLE_BOARD, sight, 500, at)).toEqual(WHOLE_BOARD);
  expect(zoomed(WHOLE_BOARD, small, 3, at), 'a small board is as near as may be').toEqual(WHOLE_BOARD);
});

test('an overview and back: near to a place, and whole', () => {
  const near = toggledZoom(WHOLE_BOARD, sight, { x: 1000, y: 600 });
  expect(near).toEqual({ scale: 1.4, x: 1000, y: 600 });
  expect(toggledZoom(near, sight, { x: 0, y: 0 })).toEqual(WHOLE_BOARD);
  expect(toggledZoom(WHOLE_BOARD, small, { x: 0, y: 0 })).toEqual(WHOLE_BOARD);
});

test('whoever walks on stays in sight, and the picture rests while that is so', () => {
  const near = toggledZoom(WHOLE_BOARD, sight, { x: 1000, y: 600 });
  expect(scrolledIntoView(near, sight, { x: 1040, y: 620 })).toEqual(near);
  const after = scrolledIntoView(near, sight, { x: 1400, y: 600 });
  const { right } = shown(after);
  expect(right - 1400).toBeCloseTo(70 / 1.4, 6);
  expect(scrolledIntoView(WHOLE_BOARD, sight, { x: 5, y: 5 })).toEqual(WHOLE_BOARD);
});

test('whatever hands do, no more than the margin lies beyond the board', () => {
  const hands = fc.array(
    fc.oneof(
      fc.record({ dx: fc.integer({ min: -900, max: 900 }), dy: fc.integer({ min: -900, max: 900 }) }),
      fc.record({ turned: fc.integer({ min: -600, max: 600 }), x: fc.nat(440), y: fc.nat(400) }),
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(hands, acts => {
      let gaze = WHOLE_BOARD;
      for (const one of acts)
        gaze = 'turned' in one ? zoomedByWheel(gaze, sight, one.turned, one) : dragged(gaze, sight, one.dx, one.dy);
      const { left, top, right, bottom, scale } = shown(gaze);
      const margin = sight.margin / scale + 1e-6;
      const isWide = sight.stage.width / scale > 2000;
      const isTall = sight.stage.height / scale > 1200;
      expect(isWide || (left >= -margin && right <= 2000 + margin)).toBe(true);
      expect(isTall || (top >= -margin && bottom <= 1200 + margin)).toBe(true);
    }),
  );
});
