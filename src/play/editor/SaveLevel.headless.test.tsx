// Save part: the level goes to the door under its title; a taken name is asked about before it is written over; what is missing is said.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import SaveLevel, { fileNameOf } from './SaveLevel.tsx';

const fetched = vi.fn<(address: string, request: { readonly body: string }) => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetched.mockReset();
});
const sent = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(body) as object);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = (missing: string | null = null) =>
  render(<SaveLevel game="minigolf" title="Mill run" text={title => `text of ${title}`} missing={missing} />);

test.each([
  ['Mill run', 'mill-run'],
  ['  Über den Bach! ', 'uber-den-bach'],
  ['9 lives', 'lives'],
  ['../../x', 'x'],
  ['…', ''],
  ['a'.repeat(60), 'a'.repeat(40)],
])('the file of %j is %j', (title, name) => expect(fileNameOf(title)).toBe(name));

test('a new level is sent with its title, and the answer is shown', async () => {
  fetched.mockResolvedValue(new Response('Saved as x.', { status: 200 }));
  shown();
  fireEvent.change(screen.getByLabelText('Title in the game'), { target: { value: 'The pond' } });
  press('Save into the game');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved as x.'));
  expect(sent()).toEqual([
    { game: 'minigolf', name: 'the-pond', title: 'The pond', text: 'text of The pond', overwrite: false },
  ]);
});

test('a taken name is asked about: kept, or written over', async () => {
  fetched.mockImplementation(async () => new Response('It is there already.', { status: 409 }));
  shown();
  press('Save into the game');
  await screen.findByRole('button', { name: 'Save over it' });
  press('Keep it');
  expect(screen.getByRole('status').textContent).toBe('It stays as it is.');
  press('Save into the game');
  await screen.findByRole('button', { name: 'Save over it' });
  press('Save over it');
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent().map(level => (level as { overwrite: boolean }).overwrite)).toEqual([false, false, true]);
});

test('a file of the game itself is refused without a question', async () => {
  fetched.mockResolvedValue(new Response('It stays as it is.', { status: 403 }));
  shown();
  press('Save into the game');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('It stays as it is.'));
  expect(screen.queryByRole('button', { name: 'Save over it' })).toBeNull();
});

test('a server that does not answer, and what is missing, are said', async () => {
  fetched.mockRejectedValue(new TypeError('planted'));
  shown();
  press('Save into the game');
  await screen.findByText('Not saved: the development server does not answer.');
  cleanup();
  shown('Prove it first.');
  expect(screen.getByText('Prove it first.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save into the game' }).disabled).toBe(true);
});
