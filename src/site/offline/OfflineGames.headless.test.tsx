// What is said of the games on this device, and what the buttons do where the browser keeps nothing.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OfflineGames } from './OfflineGames.tsx';
import { type OfflineState, offline } from './offline.ts';
import { useGamesKept } from './playable.ts';

const NOTHING = offline.getInitialState();
beforeEach(() => offline.setState(NOTHING, true));
afterEach(cleanup);

const buttons = () => screen.getAllByRole('button').map(button => button.textContent);
function shown(state: Partial<OfflineState>): string {
  offline.setState({ ...NOTHING, ...state }, true);
  render(<OfflineGames />);
  return screen.getByRole('status').textContent;
}

test('before anything is known: what the button is for', () => {
  expect(shown({})).toMatch(/you can also keep them all/);
  expect(buttons()).toEqual(['Keep all games on this device']);
});

test.each<[Partial<OfflineState>, RegExp, string[]]>([
  [
    { notKept: ['golf', 'chess'], missingBytes: 2_500_000 },
    /^0 of 2 games are kept on this device\. All are a download of 2\.4 MiB\.$/,
    ['Keep all games on this device'],
  ],
  [
    { kept: new Set(['golf']), notKept: ['chess'], missingBytes: 40_960 },
    /^1 of 2 games are kept on this device\. The others are a download of 40 KiB\.$/,
    ['Keep all games on this device', 'Remove them'],
  ],
  [
    { kept: new Set(['golf']), notKept: [], keptBytes: 1_048_576 },
    /^All 1 games are kept on this device: 1\.0 MiB\.$/,
    ['Remove them'],
  ],
  [
    { kept: new Set(['golf']), notKept: ['chess'], problem: 'full' },
    /^1 of 2 .* no more room\. What is kept stays/,
    ['Keep all games on this device', 'Remove them'],
  ],
  [
    { kept: new Set(['golf']), notKept: ['chess'], broken: 0 },
    /^1 of 2 games are kept .* Checked: every file is whole\.$/,
    ['Keep all games on this device', 'Remove them'],
  ],
  [
    { kept: new Set(['golf']), notKept: ['chess'], broken: 1 },
    /^1 of 2 .* One file was broken; fetched again, all is whole now\.$/,
    ['Keep all games on this device', 'Remove them'],
  ],
  [
    { notKept: ['golf', 'chess'], broken: 2, problem: 'not fetched' },
    /^0 of 2 .* 2 files were broken and cannot be used any more\. The connection was lost/,
    ['Keep all games on this device'],
  ],
])('%o', (state, says, offers) => {
  expect(shown(state)).toMatch(says);
  expect(buttons()).toEqual(offers);
});

test('a game of which a part is missing is named, with what it lacks', () => {
  shown({ notKept: ['dalex'], partly: [{ id: 'dalex', files: 2, bytes: 40_960 }] });
  const list = screen.getByRole('list', { name: 'Games of which a part is missing' });
  expect(list.textContent).toMatch(/^Dalex: 2 files are missing, 40 KiB\. Open it with a connection/);
});

test('while games are fetched: how far, and a way to stop', async () => {
  shown({ kept: new Set(['golf']), notKept: ['chess'], fetching: { bytes: 25, of: 100 } });
  expect(screen.getByRole('progressbar', { name: 'Keeping all games' })).toMatchObject({ value: 25, max: 100 });
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  cancel.focus();
  fireEvent.click(cancel);
  await waitFor(() => expect(offline.getState().fetching).toBeNull());
  expect(document.activeElement?.textContent).toBe('Keep all games on this device');
});

test('a browser without service workers: told to who asks, and to nobody else', async () => {
  expect(shown({})).not.toMatch(/keeps no pages/);
  fireEvent.click(screen.getByRole('button', { name: 'Keep all games on this device' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^This browser keeps no pages for later/));
  expect(offline.getState().fetching).toBeNull();
});

test('whoever lists games knows which are kept', () => {
  const Listed = () => <output>{[...useGamesKept(false)].join()}</output>;
  offline.setState({ kept: new Set(['golf', 'chess']) });
  render(<Listed />);
  expect(screen.getByText('golf,chess')).toBeTruthy();
});
