// Directions to what is out of sight: where a mark stands at the view's edge, and what is said of the way.
import { expect, test } from 'vitest';
import { edgeMark, wayInWords } from './directions.ts';

const VIEW = { x: 100, y: 50, width: 480, height: 320 };

test.each([
  ['in sight', { x: 300, y: 200 }, null],
  ['far right', { x: 1200, y: 200 }, { x: 564, y: 200, angle: 0 }],
  ['far left', { x: 16, y: 200 }, { x: 116, y: 200, angle: Math.PI }],
  ['below', { x: 300, y: 690 }, { x: 300, y: 354, angle: Math.PI / 2 }],
  ['above', { x: 300, y: 10 }, { x: 300, y: 66, angle: -Math.PI / 2 }],
  ['right and down', { x: 664, y: 454 }, { x: 564, y: 354, angle: Math.PI / 4 }],
])('a target %s', (_, target, mark) => expect(edgeMark(VIEW, target, 16)).toEqual(mark));

test.each([
  [36, 18, 'far right, far down'],
  [-12, 3, 'far left, down'],
  [2, -9, 'up, right'],
  [0, 4, 'down'],
  [0, 0, ''],
])('%i across and %i down is %s', (across, down, words) => expect(wayInWords(across, down)).toBe(words));
