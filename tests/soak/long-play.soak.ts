// An hour of the bot's play of every game, as fast as it goes: the heap stays where it was.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { playOn } from '../conformance/playing.ts';
import { startedSession } from '../setup/game.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const HOUR = 60 * 60 * 60;
const MOST_GROWTH = 8_000_000;

const heap = (): number => {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
};

test.each(CATALOG)('an hour of $id', async definition => {
  const session = await startedSession(definition, 11);
  playOn(session, 5 * 60 * 60);
  const before = heap();
  playOn(session, HOUR);
  expect(heap() - before).toBeLessThan(MOST_GROWTH);
});
