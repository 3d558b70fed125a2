// Key repeat: after a delay, then at a steady rate; the newest key wins; once stopped it waits for a new press.
import { expect, test } from 'vitest';
import type { Control } from './input.ts';
import { KeyRepeat } from './repeat.ts';

const repeat = { after: 4, every: 2 };
const CONTROLS: readonly Control[] = [
  { action: 'left', keys: ['KeyA'], label: 'Left', repeat },
  { action: 'right', keys: ['KeyD'], label: 'Right', repeat },
  { action: 'fire', keys: ['Space'], label: 'Fire' },
];

/** One letter a tick: `L` pressed, `l` held, `.` nothing; likewise R and F. Answers what counts as pressed besides. */
function repeats(drawing: string, stopAt = -1): string {
  const it = new KeyRepeat(CONTROLS);
  let before = 0;
  return drawing
    .split(' ')
    .map((tick, at) => {
      const bit = (letter: string, value: number) => (tick.toLowerCase().includes(letter) ? value : 0);
      const held = bit('l', 1) | bit('r', 2) | bit('f', 4);
      const more = it.next({ held, pressed: held & ~before });
      before = held;
      if (at === stopAt) it.stop();
      return ['.', 'l', 'r', 'lr', 'f'][more] ?? '?';
    })
    .join('');
}

test.each([
  ['a tap is one press', 'L . . . . . . .', '........'],
  ['a held key waits, then goes on', 'L l l l l l l l l', '....l.l.l'],
  ['only what says so repeats', 'F f f f f f f f f', '.........'],
  ['the newest leads, and begins with its own pause', 'L l l l l lR lr lr lr lr lr', '....l....r.'],
  ['and the one before goes on when it is let go', 'L l lR lr lr lr lr l l l', '......r.l.'],
])('%s', (_name, drawing, expected) => expect(repeats(drawing)).toBe(expected));

test('what is stopped does nothing more until it is pressed anew', () => {
  expect(repeats('L l l l l l l l . L l l l l', 5)).toBe('....l........l');
});
