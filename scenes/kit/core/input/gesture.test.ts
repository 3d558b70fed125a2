// Pull gesture, drawn as the pointer's state in each tick: d down, h held, u up, c cancelled, . at rest, - gone; capital D is a press let go in one tick.
import { expect, test } from 'vitest';
import { type Pull, trackPull } from './gesture.ts';
import { type Frame, NO_INPUT, type PointerFrame } from './input.ts';

const REST = { down: false, pressed: false, released: false, cancelled: false };
const DOES: Readonly<Record<string, Partial<PointerFrame>>> = {
  d: { down: true, pressed: true },
  h: { down: true },
  u: { released: true },
  c: { cancelled: true },
  D: { pressed: true, released: true },
  '.': {},
};
const frameOf = (sign: string, x: number): Frame =>
  sign === '-' ? NO_INPUT : { ...NO_INPUT, pointer: { ...REST, ...DOES[sign], x, y: 5 } };

function newsOf(drawn: string): string[] {
  let open: Pull | null = null;
  return [...drawn].map((sign, x) => {
    const { pull, phase } = trackPull(open, frameOf(sign, x));
    open = phase === 'began' || phase === 'held' ? pull : null;
    return phase === 'none' ? '' : `${phase} ${pull?.fromX}-${pull?.x}`;
  });
}

test.each([
  ['.dhhu.', ['', 'began 1-1', 'held 1-2', 'held 1-3', 'released 1-4', '']],
  ['dhc.', ['began 0-0', 'held 0-1', 'cancelled 0-2', '']],
  ['dh-', ['began 0-0', 'held 0-1', 'cancelled 0-1']],
  ['dh.u', ['began 0-0', 'held 0-1', 'cancelled 0-2', '']],
  ['hhu', ['', '', '']],
  ['D', ['released 0-0']],
  ['dhd', ['began 0-0', 'held 0-1', 'began 2-2']],
] as const)('%s', (drawn, news) => expect(newsOf(drawn)).toEqual(news));

test('a pull that rules gave up is not taken up again by the hand that still holds', () => {
  expect(trackPull(null, frameOf('h', 3))).toEqual({ pull: null, phase: 'none' });
  expect(trackPull(null, frameOf('u', 4))).toEqual({ pull: null, phase: 'none' });
});
