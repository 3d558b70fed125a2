// What is said of a column that cannot be stopped is what happens there if nothing else is placed.
import { expect, it } from 'vitest';
import { tune } from '../../kit/core/constants.ts';
import { pick, seeded } from '../../kit/core/rng.ts';
import { CONSTANTS } from '../constants.ts';
import { cellAt, rowsOf, startingRow } from './board.ts';
import { resolveRound } from './round.ts';
import { RULES } from './rules.ts';
import type { DiceState } from './state.ts';
import { unstoppedText } from './unstopped.ts';

const T = tune(CONSTANTS);

/** Whether the player is hit in a column by what stands there now. */
function isHit({ board }: Readonly<DiceState>, player: 1 | 2, column: number): boolean {
  let cells = board;
  for (let i = 0; i < 12; i++) {
    const round = resolveRound(cells);
    if (round.hits.some(hit => hit.victim === player && hit.column === column)) return true;
    cells = round.board;
  }
  return false;
}

/** Games at random, each state with the placement that led there. */
function games(mode: 'pvp' | 'pvc', visit: (state: DiceState) => void): void {
  for (let seed = 1; seed <= 40; seed++) {
    const rng = seeded(seed, 3);
    let state = RULES.create({ seed, setup: { mode, level: 'normal' }, levels: [] }, T);
    for (let i = 0; i < 120 && state.winner === null; i++) {
      const command = pick(rng, RULES.legal?.(state, T) ?? []);
      state = RULES.apply(state, command, T, 0).state;
      if (command.type === 'place') visit(state);
    }
  }
}

it('it is said exactly where the column comes through: which, and past what', () => {
  let said = 0;
  games('pvc', state => {
    const { lastPlaced } = state;
    if (!lastPlaced || state.player !== 2) return;
    const text = unstoppedText(state);
    expect(text !== '').toBe(isHit(state, 1, lastPlaced.column));
    if (text === '') return;
    said++;
    expect(text).toMatch(
      new RegExp(
        `^Column ${lastPlaced.column + 1} is not stopped: \\d+ comes through .+, past your ${lastPlaced.value}\\.$`,
      ),
    );
  });
  expect(said).toBeGreaterThan(20);
});

it('nobody foretells anything where the forecast is off', () => {
  games('pvc', state => expect(unstoppedText({ ...state, foretold: false })).toBe(''));
});

it('a press on a column whose starting cell an enemy die holds says whose, and that it hits; on one’s own it says no more than it did', () => {
  const seen = { enemy: 0, own: 0 };
  games('pvp', state => {
    if (state.winner !== null) return;
    const placing = { ...state, phase: 'place', die: 3 } as DiceState;
    for (let column = 0; column < 9; column++) {
      const die = placing.board[cellAt(startingRow(placing.player, rowsOf(placing.board)), column)];
      if (!die) continue;
      const [event] = RULES.apply(placing, { type: 'place', column }, T, 0).events;
      const message = event?.type === 'refused' ? event.message : '';
      expect(message.startsWith('This column is occupied. Choose another column.')).toBe(true);
      if (die.player === placing.player) {
        seen.own++;
        expect(message).toBe('This column is occupied. Choose another column.');
      } else {
        seen.enemy++;
        expect(message).toContain(`Player ${die.player}’s ${die.value} stands there and hits player ${placing.player}`);
        expect(message).toContain(`column ${column + 1} cannot be stopped`);
        expect(isHit(placing, placing.player, column)).toBe(true);
      }
    }
  });
  expect(seen.enemy).toBeGreaterThan(5);
});
