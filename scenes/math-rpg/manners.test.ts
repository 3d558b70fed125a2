// Manners: what each of the thirteen creatures does after right and wrong answers, as tables, and properties over seeds.
import { describe, expect, test } from 'vitest';
import { times } from '../../tests/setup/times.ts';
import { strokesOf } from './answering.ts';
import { ENEMIES, enemyName } from './enemies.ts';
import { beginFight, type Fight, givesUp, isBlocked, mannerOf, poseOf } from './fight.ts';
import { MANNERS, type Pose, type Stroke } from './manners.ts';
import { CAREFUL, learner, type Plan } from './pilot.ts';
import type { MathCommand, MathState } from './state.ts';
import { act, newGame, say, TUNING } from './testing.ts';

/** Before the creature of a level, in a long fight. */
const before = (level: number, fight: Partial<Fight> = {}): MathState => {
  const state = newGame(level);
  return {
    ...state,
    level,
    enemyHealth: 200,
    enemyFullHealth: 300,
    fight: { ...beginFight(level, 'meadow', TUNING), courage: 9, fullCourage: 20, ...fight },
  };
};
/** Answers: 'q' a quick one, 'b' a bold one, 'x' a wrong one. */
const after = (state: MathState, moves: string): MathState =>
  [...moves].reduce((now, move) => {
    const stroke: Stroke = move === 'b' ? 'bold' : 'quick';
    const chosen = move === 'x' || now.stroke === stroke ? now : act(now, { type: 'choose', stroke }).state;
    return say(chosen, chosen.question.answer + (move === 'x' ? 1 : 0)).state;
  }, state);
const LEVEL = Object.fromEntries(ENEMIES.map((name, index) => [name, index + 1])) as Record<string, number>;

test('every creature has a manner of its own, said in one short sentence', () => {
  expect(MANNERS).toHaveLength(ENEMIES.length);
  expect(new Set(MANNERS.map(({ line }) => line)).size).toBe(ENEMIES.length);
  for (const { line } of MANNERS) {
    expect(line.length, line).toBeLessThanOrEqual(80);
    expect(line).toMatch(/^[A-Z].*\.$/);
  }
});

describe('what a miss costs after these answers', () => {
  test.each<[string, string, number]>([
    ['Snail', 'qqqbx', 5],
    ['Hedgehog', '', 5],
    ['Hedgehog', 'qqq', 8],
    ['Hedgehog', 'qqqb', 7],
    ['Hedgehog', 'qqqx', 7],
    ['Crab', 'qq', 7],
    ['Owl', 'qq', 9],
    ['Bat', '', 8],
    ['Stag Beetle', '', 14],
    ['Stag Beetle', 'qbx', 14],
    ['Snake', 'qq', 11],
    ['Snake', 'qqb', 5],
    ['Boar', 'q', 5],
    ['Boar', 'qq', 14],
    ['Boar', 'qqq', 5],
    ['Dragon', 'qq', 11],
    ['Dragon', 'qqqqb', 5],
    ['Dragon', 'qx', 5],
  ])('%s after "%s": %i', (name, moves, anger) => {
    expect(after(before(LEVEL[name] as number), moves).fight.anger).toBe(anger);
  });
});

describe('the row and the courage after these answers', () => {
  test.each<[string, string, number, number]>([
    ['Snail', 'qqqq', 4, 9],
    ['Snail', 'qqqqq', 4, 8],
    ['Snail', 'bbb', 4, 7],
    ['Snail', 'qqx', 0, 9],
    // Curled up, a quick one adds nothing; a bold one opens it.
    ['Hedgehog', 'qqq', 2, 9],
    ['Hedgehog', 'qqqb', 4, 9],
    ['Owl', 'qqq', 2, 9],
    ['Owl', 'qqb', 4, 9],
    ['Stag Beetle', 'qqx', 2, 9],
    ['Wolf', 'bbqq', 4, 8],
    ['Wolf', 'bbbq', 4, 6],
  ])('%s after "%s": row %i, courage %i', (name, moves, row, courage) => {
    expect(after(before(LEVEL[name] as number), moves).fight).toMatchObject({ row, courage });
  });

  test('a curled hedgehog still takes the least damage from a quick one', () => {
    const state = after(before(2), 'qq');
    expect(after(state, 'q').enemyHealth).toBe(state.enemyHealth - 10);
  });

  test('a bat gets the health that its bite costs, a shield or not, and no more than it had', () => {
    expect(after(before(6), 'x').enemyHealth).toBe(208);
    expect(after({ ...before(6), isShielded: true }, 'x').enemyHealth).toBe(205);
    expect(after({ ...before(6), enemyFullHealth: 203 }, 'x').enemyHealth).toBe(203);
  });

  test('a creature whose courage is gone gives up, with health left', () => {
    const state = after(before(5, { courage: 1, row: 4 }), 'q');
    expect(state).toMatchObject({ phase: 'path', level: 6, enemyHealth: 186 });
    expect(givesUp(state.fight)).toBe(true);
    expect(state.message).toMatch(/^Owl gives up! Level 6\./);
  });
});

describe('what can be chosen', () => {
  test.each<[string, string, readonly Stroke[]]>([
    ['Frog', '', ['quick', 'bold']],
    ['Frog', 'b', ['quick']],
    ['Frog', 'bq', ['quick', 'bold']],
    ['Octopus', 'q', ['quick', 'bold']],
    ['Octopus', 'qq', ['bold']],
    ['Octopus', 'qqb', ['quick', 'bold']],
  ])('%s after "%s": %j', (name, moves, strokes) => {
    const state = after(before(LEVEL[name] as number), moves);
    expect(strokesOf(state, TUNING)).toEqual(strokes);
    expect(strokes).toContain(state.stroke);
    const other = strokes.length === 1 ? (strokes[0] === 'quick' ? 'bold' : 'quick') : null;
    if (other !== null)
      expect(act(state, { type: 'choose', stroke: other }).events).toMatchObject([{ type: 'refused' }]);
  });
});

test('a moth carries a treasure, and leaves it to whoever is fast', () => {
  const moth = (turn: number) => ({ ...before(10, { turn, courage: 1, row: 4 }), find: 'horn' as const });
  expect(after(moth(9), 'q')).toMatchObject({ bag: ['horn'], phase: 'path' });
  expect(after(moth(10), 'q')).toMatchObject({ bag: [], phase: 'path' });
});

test.each<[string, string, Pose]>([
  ['Hedgehog', 'qq', 'curled'],
  ['Frog', 'b', 'aloft'],
  ['Owl', 'qq', 'wary'],
  ['Stag Beetle', '', 'locked'],
  ['Snake', 'q', 'coiled'],
  ['Boar', 'qq', 'charging'],
  ['Octopus', 'qq', 'inky'],
  ['Wolf', 'q', 'howling'],
  ['Dragon', 'qq', 'fiery'],
  ['Snail', 'qqqqq', 'plain'],
])('%s after "%s" stands %s', (name, moves, pose) => {
  const state = after(before(LEVEL[name] as number), moves);
  expect(poseOf(state.fight, state.level, TUNING)).toBe(pose);
});

test('over whole runs: damage stays in the specification’s bounds, every right answer gets on, and every manner is met', () => {
  const poses = new Set<Pose>();
  const met = new Set<string>();
  for (let seed = 1; seed <= times(4, 40); seed++) {
    const stroke: Plan['stroke'] = (now, t) => (now.right % 5 < 3 ? 'quick' : CAREFUL.stroke(now, t));
    const decide = learner({ knows: 94, boldLess: 4 }, { ...CAREFUL, stroke })(seed);
    let state = newGame(seed);
    for (let i = 0; i < 500 && state.phase !== 'over'; i++) {
      const command = decide(state, TUNING) as MathCommand;
      const { state: next, events } = act(state, command);
      for (const event of events) {
        if (event.type === 'refused') expect.fail(`${JSON.stringify(command)}: ${event.message}`);
        if (event.type === 'hit') {
          if (event.damage < 10 || event.damage > 14) expect.fail(`${event.damage} damage`);
          expect(event.enemyHealth).toBe(Math.max(0, state.enemyHealth - event.damage));
        }
        if (event.type === 'wrong' && (event.damage < 5 || event.damage > 14)) expect.fail(`a blow of ${event.damage}`);
      }
      if (next.phase === 'question') {
        poses.add(poseOf(next.fight, next.level, TUNING));
        met.add(mannerOf(next.level).name);
        if (next.fight.anger < 5 || next.fight.anger > 14) expect.fail(`${enemyName(next.level)}: ${next.fight.anger}`);
      }
      state = next;
    }
  }
  expect(met.size).toBe(ENEMIES.length);
  expect(poses.size).toBe(10);
});

test('a fight bores nobody: who answers right, boldly where it is possible, needs at most twelve answers in the first round', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const stroke: Plan['stroke'] = ({ fight, level }, t) => (isBlocked(fight, level, 'bold', t) ? 'quick' : 'bold');
    const decide = learner({ knows: 100, boldLess: 0 }, { ...CAREFUL, stroke, use: () => null })(seed);
    let state = newGame(seed);
    while (state.level <= ENEMIES.length) {
      const { turn } = state.fight;
      expect(turn, `level ${state.level}`).toBeLessThan(12);
      state = act(state, decide(state, TUNING) as MathCommand).state;
    }
  }
});
