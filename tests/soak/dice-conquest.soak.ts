// Dice Conquest at length: how Hard fares against Normal over a thousand games.
import { expect, it } from 'vitest';
import { duel } from '../../scenes/dice-conquest/rules/testing.ts';

const GAMES = 1000;

it(`Hard beats Normal in more than 55 % of ${GAMES} games`, () => {
  const share = duel('hard', 'normal', GAMES) / GAMES;
  console.info(`Dice Conquest: Hard wins ${(100 * share).toFixed(1)} % of ${GAMES} games against Normal.`);
  expect(share).toBeGreaterThan(0.55);
});
