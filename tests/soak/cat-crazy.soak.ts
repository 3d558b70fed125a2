// Cat Crazy at length: ten thousand actions in any order, with comings and goings and a clock set back: bars stay in their bounds, coins too.
import { expect, test } from 'vitest';
import { savedGame } from '../../scenes/cat-crazy/rules/savedGame.ts';
import { SHOP_ITEMS } from '../../scenes/cat-crazy/rules/shop.ts';
import { BARS, CARE_ACTIONS, type Command } from '../../scenes/cat-crazy/rules/state.ts';
import { opened, play, send } from '../../scenes/cat-crazy/rules/testing.ts';
import type { Json } from '../../scenes/kit/core/json.ts';
import { pick, type Rng, random, randomInt, seeded } from '../../scenes/kit/core/rng.ts';

const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1);
const DEEDS_OF_A_LIFE = 10_000;

function anyOrder(rng: Rng, ids: readonly number[]): Command {
  const cat = ids.length > 0 ? pick(rng, ids) : 0;
  const chance = random(rng);
  if (chance < 0.55) return { type: pick(rng, CARE_ACTIONS), cat };
  if (chance < 0.75) return { type: 'buy', ware: pick(rng, SHOP_ITEMS) };
  if (chance < 0.9) return { type: 'warm' };
  return pick<Command>(rng, [
    { type: 'giveBack' },
    { type: 'rehome', cat },
    { type: 'name', cat, name: 'x' },
    { type: 'read' },
  ]);
}

test.each(SEEDS)('life %i of ten thousand actions', seed => {
  const rng = seeded(seed, 5);
  let state = opened(seed);
  for (let i = 0; i < DEEDS_OF_A_LIFE; i++) {
    send(
      state,
      anyOrder(
        rng,
        state.cats.map(({ id }) => id),
      ),
    );
    play(state, {}, randomInt(rng, 30));
    if (i % 500 === 499 && savedGame.serialize(state)) {
      const kept = JSON.parse(JSON.stringify(savedGame.serialize(state))) as Json;
      state = opened(seed + i, {}, { kept, awaySeconds: randomInt(rng, 80_000) - 40_000 });
    }
    const isBounded = state.cats.every(cat => BARS.every(bar => cat[bar] >= 0 && cat[bar] <= 100));
    if (!isBounded || state.coins < 0 || state.cats.length > state.maxCats) expect.fail(JSON.stringify(state));
  }
  expect(state.granted).toBeGreaterThan(0);
});
