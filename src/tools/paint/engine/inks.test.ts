// Colours by name and number, patterns by name: each one is distinct.
import { expect, test } from 'vitest';
import { FURTHER_PATTERNS } from './furtherPatterns.ts';
import { COLOURS, colourOf, inkOf, PATTERNS, patternOf } from './inks.ts';

test('every ink has a colour and every colour its ink', () => {
  for (const [name, word] of Object.entries(COLOURS)) expect(colourOf(word)).toBe(name);
  expect(colourOf(inkOf('#0a0b0c'))).toBe('#0a0b0c');
  expect(inkOf('#ff0000')).toBe(COLOURS.red);
  expect(colourOf(0xffffffff)).toBe('#ffffff');
});

test('thirty-eight further patterns, each of eight rows and unlike all others, with ink and paper in it', () => {
  const further = Object.values(FURTHER_PATTERNS);
  expect(further.length).toBe(38);
  for (const rows of further) {
    expect(rows.length).toBe(8);
    expect(rows.every(row => Number.isInteger(row) && row >= 0 && row <= 255)).toBe(true);
    expect(rows.some(row => row > 0) && rows.some(row => row < 255)).toBe(true);
  }
  const all = [...further, ...Object.values(PATTERNS)].map(rows => rows.join());
  expect(new Set(all).size).toBe(44);
});

test('a pattern by its name; the visitor’s own where there is one', () => {
  expect(patternOf('dots', null)).toBe(PATTERNS.dots);
  expect(patternOf('foxes', null)).toBe(FURTHER_PATTERNS.foxes);
  expect(patternOf('custom', [1, 2, 3, 4, 5, 6, 7, 8])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(patternOf('custom', null)).toBe(PATTERNS.solid);
});
