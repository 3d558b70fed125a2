// A replay whose constants stand at the ends of their ranges, as any file may bring them: every game plays it to its end, in bounded work.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { runToEnd } from '../../scenes/kit/core/incremental.ts';
import { readReplay, writeReplay } from '../../scenes/kit/core/replay/replayFile.ts';
import { sessionOpener } from '../setup/game.ts';
import { referenceMs, spentMs } from '../setup/spentMs.ts';
import { atEnds } from './atEnds.ts';

const MIXES = 8;
/** Most time of a replay of 90 s, in times of the reference. */
const MOST = 120;

for (const definition of CATALOG)
  test(`${definition.id} bears its constants at their ends`, async () => {
    const { id } = definition;
    const text = readFileSync(`tests/replays/${id}/bot-7.json`, 'utf8');
    const golden = readReplay(text, id);
    if (typeof golden === 'string') throw new Error(golden);
    const { constants } = (await definition.load()).default;
    const open = await sessionOpener(definition);
    const unit = referenceMs();
    for (let mix = 0; mix < MIXES; mix++) {
      const replay = readReplay(writeReplay({ ...golden, overrides: atEnds(constants, mix) }), id);
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
