// Real physics: the preview is the exact flight, and every tower can be climbed; the soak test has more and higher towers.
import { expect, test } from 'vitest';
import { sessionOpener } from '../../../tests/setup/game.ts';
import { times } from '../../../tests/setup/times.ts';
import { buildTower, climbTo, highestReachable } from '../../../tests/soak/towerProof.ts';
import { NO_INPUT } from '../../kit/core/input/input.ts';
import { pilot } from '../bots/pilot.ts';
import game from '../index.ts';
import { boostOf, simulateFlight, velocityOf } from './aim.ts';
import type { Event, State } from './state.ts';
import { t } from './testing.ts';

test('the flight that the dots promise is flown to the pixel, walls and moving ledges included', async () => {
  const open = await sessionOpener(game);
  let flights = 0;
  for (const seed of [1, 2, 3].slice(0, times(2, 3))) {
    const session = open({ seed, overrides: { firstLevel: seed * 2, enemyPercent: 0, enemyPercentPerLevel: 0 } });
    session.start();
    const state = () => session.state as State;
    const decide = pilot(seed, {
      errorPx: 6,
      aimTicks: 12,
      leads: true,
      minds: false,
      reaches: true,
      catches: false,
      tries: 1,
    });
    let promised: readonly { readonly x: number; readonly y: number }[] = [];
    let at = 0;
    session.onEvents(events => {
      for (const { type } of events as readonly Event[]) if (type === 'foxLanded') promised = [];
    });
    for (let n = 0; n < 1000 && session.store.getState().phase === 'playing'; n++) {
      const frame = { ...NO_INPUT, ...decide(state(), t) };
      const before = state();
      if (frame.pointer?.released && before.pull && before.player.carriedBy !== null) {
        const { fromX, fromY } = before.pull;
        const draw = { dx: frame.pointer.x - fromX, dy: frame.pointer.y - before.camera - fromY };
        const velocity = velocityOf(draw, boostOf(before, t), t);
        const places = velocity ? simulateFlight(before.player, velocity, before.platforms, 140, t).places : [];
        promised = places;
        at = 0;
        flights++;
      }
      session.tick(frame);
      const expected = promised[at++];
      // A fox below the view does not fall further.
      if (!expected || state().phase !== 'playing') continue;
      const { x, y } = state().player;
      expect(Math.hypot(x - expected.x, y - expected.y), `seed ${seed}, tick ${n}, step ${at}`).toBeLessThan(1);
    }
  }
  expect(flights).toBeGreaterThan(times(15, 25));
});

test('a tower can be climbed, and no enemy is on the only way', () => {
  const height = times(3000, 6500);
  const { platforms, state } = buildTower(1, height);
  expect(highestReachable(platforms, state)).toBeLessThan(1000 - height);
  expect(platforms.length).toBeGreaterThan(height / 130);
});

test.each([1, 2, 3].slice(0, times(1, 3)))('the bot climbs tower %i past the fifth level', async seed => {
  const session = (await sessionOpener(game))({ seed });
  session.start();
  climbTo(session, 5);
  expect((session.state as State).score).toBeGreaterThanOrEqual(1000);
});
