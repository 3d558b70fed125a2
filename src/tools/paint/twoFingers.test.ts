// A second finger comes to pinch while each tool is chosen: what the first one began is gone, and nothing else is.
import { expect, test } from 'vitest';
import { TOOLS, type Tool } from './engine/inks.ts';
import { Sheet } from './engine/Sheet.ts';
import { Studio } from './Studio.ts';

const letters = (text: string) => ({
  width: text.length,
  height: 1,
  originX: 0,
  originY: 1,
  bits: new Uint8Array(text.length).fill(1),
  box: { left: 0, top: -1, right: text.length, bottom: 0 },
  caretAt: (index: number) => ({ x: index, y: 0 }),
});

/** Something is drawn, and with the tools that select something is selected, with that for words some are typed. */
function atWork(tool: Tool) {
  let changes = 0;
  const studio = new Studio({ sheet: new Sheet(40, 30), letters, changed: () => changes++ });
  const drag = (...places: readonly (readonly [x: number, y: number])[]) => {
    const [first = [0, 0], ...rest] = places;
    studio.penDown({ x: first[0], y: first[1] });
    for (const [x, y] of rest) studio.penMove({ x, y });
    studio.penUp();
  };
  studio.choose({ tool: 'filled-rectangle', colour: 'red' });
  drag([10, 10], [19, 19]);
  studio.choose({ tool });
  if (tool === 'marquee') drag([5, 5], [25, 25]);
  if (tool === 'lasso') drag([5, 5], [25, 5], [25, 25], [5, 25]);
  if (tool === 'text') {
    studio.penDown({ x: 12, y: 12 });
    studio.words.type('fox');
  }
  const all = () => {
    const { selection, typing, colour, rope } = studio.store.getState();
    return { words: [...studio.sheet.words], selection, typing, colour, rope, isDrawing: studio.isDrawing, changes };
  };
  return { studio, all };
}

test.each(TOOLS)('%s', tool => {
  const { studio, all } = atWork(tool);
  const before = all();
  for (const from of [
    { x: 12, y: 12 },
    { x: 30, y: 3 },
    { x: 20, y: 20 },
  ]) {
    if (tool === 'text' && !studio.words.areUnder(from)) continue;
    studio.penDown(from, { reach: 2 });
    studio.penMove({ x: from.x + 5, y: from.y + 4 });
    studio.letGo();
    studio.penMove({ x: 1, y: 1 });
    studio.penUp();
    expect(all()).toEqual(before);
  }
});

test('a polygon under way goes on where it was', () => {
  const { studio, all } = atWork('polygon');
  for (const [x, y] of [
    [2, 2],
    [30, 2],
  ] as const) {
    studio.penDown({ x, y });
    studio.penUp();
  }
  const before = all();
  studio.penDown({ x: 30, y: 25 });
  studio.letGo();
  expect(all()).toEqual(before);
  expect(studio.goesOn).toBe(true);
});
