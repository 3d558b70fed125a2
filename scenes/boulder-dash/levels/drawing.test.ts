// A cave while it is drawn: one fox, one exit, and in words what it lacks.
import { expect, test } from 'vitest';
import { readBdcff } from './bdcff/read.ts';
import { bdcffOf, type Drawing, drawingOf, faceOf, paintCell, validateDrawing } from './drawing.ts';

const ROOM: Drawing = { columns: 5, rows: 3, cells: 'WWWWWWPdXWWWWWW', name: 'A room', needed: 1, seconds: 0 };

test.each([
  ['a boulder', '.....', 2, 'r', '..r..'],
  ['a second fox moves the first', 'P....', 2, 'P', '..P..'],
  ['a second exit moves the first', '....X', 0, 'X', 'X....'],
] as const)('%s', (_, cells, at, letter, after) => {
  expect(paintCell(cells, at, letter)).toBe(after);
});

test.each([
  ['a fox', { cells: ROOM.cells.replace('P', '.') }, 'No fox: put it somewhere.'],
  ['an exit', { cells: ROOM.cells.replace('X', '.') }, 'No exit: put one somewhere.'],
  ['diamonds', { needed: 2 }, 'Too few diamonds: 2 are needed, 1 are there.'],
] as const)('it lacks %s', (_, change, fault) => {
  expect(validateDrawing({ ...ROOM, ...change })).toEqual({ faults: [fault] });
});

test('what a moth may become counts', () => {
  expect(validateDrawing({ ...ROOM, cells: ROOM.cells.replace('d', 'B'), needed: 9 })).toHaveProperty('cave');
});

test('a drawing becomes a cave, and a cave a drawing', () => {
  for (const drawing of [ROOM, { ...ROOM, seconds: 40, needed: 0 }]) {
    const [cave] = readBdcff(bdcffOf(drawing)).caves;
    expect(cave && drawingOf(cave)).toEqual(drawing);
  }
});

test.each([
  ['across', 'QoOqCbBcxvedr', 'OoQqBbCcxvedr'],
  ['down', 'QoOqCbBcxvedr', 'QqOoCcBbxvedr'],
  ['turn', 'QoOqCbBcxvedr', 'oOqQbBcCvxedr'],
] as const)('what looks somewhere looks elsewhere: %s', (flip, letters, flipped) => {
  expect([...letters].map(letter => faceOf(letter, flip)).join('')).toBe(flipped);
});
