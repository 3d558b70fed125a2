// Drawing modes by keyboard: line, rectangles, fill, region with copy, cut, mirror and turn, each one undo step; and what a copy lays once.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { putTile } from './shapes.ts';
import { TileEditor } from './TileEditor.tsx';
import { newHistory, withTile } from './tileGrid.ts';

afterEach(cleanup);

const TOOLS = ['#', '.', '<'].map(tile => ({ id: tile, label: `Tile ${tile}`, tile }));
const COLUMNS = 5;

function Editor({ cells, single }: { readonly cells: string; readonly single?: string }) {
  const [edited, setEdited] = useState(() =>
    newHistory({ columns: COLUMNS, rows: 3, cells: cells.replaceAll('/', '') }),
  );
  return (
    <>
      <TileEditor
        edited={edited}
        tools={TOOLS}
        ground="."
        faults={[]}
        fine="Nothing is missing."
        onChange={setEdited}
        paint={withTile}
        lay={(now, cell, tile) => putTile(tile === single ? now.replace(tile, '.') : now, cell, tile)}
        face={(tile, flip) => (tile === '<' && flip === 'across' ? '>' : tile)}
        draw={() => {}}
        describe={tile => tile}
      />
      <output data-testid="drawn">{edited.present.cells.match(/.{5}/g)?.join('/')}</output>
    </>
  );
}
const drawn = () => screen.getByTestId('drawn').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => fireEvent.click(screen.getByLabelText(name));
const key = (code: string, ctrlKey = false) => fireEvent.keyDown(screen.getByLabelText('Pen'), { code, ctrlKey });
const EMPTY = '...../...../.....';

/** Moves the keyboard’s cell there first: Enter acts on the cell that has the focus. */
const walk = (cell: number) => {
  const grid = screen.getByRole('grid');
  fireEvent.keyDown(grid, { key: 'PageUp' });
  fireEvent.keyDown(grid, { key: 'Home' });
  for (let i = 0; i < Math.floor(cell / COLUMNS); i++) fireEvent.keyDown(grid, { key: 'ArrowDown' });
  for (let i = 0; i < cell % COLUMNS; i++) fireEvent.keyDown(grid, { key: 'ArrowRight' });
};
const enterAt = (...cells: readonly number[]) => {
  for (const cell of cells) {
    walk(cell);
    fireEvent.keyDown(screen.getByRole('grid'), { key: 'Enter' });
  }
};

test.each([
  ['Pen', 'KeyB', [7], '...../..#../.....'],
  ['Line', 'KeyL', [0, 14], '#..../.##../...##'],
  ['Rectangle', 'KeyR', [0, 12], '###../#.#../###..'],
  ['Filled rectangle', 'KeyT', [12, 0], '###../###../###..'],
  ['Fill', 'KeyF', [4], '#####/#####/#####'],
] as const)('%s, by button and by key, is one undo step', (name, code, cells, result) => {
  render(<Editor cells={EMPTY} />);
  choose(name);
  enterAt(...cells);
  expect(drawn()).toBe(result);
  press('Undo');
  expect(drawn()).toBe('...../...../.....');
  choose('Move the view');
  key(code);
  enterAt(...cells);
  expect(drawn()).toBe(result);
});

test('a region is chosen, copied and laid elsewhere; a cut one leaves ground', () => {
  render(<Editor cells="##.../#<.../....." />);
  choose('Select a region');
  enterAt(0, 6);
  expect(screen.getByText('Region of 2 by 2 cells.')).toBeTruthy();
  key('KeyC', true);
  enterAt(8);
  expect(drawn()).toBe('##.../#<.##/...#<');
  choose('Select a region');
  key('KeyX', true);
  expect(drawn()).toBe('...../...##/...#<');
});

test('a region is mirrored and turned in its place, and a copy before it is laid', () => {
  render(<Editor cells="##.../<..../....." />);
  choose('Select a region');
  enterAt(0, 6);
  press('Mirror across');
  expect(drawn()).toBe('##.../.>.../.....');
  press('Mirror down');
  expect(drawn()).toBe('.>.../##.../.....');
  press('Turn right');
  expect(drawn()).toBe('#..../#>.../.....');
  press('Copy the region');
  key('KeyZ');
  enterAt(8);
  expect(drawn()).toBe('#..../#>.##/...>.');
});

test('a tile that stands but once goes where its copy is laid', () => {
  render(<Editor cells="#<.../...../....." single="<" />);
  choose('Select a region');
  enterAt(0, 1);
  press('Copy the region');
  enterAt(10);
  expect(drawn()).toBe('#..../...../#<...');
});

test('without a region there is nothing to copy, and without a copy nothing to lay', () => {
  render(<Editor cells={EMPTY} />);
  for (const name of ['Copy the region', 'Cut the region', 'Mirror across', 'Mirror down', 'Turn right'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled, name).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Lay the copy' }).disabled).toBe(true);
  key('KeyV', true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pen' }).checked).toBe(true);
});
