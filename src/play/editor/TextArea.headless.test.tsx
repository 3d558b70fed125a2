// A text with a link: copied, or where it is too long for a link saved as a file, with a word.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TextArea } from './TextArea.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const shown = (text: string | null) =>
  render(<TextArea label="Level" value="#@$.#" link={{ label: 'Copy a link', text, fileName: 'level.xsb' }} />);

test('a link is offered to copy, and no file', () => {
  shown('https://foldedfox.example/games/sokoban#board=x');
  expect(screen.getByRole('button', { name: 'Copy a link' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save as a file' })).toBeNull();
});

test('where it is too long, a file is offered, with a word', () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:level');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  shown(null);
  expect(screen.queryByRole('button', { name: 'Copy a link' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('This is too long for a link. Save it as a file instead.');
  fireEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
  expect(saved).toHaveBeenCalledExactlyOnceWith(expect.any(Blob));
  expect(screen.getByRole('status').textContent).toBe('Saved as level.xsb.');
});
