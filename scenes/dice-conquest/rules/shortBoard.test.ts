// The short board: its opening, and what was promised of it, each over so many seeded games.
import { describe, expect, it } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { view } from '../view.ts';
import { COLUMNS, cellAt, freeColumns, rowsOf } from './board.ts';
import { threats } from './forecast.ts';
import { roundsIn } from './history.ts';
import { effectOf } from './reason.ts';
import { RULES } from './rules.ts';
import { type DiceState, LEVELS, type Level } from './state.ts';
import { duel, mirrored, newGame, playOut, TUNING } from './testing.ts';

const SHORT = { board: 'short' };

describe('the opening', () => {
  it('is five rows of nine columns and health of its own; without the option there are nine rows, all of them empty', () => {
    const short = newGame(1, SHORT);
    expect([rowsOf(short.board), short.board.length, short.health]).toEqual([5, 45, [7, 7]]);
    const full = newGame(1, { board: 'tiny' });
    expect([rowsOf(full.board), full.health, full.opening]).toEqual([9, [5, 5], '.'.repeat(81)]);
  });

  it('has two dice of each side one row ahead, equal from either chair, and nobody in another’s way', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const { board, opening } = newGame(seed, SHORT);
      seen.add(opening);
      const turned = mirrored(board).map((_, cell, all) => {
        const row = Math.floor(cell / COLUMNS.length);
        return all[cellAt(row, COLUMNS.length - 1 - (cell % COLUMNS.length))];
      });
      expect(turned).toEqual(board);
      const dice = board.flatMap((die, cell) => (die ? [{ ...die, column: cell % COLUMNS.length, cell }] : []));
      expect(dice).toHaveLength(4);
      expect(new Set(dice.map(({ column }) => column)).size).toBe(4);
      for (const { player, cell } of dice) expect(Math.floor(cell / COLUMNS.length)).toBe(player === 1 ? 1 : 3);
      for (const player of [1, 2] as const)
        expect(threats(board, player).filter(threat => threat?.turns === 4)).toHaveLength(2);
    }
    expect(seen.size).toBeGreaterThan(100);
  });
});

describe('what it is for', () => {
  it('the first hit comes in round 4 and never before: in 500 games at random, in more than nine of ten', () => {
    let inRound4 = 0;
    for (let seed = 0; seed < 500; seed++) {
      let first = 0;
      playOut(
        seed,
        ['easy', 'easy'],
        ({ health, fullHealth, history }) => {
          if (first === 0 && Math.min(...health) < fullHealth) first = roundsIn(history);
        },
        SHORT,
      );
      expect(first).toBeGreaterThanOrEqual(4);
      if (first === 4) inRound4++;
    }
    expect(inRound4).toBeGreaterThan(450);
  });

  it('every free place blocks, weakens or threatens, in 100 games of every computer', () => {
    const kinds = new Set<string>();
    const look = ({ board, player, phase, die, winner }: DiceState) => {
      if (phase !== 'place' || winner !== null) return;
      for (const column of freeColumns(board, player))
        kinds.add(effectOf(board, player, { column, joins: false }, die as number).kind);
    };
    for (const level of LEVELS)
      for (let seed = 0; seed < (level === 'hard' ? times(4, 100) : 100); seed++)
        playOut(seed, [level, level], look, SHORT);
    expect([...kinds].sort()).toEqual(['breaks', 'hits', 'stops', 'weakens']);
  });

  it('at random it is as often won by either side: within 45 and 51 % of 4,000 games, the rest in sudden death', () => {
    const games = 4000;
    const wins = { 1: 0, 2: 0, suddenDeath: 0 };
    for (let seed = 0; seed < games; seed++) {
      let sudden = false;
      const see = ({ suddenDeath }: DiceState) => {
        sudden ||= suddenDeath;
      };
      const { winner } = playOut(seed, ['easy', 'easy'], see, SHORT);
      wins[sudden ? 'suddenDeath' : (winner as 1 | 2)]++;
    }
    for (const player of [1, 2] as const) {
      expect(wins[player] / games).toBeGreaterThan(0.45);
      expect(wins[player] / games).toBeLessThan(0.51);
    }
  });

  it('Normal beats Easy in more than 80 % of 600 games', () => {
    expect(duel('normal', 'easy', 600, SHORT) / 600).toBeGreaterThan(0.8);
  });

  it.each([
    ['normal', 'normal', 200, 200],
    ['hard', 'normal', 20, 200],
  ] as const)('a match of %s against %s lasts 12 to 25 rounds, at the median of 200 games', (one, two, few, many) => {
    const games = times(few, many);
    const rounds = Array.from({ length: games }, (_, seed) => lengthOf(seed, [one, two])).sort((a, b) => a - b);
    expect(rounds[games / 2]).toBeGreaterThanOrEqual(12);
    expect(rounds[games / 2]).toBeLessThanOrEqual(25);
  });
});

const lengthOf = (seed: number, levels: readonly [Level, Level]): number =>
  roundsIn(playOut(seed, levels, undefined, SHORT).history);

describe('its forecast and its best', () => {
  it('foretells what the outposts do from the first moment on, and changes with the die in hand', () => {
    const start = newGame(3, { ...SHORT, mode: 'pvc' });
    const threatened = view(start).threats.flatMap((threat, column) => (threat ? [{ ...threat, column }] : []));
    expect(threatened.map(({ turns }) => turns)).toEqual([4, 4]);
    const placing: DiceState = { ...start, phase: 'place', die: 6 };
    const [first] = threatened;
    expect(view(placing).withDie?.[first?.column as number]).not.toEqual({ turns: 4, damage: first?.damage });
  });

  it('is a mode of its own', () => {
    const resultOf = (setup: Record<string, string>) => RULES.result({ ...newGame(1, setup), winner: 1 }, TUNING)?.mode;
    expect([resultOf(SHORT), resultOf({})]).toEqual(['Short board', undefined]);
  });
});
