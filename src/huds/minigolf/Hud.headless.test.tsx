// HUD of Mini golf: course facts, scorecard, medals, touch buttons.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NO_RECORDS } from '../../../scenes/kit/core/replay/records.ts';
import type { Setup } from '../../../scenes/kit/core/rules.ts';
import { DEFAULT_SETTINGS } from '../../../scenes/kit/core/settings.ts';
import { HINT } from '../../../scenes/minigolf/hud.ts';
import definition from '../../../scenes/minigolf/index.ts';
import { startedSession } from '../../../tests/setup/game.ts';
import Hud from './Hud.tsx';
import { Pad } from './Pad.tsx';

afterEach(cleanup);

async function shown(setup: Setup = {}) {
  const session = await startedSession(definition, 1, {}, setup);
  render(
    <Hud
      session={session}
      definition={definition}
      records={NO_RECORDS}
      settings={DEFAULT_SETTINGS}
      stage={null}
      hold={() => {}}
    />,
  );
  const playTo = (isThere: () => boolean) =>
    act(() => {
      for (let i = 0; i < 3000 && !isThere(); i++) session.tick(session.pilot());
    });
  return { session, playTo };
}
const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('it says the course, its figures and what to do, in the specified words', async () => {
  await shown();
  expect(screen.getByRole('heading', { name: 'Course 1 First Putt' })).toBeTruthy();
  expect([
    figure('Total Strokes'),
    screen.getByText('Click and drag to aim, release to set power and putt.').tagName,
  ]).toEqual(['0', 'P']);
  const card = within(screen.getByRole('table', { name: 'Scorecard so far' }));
  expect(card.getAllByRole('row')).toHaveLength(11);
});

test('a holed ball is said, and stands on the card', async () => {
  const { session, playTo } = await shown();
  const view = () => session.store.getState().view as { phase: string };
  playTo(() => view().phase === 'completed');
  expect(screen.getByText('Hole in one!')).toBeTruthy();
  expect(figure('Total Strokes')).toBe('1');
  const row = screen.getByRole('rowheader', { name: '1' }).closest('tr') as HTMLElement;
  expect(row.getAttribute('aria-current')).toBe('true');
  expect(
    within(row)
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  ).toEqual(['2', '1']);
});

test('several: the hand-over names who plays, and the card has a column and a total for each', async () => {
  const { session, playTo } = await shown({ players: 2, player1: 'Ann', player2: 'Ben' });
  const view = () => session.store.getState().view as { phase: string; turn: number };
  expect(screen.getByText('Ann plays')).toBeTruthy();
  playTo(() => view().phase === 'completed');
  expect(screen.getByText('Click to go on: Ben plays.').tagName).toBe('P');
  playTo(() => view().turn === 1);
  expect(screen.getByText('Ben plays')).toBeTruthy();
  const card = within(screen.getByRole('table', { name: 'Scorecard so far' }));
  expect(card.getAllByRole('columnheader').map(cell => cell.textContent?.trim())).toEqual(['#', 'Par', 'Ann', 'Ben']);
  expect(card.getByRole('columnheader', { name: 'Ben' }).getAttribute('aria-current')).toBe('true');
  const total = card.getByRole('rowheader', { name: 'Total' }).closest('tr') as HTMLElement;
  expect(total.textContent).toMatch(/^Total311 -1\s*$/);
});

test('a walk says its hole, its landscape and how one stands against par', async () => {
  const { session, playTo } = await shown({ round: 'walk' });
  const view = () => session.store.getState().view as { phase: string; title: string };
  expect(screen.getByRole('heading', { name: /^Hole 1 / })).toBeTruthy();
  expect(screen.getByText('Meadow').tagName).toBe('P');
  expect(figure('To par')).toBe('E');
  playTo(() => view().phase === 'completed');
  expect(figure('To par')).toMatch(/^(E|-\d|\+\d)$/);
  playTo(() => view().title === 'Hole 2');
  expect(within(screen.getByRole('table', { name: 'Scorecard so far' })).getAllByRole('row')).toHaveLength(4);
});

test('thumbs hold the controls they stand for; a swing can be given up', () => {
  const hold = vi.fn();
  const { rerender } = render(<Pad hold={hold} swings={false} />);
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  rerender(<Pad hold={hold} swings />);
  for (const [name, action] of [
    ['Turn left', 'left'],
    ['Turn right', 'right'],
    ['PUTT', 'putt'],
    ['Cancel', 'cancel'],
  ] as const) {
    const button = screen.getByRole('button', { name });
    button.setPointerCapture = () => {};
    fireEvent.pointerDown(button, { pointerId: 1 });
    fireEvent.pointerUp(button, { pointerId: 1 });
    expect(hold.mock.calls.splice(0)).toEqual([
      [action, true],
      [action, false],
    ]);
  }
});

test('while a swing is held and while the ball rolls its power stands in the hint’s place, as a number', async () => {
  const { session, playTo } = await shown();
  const power = () => screen.queryByText('Power')?.parentElement?.querySelector('b')?.textContent;
  expect(power()).toBeUndefined();
  playTo(() => session.store.getState().phase === 'playing' && power() === '30');
  expect(screen.queryByText(HINT)).toBeNull();
  playTo(() => (session.store.getState().view as { phase: string }).phase === 'rolling');
  expect(Number(power())).toBeGreaterThan(30);
});

// Last: who has touched once goes on as one who touches, until the next file.
test('on the first course it says how the swing goes; fingers hear their own words', async () => {
  const { playTo, session } = await shown();
  act(() => void window.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' })));
  expect(screen.getByText('Drag to aim and hold: let go at the power you want.')).toBeTruthy();
  expect(screen.getByText('The power grows and falls while you hold, however far you drag.')).toBeTruthy();
  playTo(() => (session.store.getState().view as { phase: string }).phase === 'completed');
  expect(screen.getByText('Tap to go on.')).toBeTruthy();
  expect(screen.queryByText(/^The power grows/)).toBeNull();
});
