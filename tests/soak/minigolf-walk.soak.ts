// The endless walk of mini golf over two thousand holes, played along their lines: no hole without its line, and memory stays flat.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { findHole, type HoleRequest } from '../../scenes/minigolf/levels/walk/hole.ts';
import { career } from '../../scenes/minigolf/rules/ownBest.ts';
import { rules } from '../../scenes/minigolf/rules/rules.ts';
import { courseAt, titleAt } from '../../scenes/minigolf/rules/state.ts';
import { goOn, newRound, putt, TUNING, untilRest } from '../../scenes/minigolf/rules/testing.ts';

const HOLES = 2000;
/** Holes after which caches are full. */
const SETTLED = 400;
const MOST_GROWTH = 3e6;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

test('two thousand holes of walk 1', { timeout: 30 * 60_000 }, () => {
  const state = newRound({ round: 'walk' });
  let kept = career.initial;
  const heap: number[] = [];
  const sizes: number[] = [];
  for (let hole = 1; hole <= HOLES; hole++) {
    expect(titleAt(state)).toBe(`Hole ${hole}`);
    const request = rules.request?.(state, TUNING);
    rules.onResponse?.(state, { ...findHole(request as unknown as HoleRequest, TUNING) }, TUNING);
    for (const { aim, power } of courseAt(state).line)
      for (const event of [...putt(state, aim, power), ...untilRest(state)]) kept = career.reduce(kept, event);
    expect(state.ending, titleAt(state)).toBe('holed');
    goOn(state);
    if (hole % 100 !== 0) continue;
    collect();
    heap.push(process.memoryUsage().heapUsed);
    sizes.push(JSON.stringify(state).length + JSON.stringify(kept).length);
  }
  expect((kept as { walks?: Readonly<Record<string, { hole: number }>> }).walks?.['1']?.hole).toBe(HOLES);
  expect(Math.max(...sizes)).toBeLessThan(40_000);
  const settled = heap[SETTLED / 100 - 1] as number;
  expect((heap.at(-1) as number) - settled, heap.map(bytes => Math.round(bytes / 1e5) / 10).join(' ')).toBeLessThan(
    MOST_GROWTH,
  );
  console.info(`heap after each hundred, MB: ${heap.map(bytes => (bytes / 1e6).toFixed(1)).join(' ')}`);
});
