// Tests of the music mood.
import { expect, test } from 'vitest';
import runtime from './play.ts';
import { emptyBoard } from './rules/board.ts';
import type { DiceState } from './rules/state.ts';

const die = { value: 3, player: 1, moved: false } as const;
const boardWith = (dice: number) => emptyBoard(9).map((cell, index) => (index < dice ? die : cell));

test.each<[change: object, mood: string]>([
  [{ board: boardWith(3) }, 'ambient'],
  [{ board: boardWith(4) }, 'exploration'],
  [{ board: boardWith(4), health: [5, 3] }, 'exploration'],
  [{ health: [2, 5] }, 'battle'],
  [{ health: [5, 1] }, 'battle'],
  [{ suddenDeath: true }, 'battle'],
  [{ health: [0, 5], winner: 2 }, 'ambient'],
])('%o: %s', (change, mood) => {
  const state = { board: emptyBoard(9), health: [5, 5], fullHealth: 5, suddenDeath: false, winner: null, ...change };
  expect(runtime.music?.mood(state as unknown as DiceState)).toBe(mood);
});
