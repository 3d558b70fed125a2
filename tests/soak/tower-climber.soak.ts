// Soak test of Tower Climber: the bot climbs twenty towers past the fifth level; a reachability search passes eight levels of six.
import { expect, test } from 'vitest';
import definition from '../../scenes/tower-climber/index.ts';
import type { State } from '../../scenes/tower-climber/rules/state.ts';
import { sessionOpener } from '../setup/game.ts';
import { buildTower, climbTo, highestReachable } from './towerProof.ts';

const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1);

test.each(SEEDS)('the bot climbs tower %i past the fifth level', async seed => {
  const session = (await sessionOpener(definition))({ seed });
  session.start();
  climbTo(session, 5);
  const { score, fate } = session.state as State;
  expect(score, `ended by: ${fate?.cause}`).toBeGreaterThanOrEqual(1000);
});

test.each(SEEDS.slice(0, 6))('tower %i can be climbed for eight levels, and no enemy is on the only way', seed => {
  const { platforms, state } = buildTower(seed, 16_500);
  expect(highestReachable(platforms, state)).toBeLessThan(-15_500);
  expect(platforms.length).toBeGreaterThan(120);
});
