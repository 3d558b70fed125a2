// The HUD of Cat Crazy: the top bar, three panels, the wish and why, Undo; the book with its stories; names are typed, homes are asked for.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import definition from '../../../scenes/cat-crazy/index.ts';
import type { State } from '../../../scenes/cat-crazy/rules/state.ts';
import { EMPTY_BOOK } from '../../../scenes/cat-crazy/rules/stories/book.ts';
import { LINES } from '../../../scenes/cat-crazy/rules/stories/lines.ts';
import type { CatCrazyView } from '../../../scenes/cat-crazy/view.ts';
import { NO_RECORDS } from '../../../scenes/kit/core/replay/records.ts';
import { DEFAULT_SETTINGS } from '../../../scenes/kit/core/settings.ts';
import { sessionOpener, startedSession } from '../../../tests/setup/game.ts';
import Hud from './Hud.tsx';

afterEach(cleanup);

async function shown(overrides: Record<string, number> = {}) {
  const session = await startedSession(definition, 5, overrides);
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
  const state = session.state as State;
  const tick = (ticks = 1) =>
    act(() => {
      for (let i = 0; i < ticks; i++) session.tick({ held: 0, pressed: 0, released: 0 });
    });
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  return { session, state, tick, press };
}
const figure = (name: string) => screen.getByText(name, { selector: 'dt > span' }).closest('div')?.textContent;

test('from the shop to the first cat: bought, given back, warmed, hatched', async () => {
  const { state, tick, press } = await shown();
  expect(figure('Coins')).toBe('Coins100');
  press(/^Tabby egg/);
  expect(figure('Coins')).toBe('Coins0');
  press('Undo Tabby egg');
  expect([figure('Coins'), state.eggs.length]).toEqual(['Coins100', 0]);
  expect(screen.getByText('A cat slot is free for an egg.')).toBeTruthy();
  press(/^Siamese egg/);
  expect(screen.getByText('Not enough coins: 50 more needed.')).toBeTruthy();
  press(/^Tabby egg/);
  expect(screen.getByText('No slot is free for an egg.')).toBeTruthy();
  for (let i = 0; i < 5; i++) {
    press(/% .*Warm/);
    tick(60);
  }
  expect(state.cats).toHaveLength(1);
  expect(screen.getByText('No slot is free for an egg.')).toBeTruthy();
  expect(figure('Cats')).toBe('Cats1/1');
  expect(screen.getAllByRole('meter')).toHaveLength(4);
  expect(screen.getByRole('button', { name: new RegExp(`^${state.cats[0]?.name}, `) })).toBeTruthy();
});

test('a wish is said with its reason, and its button stands out', async () => {
  const { state, tick, press } = await shown({ firstCats: 2 });
  state.book = EMPTY_BOOK;
  Object.assign(state.cats[0] as object, { hunger: 24, thirst: 90, happiness: 90, energy: 90, wishIn: 0 });
  tick(2);
  expect(screen.getByText(new RegExp(LINES.feed.dire.join('|').replaceAll('.', '\\.')))).toBeTruthy();
  expect(screen.getByText(/^Fed 24, \+70 with a page of its story, within \d+ s$/)).toBeTruthy();
  const feed = within(screen.getByRole('group', { name: /^For / })).getByRole('button', { name: 'Feed' });
  expect('wished' in feed.dataset).toBe(true);
  press('Feed');
  expect(state.granted).toBe(1);
  expect(screen.getByText(/^“A Tabby found a paper fish/)).toBeTruthy();
  press('Book');
  expect(await screen.findByRole('tab', { name: 'Stories' })).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Stories' }));
  expect(screen.getByText(/^A Tabby found a paper fish in its bowl/)).toBeTruthy();
  expect(screen.getByText(/The next page comes when a Tabby wishes: Play\./)).toBeTruthy();
});

test('what a cat declines stands on the line for its time, above a golden wish, whatever happens by itself meanwhile', async () => {
  vi.useFakeTimers();
  try {
    const { state, tick, press } = await shown({ firstCats: 2 });
    const wish = { deed: 'feed', left: 9999, story: true, line: 0 };
    Object.assign(state.cats[0] as object, { happiness: 100, hunger: 80, energy: 90, wish });
    Object.assign(state.cats[1] as object, { wishIn: 1 });
    tick();
    press('Play');
    const why = `${state.cats[0]?.name} is as happy as can be: playing helps from 90 down.`;
    expect(screen.getByText(why)).toBeTruthy();
    tick(3);
    expect(state.cats[1]?.wish, 'the other one has begun to wish').toBeTruthy();
    act(() => void vi.advanceTimersByTime(3900));
    expect(screen.getByText(why)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.queryByText(why)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('the next goal stands on the page with its reward; the open panel follows what is new', async () => {
  const { state, tick, press } = await shown();
  const panel = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(screen.getByText('Hatch an egg').closest('p')?.textContent).toBe('Next: Hatch an egg0/1+50 ');
  press(/^Tabby egg/);
  expect(panel()).toEqual(['Eggs 1']);
  press('Shop');
  expect(panel()).toEqual(['Shop']);
  Object.assign(state.eggs[0] as object, { hatchProgress: 80 });
  press(/% .*Warm/);
  tick();
  expect(panel()[0]).toBe('My Cats');
  expect(screen.getByText('Hatch an egg').closest('p')?.textContent).toBe('Done: Hatch an egg1/1+50 ');
});

test('a panel that opens by itself answers no finger for a moment; one that the player opens does', async () => {
  vi.useFakeTimers();
  try {
    const { state, tick, press } = await shown();
    const isDeaf = () => screen.getByRole('region', { name: 'My Cats' }).parentElement?.hasAttribute('data-deaf');
    press(/^Tabby egg/);
    act(() => void vi.advanceTimersByTime(1500));
    press('Shop');
    press('Eggs 1');
    expect(isDeaf()).toBe(false);
    Object.assign(state.eggs[0] as object, { hatchProgress: 80 });
    press(/% .*Warm/);
    tick();
    expect(isDeaf()).toBe(true);
    act(() => void vi.advanceTimersByTime(1100));
    expect(isDeaf()).toBe(true);
    act(() => void vi.advanceTimersByTime(200));
    expect(isDeaf()).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('a long sentence on the line is set for three lines, a short one is not', async () => {
  const { state, tick } = await shown({ firstCats: 1 });
  const isLong = (text: string) => {
    state.news = [{ text, left: 99 }];
    tick();
    return 'long' in screen.getByText(text).dataset;
  };
  expect(
    isLong('Guests come while a cat sleeps and none is idle. Not every trade is a good one: the shop has the prices.'),
  ).toBe(true);
  expect(isLong('Pearl comforts Waffle.')).toBe(false);
});

test('at work the button to pet lends a hand, until the next pay', async () => {
  const { state, tick, press } = await shown({ firstCats: 1 });
  Object.assign(state.cats[0] as object, { wishIn: 1e9 });
  press('Work');
  Object.assign(state.cats[0] as object, { isThere: true });
  tick();
  const before = state.coins;
  press('Help');
  expect(state.coins).toBe(before + 5);
  expect(screen.queryByRole('button', { name: 'Help' })).toBeNull();
});

test('a name is typed, and a home is asked for twice', async () => {
  const { session, state, press } = await shown({ firstCats: 2 });
  press(/: name and home$/);
  expect(session.store.getState().phase).toBe('paused');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: '  Sir  Purr ' } });
  press('Save the name');
  expect([state.cats[0]?.name, session.store.getState().phase]).toEqual(['Sir Purr', 'playing']);
  press(/^Sir Purr: name and home$/);
  await screen.findByRole('textbox', { name: 'Name' });
  press('Find another home …');
  press('Yes, Sir Purr finds another home');
  expect(state.cats).toHaveLength(1);
});

test('who comes back reads what went on', async () => {
  const first = await startedSession(definition, 5, { firstCats: 1 });
  first.send({ type: 'work' });
  const kept = (await definition.load()).default.savedGame?.serialize(first.state as object) ?? null;
  const session = (await sessionOpener(definition))({ seed: 5 });
  session.start({}, { kept, awaySeconds: 7200 });
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
  expect(await screen.findByText(/2 h went by here, more slowly with every hour\./)).toBeTruthy();
  expect(screen.getByText(/worked and brought \d+ coins\.$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Good to be back' }));
  expect((session.store.getState().view as CatCrazyView).report).toBeNull();
});
