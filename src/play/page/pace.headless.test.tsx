// While time runs no live region of a game speaks more than once in two seconds, and a result is told once: every game is played by its bot.
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CATALOG } from '../../../scenes/catalog.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { type HeardGame, heardGame } from '../../../tests/setup/heard.tsx';
import { TEMPLATES } from '../../../tests/setup/templates.ts';
import { OPENING_MS } from './speech.ts';

const LIMIT_MS = 2000;
const SECONDS = 20;
const TICK_MS = 1000 / 60;
/** A region speaks in a tick or in the wait after it: a pause is measured to two ticks. */
const SHORTEST_MS = LIMIT_MS - 2 * TICK_MS;
/** Emergencia’s sheets, which answer a press or end the mission. */
const ANSWERS = /^DIV _veil_/;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Times in ms at which each region spoke. A region that comes anew in another one's place is that one. */
function listenTo(game: HeardGame) {
  const spoken = new Map<string, { at: number; text: string }[]>();
  let last = game.regions();
  return {
    spoken,
    listen(at: number) {
      const now = game.regions();
      for (const [region, text] of now) {
        if (text.trim() === '' || text === last.get(region)) continue;
        const place = `${region.tagName} ${region.className} ${region.getAttribute('role') ?? ''}`;
        spoken.set(place, [...(spoken.get(place) ?? []), { at, text }]);
      }
      last = now;
    },
  };
}

test.each([...TEMPLATES, ...CATALOG].map(game => [game.id, game] as const))(
  '%s',
  async (_, definition: GameDefinition) => {
    const game = await heardGame(definition);
    const { session, runtime } = game;
    const isTimed = runtime.kind === 'realtime' || runtime.isPaced === true;
    game.wait(OPENING_MS);
    const { spoken, listen } = listenTo(game);
    session.start(game.setup);
    for (let tick = 0; tick < SECONDS * 60 && session.store.getState().phase === 'playing'; tick++) {
      game.tick();
      game.wait(TICK_MS);
      if (session.store.getState().phase === 'playing') listen(tick * TICK_MS);
    }
    for (const [place, words] of spoken) {
      // In turns the announcer answers each press: only time must not make it speak.
      if ((!isTimed && place.startsWith('P  ')) || ANSWERS.test(place)) continue;
      const quick = words.filter(({ at }, index) => index > 0 && at - (words[index - 1]?.at ?? 0) < SHORTEST_MS);
      expect(quick, place).toEqual([]);
    }
    const { result } = session.store.getState();
    if (!result) return;
    game.wait(LIMIT_MS);
    const told = [...game.regions().values()].map(
      text => text.toLowerCase().split(result.title.toLowerCase()).length - 1,
    );
    expect(
      told.reduce((sum, times) => sum + times, 0),
      'the result is told once',
    ).toBe(1);
  },
);
