// Constants at the ends of their ranges, mixed, as the lab or a link brings them: no game's first moments stop its page for more than a second, or break it.
import { expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';
import { sessionOpener } from '../setup/game.ts';
import { referenceMs, spentMs } from '../setup/spentMs.ts';
import { times } from '../setup/times.ts';
import { atEnds } from './atEnds.ts';

const MIXES = times(4, 40);
/** Most time of each step, in times of the reference: a second. */
const MOST = 10;
const NO_INPUT = { held: 0, pressed: 0, released: 0 };

test.each(CATALOG.map(definition => [definition.id, definition] as const))('%s', async (_, definition) => {
  const { constants } = (await definition.load()).default;
  const open = await sessionOpener(definition);
  const unit = referenceMs();
  for (let mix = 0; mix < MIXES; mix++) {
    const overrides = atEnds(constants, mix);
    let session: Session | undefined;
    const steps = {
      opening: () => (session = open({ seed: mix + 1, overrides })),
      beginning: () => session?.start(definition.start.buttons[0]?.setup ?? {}),
      'half a second of play': () => {
        for (let tick = 0; tick < 30; tick++) session?.tick(NO_INPUT);
      },
    };
    for (const [name, step] of Object.entries(steps))
      expect(spentMs(step) / unit, `${name}, mix ${mix}: ${JSON.stringify(overrides)}`).toBeLessThan(MOST);
  }
});
