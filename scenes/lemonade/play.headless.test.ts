// From the table to the cart in one run: the week's result stands, nothing is assisted, and the cart's is a result of its own, none of the day.
import { expect, test } from 'vitest';
import { recordDaily } from '../../src/data/games/daily.ts';
import { dayNumber } from '../../src/site/games/day.ts';
import { seedOfDay } from '../../src/site/games/daySeed.ts';
import { startedSession } from '../../tests/setup/game.ts';
import type { Result } from '../kit/core/rules.ts';
import definition from './index.ts';
import type { State } from './rules/state.ts';

test('a week that was won goes on with the cart, and its run is a whole replay', async () => {
  const session = await startedSession(definition, seedOfDay(dayNumber()), {}, { storey: 'table' });
  const now = () => session.store.getState();
  const state = () => session.state as State;
  const idle = { held: 0, pressed: 0, released: 0 };
  for (let day = 0; day < 7; day++) {
    session.send({ type: 'stay' });
    if (day === 6) state().cash = 9000;
    session.send({ type: 'next' });
    session.tick(idle);
  }
  const { result } = now();
  expect(result).toMatchObject({ outcome: 'won', title: 'Enough for a cart', goOn: { label: 'Buy the cart' } });
  expect(result?.isLater).toBeUndefined();
  session.retry();
  expect(now()).toMatchObject({ phase: 'playing', assisted: false, result: null });
  expect(state()).toMatchObject({ storey: 'cart', cash: 7000 });
  for (let round = 0; round < 8; round++) {
    session.send({ type: 'stay' });
    session.send({ type: 'next' });
    session.tick(idle);
  }
  expect(now()).toMatchObject({ phase: 'over', assisted: false });
  expect(now().result).toMatchObject({ outcome: 'lost', mode: 'The cart', isLater: true });
  const run = { game: definition, seed: now().seed, setup: now().setup, began: dayNumber(), assisted: false };
  expect(recordDaily({ ...run, result: now().result as Result })).toBeNull();
  expect(recordDaily({ ...run, result: result as Result })).not.toBeNull();
});

test('without enough for the cart nothing goes on', async () => {
  const session = await startedSession(definition, 3, {}, { storey: 'table' });
  for (let day = 0; day < 7; day++) {
    session.send({ type: 'stay' });
    session.send({ type: 'next' });
    session.tick({ held: 0, pressed: 0, released: 0 });
  }
  expect(session.store.getState().result?.goOn).toBeUndefined();
  session.retry();
  expect(session.store.getState().phase).toBe('over');
});
