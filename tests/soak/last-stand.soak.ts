// Airborne at length: an hour of play, by the bot, by random hands and by nobody. Things stay few, the score never falls below 0.
import { expect, test } from 'vitest';
import { type Frame, NO_INPUT } from '../../scenes/kit/core/input/input.ts';
import { seeded } from '../../scenes/kit/core/rng.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';
import definition from '../../scenes/last-stand/index.ts';
import type { State } from '../../scenes/last-stand/rules/state.ts';
import { randomFrame } from '../conformance/playing.ts';
import { startedSession } from '../setup/game.ts';

const HOUR = 60 * 60 * 60;
/** Helicopters that cross at once, and whatever they drop until somebody reaches the gun. */
const MOST_THINGS = 250;
const MOST_PIECES = 60;

const rng = seeded(5);
const HANDS: readonly (readonly [who: string, frame: (session: Session) => Frame])[] = [
  ['the bot', session => session.pilot()],
  ['random hands', () => randomFrame(rng, definition)],
  ['nobody', () => NO_INPUT],
];

test.each(HANDS)('an hour played by %s', { timeout: 20 * 60_000 }, async (who, frame) => {
  const session = await startedSession(definition, 31);
  const most = { things: 0, pieces: 0 };
  let least = 0;
  let runs = 1;
  for (let i = 0; i < HOUR; i++) {
    session.tick(frame(session));
    const { helicopters, troopers, walkers, wrecks, bullets, shells, score } = session.state as State;
    most.things = Math.max(most.things, helicopters.length + troopers.length + walkers.length);
    most.pieces = Math.max(most.pieces, wrecks.length + bullets.length + shells.length);
    least = Math.min(least, score);
    if (session.store.getState().phase !== 'over') continue;
    session.restart(31 + runs++);
  }
  console.info(`Airborne, ${who}: ${runs} runs, at most ${most.things} things and ${most.pieces} pieces at once.`);
  expect(least).toBe(0);
  expect(most.things).toBeLessThan(MOST_THINGS);
  expect(most.pieces).toBeLessThan(MOST_PIECES);
});
