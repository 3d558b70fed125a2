// A studio without a page: tools, selections and words leave exactly what they should, and every change is a step.
import { expect, test } from 'vitest';
import { BLACK, type Point, WHITE } from './engine/bitmap.ts';
import { COLOURS } from './engine/inks.ts';
import { Sheet } from './engine/Sheet.ts';
import { traced } from './engine/transform.ts';
import { Studio } from './Studio.ts';

const RED = COLOURS.red;
/** Letters of one pixel each, on the base line. */
const letters = (text: string) => ({
  width: text.length,
  height: 1,
  originX: 0,
  originY: 1,
  bits: Uint8Array.from(text, letter => (letter === ' ' ? 0 : 1)),
  box: { left: 0, top: -1, right: text.length, bottom: 0 },
  caretAt: (index: number) => ({ x: index, y: 0 }),
});

function studioOf(width = 8, height = 4) {
  let changes = 0;
  const studio = new Studio({ sheet: new Sheet(width, height), letters, changed: () => changes++ });
  const shown = () =>
    Array.from(studio.sheet.words, word => (word === WHITE ? '.' : word === RED ? 'r' : word === BLACK ? '#' : 'o'))
      .join('')
      .match(new RegExp(`.{${width}}`, 'g'));
  const drag = (from: Point, to: Point, grip = {}) => {
    studio.penDown(from, grip);
    studio.penMove(to, grip);
    studio.penUp();
  };
  return { studio, shown, drag, changes: () => changes };
}
const at = (x: number, y: number): Point => ({ x, y });

test('a stroke is one step, undone and done again', () => {
  const { studio, shown, drag, changes } = studioOf();
  studio.choose({ tool: 'line', colour: 'red' });
  drag(at(1, 1), at(5, 1));
  expect(shown()?.[1]).toBe('.rrrrr..');
  studio.undo();
  expect(shown()?.[1]).toBe('........');
  expect(studio.store.getState()).toMatchObject({ canUndo: false, canRedo: true });
  studio.redo();
  expect(shown()?.[1]).toBe('.rrrrr..');
  expect(changes()).toBe(3);
});

test('Escape takes the unfinished shape back, and it is no step', () => {
  const { studio, shown, changes } = studioOf();
  studio.choose({ tool: 'filled-rectangle' });
  studio.penDown(at(0, 0));
  studio.penMove(at(7, 3));
  studio.cancel();
  studio.penUp();
  expect(shown()).toEqual(Array.from({ length: 4 }, () => '........'));
  expect(changes()).toBe(0);
});

test('a selection moved over the drawing uncovers it again when it is moved on', () => {
  const { studio, shown, drag } = studioOf();
  studio.choose({ tool: 'pencil', colour: 'red' });
  drag(at(0, 0), at(1, 0));
  studio.choose({ colour: 'black' });
  drag(at(4, 0), at(5, 0));
  studio.choose({ tool: 'marquee' });
  drag(at(0, 0), at(1, 0));
  drag(at(0, 0), at(4, 0));
  expect(shown()?.[0]).toBe('....rr..');
  drag(at(4, 0), at(4, 2));
  expect(shown()).toEqual(['....##..', '........', '....rr..', '........']);
  drag(at(4, 2), at(6, 3), { copying: true });
  expect(shown()).toEqual(['....##..', '........', '....rr..', '......rr']);
  studio.selecting.clear();
  expect(shown()?.[3]).toBe('........');
  for (let steps = 0; steps < 4; steps++) studio.undo();
  expect(shown()).toEqual(['rr..##..', '........', '........', '........']);
});

test('a piece pushed out over the edge is not cut', () => {
  const { studio, shown, drag } = studioOf();
  drag(at(0, 0), at(3, 0));
  studio.choose({ tool: 'marquee' });
  drag(at(0, 0), at(3, 0));
  expect(studio.selecting.nudge(-3, 0)).toBe(true);
  expect(shown()?.[0]).toBe('#.......');
  studio.selecting.nudge(3, 0);
  expect(shown()?.[0]).toBe('####....');
  studio.cancel();
  expect(studio.selecting.nudge(1, 0)).toBe(false);
});

test('words: only those that are some, only when they are finished', () => {
  const { studio, shown, changes } = studioOf();
  studio.choose({ tool: 'text', colour: 'red' });
  studio.penDown(at(1, 2));
  studio.words.type('a b');
  expect(shown()?.[1]).toBe('.r.r....');
  // A space that these letters would draw.
  studio.words.type('\u00a0');
  studio.finishTyping();
  expect(changes()).toBe(0);
  studio.penDown(at(1, 2));
  studio.words.type('ab');
  studio.penDown(at(5, 4));
  studio.words.type('c');
  studio.choose({ tool: 'pencil' });
  expect(shown()).toEqual(['........', '.rr.....', '........', '.....r..']);
  expect(changes()).toBe(2);
});

test('words can be taken along, recoloured and rewritten until they are kept', () => {
  const { studio, shown, drag, changes } = studioOf();
  studio.choose({ tool: 'text', colour: 'red' });
  studio.penDown(at(0, 1));
  studio.words.type('abc', 1);
  expect(studio.store.getState().typing?.caret).toEqual(at(1, 1));
  drag(at(1, 0), at(3, 2));
  expect(shown()).toEqual(['........', '........', '..rrr...', '........']);
  studio.choose({ colour: '#010203' });
  studio.words.moveBy(-2, 0);
  expect(shown()?.[2]).toBe('ooo.....');
  expect(changes()).toBe(0);
  studio.finishTyping();
  expect(changes()).toBe(1);
  studio.undo();
  expect(shown()?.[2]).toBe('........');
});

test('a press beside the sheet neither ends words nor begins any', () => {
  const { studio } = studioOf();
  studio.choose({ tool: 'text' });
  studio.penDown(at(60, 60));
  expect(studio.words.areTyped).toBe(false);
  studio.penDown(at(0, 1));
  studio.words.type('ab');
  studio.penDown(at(60, 60));
  expect(studio.store.getState().typing?.text).toBe('ab');
});

test('a polygon goes on from press to press and is one step', () => {
  const { studio, shown, changes } = studioOf();
  const press = (x: number, y: number) => {
    studio.penDown(at(x, y));
    studio.penMove(at(x, y));
    studio.penUp();
  };
  studio.choose({ tool: 'polygon' });
  press(0, 0);
  press(6, 0);
  press(7, 3);
  studio.takeBack();
  press(6, 3);
  expect(changes()).toBe(0);
  press(6, 3);
  expect(studio.isDrawing).toBe(false);
  expect(shown()).toEqual(['#######.', '..##..#.', '....###.', '......#.']);
  expect(changes()).toBe(1);
  press(0, 0);
  press(3, 3);
  studio.undo();
  studio.undo();
  expect(studio.isDrawing).toBe(false);
  expect(changes()).toBe(1);
  press(0, 0);
  press(0, 3);
  studio.choose({ tool: 'pencil' });
  expect(changes()).toBe(2);
});

test('a freehand shape closes itself and is filled when the pen is lifted', () => {
  const { studio, shown } = studioOf();
  studio.choose({ tool: 'filled-freehand', colour: 'red' });
  studio.penDown(at(0, 0));
  studio.penMove(at(4, 0));
  studio.penMove(at(4, 3));
  expect(shown()).toEqual(['rrrrr...', '....r...', '....r...', '....r...']);
  studio.penMove(at(0, 3));
  studio.penUp();
  expect(shown()).toEqual(Array.from({ length: 4 }, () => 'rrrrr...'));
});

test('the eyedropper and Alt take a colour: by its name where it is one of the eight', () => {
  const { studio, shown, drag, changes } = studioOf();
  studio.choose({ colour: '#0a0b0c' });
  drag(at(0, 0), at(0, 0));
  studio.choose({ colour: 'red' });
  drag(at(1, 0), at(1, 0));
  studio.choose({ tool: 'eyedropper' });
  drag(at(0, 0), at(0, 0));
  expect(studio.store.getState()).toMatchObject({ colour: '#0a0b0c', own: '#0a0b0c' });
  drag(at(5, 3), at(1, 0));
  expect(studio.store.getState()).toMatchObject({ colour: 'red', own: '#ffffff' });
  drag(at(0, 0), at(99, 99));
  studio.choose({ tool: 'pencil' });
  drag(at(1, 0), at(1, 0), { copying: true });
  expect(studio.store.getState().colour).toBe('red');
  expect(shown()?.[0]).toBe('or......');
  expect(changes()).toBe(2);
});

test('select all, invert and flip are steps that undo', () => {
  const { studio, shown, drag } = studioOf(4, 2);
  drag(at(0, 0), at(1, 0));
  studio.selecting.flip('left-right');
  expect(shown()).toEqual(['..##', '....']);
  studio.selecting.flip('up-down');
  studio.selecting.invert();
  expect(shown()).toEqual(['####', '##..']);
  studio.undo();
  studio.undo();
  studio.undo();
  expect(shown()).toEqual(['##..', '....']);
});

test('cut and paste', () => {
  const { studio, shown, drag } = studioOf();
  drag(at(0, 0), at(1, 0));
  expect(studio.selecting.copy()).toBeNull();
  studio.choose({ tool: 'marquee' });
  drag(at(0, 0), at(1, 1));
  const piece = studio.selecting.copy();
  studio.selecting.clear();
  expect(shown()?.[0]).toBe('........');
  if (piece) studio.selecting.paste({ ...piece, left: 5, top: 2 });
  expect(shown()).toEqual(['........', '........', '.....##.', '........']);
});

test('another drawing: nothing of the last one clings to it', () => {
  const { studio, drag } = studioOf();
  studio.choose({ tool: 'marquee' });
  studio.selecting.all();
  studio.show(new Sheet(3, 3));
  expect(studio.store.getState()).toMatchObject({ selection: null, typing: null, canUndo: false });
  studio.choose({ tool: 'pencil' });
  drag(at(0, 0), at(0, 0));
  expect(studio.sheet.at).toBe(1);
});

test('resized and cropped, undone and done again', () => {
  const { studio, shown, drag, changes } = studioOf(4, 2);
  drag(at(1, 0), at(2, 0));
  studio.resize({ width: 6, height: 3 }, 2, 1);
  expect(studio.store.getState().extent).toEqual({ width: 6, height: 3 });
  const rows = () => Array.from(studio.sheet.words, word => (word === BLACK ? '#' : '.')).join('');
  expect(rows()).toBe('.........##.......');
  studio.choose({ tool: 'marquee' });
  drag(at(3, 1), at(5, 2));
  studio.crop();
  expect(rows()).toBe('##....');
  studio.choose({ tool: 'pencil' });
  drag(at(2, 1), at(2, 1));
  expect(rows()).toBe('##...#');
  for (let steps = 0; steps < 3; steps++) studio.undo();
  expect(studio.store.getState().extent).toEqual({ width: 4, height: 2 });
  expect(shown()).toEqual(['.##.', '....']);
  studio.redo();
  expect(rows()).toBe('.........##.......');
  expect(changes()).toBe(8);
});

test('a selection is stretched by its handles, turned and traced, each a step', () => {
  const { studio, shown, drag } = studioOf(8, 4);
  studio.choose({ tool: 'filled-rectangle' });
  drag(at(1, 1), at(2, 2));
  studio.choose({ tool: 'marquee' });
  drag(at(1, 1), at(2, 2));
  drag(at(3, 2), at(5, 2), { reach: 1 });
  expect(shown()).toEqual(['........', '.#####..', '.#####..', '........']);
  studio.undo();
  expect(shown()).toEqual(['........', '.##.....', '.##.....', '........']);
  drag(at(1, 1), at(2, 2));
  studio.selecting.change(traced);
  expect(shown()).toEqual(['.##.....', '#..#....', '#..#....', '.##.....']);
});
