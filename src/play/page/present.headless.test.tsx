// Announcements belong to the present: after a restart or with a new level nothing of before is told, in every game.
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CATALOG } from '../../../scenes/catalog.ts';
import { heardGame } from '../../../tests/setup/heard.tsx';
import { TEMPLATES } from '../../../tests/setup/templates.ts';
import { OPENING_MS, PAUSE_MS } from './speech.ts';

const TICK_MS = 1000 / 60;
const games = [...TEMPLATES, ...CATALOG].map(game => [game.id, game] as const);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

test.each(games)('%s: a restart', async (_, definition) => {
  const game = await heardGame(definition);
  const { session, runtime } = game;
  act(() => session.start(game.setup));
  game.wait(OPENING_MS);
  for (let tick = 0; tick < 300; tick++) {
    game.tick();
    if (tick % 10 === 0) game.wait(10 * TICK_MS);
  }
  expect(game.heard()).not.toBe('');
  act(() => session.restart(2));
  expect(game.heard()).toBe('');
  game.wait(OPENING_MS);
  const opening = game.heard();
  expect(opening).toMatch(/^A new game begins\./);
  expect(opening).toContain(runtime.situation?.(session.state, session.tuning) ?? '');
  game.wait(4 * PAUSE_MS);
  expect(game.heard()).toBe(opening);
});

/** Games whose bots reach a further level in so many ticks. */
const TICKS = 40 * 60;
const LEVELLED = games.filter(([id]) =>
  ['stealth-escape', 'boulder-dash', 'minigolf', 'sokoban', 'dalex'].includes(id),
);

test.each(LEVELLED)('%s: a new level', async (_, definition) => {
  const game = await heardGame(definition);
  const { session, runtime } = game;
  const before: string[] = [];
  const now: string[] = [];
  let isAnew = false;
  act(() => session.start(game.setup));
  session.onEvents(events => {
    const sentences = events.flatMap(event => runtime.announce?.(event) ?? []);
    const begins = events.some(({ type }) => runtime.levelEvents?.includes(type) === true);
    isAnew ||= begins && before.length > 1;
    (isAnew ? now : before).push(...sentences);
  });
  const hasBegun = () => isAnew;
  for (let tick = 0; tick < TICKS && !hasBegun(); tick++) {
    game.tick();
    if (!hasBegun()) game.wait(TICK_MS);
  }
  expect(isAnew, 'no further level was reached').toBe(true);
  const old = before.filter(sentence => !now.some(other => other.includes(sentence)));
  for (const waited of [0, PAUSE_MS]) {
    game.wait(waited);
    expect(old.filter(sentence => game.heard().includes(sentence))).toEqual([]);
  }
  expect(now.some(sentence => game.heard().includes(sentence.replace(/\.$/, '')))).toBe(true);
});
