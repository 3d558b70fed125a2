// The arrow to the door: only while the door is out of sight, at the edge, pointing to it.
import { expect, test } from 'vitest';
import { EXIT, WORLD } from './levels.ts';
import { arrowToDoor } from './wayOut.ts';

const TALL = { width: 540, height: 600 };

test('an upright phone that does not show the door shows an arrow to it, at its edge', () => {
  const arrow = arrowToDoor(0, 0, TALL);
  expect(arrow?.x).toBeCloseTo(524, 3);
  expect(arrow?.y).toBeGreaterThan(300);
  expect(arrow?.y).toBeLessThan(EXIT[1]);
  // Along it one comes to the door.
  const { x = 0, y = 0, angle = 0 } = arrow ?? {};
  const away = EXIT[0] + 20 - x;
  expect(y + Math.tan(angle) * away).toBeCloseTo(EXIT[1] + 20, 3);
});

test.each([
  [100, true],
  [179, true],
  [181, false],
  [260, false],
])('seen from %i on, the door is out of sight: %s', (left, isOut) =>
  expect(arrowToDoor(left, 0, TALL) !== null).toBe(isOut),
);

test('a window that shows the whole hall shows none', () => expect(arrowToDoor(0, 0, WORLD)).toBeNull());
