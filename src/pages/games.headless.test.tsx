// Games page and row of games to play now: theirs for who has played, search with an address, favourites on the cards.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { profile, recordResult, recordStart } from '../data/profile.ts';
import { loadVisitor } from '../site/visitor.ts';
import Games from './Games.tsx';
import { PlayButton } from './PlayButton.tsx';
import { PlayRow } from './PlayRow.tsx';

beforeAll(loadVisitor);
beforeEach(() => {
  localStorage.clear();
  profile.setState(profile.getInitialState(), true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Address = () => <output>{useLocation().search}</output>;
const at = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Games />
      <Address />
    </MemoryRouter>,
  );
const section = (name: string) => within(screen.getByRole('region', { name }));
const hrefs = (name: string) =>
  section(name)
    .getAllByRole('link')
    // Tags are links too, and no stops of Tab.
    .filter(link => link.tabIndex >= 0)
    .map(link => link.getAttribute('href'));
/** What the search finds is a part that is fetched. */
const fetched = () => act(async () => void (await import('./FoundGames.tsx')));
const SOKOBAN = { id: 'sokoban' };

test('the row holds good games for a newcomer, and theirs for who has played, in as many cards', () => {
  render(<PlayRow />, { wrapper: MemoryRouter });
  const newcomers = hrefs('Play now');
  act(() => {
    recordStart(SOKOBAN, {}, 5);
    recordResult(SOKOBAN, { outcome: 'won', score: 1234, title: '', lines: [], again: '', medals: ['Gold'] }, false);
  });
  expect(hrefs('Play now')).toEqual(['/games/sokoban', ...newcomers.slice(0, 3)]);
  for (const text of ['Best 1,234', '1 medal', '1 of 1 run won'])
    expect(section('Play now').getByText(text)).toBeTruthy();
});

test('a run that was left in the middle is one to continue', () => {
  localStorage.setItem('foldedFox.kept.cat-crazy', '{}');
  recordStart({ id: 'cat-crazy' }, {}, 5);
  recordStart(SOKOBAN, {}, 9);
  render(<PlayRow />, { wrapper: MemoryRouter });
  expect(hrefs('Play now').slice(0, 2)).toEqual(['/games/cat-crazy', '/games/sokoban']);
  expect(section('Play now').getByText('Continue')).toBeTruthy();
});

test('Play leads to the game played last', () => {
  recordStart(SOKOBAN, {}, 5);
  render(<PlayButton />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/games/sokoban');
});

test('nothing asked: the shelf stands; words, filters and order: what answers, in the address, and how many are said', async () => {
  vi.useFakeTimers();
  at('/games');
  expect(hrefs('Prototypes & Experiments')).toHaveLength(13);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a game' }), { target: { value: 'yahtzee' } });
  await fetched();
  expect(hrefs('Found')).toEqual(['/games/yay-zee']);
  expect(screen.getByText('one thing found', { selector: '[role="status"]' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Prototypes & Experiments' })).toBeNull();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), { target: { value: 'tools' } });
  expect(hrefs('Found')).toEqual(['/j-parse', '/video-game-music-generator', '/paint']);
  fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: 'shortest' } });
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText('?kind=tools&sort=shortest')).toBeTruthy();
});

test('an address says what is asked; where nothing answers a sentence and a way back do', async () => {
  at('/games?q=submarine&players=more');
  await fetched();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('submarine');
  expect(screen.getByText('Nothing on the shelf answers to “submarine”.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(hrefs('Our Games')).toEqual([
    '/games/guardians',
    '/games/guardians-and-glory',
    '/games/lemonade',
    '/games/lemonade-billionaire',
  ]);
});

test('most played by you comes first', async () => {
  const played = { outcome: 'lost', score: 1, title: '', lines: [], again: '' } as const;
  recordResult({ id: 'dalex' }, played, false);
  at('/games?sort=played');
  await fetched();
  expect(hrefs('Found')[0]).toBe('/games/dalex');
});

test('the heart of a card makes a favourite, and is no part of its link', async () => {
  at('/games?q=sokoban');
  await fetched();
  const heart = section('Found').getByRole('button', { name: 'Favourite: Sokoban' });
  expect([heart.getAttribute('aria-pressed'), heart.closest('a')]).toEqual(['false', null]);
  fireEvent.click(heart);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(profile.getState().games['sokoban']?.favourite).toBe(true);
});

test('what is not here is said, with what comes nearest', async () => {
  at('/games?q=chess');
  await fetched();
  expect(screen.getByText(/Nothing here is like “chess”/)).toBeTruthy();
  expect(hrefs('Nearest')).toEqual([
    '/games/dice-conquest',
    '/games/dalex',
    '/games/guardians',
    '/games/guardians-and-glory',
  ]);
});
