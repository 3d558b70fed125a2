// The rules of Dalex: drawings and tables (specification part 2, §3 to §9).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seeded } from '../../kit/core/rng.ts';
import { distance, middleOf } from './board.ts';
import { RULES } from './rules.ts';
import { dalexCount, spawnLevel } from './spawn.ts';
import type { DalexCommand, DalexState } from './state.ts';
import {
  anyPosition,
  boardState,
  draw,
  newGame,
  refusal,
  SYMMETRIES,
  send,
  settle,
  sorted,
  step,
  TUNING,
  transformedDirection,
  transformedState,
} from './testing.ts';

const types = ({ events }: { events: readonly { type: string }[] }) => events.map(({ type }) => type);
const won = (state: DalexState): DalexState => send({ ...state, dalexes: [] }, { type: 'wait' }).state;

test('a new game is as specified', () => {
  const state = newGame(7);
  expect(state).toMatchObject({
    size: 15,
    level: 1,
    score: 0,
    teleports: 3,
    sonics: 1,
    gameOver: false,
    gameWon: false,
  });
  expect(state.player).toBe(middleOf(15));
  expect(state.dalexes).toHaveLength(5 + 2 * 1);
  expect(state.goal).toBeNull();
});

test.each([
  [1, 7],
  [2, 9],
  [10, 25],
  [47, 99],
  [48, 100],
  [60, 100],
])('level %i has %i dalexes', (level, count) => expect(dalexCount(level, TUNING)).toBe(count));

test('no dalex begins within three cells, and no two in one cell, on any level and board', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 50 }), fc.constantFrom(9, 15, 25), (seed, level, boardSize) => {
      const t = { ...TUNING, boardSize };
      const before = { ...RULES.create({ seed, setup: {}, levels: [] }, t), level };
      const { state } = RULES.apply({ ...before, gameWon: true }, { type: 'nextLevel' }, t, 0);
      for (const cell of state.dalexes) expect(distance(state.size, cell, state.player)).toBeGreaterThan(3);
      expect(new Set([...state.dalexes, state.goal]).size).toBe(state.dalexes.length + 1);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['a step, and the dalex follows', 'D..../...../..@..', 'ne', '...../.D.@.', 0],
  ['two that meet: 10 points', 'D.D../...../...../.@...', 's', '...../.#.../...../...../.@...', 10],
  ['one onto a pile: 10 points', 'D#.@.', 'e', '.#..@', 10],
  [
    'three that meet: 20 points',
    '.DDD./...../...../...../..@../.....',
    's',
    '...../..#../...../...../...../..@...',
    20,
  ],
] as const)('%s', (_name, before, direction, after, points) => {
  const { state } = step(boardState(before), direction);
  expect(draw({ ...state, goal: null })).toBe(draw(boardState(after)));
  expect(state.score - (state.gameWon ? 100 : 0)).toBe(points);
});

test.each([
  ['over the edge', '@....', 'n', 'The board ends there.'],
  ['onto a dalex', '@D...', 'e', 'A dalex stands there.'],
  ['onto a pile', '@#..D', 'e', 'A junk pile is in the way.'],
  ['no direction', '@...D', 'up', 'That is no direction.'],
] as const)('a step %s is refused and changes nothing', (_name, board, direction, message) => {
  const state = boardState(board);
  const played = send(state, { type: 'move', direction } as DalexCommand);
  expect(refusal(played)).toBe(message);
  expect(played.state).toBe(state);
});

test('a dalex that reaches the player ends the game, says why, and everything then is refused', () => {
  const { state, events } = send(boardState('D@...'), { type: 'wait' });
  expect(state).toMatchObject({ gameOver: true, gameWon: false, cause: 'Caught while waiting.' });
  expect(types({ events })).toEqual(['waited', 'dalexesStepped', 'caught', 'gameEnded']);
  expect(RULES.result(state, TUNING)).toMatchObject({
    outcome: 'lost',
    title: 'Game Over!',
    again: 'New Game',
    menu: 'Menu',
  });
  for (const type of ['wait', 'teleport', 'sonic', 'lastStand'] as const)
    expect(refusal(send(state, { type }))).toBe('The game is over.');
});

test('the last dalex gone, the level is won: 100 points times its number, and the next comes by itself', () => {
  const played = step(boardState('D.D../...../...../.@...', { level: 4, score: 5 }), 's');
  expect(played.state).toMatchObject({ gameWon: true, gameOver: false, score: 5 + 10 + 400 });
  expect(types(played)).toEqual(['moved', 'dalexesStepped', 'collided', 'levelWon']);
  expect(RULES.due?.(played.state, TUNING)).toEqual({ command: { type: 'nextLevel' }, afterTicks: 96 });
  const next = send(played.state, { type: 'nextLevel' }).state;
  expect(next).toMatchObject({ level: 5, gameWon: false, piles: [], turns: 0, player: middleOf(5) });
  expect(send(played.state, { type: 'wait' })).toEqual({ state: played.state, events: [{ type: 'awaited' }] });
});

test.each([
  [1, 3, 1, 3, 2],
  [2, 3, 4, 3, 5],
  [3, 0, 5, 1, 5],
  [6, 2, 0, 3, 1],
  [7, 2, 5, 2, 5],
])(
  'after level %i, %i teleports and %i sonics are %i and %i',
  (level, teleports, sonics, teleportsThen, sonicsThen) => {
    const state = won({ ...newGame(), level, teleports, sonics });
    expect(send(state, { type: 'nextLevel' }).state).toMatchObject({ teleports: teleportsThen, sonics: sonicsThen });
  },
);

test('caught and the last dalex gone at once: caught', () => {
  const { state } = send(boardState('D@...'), { type: 'wait' });
  expect(state).toMatchObject({ gameOver: true, gameWon: false });
});

test('the screwdriver takes apart all eight neighbours, leaves no pile, and the others step', () => {
  const state = boardState('DDD../D@D../DDD../...../....D');
  const played = send(state, { type: 'sonic' });
  expect(draw(played.state)).toBe(draw(boardState('...../.@.../...../...D./.....')));
  expect(played.state).toMatchObject({ score: 8 * 20, sonics: 0 });
  expect(types(played)).toEqual(['sonicUsed', 'dalexesStepped']);
});

test.each([
  ['none left', { sonics: 0 }, 'D@...', 'No sonic screwdriver left!'],
  ['nobody within one cell', { sonics: 1 }, 'D.@..', 'No dalex in range of sonic screwdriver!'],
])('the screwdriver with %s is refused', (_name, changes, board, message) => {
  const state = boardState(board, changes);
  expect(refusal(send(state, { type: 'sonic' }))).toBe(message);
});

test('a teleport leads to any empty cell, each equally often, and the dalexes step afterwards', () => {
  const start = boardState('@#D../...../...../...../.....');
  const counts = new Map<number, number>();
  let { rng } = start;
  for (let i = 0; i < 2300; i++) {
    const { state, events } = send({ ...start, rng }, { type: 'teleport' });
    const [teleported] = events;
    if (teleported?.type !== 'teleported') throw new Error('no event');
    counts.set(teleported.to, (counts.get(teleported.to) ?? 0) + 1);
    expect(state.teleports).toBe(2);
    ({ rng } = state);
  }
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, i) => i).filter(i => i > 2));
  expect(Math.min(...counts.values())).toBeGreaterThan(60);
});

test('no teleport left: refused', () => {
  expect(refusal(send(boardState('@...D', { teleports: 0 }), { type: 'teleport' }))).toBe('No teleports left!');
});

test('a Last Stand goes on by itself until all are gone; each that breaks is worth 20 points more', () => {
  const began = send(boardState('#..@..#/......./D.....D'), { type: 'lastStand' });
  expect(began.state.stand).toBe(0);
  expect(RULES.legal(began.state, TUNING)).toEqual([{ type: 'standOn' }]);
  expect(send(began.state, { type: 'wait' }).events).toEqual([{ type: 'awaited' }]);
  const alone = send(boardState('D#.@...'), { type: 'lastStand' }).state;
  expect(alone).toMatchObject({ gameWon: true, stand: null, score: 10 + 20 + 100, deeds: { longestStand: 1 } });
  const lost = settle(began.state);
  expect(lost).toMatchObject({ gameOver: true, stand: null, cause: 'Caught by 2 in the Last Stand.' });
});

test('the gold cell pays when it is stepped on, once, and a pile buries it', () => {
  const taken = step(boardState('@*../..../..../...D', { level: 6 }), 'e');
  expect(taken.state).toMatchObject({ goal: null, score: 300, deeds: { goals: 1 } });
  expect(types(taken)).toContain('goalReached');
  const buried = step(boardState('D.D../.*.../...../.@...'), 's');
  expect(buried.state.goal).toBeNull();
  expect(types(buried)).toContain('goalBuried');
});

test('from level 6 on there is a gold cell', () => {
  const begun = (level: number) => send(won({ ...newGame(3), level: level - 1 }), { type: 'nextLevel' }).state;
  expect(begun(5).goal).toBeNull();
  expect(begun(6).goal).not.toBeNull();
});

test('the guard refuses a deadly step while another is safe, and only then', () => {
  const state = boardState('..D../@..../.....', { guard: true });
  expect(refusal(step(state, 'e'))).toMatch(/A dalex would catch you there. 4 other ways are safe/);
  expect(step(state, 's').state.player).toBe(10);
  expect(refusal(send(state, { type: 'lastStand' }))).toMatch(/Last Stand would end with you caught/);
  const behind = boardState('D.#@./...../.....', { guard: true });
  expect(refusal(send(behind, { type: 'lastStand' }))).toBeNull();
  const cornered = boardState('@D.../D..../.....', { guard: true });
  expect(send(cornered, { type: 'wait' }).state.gameOver).toBe(true);
  expect(send({ ...cornered, guard: false }, { type: 'guard', on: true }).state.guard).toBe(true);
  expect(refusal(send(state, { type: 'guard', on: 1 } as never))).toMatch(/on or off/);
  expect(RULES.legal(state, TUNING).filter(({ type }) => type === 'move')).toHaveLength(3);
});

test.each([
  ['wait', true],
  ['move', true],
  ['sonic', true],
  ['lastStand', true],
  ['standOn', 'aside'],
  ['guard', 'aside'],
  ['teleport', false],
  ['nextLevel', false],
] as const)('%s is taken back: %s', (type, undoable) =>
  expect(RULES.undoable?.(newGame(), { type } as DalexCommand)).toBe(undoable),
);

test('a turned or mirrored board goes the same way, whatever is done', () => {
  const commands: readonly DalexCommand[] = [
    { type: 'wait' },
    { type: 'sonic' },
    { type: 'lastStand' },
    ...(['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const).map(direction => ({ type: 'move', direction }) as const),
  ];
  fc.assert(
    fc.property(
      anyPosition,
      fc.constantFrom(...SYMMETRIES),
      fc.constantFrom(...commands),
      (drawn, symmetry, command) => {
        const piles = drawn.piles.map(cell => ({ cell, dalexes: 2 }));
        const state: DalexState = { ...newGame(), ...drawn, piles, goal: null };
        const other =
          command.type === 'move'
            ? { ...command, direction: transformedDirection(command.direction, symmetry) }
            : command;
        const here = send(state, command);
        const there = send(transformedState(state, symmetry), other);
        expect(sorted(there.state)).toEqual(sorted(transformedState(here.state, symmetry)));
        expect(refusal(there)).toBe(refusal(here));
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  [{ highestPile: 4, longestStand: 7, goals: 0, grounded: 2 }, []],
  [{ highestPile: 5, longestStand: 8, goals: 1, grounded: 3 }, ['Mason 5', 'Rooted 8', 'Golden 1', 'Afoot 3']],
])('medals of %j', (deeds, medals) => {
  const over = send(boardState('D@...', { deeds: { teleports: 0, ...deeds } }), { type: 'wait' }).state;
  expect(RULES.result(over, TUNING)).toMatchObject({ medals, lines: ['Caught while waiting.', 'Level 1, turn 1.'] });
});

test('no gold cell where dalexes stand on every cell that it may take', () => {
  const crowded = {
    ...TUNING,
    firstDalexes: 100,
    dalexesPerLevel: 20,
    mostDalexes: 200,
    boardSize: 9,
    goalFromLevel: 1,
    goalDistance: 2,
    spawnDistance: 0,
  };
  const starts = [1, 2, 3, 4, 5, 6].map(seed => spawnLevel(seeded(seed), 9, 5, crowded, false));
  expect(starts.map(({ goal, dalexes }) => goal === null || !dalexes.includes(goal))).toEqual(starts.map(() => true));
  expect(starts.some(({ goal }) => goal === null)).toBe(true);
});
