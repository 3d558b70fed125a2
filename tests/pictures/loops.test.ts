// Loops of play on cards: each game has one, of its golden replay as it is now and of a moment that it has, within its budget, and it moves.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { LOOP_FILE, MAX_LOOP_BYTES, readLoops } from './loops.ts';

const LOOPS = readLoops();

/** Length of an animated WebP in milliseconds: each of its frames says its own. */
function lengthOf(file: Buffer): number {
  let length = 0;
  for (let at = 12; at + 8 <= file.length; at += 8 + file.readUInt32LE(at + 4) + (file.readUInt32LE(at + 4) % 2))
    if (file.toString('latin1', at, at + 4) === 'ANMF') length += file.readUIntLE(at + 8 + 12, 3);
  return length;
}

test('the list names the games', () =>
  expect(Object.keys(LOOPS)).toEqual(CATALOG.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b, 'en'))));

describe.each(CATALOG.map(({ id }) => id))('%s', id => {
  const { replay, from = 0, ticks = 0 } = LOOPS[id] ?? {};

  test('is recorded from the golden replay as it is: else `npm run loops`', () => {
    const golden = JSON.parse(readFileSync(`tests/replays/${id}/bot-7.json`, 'utf8'));
    expect(replay).toBe(golden.hash);
    expect(from + ticks).toBeLessThanOrEqual(golden.ticks);
  });

  test('two to three seconds, within its budget', () => {
    expect(existsSync(LOOP_FILE(id))).toBe(true);
    const file = readFileSync(LOOP_FILE(id));
    expect(file.length).toBeLessThanOrEqual(MAX_LOOP_BYTES);
    expect(lengthOf(file)).toBeGreaterThanOrEqual(1900);
    expect(lengthOf(file)).toBeLessThanOrEqual(3100);
  });
});
