// Rules as tables: fight by the specification's numbers, paths, refusals, end.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tune } from '../../kit/core/constants.ts';
import { CAREFUL } from '../bots/pilot.ts';
import { CONSTANTS } from '../constants.ts';
import { hud } from '../hud.ts';
import { view } from '../view.ts';
import { words } from '../words.ts';
import { beginFight, givesUp } from './fight.ts';
import { opsUpTo } from './kinds.ts';
import { NO_PROGRESS, readProgress } from './progress.ts';
import { questionOf } from './question.ts';
import { legal, RULES } from './rules.ts';
import type { MathCommand, MathState } from './state.ts';
import { act, near, newGame, playOut, say, TUNING } from './testing.ts';

const right = (state: MathState) => say(state, state.question.answer);
const wrong = (state: MathState) => say(state, state.question.answer + 1);
/** At the fork after the first enemy. */
const atFork = (seed = 1) => right(near(newGame(seed), { enemyHealth: 1 })).state;
const onPath = (path: 'meadow' | 'ridge', change: Partial<MathState> = {}) =>
  near(act(atFork(), { type: 'take', path }).state, change);

test('it begins with 100 health against 50', () => {
  expect(newGame()).toMatchObject({ playerHealth: 100, enemyHealth: 50, level: 1, score: 0, phase: 'question' });
});

test('a right answer deals 10, each further one of a row one more, a bold one at its end 14, and scores 10', () => {
  let state = newGame();
  const dealt: number[] = [];
  for (let i = 1; i <= 6; i++) {
    const ready =
      i === 5
        ? act(state, { type: 'choose', stroke: 'bold' }).state
        : i === 6
          ? act(state, { type: 'choose', stroke: 'quick' }).state
          : state;
    const { state: next, events } = right(
      near(ready, { enemyHealth: 50, fight: { ...ready.fight, courage: 99, fullCourage: 99 } }),
    );
    dealt.push(...events.flatMap(event => (event.type === 'hit' ? [event.damage] : [])));
    expect(next).toMatchObject({ score: 10 * i, enemyHealth: 50 - (dealt.at(-1) as number) });
    expect(next.message).toMatch(new RegExp(`^Correct! You deal ${dealt.at(-1)} damage!`));
    state = next;
  }
  expect(dealt).toEqual([10, 11, 12, 13, 14, 10]);
});

test('a wrong answer costs what the creature’s anger says, in the words of the specification', () => {
  for (const anger of [5, 9, 14]) {
    const before = newGame();
    const { state, events } = wrong(near(before, { fight: { ...before.fight, anger } }));
    expect(state).toMatchObject({ playerHealth: 100 - anger, score: 0, enemyHealth: 50 });
    expect(state.message).toBe(`Wrong! Enemy attacks for ${anger} damage!`);
    expect(view(state, TUNING).correction).toEqual({
      sum: expect.stringMatching(/ = −?\d+$/),
      way: expect.stringMatching(/\d$/),
    });
    expect(events.map(words).join(' ')).toContain(`Wrong! Enemy attacks for ${anger} damage! The answer is `);
  }
});

test.each([
  [1, 100, 100],
  [1, 50, 70],
  [2, 95, 100],
  [5, 20, 40],
])('beating the enemy of level %i at health %i: a level up, and a heal to %i', (level, before, after) => {
  const { state, events } = right(near(newGame(), { level, enemyHealth: 10, playerHealth: before }));
  expect(state).toMatchObject({ level: level + 1, playerHealth: after, phase: 'path', enemyHealth: 0 });
  expect(events.map(({ type }) => type)).toEqual(['answered', 'hit', 'enemyFell', 'leveledUp']);
  for (const path of ['meadow', 'ridge'] as const)
    expect(act(state, { type: 'take', path }).state).toMatchObject({
      enemyHealth: 50 + 20 * (level + 1),
      enemyFullHealth: 50 + 20 * (level + 1),
      phase: 'question',
      path,
    });
});

describe('the paths', () => {
  test('on the ridge the enemy is weak to an operation met so far, which deals the most and is a step more', () => {
    const fork = atFork();
    expect(opsUpTo(2, 'all')).toContain(fork.ridge);
    const state = onPath('ridge');
    expect(state.weakness).toBe(fork.ridge);
    const { op } = state.question;
    const weak = right(near(state, { weakness: op }));
    expect(weak.state.fight.row).toBe(2);
    expect(weak.state.enemyHealth).toBe(state.enemyHealth - 14);
    expect(weak.state.message).toBe('Correct! Weak spot: you deal 14 damage!');
    const other = right(near(state, { weakness: op === '+' ? '−' : '+' }));
    expect(other.state).toMatchObject({ enemyHealth: state.enemyHealth - 10, fight: { row: 1 } });
  });

  test('the meadow is a rest without a weak spot; on the ridge lies a treasure, the way up costs health, and a miss costs more', () => {
    const fork = near(atFork(), { playerHealth: 60 });
    const meadow = act(fork, { type: 'take', path: 'meadow' }).state;
    const ridge = act(fork, { type: 'take', path: 'ridge' }).state;
    expect(meadow).toMatchObject({ weakness: null, playerHealth: 90, bag: fork.bag, fight: { row: 0 } });
    expect(ridge).toMatchObject({ playerHealth: 60 - TUNING.climb, bag: [...fork.bag, fork.find] });
    expect(ridge.fight.anger).toBe(meadow.fight.anger + 2);
    const tired = act(near(fork, { playerHealth: 5 }), { type: 'take', path: 'ridge' }).state;
    expect(tired.playerHealth, 'the climb leaves one on one’s feet').toBe(1);
    const full = act(near(fork, { bag: ['apple', 'horn', 'eraser'] }), { type: 'take', path: 'ridge' });
    expect(full.state).toMatchObject({ bag: ['apple', 'horn', 'eraser'], ground: fork.find });
    expect(full.state.message).toContain('Your bag is full');
  });

  test.each([
    [60, 90, 0],
    [93, 100, 0],
    [94, 100, 1],
    [100, 100, 1],
  ])('what of the rest is not needed begins the row: at %i health to %i and a row of %i', (health, after, row) => {
    const { state } = act(near(atFork(), { playerHealth: health }), { type: 'take', path: 'meadow' });
    expect(state).toMatchObject({ playerHealth: after, fight: { row } });
    const { choice } = view(near(atFork(), { playerHealth: health }), TUNING);
    expect(choice).toMatchObject({ rest: after - health, restRow: row });
  });
});

test.each<[string, Partial<MathState>, unknown, string]>([
  ['no answer', {}, { type: 'answer', text: ' ' }, 'Type your answer first.'],
  [
    'half a number',
    {},
    { type: 'answer', text: '1.5' },
    'Your answer must be a whole number, like 12 or −3. It cost you nothing.',
  ],
  [
    'a word',
    {},
    { type: 'answer', text: 'nine' },
    'Your answer must be a whole number, like 12 or −3. It cost you nothing.',
  ],
  [
    'a number that is none',
    {},
    { type: 'answer', text: 9 },
    'Your answer must be a whole number, like 12 or −3. It cost you nothing.',
  ],
  ['a path too early', {}, { type: 'take', path: 'ridge' }, 'Beat the enemy first.'],
  ['an answer at the fork', { phase: 'path', ridge: '+' }, { type: 'answer', text: '1' }, 'Choose a path first.'],
  ['a question that is none', {}, { type: 'choose', stroke: 'third' }, 'There is no such question.'],
  ['a treasure that is none', {}, { type: 'use', treasure: 'sword' }, 'You do not carry that.'],
  ['what is not carried', {}, { type: 'use', treasure: 'apple' }, 'You do not carry that.'],
  [
    'an apple in full health at the fork',
    { phase: 'path', ridge: '+', bag: ['apple'] },
    { type: 'use', treasure: 'apple' },
    'You are in full health: keep it for the next creature.',
  ],
  ['a choice at the fork', { phase: 'path', ridge: '+' }, { type: 'choose', stroke: 'bold' }, 'Choose a path first.'],
  ['an unknown path', { phase: 'path', ridge: '+' }, { type: 'take', path: 'cave' }, 'There is no such path.'],
  ['anything after the end', { phase: 'over' }, { type: 'answer', text: '1' }, 'The game is over.'],
  [
    'the way home, too early',
    { phase: 'path', ridge: '+' },
    { type: 'goHome' },
    'The way home is open after all thirteen.',
  ],
  ['no move', {}, { type: 'jump' }, 'That is not a move in this game.'],
])('%s is refused and costs nothing', (_what, change, command, message) => {
  const state = near(newGame(), change);
  const { state: after, events } = act(state, command as MathCommand);
  expect(after).toBe(state);
  expect(events).toEqual([{ type: 'refused', message }]);
});

test('at 0 health or below the game is over, with its score and its cause', () => {
  const last = near(newGame(), { playerHealth: 3, score: 120, best: 200 });
  const { state, events } = wrong(last);
  expect(state).toMatchObject({ phase: 'over', playerHealth: 0 });
  expect(state.message).toMatch(/^Wrong! Enemy attacks for \d+ damage! Game Over! Your final score: 120$/);
  expect(events.map(words)).toContain('Game Over! Your final score: 120');
  const { question } = last;
  expect(RULES.result(state, TUNING)).toMatchObject({
    outcome: 'lost',
    score: 120,
    title: 'Game Over! Your final score: 120',
    lines: [
      `${question.text}: the answer was ${question.answer}, not ${question.answer + 1}.`,
      'Level 1: the Snail had 50 health left.',
      '80 short of your best.',
    ],
    again: 'Play Again',
  });
  expect(legal(state, TUNING)).toEqual([]);
});

test('medals name the highest step reached', () => {
  const over = near(newGame(), { phase: 'over', bestStreak: 27, level: 8, ridges: 4 });
  expect(RULES.result(over, TUNING)?.medals).toEqual(['25 in a row', 'Level 7', '3 ridges']);
  expect(RULES.result(near(newGame(), { phase: 'over' }), TUNING)?.medals).toEqual([]);
});

test('rows of right answers are counted, and a wrong one ends them', () => {
  let state = newGame();
  const told: number[] = [];
  for (let i = 0; i < 10; i++) {
    const next = right(near(state, { enemyHealth: 50 }));
    told.push(...next.events.flatMap(event => (event.type === 'streakGrew' ? [event.streak] : [])));
    state = next.state;
  }
  expect(told).toEqual([5, 10]);
  expect(wrong(state).state).toMatchObject({ streak: 0, bestStreak: 10 });
});

describe('the end of the journey', () => {
  const won = right(near(newGame(), { level: 13, enemyHealth: 1, score: 900, mistake: null }));

  test('the last creature beaten is said, and shown, once', () => {
    expect(won.state).toMatchObject({ level: 14, phase: 'path' });
    expect(won.state.message).toContain('All thirteen are beaten: your journey is won!');
    expect(won.events.map(({ type }) => type)).toContain('journeyWon');
    expect(view(won.state, TUNING).choice?.isWon).toBe(true);
    expect(view(atFork(), TUNING).choice?.isWon).toBe(false);
    const later = right(near(newGame(), { level: 14, enemyHealth: 1 }));
    expect(later.events.map(({ type }) => type)).not.toContain('journeyWon');
  });

  test('one may go home: a run that is won, with its score', () => {
    expect(legal(won.state, TUNING)).toContainEqual({ type: 'goHome' });
    const { state, events } = act(won.state, { type: 'goHome' });
    expect(events.map(words)).toEqual(['You are home, and your journey is won. Your final score: 910']);
    expect(state.progress).toMatchObject({ runs: 1, best: 910 });
    expect(RULES.result(state, TUNING)).toMatchObject({ outcome: 'won', score: 910, title: 'Journey won!' });
    expect(hud(state, TUNING).find(({ id }) => id === 'enemy')).toMatchObject({ label: 'Dragon' });
    expect(view(state, TUNING)).toMatchObject({ isBetween: true, fight: { line: '' } });
  });

  test('or go on, against braver ones: a later defeat says that it was won', () => {
    const on = act(won.state, { type: 'take', path: 'meadow' }).state;
    expect(on.fight.courage).toBeGreaterThan(beginFight(1, 'meadow', TUNING).courage);
    const over = wrong(near(on, { playerHealth: 1 })).state;
    expect(RULES.result(over, TUNING)).toMatchObject({ outcome: 'lost', title: 'Game Over! Your final score: 910' });
    expect(RULES.result(over, TUNING)?.lines).toContain('All thirteen were beaten before: the journey was won.');
  });
});

describe('the collection', () => {
  const fell = (state: MathState) => right(near(state, { enemyHealth: 1 }));

  test('a creature beaten for the first time ever is new on the map, aloud and in the result; a second time it is not', () => {
    const first = fell(newGame());
    expect(first.state.message).toBe('Snail defeated! Level 2. New on your map: 1 of 13.');
    expect(first.events.map(words)).toContain('Snail defeated! New on your map: the Snail, 1 of 13.');
    expect(first.state.newcomers).toEqual([0]);
    const over = wrong(near(act(first.state, { type: 'take', path: 'ridge' }).state, { playerHealth: 1 })).state;
    expect(RULES.result(over, TUNING)?.lines).toContain('New on your map: Snail.');

    const again = fell(newGame(1, 'all', { career: over.progress as never }));
    expect(again.state.message).toBe('Snail defeated! Level 2.');
    expect(again.state.newcomers).toEqual([]);
    expect(again.events.map(words).join(' ')).not.toContain('New on your map');
  });

  test('it counts what was beaten in earlier runs', () => {
    const beaten = NO_PROGRESS.beaten.with(3, [1, 0]).with(7, [0, 2]);
    const begun = newGame(1, 'all', { career: { ...NO_PROGRESS, beaten } as never });
    expect(fell(begun).state.message).toContain('New on your map: 3 of 13.');
  });
});

describe('the career', () => {
  const learnt = { ...NO_PROGRESS, boxes: { '+3,4': 5 }, best: 300, runs: 2 };

  test('a run begins from it, grows it, and the same events grow what is kept', () => {
    const begun = newGame(1, 'all', { career: learnt as never });
    expect(begun).toMatchObject({ best: 300, progress: { boxes: { '+3,4': 5 } } });
    const { question } = begun;
    expect(right(begun).state.progress.boxes[question.fact as string]).toBe(question.fact === '+3,4' ? 5 : 3);
    expect(wrong(begun).state.progress.boxes[question.fact as string]).toBe(1);
    expect(right(begun).state.progress.kinds[0]).toEqual([1, 1]);
    expect(wrong(begun).state.progress.kinds[0]).toEqual([1, 0]);
    const over = wrong(near(begun, { playerHealth: 1, score: 350 })).state;
    expect(over.progress).toMatchObject({ best: 350, runs: 3 });
    expect(right(near(begun, { enemyHealth: 1, path: 'ridge' })).state.progress.beaten[0]).toEqual([0, 1]);
  });

  test.each<[string, object | null]>([
    ['no object', null],
    ['a fact that is none', { ...learnt, boxes: { '×99,1': 2 } }],
    ['a sixth box', { ...learnt, boxes: { '+3,4': 6 } }],
    ['more right than asked', { ...learnt, kinds: NO_PROGRESS.kinds.with(0, [1, 2]) }],
    ['a missing enemy', { ...learnt, beaten: [] }],
    ['half a best', { ...learnt, best: 0.5 }],
  ])('%s is said to be none, and one begins anew', (_what, career) => {
    expect(readProgress(career as never)).toMatch(/\.$/);
    expect(newGame(1, 'all', { career: career as never }).progress).toEqual(NO_PROGRESS);
  });
});

test('every number of the specification changes what it says', () => {
  const t = tune(CONSTANTS, {
    hitLeast: 20,
    hitMost: 20,
    scorePerAnswer: 7,
    blowLeast: 9,
    blowMost: 9,
    playerHealth: 60,
  });
  const begun = RULES.create({ seed: 1, setup: {}, levels: [] }, t);
  expect(begun.playerHealth).toBe(60);
  expect(say(begun, begun.question.answer, t).state).toMatchObject({ enemyHealth: 30, score: 7 });
  expect(say(begun, begun.question.answer + 1, t).state.playerHealth).toBe(51);
});

test('whatever is answered: health stays in its bounds, the score counts right answers, and the HUD says so', () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.array(fc.tuple(fc.nat(99), fc.boolean()), { maxLength: 120 }), (seed, moves) => {
      let state = newGame(seed);
      let [known, fled] = [0, 0];
      for (const [luck, ridge] of moves) {
        if (state.phase === 'over') break;
        if (state.phase === 'path') {
          state = act(state, { type: 'take', path: ridge ? 'ridge' : 'meadow' }).state;
          continue;
        }
        const isRight = luck < 80;
        known += isRight ? 1 : 0;
        const { state: after, events } = (isRight ? right : wrong)(state);
        state = after;
        for (const event of events) fled += event.type === 'enemyFell' ? event.points : 0;
        expect(state.playerHealth).toBeGreaterThanOrEqual(0);
        expect(state.playerHealth).toBeLessThanOrEqual(100);
        expect(state.enemyHealth).toBeGreaterThanOrEqual(0);
        expect(state.phase === 'over').toBe(state.playerHealth === 0);
        expect(state.phase === 'path').toBe(state.enemyHealth === 0 || givesUp(state.fight));
      }
      expect(state.score).toBe(10 * known + fled);
      expect(hud(state, TUNING).find(({ id }) => id === 'score')).toMatchObject({ value: state.score });
    }),
    { numRuns: 60 },
  );
});

test('who knows more comes further', () => {
  const mean = (errs: number) =>
    Array.from({ length: 12 }, (_, i) => playOut(i + 1, { errs }, CAREFUL, 400).score).reduce((a, b) => a + b) / 12;
  const [none, half, most] = [mean(90), mean(25), mean(5)];
  expect(none).toBeLessThan(half / 2);
  expect(half).toBeLessThan(most / 2);
});

test('the label names the kind that is asked: on the ridge that of the question, at the signpost that of the level', () => {
  const state = near(newGame(3), {
    level: 8,
    grade: 8,
    phase: 'question',
    path: 'ridge',
    question: questionOf(2, { op: '+', a: 3, b: 13 }),
  });
  expect(view(state, TUNING).kindName).toBe('Plus and minus to 20');
  expect(view({ ...state, phase: 'path', ridge: '+' }, TUNING).kindName).toBe('Tables to 10');
  expect(view({ ...state, level: 40, grade: 14 }, TUNING).kindName).toBe('Everything mixed');
});
