// Low dice that join: what a move does on drawn boards, what is refused, and that the game stays fair, winnable and of the length it had.
import { describe, expect, it } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { seeded } from '../../kit/core/rng.ts';
import { hud } from '../hud.ts';
import { view } from '../view.ts';
import { type Board, COLUMNS, leaderIn, movesOf, type Player, pips, writeBoard } from './board.ts';
import { replayRounds, roundsIn } from './history.ts';
import { RULES } from './rules.ts';
import type { DiceCommand, DiceState } from './state.ts';
import { anyMove, column, duel, mirrored, newGame, playOut, TUNING } from './testing.ts';

const JOINING = { low: 'join' } as const;
const send = (state: DiceState, command: unknown) => RULES.apply(state, command as DiceCommand, TUNING, 0);
const joins = (at: number) => ({ type: 'join', column: at }) as const;
const holding = (drawing: string, die: number, player: Player = 1): DiceState => ({
  ...newGame(1, JOINING),
  board: column(drawing),
  player,
  phase: 'place',
  die,
  history: player === 1 ? '' : '10',
});
const first = (board: Board): string => COLUMNS.map(row => writeBoard(board)[row * COLUMNS.length]).join('');

describe('a 1 or a 2 that joins', () => {
  it.each<[string, string, number, Player, string]>([
    ['adds its pips to the only die', '...3.....', 2, 1, '...5.....'],
    ['goes to the one nearest to the far edge', '1..3.....', 1, 1, '1..4.....'],
    ['of player 2 that is the uppermost', '...c...a.', 2, 2, '...e...a.'],
    ['past dice of the enemy', '...3.b...', 1, 1, '...4.b...'],
  ])('%s', (_name, drawing, die, player, after) => {
    const state = holding(drawing, die, player);
    const { events } = send(state, joins(0));
    expect(events[0]).toMatchObject({ type: 'joined', player, value: die, column: 0 });
    const moved = player === 1 ? send(state, joins(0)).state.board : null;
    if (moved) expect(first(moved)).toBe(after);
    expect(events[0]).toMatchObject({ total: pips(column(after)) - pips(column(drawing)) + valueOfLeader(state) });
  });

  const valueOfLeader = ({ board, player }: DiceState): number =>
    board[leaderIn(board, player, 0) as number]?.value ?? 0;

  it('is the turn: the other player is next, and player 2’s ends the round', () => {
    expect(send(holding('...3.....', 2), joins(0)).state).toMatchObject({ player: 2, phase: 'roll', history: '2a' });
    const { state } = send(holding('...3.c...', 2, 2), joins(0));
    // The 3 and the 5 march towards each other and meet: a 2 of player 2 is left.
    expect(state).toMatchObject({ player: 1, phase: 'roll', history: '102a' });
    expect(first(state.board)).toBe('....b....');
  });

  it.each<[string, DiceState, number, string]>([
    ['a 3', holding('...3.....', 3), 0, 'Only a die of up to 2 joins another.'],
    ['where none of the own dice is', holding('...c.....', 2), 0, 'None of your dice is in this column.'],
    ['beyond six pips', holding('...5.....', 2), 0, 'A die has no more than 6 pips.'],
    ['in a column outside the board', holding('...5.....', 1), 9, 'There is no such column.'],
    ['in the specified game', { ...holding('...3.....', 2), joinMost: 0 }, 0, 'In this game dice do not join.'],
    ['before rolling', { ...holding('...3.....', 2), phase: 'roll' }, 0, 'Roll the die first.'],
  ])('is refused: %s', (_name, state, at, message) => {
    const answer = send(state, joins(at));
    expect(answer.state).toBe(state);
    expect(answer.events).toEqual([{ type: 'refused', message }]);
  });

  it('can be taken back as a placement can', () => {
    expect(RULES.undoable?.(holding('...3.....', 2), joins(0))).toBe(true);
  });

  it('mirrors where the players are swapped', () => {
    const rng = seeded(7);
    for (let seed = 0; seed < 40; seed++) {
      let state = newGame(seed, JOINING);
      for (let step = 0; step < 60 && state.winner === null; step++) {
        if (state.phase === 'place' && state.player === 1)
          expect(movesOf(mirrored(state.board), 2, state.die as number, state.joinMost)).toEqual(
            movesOf(state.board, 1, state.die as number, state.joinMost),
          );
        state = send(state, anyMove(state, rng)).state;
      }
    }
  });
});

describe('what is shown of it', () => {
  it('names the dice that can be joined, and what the forecast then says', () => {
    const shown = view({ ...holding('.3...5b..', 1), mode: 'pvc' });
    expect(shown.joins).toEqual([{ column: 0, row: 5 }]);
    // The 6 breaks through the 2 and hits for 4; the column stays safe.
    expect([shown.withDie?.[0], shown.withJoin?.[0]]).toEqual([null, null]);
    expect(view({ ...holding('.3...5b..', 3), mode: 'pvc' }).joins).toEqual([]);
    expect(view(holding('.3...6b..', 1)).joins).toEqual([]);
  });

  it('is offered in the prompt where it can be done', () => {
    const prompt = (die: number) => hud(holding('.3...5b..', die)).find(({ id }) => id === 'prompt');
    expect(prompt(1)).toMatchObject({ text: 'Player 1: place your 1, or join it to a die with +1.' });
    expect(prompt(2)).toMatchObject({ text: 'Player 1: place your 2.' });
  });

  it('counts its games and keeps its best apart, on either board', () => {
    const modeOf = (setup: Record<string, string>) => RULES.result({ ...newGame(1, setup), winner: 1 }, TUNING)?.mode;
    expect(modeOf(JOINING)).toBe('Joining dice');
    expect(modeOf({ ...JOINING, board: 'short' })).toBe('Short board, joining dice');
    expect(view(newGame(1, JOINING)).kind).toBe('full joining');
  });

  it('is restored from the history', () => {
    let joined = 0;
    for (let seed = 0; seed < 20; seed++) {
      const setup = { ...JOINING, board: seed % 2 ? 'full' : 'short' };
      const boards: string[] = [];
      const end = playOut(
        seed,
        ['normal', 'easy'],
        ({ board, history }) => {
          if (roundsIn(history) === boards.length + 1) boards.push(writeBoard(board));
        },
        setup,
      );
      joined += /[a-i]/.test(end.history) ? 1 : 0;
      boards.forEach((board, index) => {
        expect(writeBoard(replayRounds(end, index + 1).board)).toBe(board);
      });
    }
    expect(joined).toBeGreaterThan(10);
  });
});

describe.each(['full', 'short'] as const)('a game with dice that join, on the %s board', board => {
  const setup = { ...JOINING, board };

  it('is as often won by either side at random: within 45 and 51 %, the rest in sudden death', () => {
    const games = 4000;
    const wins = { 1: 0, 2: 0, suddenDeath: 0 };
    for (let seed = 0; seed < games; seed++) {
      let sudden = false;
      const see = ({ suddenDeath }: DiceState) => {
        sudden ||= suddenDeath;
      };
      const { winner } = playOut(seed, ['easy', 'easy'], see, setup);
      wins[sudden ? 'suddenDeath' : (winner as Player)]++;
    }
    for (const player of [1, 2] as const) {
      expect(wins[player] / games).toBeGreaterThan(0.45);
      expect(wins[player] / games).toBeLessThan(0.51);
    }
  });

  it('is won by Normal against Easy in more than 80 %', () => {
    const games = times(100, 400);
    expect(duel('normal', 'easy', games, setup) / games).toBeGreaterThan(0.8);
  });

  it('gives low rolls a use: in most of them Hard joins', () => {
    let low = 0;
    let joined = 0;
    for (let seed = 0; seed < times(6, 20); seed++)
      playOut(
        seed,
        ['hard', 'hard'],
        ({ lastPlaced, phase }) => {
          if (phase !== 'roll' || !lastPlaced || lastPlaced.value > TUNING.joinMost) return;
          low++;
          if (lastPlaced.joins) joined++;
        },
        setup,
      );
    expect(joined / low).toBeGreaterThan(0.3);
    expect(joined / low).toBeLessThan(0.95);
  });
});
