// Frame of the level editors: an edit without effect is no undo step; a text that cannot be parsed shows an error and changes nothing.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Refusal } from '../../../scenes/kit/core/refusal.ts';
import { EditorFrame } from './EditorFrame.tsx';
import { PasteArea } from './PasteArea.tsx';
import { applyEdit, newHistory } from './tileGrid.ts';

afterEach(cleanup);

class Unreadable extends Refusal {}

function Editor({ take }: { take?(text: string): boolean }) {
  const [edited, setEdited] = useState(() => newHistory({ columns: 3, rows: 1, cells: '#..' }));
  const read = (text: string) => {
    if (take) return take(text);
    if (text.length !== 3) throw new Unreadable('It has three cells.');
    setEdited(applyEdit(edited, { columns: 3, rows: 1, cells: text }));
    return true;
  };
  return (
    <EditorFrame
      edited={edited}
      tools={[
        { id: '.', label: 'Floor', tile: '.' },
        { id: '#', label: 'Wall', tile: '#' },
      ]}
      ground="."
      faults={edited.present.cells.includes('#') ? [] : ['No wall.']}
      onChange={setEdited}
      painted={(cells, cell, tool) =>
        cells[cell] === tool ? cells : cells.slice(0, cell) + tool + cells.slice(cell + 1)
      }
      draw={() => {}}
      describe={tile => (tile === '#' ? 'wall' : 'floor')}
      fields={<p>A name</p>}
      actions={<button type="button">Play it</button>}
      texts={<PasteArea label="Paste here" rows={2} act="Draw on it" take={read} />}
    />
  );
}
const cells = () => screen.getAllByRole('gridcell').map(cell => cell.getAttribute('aria-label'));
const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
const paste = (text: string) => {
  fireEvent.change(screen.getByLabelText('Paste here'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Draw on it' }));
};

test('bench, fields, actions and texts; what is missing, or that nothing is', () => {
  render(<Editor />);
  for (const said of ['A name', 'Play it', 'Nothing is missing.']) expect(screen.getByText(said)).toBeTruthy();
  paste('...');
  expect(screen.getByText('No wall.')).toBeTruthy();
});

test('a brush that leaves a cell as it was is no step to be taken back', () => {
  render(<Editor />);
  const [first] = screen.getAllByRole('gridcell');
  const enter = () => fireEvent.keyDown(first as HTMLElement, { key: 'Enter', code: 'Enter' });
  fireEvent.click(screen.getByLabelText('Wall'));
  enter();
  expect(isOff('Undo')).toBe(true);
  fireEvent.click(screen.getByLabelText('Floor'));
  enter();
  expect([isOff('Undo'), cells()[0]]).toEqual([false, expect.stringMatching(/floor$/)]);
});

test('a text that cannot be read is answered in a sentence until it is changed; one that can is taken, and the slip is empty', () => {
  render(<Editor />);
  paste('####');
  expect(screen.getByText('It has three cells. Nothing was changed.')).toBeTruthy();
  expect(cells()[1]).toMatch(/floor$/);
  paste('###');
  expect(screen.queryByText(/Nothing was changed/)).toBeNull();
  expect(cells()[1]).toMatch(/wall$/);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Paste here').value).toBe('');
});

test('whatever a reader throws is answered in a sentence', () => {
  render(
    <Editor
      take={() => {
        throw new TypeError('planted');
      }}
    />,
  );
  paste('x');
  expect(screen.getByText('It cannot be read. Nothing was changed.')).toBeTruthy();
});
