// A replay whose constants stand at the ends of their ranges, as any file may bring them: every game plays it to its end, in bounded work.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { runToEnd } from '../../scenes/kit/core/incremental.ts';
import { readReplay, writeReplay } from '../../scenes/kit/core/replayFile.ts';
import { random, seeded } from '../../scenes/kit/core/rng.ts';
import { sessionOpener } from '../setup/game.ts';
import { spentMs } from '../setup/spentMs.ts';

/** Mixes of constants: all at the upper end, all at the lower one, and drawn. */
const MIXES = 8;
/** Most time of a replay of 90 s, in times of the reference. */
const MOST = 120;

/** Arithmetic and objects for about a tenth of a second. */
function reference(): void {
  const rng = seeded(1);
  let list: { readonly x: number; readonly y: number }[] = [];
  for (let i = 0; i < 300; i++) {
    list = Array.from({ length: 800 }, () => ({ x: random(rng), y: random(rng) }));
    list.sort((a, b) => a.x * a.y - b.x * b.y);
  }
  expect(list).toHaveLength(800);
}

for (const definition of CATALOG)
  test(`${definition.id} bears its constants at their ends`, async () => {
    const { id } = definition;
    const text = readFileSync(`tests/replays/${id}/bot-7.json`, 'utf8');
    const golden = readReplay(text, id);
    if (typeof golden === 'string') throw new Error(golden);
    const { constants } = (await definition.load()).default;
    const open = await sessionOpener(definition);
    reference();
    const unit = spentMs(reference);
    for (let mix = 0; mix < MIXES; mix++) {
      const rng = seeded(mix, 5);
      const overrides = Object.fromEntries(
        Object.entries(constants).flatMap(([name, { range }]) => {
          const drawn = random(rng);
          if (mix === 0 || (mix > 1 && drawn < 0.4)) return [[name, range[1]]];
          return mix === 1 || drawn < 0.8 ? [[name, range[0]]] : [];
        }),
      );
      const replay = readReplay(writeReplay({ ...golden, overrides }), id);
      if (typeof replay === 'string') throw new Error(replay);
      const session = open({ seed: 3 });
      const spent = spentMs(() => {
        session.watch(replay);
        runToEnd(session.seekIncrementally(replay.ticks));
      });
      expect(spent / unit, `mix ${mix}`).toBeLessThan(MOST);
      expect(session.store.getState().phase).toBe('over');
    }
  });
