// Map dialog: a real run of Stealth Escape becomes sheets with legends in words; work can be stopped, and a run without a recording says so.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../scenes/kit/core/settings.ts';
import stealthEscape from '../../../scenes/stealth-escape/index.ts';
import { sessionOpener } from '../../../tests/setup/game.ts';
import MapDialog from './MapDialog.tsx';

const { mapPicture } = vi.hoisted(() => ({ mapPicture: vi.fn(() => Promise.resolve(new Blob(['png']))) }));
vi.mock('./mapPicture.ts', () => ({ mapPicture }));

afterEach(cleanup);

async function opened(isRecorded = true) {
  const { default: runtime } = await stealthEscape.load();
  const session = (await sessionOpener(stealthEscape))({ seed: 7 });
  session.start();
  // It stands in the first hall until a guard has come by, then runs into the walls.
  for (let tick = 0; tick < 1200; tick++) session.tick(session.pilot());
  const store = { ...session.store, getState: () => ({ ...session.store.getState(), isRecorded }) };
  const onClose = vi.fn();
  const map = runtime.map;
  if (!map) throw new Error('no map');
  const run = { replay: () => session.replay(), store };
  render(
    <MapDialog definition={stealthEscape} map={map} session={run} settings={DEFAULT_SETTINGS} onClose={onClose} />,
  );
  return { onClose, session };
}

test('each level has a sheet with its path, and each sighting of the run a mark in words', async () => {
  const { session } = await opened();
  expect(screen.getByRole('progressbar', { name: 'Playing the run through' })).toBeDefined();
  const first = await screen.findByRole('img', { name: /^Map of Level 1\. Your path\./ }, { timeout: 20_000 });
  expect(first.tagName).toBe('CANVAS');
  const { level, totals } = session.state as { level: number; totals: { timesSeen: number } };
  expect(screen.getAllByRole('img', { name: /^Map of Level/ })).toHaveLength(level);
  const marks = screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  expect(marks).toHaveLength(totals.timesSeen);
  expect(mapPicture).toHaveBeenCalledExactlyOnceWith('Stealth Escape: Where you were seen', expect.anything());
  expect(screen.getByRole('button', { name: 'Save' })).toBeDefined();
});

test('the work can be given up', async () => {
  const { onClose } = await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a run without a recording has no map', async () => {
  await opened(false);
  expect(screen.getByRole('alert').textContent).toContain('too long to record');
});
