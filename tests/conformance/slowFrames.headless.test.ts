// Every game at 12 and at 30 frames a second: a second of play is sixty ticks.
import { expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { TICKS_PER_SECOND } from '../../scenes/kit/core/clock.ts';
import { headlessStage } from '../setup/game.ts';

for (const definition of CATALOG)
  test(definition.id, async () => {
    const stage = await headlessStage(definition);
    stage.session.start();
    for (const rate of [12, 30]) {
      const from = stage.session.store.getState().tick;
      for (let frame = 0; frame < rate; frame++) stage.frame(1000 / rate);
      // One more or less, where a frame ends between two ticks.
      expect(Math.abs(stage.session.store.getState().tick - from - TICKS_PER_SECOND), `at ${rate}`).toBeLessThan(2);
    }
    stage.destroy();
  });
