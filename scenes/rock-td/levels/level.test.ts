// Tests of levels: numbers of the specification by difficulty, leaks, pauses, victory, shells, high scores.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tune } from '../../kit/core/constants.ts';
import { random } from '../../kit/core/rng.ts';
import type { GameEvent } from '../../kit/core/rules.ts';
import { CONSTANTS } from '../constants.ts';
import runtime from '../play.ts';
import { MAPS, rules } from '../rules/rules.ts';
import { DIFFICULTIES, scoreKey } from '../rules/state.ts';
import { onTheWay, opened, play, t, types, withMob } from '../rules/testing.ts';
import { waveOf } from '../rules/wave.ts';
import { startRound } from './level.ts';

test.each(DIFFICULTIES.map((difficulty, step) => [difficulty, step] as const))(
  '%s: lives, mobs, health, gold and score by the specification',
  (difficulty, step) => {
    const state = opened(1, { difficulty });
    expect(state.lives).toBe(20 - 3 * step);
    for (const level of [1, 4, 9, 30]) {
      const wave = waveOf(level, step, t);
      expect(wave.count).toBe(10 + level + 2 * step);
      expect(wave.health).toBe(Math.round(50 + 10 * level * (1 + 0.2 * step)));
      expect(wave.flying).toBe(level % 4 === 0);
    }
    onTheWay(state);
    state.level = 7;
    withMob(state, 'H6', { health: 0 });
    play(state);
    expect([state.gold, state.score]).toEqual([17, (50 + 70) * (step + 1)]);
  },
);

test('a mob that gets through costs a life, and the last one the game', () => {
  const state = onTheWay(opened());
  state.lives = 2;
  withMob(state, 'H6', { leg: 7, speed: 1 });
  expect(types(play(state))).toEqual(['leaked', 'levelCompleted']);
  onTheWay(state);
  withMob(state, 'H6', { leg: 7, speed: 1 });
  expect(types(play(state))).toEqual(['leaked', 'ended']);
  expect(rules.result(state, t)).toMatchObject({ outcome: 'lost', title: 'Game Over!' });
  expect(rules.result(state, t)?.lines).toContain('One of the Walkers got through that no gem had hit.');
});

test('the next level comes 3 s after the wave', () => {
  const state = onTheWay(opened());
  withMob(state, 'H6', { health: 0 });
  expect(types(play(state))).toContain('levelCompleted');
  expect([state.phase, types(play(state, {}, 179))]).toEqual(['pause', []]);
  expect(types(play(state))).toEqual(['roundBegun']);
  expect([state.level, state.phase]).toEqual([2, 'placing']);
});

test('what is kept of a run: score and level under its difficulty, or its challenge', () => {
  const ended = { type: 'ended', level: 12, score: 3400, cause: '' } as const;
  expect(runtime.stat?.({ ...ended, key: scoreKey(opened(1, { difficulty: 'HARD' })) } as GameEvent)).toEqual([
    { name: 'classic HARD', value: 3400, better: 'more' },
    { name: 'classic HARD level', value: 12, better: 'more' },
  ]);
  const spiral = opened(
    1,
    { map: 'spiral', difficulty: 'HARD' },
    MAPS.map(key => readFileSync(`assets/levels/rock-td/${key}.txt`, 'utf8')),
  );
  expect(scoreKey(spiral)).toBe('spiral');
});

test('shells grow from level 10 on, sooner on harder ones, and elders have thicker ones', () => {
  expect(waveOf(10, 0, t)).toMatchObject({ takes: 1, elderTakes: 1 });
  expect(waveOf(11, 0, t).takes).toBeLessThan(1);
  expect(waveOf(7, 4, t).takes).toBeLessThan(1);
  const late = waveOf(30, 0, t);
  expect(late.elderTakes).toBeLessThan(late.takes / 2);
});

test('each formation returns every fifth level on foot, and says what stops it', () => {
  const names = Array.from({ length: 20 }, (_, index) => waveOf(index + 1, 0, t).name);
  expect(names.slice(4)).toEqual([
    ...['Walkers', 'Swarm', 'Runners', 'Fliers', 'Wardens', 'Walkers', 'Swarm', 'Fliers'],
    ...['Crawlers', 'Wardens', 'Walkers', 'Fliers', 'Runners', 'Crawlers', 'Wardens', 'Fliers'],
  ]);
  for (const level of [1, 4, 6, 7, 9, 13]) {
    const { name, advice } = waveOf(level, 0, t);
    expect(advice.startsWith(`${name}: `), advice).toBe(true);
  }
});

test('only Wardens bear wards, and more with every level; formations become themselves by and by', () => {
  const warded = Array.from({ length: 40 }, (_, index) => waveOf(index + 1, 0, t)).filter(({ wards }) => wards > 0);
  expect(new Set(warded.map(({ name }) => name))).toEqual(new Set(['Wardens']));
  expect(waveOf(39, 0, t).wards).toBeGreaterThan(waveOf(9, 0, t).wards);
  const ripe = tune(CONSTANTS, { ripeAfter: 1 });
  expect(waveOf(13, 0, t).takes).toBeGreaterThan(waveOf(13, 0, ripe).takes);
  expect(waveOf(53, 0, t).takes).toBe(waveOf(53, 0, ripe).takes);
  expect(waveOf(17, 0, t).speed).toBeLessThan(waveOf(17, 0, ripe).speed);
});

test('a seed brings the same gems in each round, whatever the fights drew', () => {
  const draws = (fights: number) => {
    const state = opened();
    for (let i = 0; i < fights; i++) random(state.rng);
    return [2, 3, 4].map(() => {
      startRound(state, () => {}, t);
      return state.draws;
    });
  };
  expect(draws(7)).toEqual(draws(0));
  expect(draws(0)[0]).not.toEqual(draws(0)[1]);
});
