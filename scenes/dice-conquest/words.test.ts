// What ears hear: names by number between two people, 'you' against the computer.
import { expect, it } from 'vitest';
import { hud } from './hud.ts';
import type { DiceEvent } from './rules/events.ts';
import type { DiceState } from './rules/state.ts';
import { newGame } from './rules/testing.ts';
import { words } from './words.ts';

const between = (mode: DiceState['mode'], event: object): string | null =>
  words({ mode, kind: 'full', x: 0, y: 0, ...event } as DiceEvent);

const BATTLE = {
  type: 'battled',
  attacker: 1,
  attackerValue: 5,
  defenderValue: 3,
  row: 3,
  column: 2,
  winner: 1,
  left: 2,
};

it.each([
  [{ type: 'rolled', player: 1, value: 4 }, 'You rolled a 4.', 'Player 1 rolled a 4.'],
  [{ type: 'rolled', player: 2, value: 4 }, 'The computer rolled a 4.', 'Player 2 rolled a 4.'],
  [
    { type: 'placed', player: 1, value: 4, column: 2 },
    'You placed a 4 in column 3. The computer rolls next.',
    'Player 1 placed a 4 in column 3. Player 2 rolls next.',
  ],
  [
    { type: 'placed', player: 2, value: 4, column: 2 },
    'The computer placed a 4 in column 3. All dice march.',
    'Player 2 placed a 4 in column 3. All dice march.',
  ],
  [
    BATTLE,
    'In column 3, row 4, your 5 meets the computer’s 3: you win, and a 2 is left.',
    'In column 3, row 4, player 1’s 5 meets player 2’s 3: player 1 wins, and a 2 is left.',
  ],
  [
    { ...BATTLE, attacker: 2, winner: null },
    'In column 3, row 4, the computer’s 5 meets your 3: both vanish.',
    'In column 3, row 4, player 2’s 5 meets player 1’s 3: both vanish.',
  ],
  [
    { type: 'held', by: 1, amount: 4, row: 8, column: 2 },
    'That was close: you keep a 4 out.',
    'That was close: player 1 keeps a 4 out.',
  ],
  [
    { type: 'damaged', victim: 1, amount: 4, column: 2, health: [1, 5] },
    'You are hit for 4 in column 3.',
    'Player 1 is hit for 4 in column 3.',
  ],
  [
    { type: 'roundEnded', round: 9, health: [1, 5] },
    'Round 9 is over. Health: you 1, the computer 5.',
    'Round 9 is over. Health: player 1 1, player 2 5.',
  ],
  [{ type: 'won', player: 1 }, 'You win!', 'Player 1 wins!'],
  [{ type: 'won', player: 2 }, 'The computer wins!', 'Player 2 wins!'],
])('%o', (event, alone, together) => {
  expect(between('pvc', event)).toBe(alone);
  expect(between('pvp', event)).toBe(together);
});

it.each([
  ['pvc', {}, 'Roll the die.'],
  ['pvp', {}, 'Player 1: roll the die.'],
  ['pvc', { phase: 'place', die: 3 }, 'Place your 3.'],
  ['pvp', { phase: 'place', die: 3, player: 2 }, 'Player 2: place your 3.'],
  ['pvc', { player: 2 }, 'The computer rolls.'],
  ['pvc', { winner: 1 }, 'You win!'],
  ['pvp', { winner: 2 }, 'Player 2 wins!'],
] as const)('prompts in %s, %o', (mode, changes, text) => {
  const items = hud({ ...newGame(1, { mode }), ...changes });
  expect(items.flatMap(item => (item.kind === 'prompt' ? [item.text] : []))).toEqual([text]);
  const [first] = items;
  expect(first).toMatchObject({ label: mode === 'pvc' ? 'You' : 'Player 1' });
});
