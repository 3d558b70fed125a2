// Tests of the rules: turns, placing, refusals, damage, winner.
import { describe, expect, it } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { seeded } from '../../kit/core/rng.ts';
import { view } from '../view.ts';
import { COLUMNS, cellAt, opponent, pips, readBoard, startingRow } from './board.ts';
import { commentOn } from './computerComments.ts';
import { RULES } from './rules.ts';
import { type DiceCommand, type DiceState, strengthIn } from './state.ts';
import { anyMove, column, mirrored, newGame, playOut, TUNING } from './testing.ts';

const send = (state: DiceState, command: unknown) => RULES.apply(state, command as DiceCommand, TUNING, 0);
const play = (state: DiceState, ...commands: readonly DiceCommand[]): DiceState =>
  commands.reduce((now, command) => send(now, command).state, state);
const ROLL = { type: 'roll' } as const;
const place = (at: number) => ({ type: 'place', column: at }) as const;

/** Player 2 is about to place a 1 in the last column, where it meets nobody for now. */
const lastPlacement = (drawing: string, changes: Partial<DiceState> = {}): DiceState => ({
  ...newGame(),
  board: column(drawing),
  player: 2,
  phase: 'place',
  die: 1,
  history: '10',
  ...changes,
});

describe('a turn', () => {
  it('begins with player 1 rolling, health 5 each, on an empty board', () => {
    expect(newGame()).toMatchObject({ player: 1, phase: 'roll', die: null, health: [5, 5], winner: null, mode: 'pvp' });
    expect(pips(newGame().board)).toBe(0);
  });

  it('goes roll, place, then the other player', () => {
    const rolled = play(newGame(), ROLL);
    expect(rolled.phase).toBe('place');
    expect(rolled.die).toBeGreaterThanOrEqual(1);
    expect(rolled.die).toBeLessThanOrEqual(6);
    const placed = play(rolled, place(3));
    expect(placed).toMatchObject({ player: 2, phase: 'roll' });
    expect(placed.board[cellAt(0, 3)]).toEqual({ value: rolled.die, player: 1, moved: false });
  });

  it('moves every die one row after player 2 has placed, and is player 1’s again', () => {
    const after = play(newGame(), ROLL, place(3), ROLL, place(5));
    expect(after).toMatchObject({ player: 1, phase: 'roll' });
    expect(after.board[cellAt(1, 3)]?.player).toBe(1);
    expect(after.board[cellAt(7, 5)]?.player).toBe(2);
    expect(after.history).toMatch(/^[1-6]3[1-6]5$/);
  });

  it('tells what happened in order', () => {
    const state = lastPlacement('...5.c..4');
    const { events } = send({ ...state, board: column('...5.c..4') }, place(8));
    expect(events.map(({ type }) => type)).toEqual([
      'placed',
      'marched',
      'marched',
      'battled',
      'damaged',
      'roundEnded',
    ]);
    expect(events[3]).toMatchObject({ attacker: 2, winner: 1, left: 2, row: 4, column: 0 });
    expect(events[4]).toMatchObject({ victim: 2, amount: 4, health: [5, 1] });
  });

  it.each([
    ['a die that falls one row before the far edge', '......1d.', { by: 2, amount: 1, row: 7 }],
    ['one that falls on the row of the edge itself', '.......1d', { by: 2, amount: 1, row: 8 }],
    ['two rows before it nothing was near', '.....1d..', null],
    ['nor where the one that came is not stopped', '.......4a', null],
  ])('%s was nearly through', (_, drawing, held) => {
    const state = lastPlacement(drawing);
    const { events } = send({ ...state, board: column(drawing) }, place(8));
    const heldEvents = events.filter(({ type }) => type === 'held');
    expect(heldEvents).toEqual(held ? [expect.objectContaining(held)] : []);
  });

  it('rolls every face of the die about equally often', () => {
    const counts = new Map<number, number>();
    let state = newGame(5);
    for (let i = 0; i < 6000; i++) {
      state = play({ ...state, phase: 'roll' }, ROLL);
      const face = state.die as number;
      counts.set(face, (counts.get(face) ?? 0) + 1);
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

describe('what is refused changes nothing and says why', () => {
  const placing = { ...newGame(), board: readBoard(`.......b.${'.'.repeat(72)}`), phase: 'place', die: 4 } as const;
  const computing = newGame(1, { mode: 'pvc' });
  it.each<[string, DiceState, unknown, string]>([
    [
      'a column whose starting cell an enemy die holds',
      placing,
      place(7),
      'This column is occupied. Choose another column. Player 2’s 2 stands there and hits player 1 this round: column 8 cannot be stopped.',
    ],
    ['a column outside the board', placing, place(9), 'There is no such column.'],
    ['no column', placing, { type: 'place' }, 'There is no such column.'],
    ['half a column', placing, place(1.5), 'There is no such column.'],
    ['rolling twice', placing, ROLL, 'Place your die first.'],
    ['placing before rolling', newGame(), place(0), 'Roll the die first.'],
    ['playing for the computer', { ...computing, player: 2 }, ROLL, 'It is the computer’s turn.'],
    ['the computer out of turn', computing, { type: 'computerRolls' }, 'It is not the computer’s turn.'],
    ['a computer that is not there', newGame(), { type: 'computerRolls' }, 'It is not the computer’s turn.'],
    ['a finished game', { ...newGame(), winner: 1 }, ROLL, 'The game is over.'],
    ['nonsense', newGame(), { type: 'resign' }, 'That is not a move in this game.'],
    ['nothing', newGame(), null, 'That is not a move in this game.'],
  ])('%s', (_name, state, command, message) => {
    const answer = send(state, command);
    expect(answer.state).toBe(state);
    expect(answer.events).toEqual([{ type: 'refused', message }]);
  });
});

describe('the winner', () => {
  it.each<[string, string, readonly [number, number], readonly [number, number], DiceState['winner'], boolean]>([
    ['nobody is hit', '...3.....', [5, 5], [5, 5], null, false],
    ['player 2 falls to 0', '........5', [5, 5], [5, 0], 1, false],
    ['player 1 falls below 0', 'f........', [5, 5], [-1, 5], 2, false],
    ['both fall: more health wins', 'f.......5', [5, 5], [-1, 0], 2, false],
    ['both fall: more health wins, the other way', 'e.......6', [5, 5], [0, -1], 1, false],
    ['both fall equally: sudden death', 'f.......6', [5, 5], [-1, -1], null, true],
    ['sudden death: the next damage wins', '........1', [-1, -1], [-1, -2], 1, false],
    ['sudden death: more damage wins', 'c.......2', [-1, -1], [-4, -3], 2, false],
    ['sudden death goes on at equal damage', 'c.......3', [-1, -1], [-4, -4], null, true],
  ])('%s', (_name, drawing, before, after, winner, suddenDeath) => {
    const { state } = send(lastPlacement(drawing, { health: before }), place(8));
    expect(state).toMatchObject({ health: after, winner, suddenDeath });
  });

  it('is told in the specified words', () => {
    const { state } = send(lastPlacement('........5'), place(8));
    expect(RULES.result(state, TUNING)).toEqual({
      outcome: 'ended',
      score: 5,
      title: 'Player 1 wins!',
      lines: ['Player 1 kept 5 of 5 health', '1 round'],
      again: 'Play Again',
      menu: 'Back to Menu',
    });
    expect(RULES.legal(state, TUNING)).toEqual([]);
  });

  it.each([
    [1, 'won', 'Player 1 wins!'],
    [2, 'lost', 'Player 2 wins!'],
  ] as const)('against the computer, player %i winning is %s', (winner, outcome, title) => {
    expect(RULES.result({ ...newGame(1, { mode: 'pvc' }), winner }, TUNING)).toMatchObject({ outcome, title });
  });

  it('of a short game has the higher health after 60 rounds', () => {
    const state = lastPlacement('.........', { rounds: 60, health: [5, 4], history: '1011'.repeat(59) + '10' });
    expect(send(state, place(8)).state.winner).toBe(1);
    expect(send({ ...state, history: state.history.slice(4) }, place(8)).state.winner).toBeNull();
    expect(send({ ...state, rounds: null }, place(8)).state.winner).toBeNull();
    expect(send({ ...state, health: [4, 4] }, place(8)).state).toMatchObject({ winner: null, suddenDeath: true });
  });
});

describe('the computer', () => {
  const itsTurn = play(newGame(4, { mode: 'pvc' }), ROLL, place(2));

  it('rolls after 1 s and places after 1.5 s', () => {
    expect(RULES.due?.(itsTurn, TUNING)).toEqual({ command: { type: 'computerRolls' }, afterTicks: 60 });
    const rolled = play(itsTurn, { type: 'computerRolls' });
    expect(RULES.due?.(rolled, TUNING)).toEqual({ command: { type: 'computerPlaces' }, afterTicks: 90 });
    const placed = play(rolled, { type: 'computerPlaces' });
    expect(placed).toMatchObject({ player: 1, phase: 'roll', lastPlaced: { player: 2, value: rolled.die } });
    expect(RULES.due?.(placed, TUNING)).toBeNull();
  });

  it('is not there between two people', () => {
    expect(RULES.due?.(play(newGame(), ROLL, place(2)), TUNING)).toBeNull();
  });

  it('speaks of what its die changes, each level in its own voice, and not every turn', () => {
    const said = (['easy', 'normal', 'hard'] as const).map(level => {
      const lines = new Set<string>();
      let silent = 0;
      for (let seed = 0; seed < 6; seed++)
        playOut(seed, ['easy', level], state => {
          if (state.player !== 2 || state.phase !== 'place') return;
          for (const at of COLUMNS) {
            const line = commentOn(state, level, { column: at, joins: false });
            if (line === null) silent++;
            else lines.add(line.replaceAll(/\d+/g, 'n'));
          }
        });
      expect(silent).toBeGreaterThan(0);
      return lines;
    });
    const [easy, normal, hard] = said as [Set<string>, Set<string>, Set<string>];
    for (const lines of said) expect(lines.size).toBeGreaterThanOrEqual(7);
    expect(new Set([...easy, ...normal]).size).toBe(easy.size + normal.size);
    expect(new Set([...normal, ...hard]).size).toBe(normal.size + hard.size);
    for (const line of [...easy, ...normal, ...hard]) expect(line).toMatch(/[.!?]$/);
  });
});

describe('how near it was', () => {
  const ended = (health: readonly [number, number], winner: 1 | 2, mode = 'pvc') =>
    RULES.result?.({ ...newGame(1, { mode }), health, winner, phase: 'move' }, TUNING)?.lines[0];
  it.each([
    [ended([3, -3], 1), 'You (player 1) kept 3 of 5 health'],
    [ended([-1, 2], 2), 'The computer (player 2) kept 2 of 5 health'],
    [ended([0, 4], 2, 'pvp'), 'Player 2 kept 4 of 5 health'],
    [ended([-1, -3], 1), 'Both fell: −1 against −3'],
    [ended([-2, 0], 2), 'Both fell: 0 against −2'],
  ])('%s', (line, wanted) => expect(line).toBe(wanted));
});

describe('games of another length', () => {
  it.each([
    [{}, null, null],
    [{ short: true }, 60, null],
    [{ short: 'quick' }, 30, null],
    [{ short: 'rising' }, null, { after: 20, every: 10 }],
    [{ short: 'for ever' }, null, null],
  ])('%o', (setup, rounds, rises) => expect(newGame(1, setup)).toMatchObject({ rounds, rises }));

  it.each([
    [1, 1],
    [20, 1],
    [21, 2],
    [30, 2],
    [31, 3],
  ])('in round %i of a rising game a hit counts %i times, and what is shown is what is counted', (round, strength) => {
    const rises = { after: 20, every: 10 };
    expect(strengthIn(round, rises)).toBe(strength);
    // The round is whole with the placement that follows.
    const before = lastPlacement('2........', { rises, history: '1018'.repeat(round - 1) + '10', health: [5, 30] });
    const ready = { ...before, board: column('........2') };
    const { state, events } = send(ready, place(8));
    const hit = events.find(({ type }) => type === 'damaged');
    expect(hit).toMatchObject({ victim: 2, amount: 2 * strength });
    expect(state.health).toEqual([5, 30 - 2 * strength]);
    expect(view(ready).threats[0]).toEqual({ turns: 1, damage: 2 * strength });
  });

  it('a quick game is over after 30 rounds, with the higher health', () => {
    let sudden = 0;
    for (let seed = 0; seed < 20; seed++) {
      let drawn = false;
      const see = (state: DiceState) => {
        drawn ||= state.suddenDeath;
      };
      const end = playOut(seed, ['normal', 'normal'], see, { short: 'quick' });
      if (drawn) sudden++;
      else expect(end.history.length / 4).toBeLessThanOrEqual(30);
    }
    expect(sudden).toBeLessThan(10);
  });

  it('a rising game comes to its end: Hard against Hard within 60 rounds', () => {
    for (let seed = 0; seed < 3; seed++)
      expect(playOut(seed, ['hard', 'hard'], undefined, { short: 'rising' }).history.length / 4).toBeLessThan(60);
  });
});

describe('the forecast', () => {
  const seen = (setup: Record<string, string>, drawing = '.d...5...') =>
    view({ ...newGame(1, setup), board: column(drawing), history: '1018' });

  it('tells both sides, and who wins by it', () => {
    const shown = seen({ mode: 'pvc' });
    expect(shown.threats[0]).toEqual({ turns: 2, damage: 4 });
    expect(shown.attacks[0]).toEqual({ turns: 4, damage: 5 });
    expect(shown.ending).toEqual({ victim: 2, turns: 4 });
  });

  it('is silent against Hard and where it is hidden', () => {
    const silent: readonly Record<string, string>[] = [
      { mode: 'pvc', level: 'hard' },
      { mode: 'pvp', forecast: 'off' },
    ];
    for (const setup of silent) {
      const shown = seen(setup);
      expect(shown.foretold).toBe(false);
      expect([...shown.threats, ...shown.attacks].every(one => one === null)).toBe(true);
      expect(shown.ending).toBeNull();
    }
    expect(seen({ mode: 'pvp', level: 'hard' }).foretold).toBe(true);
  });

  it('names nobody where both fall at once', () => {
    expect(seen({ mode: 'pvp' }, '.e.....5.').ending).toBeNull();
  });
});

describe('undo', () => {
  it('takes back a placement, never luck and never the computer’s move', () => {
    const undoable = (command: DiceCommand) => RULES.undoable?.(newGame(), command);
    expect(undoable(place(1))).toBe(true);
    expect(undoable(ROLL)).toBe(false);
    expect(undoable({ type: 'computerRolls' })).toBe(false);
    expect(undoable({ type: 'computerPlaces' })).toBe(false);
  });
});

describe('whole games', () => {
  it('never lose a cell, never put two owners in one, never run out of moves', () => {
    for (let seed = 0; seed < times(20, 100); seed++) {
      let state = newGame(seed, { mode: seed % 2 ? 'pvc' : 'pvp' });
      const rng = seeded(seed, 1);
      while (state.winner === null) {
        const before = pips(state.board);
        const placing = state.phase === 'place' ? (state.die as number) : 0;
        expect(RULES.legal(state, TUNING).length).toBeGreaterThan(0);
        state = send(state, anyMove(state, rng)).state;
        expect(state.board).toHaveLength(81);
        expect(pips(state.board)).toBeLessThanOrEqual(before + placing);
        if (state.board.some(die => die && ![1, 2, 3, 4, 5, 6].includes(die.value))) expect.fail(`seed ${seed}`);
      }
    }
  });

  it('change no state they were given: the old one stays good for undo and search', () => {
    for (const mode of ['pvp', 'pvc']) {
      let state = newGame(8, { mode, level: 'hard' });
      const rng = seeded(8, 1);
      while (state.winner === null) {
        const before = JSON.stringify(state);
        const command = anyMove(state, rng);
        const next = send(state, command).state;
        expect(JSON.stringify(state)).toBe(before);
        expect(send(state, command).state).toEqual(next);
        state = next;
      }
    }
  });

  it('a side has at most one die in each row, so its starting row is never full', () => {
    for (let seed = 0; seed < 100; seed++)
      playOut(seed, ['easy', 'easy'], ({ board }) => {
        for (const player of [1, 2] as const)
          for (const row of COLUMNS)
            if (COLUMNS.filter(at => board[cellAt(row, at)]?.player === player).length > 1)
              expect.fail(`player ${player} in row ${row}, seed ${seed}`);
      });
  });

  it('swapping the players mirrors a placement in the other starting row', () => {
    const one = play({ ...newGame(), phase: 'place', die: 4 }, place(6)).board;
    const two = { ...newGame(), player: opponent(1), phase: 'place', die: 4 } as const;
    const placed = send(two, place(6)).events[0];
    expect(one[cellAt(startingRow(1, 9), 6)]).toMatchObject({ player: 1, value: 4 });
    expect(mirrored(one)[cellAt(startingRow(2, 9), 6)]).toMatchObject({ player: 2, value: 4 });
    expect(placed).toMatchObject({ type: 'placed', player: 2, column: 6, value: 4 });
  });

  it('at random are as often won by either side: within 45 and 51 % of the games, the rest in sudden death', () => {
    const games = times(2000, 4000);
    const wins = { 1: 0, 2: 0, suddenDeath: 0 };
    for (let seed = 0; seed < games; seed++) {
      let sudden = false;
      const { winner } = playOut(seed, ['easy', 'easy'], state => {
        sudden ||= state.suddenDeath;
      });
      wins[sudden ? 'suddenDeath' : (winner as 1 | 2)]++;
    }
    for (const player of [1, 2] as const) {
      expect(wins[player] / games).toBeGreaterThan(0.45);
      expect(wins[player] / games).toBeLessThan(0.51);
    }
    expect(wins.suddenDeath / games).toBeLessThan(0.06);
  });
});
