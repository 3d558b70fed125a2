// The paint editor without a page: tools, selections and text leave exactly the expected pixels, and every change is a step.
import { expect, test } from 'vitest';
import { BLACK, type Point, WHITE } from './engine/bitmap.ts';
import { COLOURS } from './engine/inks.ts';
import { Sheet } from './engine/Sheet.ts';
import { traceEdges } from './engine/transform.ts';
import { PaintEditor } from './PaintEditor.ts';

const RED = COLOURS.red;
/** Text mask with one pixel per letter, on the base line. */
const rasterize = (text: string) => ({
  width: text.length,
  height: 1,
  originX: 0,
  originY: 1,
  bits: Uint8Array.from(text, letter => (letter === ' ' ? 0 : 1)),
  box: { left: 0, top: -1, right: text.length, bottom: 0 },
  caretAt: (index: number) => ({ x: index, y: 0 }),
});

function editorOf(width = 8, height = 4) {
  let changes = 0;
  const editor = new PaintEditor({ sheet: new Sheet(width, height), rasterize, changed: () => changes++ });
  const shown = () =>
    Array.from(editor.sheet.words, word => (word === WHITE ? '.' : word === RED ? 'r' : word === BLACK ? '#' : 'o'))
      .join('')
      .match(new RegExp(`.{${width}}`, 'g'));
  const drag = (from: Point, to: Point, modifiers = {}) => {
    editor.penDown(from, modifiers);
    editor.penMove(to, modifiers);
    editor.penUp();
  };
  return { editor, shown, drag, changes: () => changes };
}
const at = (x: number, y: number): Point => ({ x, y });

test('a stroke is one step, undone and done again', () => {
  const { editor, shown, drag, changes } = editorOf();
  editor.choose({ tool: 'line', colour: 'red' });
  drag(at(1, 1), at(5, 1));
  expect(shown()?.[1]).toBe('.rrrrr..');
  editor.undo();
  expect(shown()?.[1]).toBe('........');
  expect(editor.store.getState()).toMatchObject({ canUndo: false, canRedo: true });
  editor.redo();
  expect(shown()?.[1]).toBe('.rrrrr..');
  expect(changes()).toBe(3);
});

test('Escape takes the unfinished shape back, and it is no step', () => {
  const { editor, shown, changes } = editorOf();
  editor.choose({ tool: 'filled-rectangle' });
  editor.penDown(at(0, 0));
  editor.penMove(at(7, 3));
  editor.cancel();
  editor.penUp();
  expect(shown()).toEqual(Array.from({ length: 4 }, () => '........'));
  expect(changes()).toBe(0);
});

test('a selection moved over the drawing uncovers it again when it is moved on', () => {
  const { editor, shown, drag } = editorOf();
  editor.choose({ tool: 'pencil', colour: 'red' });
  drag(at(0, 0), at(1, 0));
  editor.choose({ colour: 'black' });
  drag(at(4, 0), at(5, 0));
  editor.choose({ tool: 'marquee' });
  drag(at(0, 0), at(1, 0));
  drag(at(0, 0), at(4, 0));
  expect(shown()?.[0]).toBe('....rr..');
  drag(at(4, 0), at(4, 2));
  expect(shown()).toEqual(['....##..', '........', '....rr..', '........']);
  drag(at(4, 2), at(6, 3), { copying: true });
  expect(shown()).toEqual(['....##..', '........', '....rr..', '......rr']);
  editor.selectionTool.clear();
  expect(shown()?.[3]).toBe('........');
  for (let steps = 0; steps < 4; steps++) editor.undo();
  expect(shown()).toEqual(['rr..##..', '........', '........', '........']);
});

test('a piece pushed out over the edge is not cut', () => {
  const { editor, shown, drag } = editorOf();
  drag(at(0, 0), at(3, 0));
  editor.choose({ tool: 'marquee' });
  drag(at(0, 0), at(3, 0));
  expect(editor.selectionTool.nudge(-3, 0)).toBe(true);
  expect(shown()?.[0]).toBe('#.......');
  editor.selectionTool.nudge(3, 0);
  expect(shown()?.[0]).toBe('####....');
  editor.cancel();
  expect(editor.selectionTool.nudge(1, 0)).toBe(false);
});

test('words: only those that are some, only when they are finished', () => {
  const { editor, shown, changes } = editorOf();
  editor.choose({ tool: 'text', colour: 'red' });
  editor.penDown(at(1, 2));
  editor.textTool.setText('a b');
  expect(shown()?.[1]).toBe('.r.r....');
  // This rasterizer would draw even a space.
  editor.textTool.setText('\u00a0');
  editor.finishTyping();
  expect(changes()).toBe(0);
  editor.penDown(at(1, 2));
  editor.textTool.setText('ab');
  editor.penDown(at(5, 4));
  editor.textTool.setText('c');
  editor.choose({ tool: 'pencil' });
  expect(shown()).toEqual(['........', '.rr.....', '........', '.....r..']);
  expect(changes()).toBe(2);
});

test('words can be taken along, recoloured and rewritten until they are kept', () => {
  const { editor, shown, drag, changes } = editorOf();
  editor.choose({ tool: 'text', colour: 'red' });
  editor.penDown(at(0, 1));
  editor.textTool.setText('abc', 1);
  expect(editor.store.getState().typing?.caret).toEqual(at(1, 1));
  drag(at(1, 0), at(3, 2));
  expect(shown()).toEqual(['........', '........', '..rrr...', '........']);
  editor.choose({ colour: '#010203' });
  editor.textTool.moveBy(-2, 0);
  expect(shown()?.[2]).toBe('ooo.....');
  expect(changes()).toBe(0);
  editor.finishTyping();
  expect(changes()).toBe(1);
  editor.undo();
  expect(shown()?.[2]).toBe('........');
});

test('a press beside the sheet neither ends words nor begins any', () => {
  const { editor } = editorOf();
  editor.choose({ tool: 'text' });
  editor.penDown(at(60, 60));
  expect(editor.textTool.isEditing).toBe(false);
  editor.penDown(at(0, 1));
  editor.textTool.setText('ab');
  editor.penDown(at(60, 60));
  expect(editor.store.getState().typing?.text).toBe('ab');
});

test('a polygon goes on from press to press and is one step', () => {
  const { editor, shown, changes } = editorOf();
  const press = (x: number, y: number) => {
    editor.penDown(at(x, y));
    editor.penMove(at(x, y));
    editor.penUp();
  };
  editor.choose({ tool: 'polygon' });
  press(0, 0);
  press(6, 0);
  press(7, 3);
  editor.takeBack();
  press(6, 3);
  expect(changes()).toBe(0);
  press(6, 3);
  expect(editor.isDrawing).toBe(false);
  expect(shown()).toEqual(['#######.', '..##..#.', '....###.', '......#.']);
  expect(changes()).toBe(1);
  press(0, 0);
  press(3, 3);
  editor.undo();
  editor.undo();
  expect(editor.isDrawing).toBe(false);
  expect(changes()).toBe(1);
  press(0, 0);
  press(0, 3);
  editor.choose({ tool: 'pencil' });
  expect(changes()).toBe(2);
});

test('a freehand shape closes itself and is filled when the pen is lifted', () => {
  const { editor, shown } = editorOf();
  editor.choose({ tool: 'filled-freehand', colour: 'red' });
  editor.penDown(at(0, 0));
  editor.penMove(at(4, 0));
  editor.penMove(at(4, 3));
  expect(shown()).toEqual(['rrrrr...', '....r...', '....r...', '....r...']);
  editor.penMove(at(0, 3));
  editor.penUp();
  expect(shown()).toEqual(Array.from({ length: 4 }, () => 'rrrrr...'));
});

test('the eyedropper and Alt take a colour: by its name where it is one of the eight', () => {
  const { editor, shown, drag, changes } = editorOf();
  editor.choose({ colour: '#0a0b0c' });
  drag(at(0, 0), at(0, 0));
  editor.choose({ colour: 'red' });
  drag(at(1, 0), at(1, 0));
  editor.choose({ tool: 'eyedropper' });
  drag(at(0, 0), at(0, 0));
  expect(editor.store.getState()).toMatchObject({ colour: '#0a0b0c', own: '#0a0b0c' });
  drag(at(5, 3), at(1, 0));
  expect(editor.store.getState()).toMatchObject({ colour: 'red', own: '#ffffff' });
  drag(at(0, 0), at(99, 99));
  editor.choose({ tool: 'pencil' });
  drag(at(1, 0), at(1, 0), { copying: true });
  expect(editor.store.getState().colour).toBe('red');
  expect(shown()?.[0]).toBe('or......');
  expect(changes()).toBe(2);
});

test('select all, invert and flip are steps that undo', () => {
  const { editor, shown, drag } = editorOf(4, 2);
  drag(at(0, 0), at(1, 0));
  editor.selectionTool.flip('left-right');
  expect(shown()).toEqual(['..##', '....']);
  editor.selectionTool.flip('up-down');
  editor.selectionTool.invert();
  expect(shown()).toEqual(['####', '##..']);
  editor.undo();
  editor.undo();
  editor.undo();
  expect(shown()).toEqual(['##..', '....']);
});

test('cut and paste', () => {
  const { editor, shown, drag } = editorOf();
  drag(at(0, 0), at(1, 0));
  expect(editor.selectionTool.copy()).toBeNull();
  editor.choose({ tool: 'marquee' });
  drag(at(0, 0), at(1, 1));
  const piece = editor.selectionTool.copy();
  editor.selectionTool.clear();
  expect(shown()?.[0]).toBe('........');
  if (piece) editor.selectionTool.paste({ ...piece, left: 5, top: 2 });
  expect(shown()).toEqual(['........', '........', '.....##.', '........']);
});

test('another drawing: nothing of the last one clings to it', () => {
  const { editor, drag } = editorOf();
  editor.choose({ tool: 'marquee' });
  editor.selectionTool.selectAll();
  editor.open(new Sheet(3, 3));
  expect(editor.store.getState()).toMatchObject({ selection: null, typing: null, canUndo: false });
  editor.choose({ tool: 'pencil' });
  drag(at(0, 0), at(0, 0));
  expect(editor.sheet.at).toBe(1);
});

test('resized and cropped, undone and done again', () => {
  const { editor, shown, drag, changes } = editorOf(4, 2);
  drag(at(1, 0), at(2, 0));
  editor.resize({ width: 6, height: 3 }, 2, 1);
  expect(editor.store.getState().extent).toEqual({ width: 6, height: 3 });
  const rows = () => Array.from(editor.sheet.words, word => (word === BLACK ? '#' : '.')).join('');
  expect(rows()).toBe('.........##.......');
  editor.choose({ tool: 'marquee' });
  drag(at(3, 1), at(5, 2));
  editor.crop();
  expect(rows()).toBe('##....');
  editor.choose({ tool: 'pencil' });
  drag(at(2, 1), at(2, 1));
  expect(rows()).toBe('##...#');
  for (let steps = 0; steps < 3; steps++) editor.undo();
  expect(editor.store.getState().extent).toEqual({ width: 4, height: 2 });
  expect(shown()).toEqual(['.##.', '....']);
  editor.redo();
  expect(rows()).toBe('.........##.......');
  expect(changes()).toBe(8);
});

test('a selection is stretched by its handles, turned and traced, each a step', () => {
  const { editor, shown, drag } = editorOf(8, 4);
  editor.choose({ tool: 'filled-rectangle' });
  drag(at(1, 1), at(2, 2));
  editor.choose({ tool: 'marquee' });
  drag(at(1, 1), at(2, 2));
  drag(at(3, 2), at(5, 2), { tolerance: 1 });
  expect(shown()).toEqual(['........', '.#####..', '.#####..', '........']);
  editor.undo();
  expect(shown()).toEqual(['........', '.##.....', '.##.....', '........']);
  drag(at(1, 1), at(2, 2));
  editor.selectionTool.transform(traceEdges);
  expect(shown()).toEqual(['.##.....', '#..#....', '#..#....', '.##.....']);
});
