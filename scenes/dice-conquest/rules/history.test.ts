// Tests of the history notation: every past round is restored from four digits.
import { expect, it } from 'vitest';
import { writeBoard } from './board.ts';
import { replayRounds, roundsIn } from './history.ts';
import { playOut } from './testing.ts';

it('gives back board and health of every round of whole games', () => {
  for (let seed = 0; seed < 20; seed++) {
    const setup: Record<string, string> = { short: seed % 2 ? 'rising' : 'on', board: seed % 4 < 2 ? 'full' : 'short' };
    const seen: [string, readonly number[]][] = [];
    const end = playOut(
      seed,
      ['normal', 'easy'],
      state => {
        if (roundsIn(state.history) === seen.length + 1) seen.push([writeBoard(state.board), state.health]);
      },
      setup,
    );
    expect(seen).toHaveLength(roundsIn(end.history));
    seen.forEach(([board, health], index) => {
      const past = replayRounds(end, index + 1);
      expect([writeBoard(past.board), past.health]).toEqual([board, health]);
    });
  }
});
