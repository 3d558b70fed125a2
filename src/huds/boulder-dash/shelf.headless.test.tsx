// Shelves of caves: a collection is brought with its losses named, listed, searched, played on from cave to cave, and comes back after its removal.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import definition from '../../../scenes/boulder-dash/index.ts';
import { caveKey } from '../../../scenes/boulder-dash/levels/bdcff/customCave.ts';
import { type CavesTask, runCavesTask } from '../../../scenes/boulder-dash/levels/bdcff/importCaves.ts';
import { readBdcff } from '../../../scenes/boulder-dash/levels/bdcff/read.ts';
import type { Solution } from '../../../scenes/boulder-dash/levels/bdcff/recordings.ts';
import type { State } from '../../../scenes/boulder-dash/rules/state.ts';
import type { BoulderUi } from '../../../scenes/boulder-dash/ui.ts';
import type { CaveView } from '../../../scenes/boulder-dash/view.ts';
import { uiOf } from '../../../scenes/kit/core/session/ui.ts';
import { serveTask } from '../../../scenes/kit/task/serve.ts';
import { InProcessWorker } from '../../../scenes/kit/task/testing.ts';
import { startedSession } from '../../../tests/setup/game.ts';
import { loadCollections } from '../../data/games/collections.ts';
import { profile, recordStat } from '../../data/profile.ts';
import { NextCave } from './NextCave.tsx';
import { CavesSheet } from './sheets/CavesSheet.tsx';
import { ImportCaves } from './sheets/ImportCaves.tsx';
import { keepDrawn, setupOf } from './shelf.ts';
import { WatchSolution } from './WatchSolution.tsx';

const database = await vi.hoisted(async () => new (await import('../../data/testing.ts')).MemoryDatabase());
vi.mock('idb-keyval', () => database.module);

const cave = (name: string, row: string) =>
  `[cave]\nName=${name}\nDiamondsRequired=1\n[map]\nWWWWWW\n${row}\nWWWWWW\n[/map]\n[/cave]`;
const TEXT = `[BDCFF]\n[game]\nName=Small caves\n${cave('One', 'WPdX W')}\n${cave('Two', 'WPGdXW')}\n[/game]\n[/BDCFF]`;
const before = profile.getState();
// There is no Worker in Node: the same work, in place.
vi.stubGlobal(
  'Worker',
  class extends InProcessWorker {
    constructor() {
      super(port => serveTask<CavesTask>(port, runCavesTask));
    }
  },
);
beforeEach(() => database.items.clear());
afterEach(() => {
  cleanup();
  profile.setState(before, true);
});

async function brought(text = TEXT) {
  const session = await startedSession(definition, 1);
  const play = vi.fn((bdcff: string, solution: Solution | null = null) => session.start(setupOf(bdcff, solution)));
  const props = { session, definition, own: null, play, onDraw() {}, onClose() {} };
  render(<CavesSheet {...(props as unknown as Parameters<typeof CavesSheet>[0])} />);
  fireEvent.change(screen.getByLabelText('Or its text (BDCFF)'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Add these caves' }));
  await screen.findByText(/ caves? added\.$/);
  return { session, play };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('what plays as something else is named; the collection has its progress, and any cave can be played', async () => {
  const { play, session } = await brought();
  expect(screen.getByText('Small caves: 2 of 2 caves added.')).toBeTruthy();
  expect(screen.getByText('Two: GRAVESTONE plays as a steel wall.')).toBeTruthy();
  expect(screen.getByText('0 of 2 left by their exits')).toBeTruthy();
  const [one] = readBdcff(TEXT).caves;
  if (one) act(() => recordStat(definition, { name: caveKey(one), value: 1, better: 'more' }));
  expect(screen.getByText('1 of 2 left by their exits')).toBeTruthy();
  press('All caves');
  expect(screen.getByText('left with 1 diamond')).toBeTruthy();
  press('Play cave 2');
  expect(play).toHaveBeenCalledOnce();
  expect((session.state as State).own?.name).toBe('Two');
});

test('once left by its exit, the next cave follows by a button and by N; behind the last there is none', async () => {
  const { session } = await brought();
  press('Play cave 1');
  cleanup();
  const own = () => (session.store.getState().view as CaveView).own;
  const { rerender } = render(<NextCave session={session} own={own()} />);
  expect(screen.getByRole('button', { name: 'Next cave (N)' })).toBeTruthy();
  fireEvent.keyDown(window, { code: 'KeyN' });
  expect((session.state as State).own?.name).toBe('Two');
  const stranger = await startedSession(definition, 1);
  expect(uiOf<BoulderUi>(stranger).getState().active, 'of another session').toBeNull();
  rerender(<NextCave session={session} own={own()} />);
  expect(screen.queryByRole('button')).toBeNull();
});

const SOLVED = `[BDCFF]\n[game]\nName=Solved\n${cave('One', 'WPdX W').replace(
  '[/cave]',
  '[replay]\nSuccess=true\nMovements=.22 r9\n[/replay]\n[/cave]',
)}\n${cave('Two', 'WP dXW').replace('[/cave]', '[demo]\n.22 l9\n[/demo]\n[/cave]')}\n[/game]\n[/BDCFF]`;
const WHY = 'it does not lead out here: it was recorded with another timing, or with other laws.';

test('the solution of a file can be watched where it leads out; where it does not the list says why', async () => {
  const { session, play } = await brought(SOLVED);
  expect(screen.getByText('1 cave with a recorded solution that leads out: it can be watched.')).toBeTruthy();
  expect(screen.getByText(`Two: its recorded solution is not shown: ${WHY}`)).toBeTruthy();
  press('All caves');
  expect(screen.getByText('Proven by the solution in its file.')).toBeTruthy();
  expect(screen.getByText(`Its file’s solution is not shown: ${WHY}`)).toBeTruthy();
  press('Watch the file’s solution of One');
  expect(play).toHaveBeenLastCalledWith(expect.stringContaining('Name=One'), { run: 0, born: 22, seed: 0 });
  expect((session.state as State).watched).toEqual({ run: 0, born: 22, seed: 0 });
});

test('a lost cave offers the solution of its file, by a button and by V', async () => {
  const { session } = await brought(SOLVED);
  press('Play cave 1');
  cleanup();
  const { own } = session.store.getState().view as CaveView;
  const { unmount } = render(<WatchSolution session={session} own={own} />);
  expect(screen.getByRole('button', { name: 'Watch the file’s solution (V)' })).toBeTruthy();
  fireEvent.keyDown(window, { code: 'KeyV' });
  expect((session.state as State).watched).not.toBeNull();
  unmount();
  render(<WatchSolution session={session} own="another" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an import can be cancelled', async () => {
  render(<ImportCaves shelves={{ add: vi.fn() } as never} />);
  fireEvent.change(screen.getByLabelText('Or its text (BDCFF)'), { target: { value: TEXT } });
  press('Add these caves');
  press('Cancel');
  expect(await screen.findByText('Cancelled. Nothing was changed.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add these caves' })).toBeTruthy();
});

test('many caves have a search', async () => {
  const many = Array.from({ length: 70 }, (_, i) =>
    cave(`Cave ${i + 1}`, 'WPdX W').replace('[map]', `CaveTime=${i + 1}\n[map]`),
  );
  await brought(`[BDCFF]\n[game]\nName=Many\n${many.join('\n')}\n[/game]\n[/BDCFF]`);
  fireEvent.click(
    within(screen.getByText('Many').closest('li') as HTMLElement).getByRole('button', { name: 'All caves' }),
  );
  expect(screen.getAllByRole('button', { name: /^Play Cave/ })).toHaveLength(60);
  fireEvent.change(screen.getByLabelText('Search by name'), { target: { value: 'cave 7' } });
  expect(screen.getAllByRole('button', { name: /^Play Cave/ })).toHaveLength(2);
});

test('a collection, and a cave of it, come back after their removal', async () => {
  await brought();
  press('All caves');
  press('Remove One');
  await screen.findByText('0 of 1 left by their exits');
  press('Undo');
  await screen.findByText('0 of 2 left by their exits');
  press('Remove Small caves');
  await screen.findByText(/Small caves was removed\./);
  press('Undo');
  await screen.findByText('0 of 2 left by their exits');
});

test('a cave that was drawn here is kept on a shelf of its own, once', async () => {
  const [one] = readBdcff(TEXT).caves;
  if (!one) throw new Error('no cave');
  expect(await keepDrawn(definition.id, one)).toBe('Added to your caves');
  expect(await keepDrawn(definition.id, { ...one, name: 'Again' })).toBe('It is among your caves already');
  const drawn = (await loadCollections(definition.id)).find(({ title }) => title === 'Drawn here');
  expect(drawn?.count).toBe(1);
});
