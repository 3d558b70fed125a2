// The HUD: a round from the first rock to KEEP, Undo, Combine, what a gem can become, quality from 50 gold, recipes and ledger.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NO_RECORDS } from '../../../scenes/kit/core/replay/records.ts';
import { DEFAULT_SETTINGS } from '../../../scenes/kit/core/settings.ts';
import definition from '../../../scenes/rock-td/index.ts';
import type { State } from '../../../scenes/rock-td/rules/state.ts';
import { MOMENTS, walking, withGem } from '../../../scenes/rock-td/rules/testing.ts';
import { startedSession } from '../../../tests/setup/game.ts';
import Hud from './Hud.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function shown() {
  const session = await startedSession(definition, 5);
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
  const tick = (ticks = 1) =>
    act(() => {
      for (let i = 0; i < ticks; i++) session.tick({ held: 0, pressed: 0, released: 0 });
    });
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  const place = (...cells: readonly number[]) =>
    act(() => {
      for (const cell of cells) session.send({ type: 'place', cell });
    });
  return { session, state: session.state as State, tick, press, place };
}
const fact = (name: string) => screen.getByText(name, { selector: 'dt > span' }).closest('div')?.textContent;

test('five rocks, Undo, one is chosen and kept: the wave comes', async () => {
  const { state, press, place } = await shown();
  expect([fact('Level'), fact('Lives'), fact('Gold'), fact('Score')]).toEqual([
    'Level1 of 50',
    'Lives20',
    'Gold0',
    'Score0',
  ]);
  expect(screen.getByText(/^Place 5 rocks\. Click a cell/)).toBeTruthy();
  place(24, 25, 26, 27);
  press('KEEP');
  expect(screen.getByText('Place 1 more rock first.')).toBeTruthy();
  press('Undo');
  expect(state.fresh).toHaveLength(3);
  place(27, 28);
  expect(screen.getByText('Choose one gem to keep.')).toBeTruthy();
  press(/, C4$/);
  press('KEEP');
  expect(state.phase).toBe('wave');
  expect(screen.getByText('Walkers: a long way stops them.')).toBeTruthy();
});

test('Upgrade Quality is shown from 50 gold on, with its price', async () => {
  const { state, tick, press } = await shown();
  state.gold = 49;
  tick();
  expect(screen.queryByRole('button', { name: /^Upgrade Quality/ })).toBeNull();
  state.gold = 60;
  tick();
  press('Upgrade Quality 50');
  expect([state.gold, state.upgrades]).toEqual([10, 1]);
  state.gold = 60;
  tick();
  expect(screen.getByRole('button', { name: 'Upgrade Quality 75' }).getAttribute('aria-disabled')).toBe('true');
});

test('a kept gem says what it can, changes its aim, and fuses for gold; recipes and ledger name it', async () => {
  const { session, state, tick, press } = await shown();
  const ruby = withGem(state, 'C3', 'ruby', 1);
  withGem(state, 'G3', 'emerald');
  state.gold = 400;
  act(() => void session.send({ type: 'choose', id: ruby.id }));
  tick();
  expect(screen.getByText('Flawed Ruby')).toBeTruthy();
  press('Aims at: First');
  expect(ruby.gem?.aim).toBe('last');
  press(/^Wildfire, with the \w+ Emerald 100$/);
  expect(screen.getByText('Flawed Wildfire')).toBeTruthy();
  state.level = 3;
  state.gold = 450;
  tick();
  press('Recut 150');
  expect(screen.getByText('Normal Wildfire')).toBeTruthy();
  press('Recipes');
  expect(session.store.getState().phase).toBe('paused');
  expect(await screen.findByText(/The next one costs 180 gold; you have 300\./)).toBeTruthy();
});

test('a lesson stands where the wave is told of, and ears hear it once', async () => {
  const { session, state, tick } = await shown();
  const lesson = /^Upgrade Quality: all gems to come/;
  const aloud = screen.getByRole('status');
  const listener = new MutationObserver(() => {});
  listener.observe(aloud, { childList: true, characterData: true, subtree: true });
  walking(state);
  tick(31);
  expect(screen.getByText('Walkers: a long way stops them.')).toBeTruthy();
  MOMENTS.quality(state);
  tick(31);
  expect(screen.queryByText('Walkers: a long way stops them.')).toBeNull();
  expect(screen.getAllByText(lesson)).toHaveLength(2);
  state.phase = 'placing';
  tick(31);
  expect(screen.getByText(/^Place 5 rocks/)).toBeTruthy();
  state.phase = 'wave';
  tick(31);
  expect(screen.getAllByText(lesson)).toHaveLength(2);
  act(() => void session.send({ type: 'upgrade' }));
  expect(screen.getByText('Walkers: a long way stops them.')).toBeTruthy();
  expect(aloud.textContent).toBe('');
  const heard = listener.takeRecords().flatMap(({ addedNodes }) => [...addedNodes].map(node => node.textContent));
  expect(heard).toEqual([expect.stringMatching(lesson)]);
});

test('two alike are combined', async () => {
  const { state, tick, press, place } = await shown();
  place(24, 25, 26, 27, 28);
  const [one, other] = state.rocks;
  const quality = one?.gem?.quality ?? 0;
  if (one?.gem && other) other.gem = { ...one.gem };
  tick();
  press(/, B4$/);
  expect(screen.getByText('KEEP it, or Combine the two alike to a better one.')).toBeTruthy();
  press('Combine');
  expect(state.rocks.filter(({ gem }) => gem).map(({ gem, cell }) => [cell, gem?.quality])).toEqual([
    [25, quality + 1],
  ]);
});
