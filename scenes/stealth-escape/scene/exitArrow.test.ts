// Tests of the exit arrow: shown only while the goal is out of view, at the edge, pointing to it.
import { expect, test } from 'vitest';
import { tune } from '../../kit/core/constants.ts';
import { CONSTANTS } from '../constants.ts';
import { EXIT, WORLD } from '../levels/levels.ts';
import { emptyNight } from '../rules/night/nightState.ts';
import { rules } from '../rules/rules.ts';
import { arrowTo, goalOf } from './exitArrow.ts';

const begun = () => rules.create({ seed: 1, setup: {}, levels: [] }, tune(CONSTANTS));
const DOOR = goalOf(begun());
const TALL = { width: 540, height: 600 };

test('an upright phone that does not show the door shows an arrow to it, at its edge', () => {
  const arrow = arrowTo(DOOR, 0, 0, TALL);
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
  [159, true],
  [161, false],
  [260, false],
])('seen from %i on, the door is out of sight: %s', (left, isOut) =>
  expect(arrowTo(DOOR, left, 0, TALL) !== null).toBe(isOut),
);

test('a window that shows the whole hall shows none', () => expect(arrowTo(DOOR, 0, 0, WORLD)).toBeNull());

test('where the door asks for a key, the arrow leads there first', () => {
  const state = { ...begun(), night: { ...emptyNight(), wanted: [{ what: 'key', x: 700, y: 90 } as const] } };
  expect(arrowTo(goalOf(state), 0, 0, TALL)?.angle).toBeLessThan(0);
  expect(goalOf({ ...state, night: emptyNight() })).toEqual(DOOR);
});
