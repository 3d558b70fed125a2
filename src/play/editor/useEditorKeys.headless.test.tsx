// Editor shortcuts: undo, redo and tool digits work anywhere in the editor; a text field keeps its keys.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { applyEdit, type EditHistory, newHistory } from './tileGrid.ts';
import { UndoRedo } from './UndoRedo.tsx';
import { useEditorKeys } from './useEditorKeys.ts';

afterEach(cleanup);

const choose = vi.fn((tool: number) => tool < 3);

function Bench() {
  const bench = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<EditHistory<string>>(applyEdit(applyEdit(newHistory('a'), 'b'), 'c'));
  useEditorKeys(bench, { edited, onChange: setEdited, choose });
  return (
    <div ref={bench}>
      <output>{edited.present}</output>
      <input type="radio" aria-label="Tool" />
      <input aria-label="Name" />
      <UndoRedo edited={edited} onChange={setEdited} />
    </div>
  );
}

test('keys and buttons step back and forth', () => {
  render(<Bench />);
  const drawn = screen.getByRole('status');
  const tool = screen.getByLabelText('Tool');
  fireEvent.keyDown(tool, { code: 'KeyZ', ctrlKey: true });
  expect(drawn.textContent).toBe('b');
  fireEvent.keyDown(tool, { code: 'KeyZ', metaKey: true });
  expect(drawn.textContent).toBe('a');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
  fireEvent.keyDown(tool, { code: 'KeyZ', ctrlKey: true, shiftKey: true });
  expect(drawn.textContent).toBe('b');
  fireEvent.keyDown(tool, { code: 'KeyY', ctrlKey: true });
  expect(drawn.textContent).toBe('c');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(drawn.textContent).toBe('b');
  fireEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(drawn.textContent).toBe('c');
});

test('a digit takes the tool of its number; what is no tool is left to the browser', () => {
  render(<Bench />);
  const tool = screen.getByLabelText('Tool');
  expect(fireEvent.keyDown(tool, { code: 'Digit2' })).toBe(false);
  expect(choose).toHaveBeenLastCalledWith(2);
  expect(fireEvent.keyDown(tool, { code: 'Digit7' })).toBe(true);
  choose.mockClear();
  fireEvent.keyDown(tool, { code: 'Digit1', altKey: true });
  expect(choose).not.toHaveBeenCalled();
});

test('in a field they are typed', () => {
  render(<Bench />);
  choose.mockClear();
  expect(fireEvent.keyDown(screen.getByLabelText('Name'), { code: 'KeyZ', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(screen.getByLabelText('Name'), { code: 'Digit1' })).toBe(true);
  expect(choose).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('c');
});
