// Pinch with each tool chosen: the gesture of the first finger is cancelled, and nothing else changes.
import { expect, test } from 'vitest';
import { TOOLS, type Tool } from './engine/inks.ts';
import { Sheet } from './engine/Sheet.ts';
import { PaintEditor } from './PaintEditor.ts';

const rasterize = (text: string) => ({
  width: text.length,
  height: 1,
  originX: 0,
  originY: 1,
  bits: new Uint8Array(text.length).fill(1),
  box: { left: 0, top: -1, right: text.length, bottom: 0 },
  caretAt: (index: number) => ({ x: index, y: 0 }),
});

/** Draws something; the selection tools select something, and the text tool types something. */
function atWork(tool: Tool) {
  let changes = 0;
  const editor = new PaintEditor({ sheet: new Sheet(40, 30), rasterize, changed: () => changes++ });
  const drag = (...places: readonly (readonly [x: number, y: number])[]) => {
    const [first = [0, 0], ...rest] = places;
    editor.penDown({ x: first[0], y: first[1] });
    for (const [x, y] of rest) editor.penMove({ x, y });
    editor.penUp();
  };
  editor.choose({ tool: 'filled-rectangle', colour: 'red' });
  drag([10, 10], [19, 19]);
  editor.choose({ tool });
  if (tool === 'marquee') drag([5, 5], [25, 25]);
  if (tool === 'lasso') drag([5, 5], [25, 5], [25, 25], [5, 25]);
  if (tool === 'text') {
    editor.penDown({ x: 12, y: 12 });
    editor.textTool.setText('fox');
  }
  const all = () => {
    const { selection, typing, colour, selectionPath } = editor.store.getState();
    return {
      words: [...editor.sheet.words],
      selection,
      typing,
      colour,
      selectionPath,
      isDrawing: editor.isDrawing,
      changes,
    };
  };
  return { editor, all };
}

test.each(TOOLS)('%s', tool => {
  const { editor, all } = atWork(tool);
  const before = all();
  for (const from of [
    { x: 12, y: 12 },
    { x: 30, y: 3 },
    { x: 20, y: 20 },
  ]) {
    if (tool === 'text' && !editor.textTool.hitTest(from)) continue;
    editor.penDown(from, { tolerance: 2 });
    editor.penMove({ x: from.x + 5, y: from.y + 4 });
    editor.cancelGesture();
    editor.penMove({ x: 1, y: 1 });
    editor.penUp();
    expect(all()).toEqual(before);
  }
});

test('a polygon under way goes on where it was', () => {
  const { editor, all } = atWork('polygon');
  for (const [x, y] of [
    [2, 2],
    [30, 2],
  ] as const) {
    editor.penDown({ x, y });
    editor.penUp();
  }
  const before = all();
  editor.penDown({ x: 30, y: 25 });
  editor.cancelGesture();
  expect(all()).toEqual(before);
  expect(editor.isPathOpen).toBe(true);
});
