// The night watch, twenty times: ten halls drawn anew, all passed by the bot, none of them a wall.
import { expect, test } from 'vitest';
import definition from '../../scenes/stealth-escape/index.ts';
import { startedSession } from '../setup/game.ts';

const MOST_TICKS = 60 * 60 * 8;

test.each(Array.from({ length: 20 }, (_, index) => index + 1))('night %i', async seed => {
  const session = await startedSession(definition, seed, {}, { halls: 'night' });
  for (let i = 0; i < MOST_TICKS && !session.store.getState().result; i++) session.tick(session.pilot());
  expect(session.store.getState().result?.outcome).toBe('won');
});
