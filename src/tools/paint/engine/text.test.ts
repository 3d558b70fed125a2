// Text styles: an outlined letter is the line around it, a shadow falls to the right and down, the inside stays white.
import { expect, test } from 'vitest';
import { DEFAULT_TYPEFACE, fontOf, type Style, withOutlineAndShadow } from './text.ts';

const LETTER = ['........', '........', '...#....', '...#....', '........', '........', '........', '........'];
const bits = Uint8Array.from(LETTER.join(''), mark => (mark === '#' ? 1 : 0));
const shown = (styles: readonly Style[]) =>
  Array.from(withOutlineAndShadow(bits, 8, styles), bit => (bit ? '#' : '.'))
    .join('')
    .match(/.{8}/g);

test('plain letters stay what they are', () => {
  expect(shown(['bold', 'italic', 'underline'])).toEqual(LETTER);
});

test('outline and shadow', () => {
  expect(shown(['outline'])).toEqual([
    '........',
    '...#....',
    '..#.#...',
    '..#.#...',
    '...#....',
    '........',
    '........',
    '........',
  ]);
  expect(shown(['shadow'])).toEqual([
    '........',
    '...#....',
    '..#.#...',
    '..#.##..',
    '...####.',
    '....###.',
    '.....#..',
    '........',
  ]);
});

test('a face as CSS says it, the specified one at first', () => {
  expect(fontOf(DEFAULT_TYPEFACE)).toBe('16px monospace');
  expect(fontOf({ face: 'serif', size: 24, styles: ['shadow', 'italic', 'bold'] })).toBe('italic bold 24px serif');
});
