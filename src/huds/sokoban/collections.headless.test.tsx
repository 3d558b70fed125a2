// Import of a collection: its faults are listed, a level is played, the next one follows.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { uiOf } from '../../../scenes/kit/core/session/ui.ts';
import definition from '../../../scenes/sokoban/index.ts';
import { readXsb } from '../../../scenes/sokoban/levels/xsb.ts';
import { type Level } from '../../../scenes/sokoban/rules/level.ts';
import { boardKey } from '../../../scenes/sokoban/rules/state.ts';
import type { SokobanUi } from '../../../scenes/sokoban/ui.ts';
import type { SokobanView } from '../../../scenes/sokoban/view.ts';
import { startedSession } from '../../../tests/setup/game.ts';
import { profile, recordStat } from '../../data/profile.ts';
import { CollectionNav } from './CollectionNav.tsx';
import { activeLevelOf, openLevel } from './collections.ts';
import { Solved } from './Solved.tsx';
import { CollectionsSheet } from './sheets/CollectionsSheet.tsx';

const TEXT = `Set: Small steps
Author: A. B.

; One
#####
#@$.#
#####

; Crowd
#####
#@$@#
# . #
#####

; Two
######
#@$ .#
######
`;
const before = profile.getState();
afterEach(() => {
  cleanup();
  profile.setState(before, true);
  vi.useRealTimers();
});

async function brought() {
  const session = await startedSession(definition, 1);
  const view = () => session.store.getState().view as SokobanView;
  const onDone = vi.fn();
  render(<CollectionsSheet view={view()} session={session} definition={definition} onDone={onDone} />);
  fireEvent.change(screen.getByLabelText('Or its text'), { target: { value: TEXT } });
  fireEvent.click(screen.getByRole('button', { name: 'Add this collection' }));
  await screen.findByText('Small steps: 2 levels.');
  return { session, view, onDone };
}

test('what is odd is named, the rest is listed with its progress, and any level can be played', async () => {
  const { session, view, onDone } = await brought();
  expect(screen.getByText(/^Crowd: Line \d+: The level has a second player/)).toBeTruthy();
  expect(screen.getByText('0 of 2 solved · A. B.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'All levels' }));
  fireEvent.click(screen.getByRole('button', { name: '2. Two, 1 parcel' }));
  expect(onDone).toHaveBeenCalledOnce();
  expect(view().level.title).toBe('Two');
  expect(activeLevelOf(uiOf<SokobanUi>(session).getState().active, view())).toMatchObject({ index: 1 });
  session.send({ type: 'level', number: 1 });
  expect(activeLevelOf(uiOf<SokobanUi>(session).getState().active, view())).toBeNull();
});

test('a text without any level changes nothing and says why', async () => {
  await brought();
  fireEvent.change(screen.getByLabelText('Or its text'), { target: { value: '#####\n#   #\n#####' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add this collection' }));
  expect(await screen.findByText(/None of the boards is a level\..* Nothing was changed\./)).toBeTruthy();
  expect(screen.getAllByRole('listitem').filter(item => item.textContent?.includes('Small steps'))).not.toEqual([]);
});

test('what failed says nothing of what went well before; the text stays, to be mended', async () => {
  await brought();
  const area = screen.getByLabelText<HTMLTextAreaElement>('Or its text');
  fireEvent.change(area, { target: { value: 'no level' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add this collection' }));
  await screen.findByText(/no level in the text.* Nothing was changed\./);
  expect(screen.queryByText('Small steps: 2 levels.')).toBeNull();
  expect(area.value).toBe('no level');
});

test('a file is brought as soon as it is chosen, or dropped; one that is refused shows its text', async () => {
  await brought();
  const choose = (text: string, name: string) =>
    fireEvent.change(screen.getByLabelText(/^A file/), { target: { files: [new File([text], name)] } });
  choose('#####\n#@$.#\n#####\n', 'Small room.xsb');
  await screen.findByText('Small room: 1 level.');
  choose('#####\n#   #\n#####\n', 'Empty.xsb');
  await screen.findByText(/None of the boards is a level/);
  expect(screen.queryByText('Small room: 1 level.')).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Or its text').value).toContain('#   #');
});

test('the label of the file names every ending that is offered', async () => {
  await brought();
  const input = screen.getByLabelText<HTMLInputElement>(/^A file/);
  const endings = input.accept.split(',').filter(one => one.startsWith('.'));
  expect(endings).toContain('.json');
  for (const ending of endings) expect(input.labels?.[0]?.textContent).toContain(ending);
});

test('a list of levels shows each board, what is solved, and the best by pushes and by moves', async () => {
  const { session, view } = await brought();
  const level = readXsb('#####\n#@$.#\n#####\n')[0] as Level;
  for (const [name, value] of [
    [boardKey(level), 1],
    [`${boardKey(level)} moves`, 2],
  ] as const)
    act(() => recordStat(definition, { name, value, better: 'less' }));
  expect(screen.getByText('1 of 2 solved · A. B.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'All levels' }));
  const solved = screen.getByRole('button', { name: '1. One, 1 parcel, done in 1 push, fewest moves 2' });
  expect(solved.querySelector('svg')).not.toBeNull();
  expect(solved.textContent).toContain('1 push, 2 moves');
  expect([session.store.getState().phase, view().number]).toEqual(['playing', 1]);
});

test('solved, the next comes after two seconds; behind the last nothing does; buttons lead before and after', async () => {
  const { session, view } = await brought();
  cleanup();
  const collection = {
    key: 'k',
    title: 'T',
    author: '',
    count: 2,
    at: 0,
    text: TEXT.replace(/; Crowd[\s\S]*?; Two/, '; Two'),
  };
  expect(openLevel(session, collection, 0)).toBeNull();
  const place = activeLevelOf(uiOf<SokobanUi>(session).getState().active, view());
  const gone: number[] = [];
  render(place && <CollectionNav place={place} onGo={index => gone.push(index)} onList={() => {}} />);
  expect(screen.getByRole('button', { name: 'Previous level' }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Next level' }));
  expect(gone).toEqual([1]);

  session.send({ type: 'move', direction: 'r' });
  expect(view().won).toBe(true);
  vi.useFakeTimers();
  const onNext = vi.fn();
  const { rerender } = render(<Solved view={view()} stats={{}} place={place} onNext={onNext} />);
  expect(screen.getByText('Level 2 comes next.')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1900));
  expect(onNext).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(200));
  expect(onNext).toHaveBeenCalledExactlyOnceWith(1);
  rerender(<Solved view={view()} stats={{}} place={{ collection, index: 1 }} onNext={onNext} />);
  act(() => void vi.advanceTimersByTime(9000));
  expect(onNext).toHaveBeenCalledOnce();
});
