// Swipe recogniser: a press without movement is a tap; a long one is several swipes.
import { expect, test } from 'vitest';
import { SwipeRecognizer } from './swipe.ts';

type Place = readonly [x: number, y: number];

/** Down at the first place, over the others tick by tick, up at the last. */
function gestures(...path: readonly Place[]): string {
  const swipe = new SwipeRecognizer(20);
  return path
    .map(([x, y], index) => {
      const released = index === path.length - 1;
      const gesture = swipe.next({ x, y, down: !released, pressed: index === 0, released, cancelled: false });
      return gesture ? (gesture.kind === 'tap' ? `tap ${gesture.x},${gesture.y}` : gesture.direction) : '-';
    })
    .join(' ');
}

test.each<[string, readonly Place[], string]>([
  [
    'a still press',
    [
      [5, 5],
      [5, 5],
    ],
    '- tap 5,5',
  ],
  [
    'a trembling press',
    [
      [5, 5],
      [14, 9],
      [12, 3],
    ],
    '- - tap 12,3',
  ],
  [
    'right',
    [
      [0, 0],
      [12, 2],
      [25, 4],
      [26, 4],
    ],
    '- - right -',
  ],
  [
    'left, by the way that is longer',
    [
      [0, 0],
      [-22, 15],
      [-22, 15],
    ],
    '- left -',
  ],
  [
    'up',
    [
      [0, 0],
      [3, -30],
      [3, -30],
    ],
    '- up -',
  ],
  [
    'down, lifted in the same tick',
    [
      [0, 0],
      [3, 30],
    ],
    '- down',
  ],
  [
    'on and round a corner',
    [
      [0, 0],
      [20, 0],
      [41, 0],
      [41, 24],
      [41, 24],
    ],
    '- right right down -',
  ],
  [
    'a swipe that comes back is no tap',
    [
      [0, 0],
      [25, 0],
      [24, 0],
    ],
    '- right -',
  ],
])('%s', (_name, path, expected) => expect(gestures(...path)).toBe(expected)); // prettier-ignore

test('a pointer that only hovers, or is gone, means nothing', () => {
  const swipe = new SwipeRecognizer(20);
  const hover = (x: number) => swipe.next({ x, y: 0, down: false, pressed: false, released: false, cancelled: false });
  expect([hover(0), hover(90), swipe.next(undefined), hover(0)]).toEqual([null, null, null, null]);
});

test('a finger that was taken away neither taps nor swipes, wherever it is by then', () => {
  const swipe = new SwipeRecognizer(30);
  const at = { y: 0, released: false, cancelled: false };
  expect(swipe.next({ ...at, x: 0, down: true, pressed: true })).toBeNull();
  expect(swipe.next({ ...at, x: 90, down: false, pressed: false, cancelled: true })).toBeNull();
  expect(swipe.next({ ...at, x: 180, down: false, pressed: false })).toBeNull();
});
