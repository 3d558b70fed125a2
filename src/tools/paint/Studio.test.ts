// A studio without a page: tools, selections and words leave exactly what they should, and every change is a step.
import { expect, test } from 'vitest';
import { BLACK, type Point, WHITE } from './engine/bitmap.ts';
import { COLOURS } from './engine/inks.ts';
import { Sheet } from './engine/Sheet.ts';
import { Studio } from './Studio.ts';

const RED = COLOURS.red;
/** Letters of one pixel each, on the base line. */
const letters = (text: string) => ({
  width: text.length,
  height: 1,
  originX: 0,
  originY: 1,
  bits: Uint8Array.from(text, letter => (letter === ' ' ? 0 : 1)),
  advance: text.length,
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
  studio.clear();
  expect(shown()?.[3]).toBe('........');
  for (let steps = 0; steps < 4; steps++) studio.undo();
  expect(shown()).toEqual(['rr..##..', '........', '........', '........']);
});

test('a piece pushed out over the edge is not cut', () => {
  const { studio, shown, drag } = studioOf();
  drag(at(0, 0), at(3, 0));
  studio.choose({ tool: 'marquee' });
  drag(at(0, 0), at(3, 0));
  expect(studio.nudge(-3, 0)).toBe(true);
  expect(shown()?.[0]).toBe('#.......');
  studio.nudge(3, 0);
  expect(shown()?.[0]).toBe('####....');
  studio.cancel();
  expect(studio.nudge(1, 0)).toBe(false);
});

test('words: only those that are some, only when they are finished', () => {
  const { studio, shown, changes } = studioOf();
  studio.choose({ tool: 'text', colour: 'red' });
  studio.penDown(at(1, 2));
  studio.type('a b');
  expect(shown()?.[1]).toBe('.r.r....');
  // A space that these letters would draw.
  studio.type('\u00a0');
  studio.finishTyping();
  expect(changes()).toBe(0);
  studio.penDown(at(1, 2));
  studio.type('ab');
  studio.penDown(at(5, 4));
  studio.type('c');
  studio.choose({ tool: 'pencil' });
  expect(shown()).toEqual(['........', '.rr.....', '........', '.....r..']);
  expect(changes()).toBe(2);
});

test('select all, invert and flip are steps that undo', () => {
  const { studio, shown, drag } = studioOf(4, 2);
  drag(at(0, 0), at(1, 0));
  studio.flip('left-right');
  expect(shown()).toEqual(['..##', '....']);
  studio.flip('up-down');
  studio.invert();
  expect(shown()).toEqual(['####', '##..']);
  studio.undo();
  studio.undo();
  studio.undo();
  expect(shown()).toEqual(['##..', '....']);
});

test('cut and paste', () => {
  const { studio, shown, drag } = studioOf();
  drag(at(0, 0), at(1, 0));
  expect(studio.copy()).toBeNull();
  studio.choose({ tool: 'marquee' });
  drag(at(0, 0), at(1, 1));
  const piece = studio.copy();
  studio.clear();
  expect(shown()?.[0]).toBe('........');
  if (piece) studio.paste({ ...piece, left: 5, top: 2 });
  expect(shown()).toEqual(['........', '........', '.....##.', '........']);
});

test('another drawing: nothing of the last one clings to it', () => {
  const { studio, drag } = studioOf();
  studio.choose({ tool: 'marquee' });
  studio.selectAll();
  studio.show(new Sheet(3, 3));
  expect(studio.store.getState()).toMatchObject({ selection: null, typing: null, canUndo: false });
  studio.choose({ tool: 'pencil' });
  drag(at(0, 0), at(0, 0));
  expect(studio.sheet.at).toBe(1);
});
