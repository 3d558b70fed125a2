// List of stored data: nothing is erased or imported before it is confirmed.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const lies = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => 'drawings',
  entries: async (store: unknown) => (store ? [] : [...lies]),
  set: async (key: string, value: unknown) => void lies.set(key, value),
  del: async (key: string) => void lies.delete(key),
  clear: async () => lies.clear(),
}));
const { default: StoredData } = await import('./StoredData.tsx');

beforeEach(() => {
  localStorage.clear();
  lies.clear();
  localStorage.setItem('foldedFox.kept.rubber-band-rocket', '{"kept":1}');
  lies.set('replay/sokoban/best', 'a run');
});
afterEach(cleanup);

test('one game is erased after a yes, and stays after a no', async () => {
  render(<StoredData />);
  const erase = await screen.findByRole('button', { name: 'Erase Rubber Band Rocket' });
  expect(within(screen.getByRole('list')).getByText(/^game in progress/)).toBeTruthy();
  fireEvent.click(erase);
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(localStorage.getItem('foldedFox.kept.rubber-band-rocket')).not.toBeNull();
  fireEvent.click(erase);
  fireEvent.click(screen.getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText('Erased.')).toBeTruthy();
  expect(localStorage.getItem('foldedFox.kept.rubber-band-rocket')).toBeNull();
  expect(lies.has('replay/sokoban/best')).toBe(true);
});

test('erasing everything says what it leaves, and takes that too where told', async () => {
  const unregister = vi.fn(async () => true);
  const names = new Set(['folded-fox']);
  const container = { getRegistrations: async () => [{ unregister }] };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  vi.stubGlobal('caches', { keys: async () => [...names], delete: async (name: string) => names.delete(name) });
  sessionStorage.setItem('mark', '1');
  for (const isTold of [false, true]) {
    render(<StoredData />);
    fireEvent.click(await screen.findByRole('button', { name: 'Erase everything' }));
    const asked = screen.getByRole('alertdialog', { name: 'Erase' });
    expect(asked.textContent).toMatch(/What stays, unless you tick the box: pages and games kept .* this tab’s mark/);
    const box = within(asked).getByRole<HTMLInputElement>('checkbox', { name: /^Erase these too/ });
    expect(box.checked).toBe(false);
    if (isTold) fireEvent.click(box);
    fireEvent.click(within(asked).getByRole('button', { name: 'Erase' }));
    await screen.findByText('Erased.');
    expect([unregister.mock.calls.length, names.size, sessionStorage.length]).toEqual(isTold ? [1, 0, 0] : [0, 1, 1]);
    cleanup();
  }
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a file is shown before it changes anything', async () => {
  render(<StoredData />);
  await screen.findByRole('button', { name: 'Erase Sokoban' });
  const things = [
    ['database', 'replay/sokoban/best', 'a better run'],
    ['database', 'replay/sokoban/kept/5', 'another'],
    ['local', 'evil', 'x'],
  ];
  const text = JSON.stringify({ format: 'folded-fox-device', version: 1, written: '2026-11-22T00:00:00Z', things });
  fireEvent.change(screen.getByLabelText('File to import'), { target: { files: [new File([text], 'kept.json')] } });
  const asked = await screen.findByRole('alertdialog', { name: 'Import' });
  expect(within(asked).getByText('Sokoban: 1 new, 1 replaced, 0 as they are')).toBeTruthy();
  expect(within(asked).getByText(/^1 of its parts are none/)).toBeTruthy();
  expect(lies.get('replay/sokoban/best')).toBe('a run');
  fireEvent.click(within(asked).getByRole('button', { name: 'Import' }));
  await screen.findByText(/^Imported/);
  expect(lies.get('replay/sokoban/best')).toBe('a better run');
  expect(localStorage.getItem('evil')).toBeNull();
});

test('what is no such file is said to be none', async () => {
  render(<StoredData />);
  fireEvent.change(screen.getByLabelText('File to import'), { target: { files: [new File(['{}'], 'x.json')] } });
  expect(await screen.findByText(/^This file holds nothing that this site has saved/)).toBeTruthy();
});
