// Manners: what each of the thirteen creatures does after right and wrong answers, as tables, and properties over seeds.
import { describe, expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { CAREFUL, learner, type Plan } from '../bots/pilot.ts';
import { strokesOf } from './asking.ts';
import { ENEMIES, enemyName } from './enemies.ts';
import { beginFight, type Fight, givesUp, mannerOf, poseOf } from './fight.ts';
import { MANNERS, type Pose, type Stroke } from './manners.ts';
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
/** Answers: 'q' a quick one, 'b' a bold one; 'x' a wrong quick one, 'X' a wrong bold one. */
const after = (state: MathState, moves: string): MathState =>
  [...moves].reduce((now, move) => {
    const stroke: Stroke = 'bX'.includes(move) ? 'bold' : 'quick';
    const chosen = now.stroke === stroke ? now : act(now, { type: 'choose', stroke }).state;
    return say(chosen, chosen.question.answer + ('xX'.includes(move) ? 1 : 0)).state;
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

describe('what a quick miss costs after these answers', () => {
  test.each<[string, string, number]>([
    ['Snail', 'qqqbx', 5],
    // A quick answer calms, a bold one angers.
    ['Hedgehog', '', 5],
    ['Hedgehog', 'qq', 5],
    ['Hedgehog', 'b', 7],
    ['Hedgehog', 'bb', 9],
    ['Hedgehog', 'bbq', 8],
    ['Hedgehog', 'bX', 7],
    ['Crab', 'bb', 12],
    ['Owl', '', 6],
    ['Owl', 'b', 9],
    ['Bat', '', 8],
    ['Stag Beetle', '', 14],
    ['Stag Beetle', 'qbx', 14],
    ['Snake', 'q', 11],
    ['Snake', 'qqb', 7],
    ['Boar', 'q', 7],
    ['Boar', 'qq', 14],
    ['Boar', 'qqq', 7],
    ['Dragon', 'qq', 14],
    ['Dragon', 'qqqb', 9],
    ['Dragon', 'qqb', 14],
    ['Dragon', 'qx', 9],
  ])('%s after "%s": %i', (name, moves, anger) => {
    expect(after(before(LEVEL[name] as number), moves).fight.anger).toBe(anger);
  });

  test('a bold miss costs four more, up to fourteen, except of the snail', () => {
    const cost = (level: number, fight: Partial<Fight>) => {
      const state = before(level, fight);
      return state.playerHealth - after(state, 'X').playerHealth;
    };
    expect([5, 8, 12].map(anger => cost(4, { anger }))).toEqual([9, 12, 14]);
    expect(cost(1, { anger: 5 })).toBe(5);
  });

  test('each answer after the tenth makes it angrier for good, except the snail', () => {
    const least = (level: number, turn: number) => after(before(level, { turn }), 'q').fight.least;
    expect([9, 10].map(turn => least(4, turn))).toEqual([6, 7]);
    expect(after(before(4, { turn: 10 }), 'qqq').fight.anger).toBe(9);
    expect(least(1, 10)).toBe(5);
  });
});

describe('the row and the courage after these answers', () => {
  test.each<[string, string, number, number]>([
    ['Snail', 'qqqqq', 4, 9],
    // A bold one spends the row.
    ['Snail', 'b', 0, 8],
    ['Snail', 'qb', 0, 7],
    ['Snail', 'qqb', 0, 5],
    ['Snail', 'qqqb', 0, 2],
    ['Snail', 'bbb', 0, 6],
    // A bold miss costs the row, a quick one two steps.
    ['Snail', 'qqqx', 1, 9],
    ['Snail', 'qx', 0, 9],
    ['Snail', 'qqqX', 0, 9],
    // Curled up, a quick one adds nothing; a bold one opens it.
    ['Hedgehog', 'qqq', 2, 9],
    ['Hedgehog', 'qqqb', 0, 5],
    // The same row a second time takes nothing, and stands.
    ['Owl', 'qb', 0, 7],
    ['Owl', 'qbqb', 0, 7],
    ['Owl', 'qbqbqb', 0, 5],
    ['Owl', 'qbqqb', 0, 3],
    ['Bat', 'bx', 0, 11],
    ['Stag Beetle', 'qqx', 2, 9],
    ['Stag Beetle', 'qqX', 2, 9],
    ['Wolf', 'q', 1, 9],
    ['Wolf', 'qq', 2, 11],
    ['Wolf', 'qqq', 3, 11],
  ])('%s after "%s": row %i, courage %i', (name, moves, row, courage) => {
    expect(after(before(LEVEL[name] as number), moves).fight).toMatchObject({ row, courage });
  });

  test('who waits with a full row deals the least, is struck though the answer was right, and the creature grows angrier', () => {
    const state = after(before(4), 'qqqq');
    const waited = after(state, 'q');
    expect(waited.enemyHealth).toBe(state.enemyHealth - 10);
    expect(waited.playerHealth).toBe(state.playerHealth - 5);
    expect(waited.streak).toBe(state.streak + 1);
    expect(waited.fight.anger).toBe(state.fight.anger + 2);
    expect(waited.message).toContain('Correct! You deal 10 damage! You wait with a full row: it strikes for 5.');
    expect(after(state, 'b').enemyHealth).toBe(state.enemyHealth - 14);
  });

  test('where there is one question only nobody waits: a full row deals the most', () => {
    const state = after(before(4), 'qqqq');
    const alone = { ...state, offers: { ...state.offers, bold: null } };
    expect(after(alone, 'q').enemyHealth).toBe(state.enemyHealth - 14);
  });

  test('a curled hedgehog still takes the least damage from a quick one', () => {
    const state = after(before(2), 'qq');
    expect(after(state, 'q').enemyHealth).toBe(state.enemyHealth - 10);
  });

  test('a creature whose courage is gone gives up, with health left', () => {
    const state = after(before(5, { courage: 1, row: 4 }), 'b');
    expect(state).toMatchObject({ phase: 'path', level: 6, enemyHealth: 186 });
    expect(givesUp(state.fight)).toBe(true);
    // Twice the health that it had left are points: beating that down would have been worth less.
    expect(state.message).toMatch(/^Owl gives up: 372 points! Level 6\./);
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
  expect(after(moth(9), 'b')).toMatchObject({ bag: ['horn'], phase: 'path' });
  expect(after(moth(10), 'b')).toMatchObject({ bag: [], phase: 'path' });
});

test.each<[string, string, Pose]>([
  ['Hedgehog', 'qq', 'curled'],
  ['Frog', 'b', 'aloft'],
  ['Owl', 'qbq', 'wary'],
  ['Owl', 'qbqq', 'plain'],
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
    const decide = learner({ errs: 2 }, { ...CAREFUL, stroke })(seed);
    let state = newGame(seed);
    for (let i = 0; i < 500 && state.phase !== 'over'; i++) {
      const command = decide(state, TUNING) as MathCommand;
      const { state: next, events } = act(state, command);
      for (const event of events) {
        if (event.type === 'refused') expect.fail(`${JSON.stringify(command)}: ${event.message}`);
        if (event.type === 'hit') {
          if (event.damage < 10 || event.damage > 14) expect.fail(`${event.damage} damage`);
          const left = Math.max(0, state.enemyHealth - event.damage);
          expect([left, Math.min(left + 5, state.enemyFullHealth)]).toContain(event.enemyHealth);
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

test('a fight bores nobody: who answers right, and spends full rows, needs at most twenty-four answers in the first round', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const decide = learner({ errs: 0 }, { ...CAREFUL, path: () => 'meadow', use: () => null })(seed);
    let state = newGame(seed);
    while (state.level <= ENEMIES.length) {
      const { turn } = state.fight;
      expect(turn, `level ${state.level}`).toBeLessThan(25);
      state = act(state, decide(state, TUNING) as MathCommand).state;
    }
  }
});

test('bold at every sum, or quick at every sum, takes more answers and costs more health than choosing', () => {
  const play = (stroke: Plan['stroke']) => {
    const ends = Array.from({ length: times(6, 30) }, (_, seed) => {
      const decide = learner({ errs: 3 }, { ...CAREFUL, stroke })(seed + 1);
      let state = newGame(seed + 1);
      for (let i = 0; i < 1500 && state.phase !== 'over'; i++)
        state = act(state, decide(state, TUNING) as MathCommand).state;
      return state.level;
    });
    return ends.reduce((sum, level) => sum + level, 0) / ends.length;
  };
  const choosing = play(CAREFUL.stroke);
  expect(play(() => 'bold')).toBeLessThan(choosing * 0.85);
  expect(play(() => 'quick')).toBeLessThan(choosing * 0.85);
});

describe('what is said is what happens', () => {
  test('a curled hedgehog takes a quick hit, the least of them, without a step', () => {
    const curled = after(before(LEVEL.Hedgehog as number), 'qq');
    const hit = after(curled, 'q');
    expect(mannerOf(2).line).toBe('Curls up after two quick hits: a third deals least, and adds no step.');
    expect(curled.enemyHealth - hit.enemyHealth).toBe(TUNING.hitLeast);
    expect(hit.fight.row).toBe(curled.fight.row);
  });

  test('an owl that saw a bold hit coming keeps its courage, without a row too', () => {
    const seen = after(before(LEVEL.Owl as number), 'bb');
    expect(seen.message).toContain('It saw that coming: it keeps its courage.');
    expect(seen.fight.courage).toBe(after(before(LEVEL.Owl as number), 'b').fight.courage);
  });

  test('a full row names no number: the card has it, with the weak spot', () => {
    const full = after(before(LEVEL.Snail as number, { row: 3 }), 'q');
    expect(full.message).toContain('Your row is full: a bold hit takes the most courage.');
  });
});
