// Victory: the level of each map and difficulty, by the wave's end or called past; what still walks of it is awaited.
import { expect, test } from 'vitest';
import { rules } from './rules.ts';
import { DIFFICULTIES } from './state.ts';
import { onTheWay, opened, placed, play, send, t, types, withMob } from './testing.ts';
import { victoryLevel } from './victory.ts';
import { waveOf } from './wave.ts';

const LAST = victoryLevel('classic', 0);

test('the wave of the victory level is over: won, once, and it goes on', () => {
  const state = onTheWay(opened());
  state.level = LAST;
  withMob(state, 'H6', { health: 0 });
  expect(types(play(state))).toEqual(['killed', 'levelCompleted', 'won']);
  expect(types(play(state, {}, 200))).toEqual(['roundBegun']);
  expect([state.level, state.won]).toEqual([LAST + 1, true]);
  state.phase = 'over';
  expect(rules.result(state, t)).toMatchObject({ outcome: 'won', title: 'Game Complete!' });
});

test('called past the victory level: won as soon as nobody of it walks', () => {
  const state = onTheWay(opened());
  state.level = LAST;
  const one = withMob(state, 'B2', { level: LAST });
  expect(types(send(state, { type: 'call' }))).toEqual(['levelCompleted', 'roundBegun', 'called']);
  expect([types(play(state)), state.won]).toEqual([[], false]);
  one.health = 0;
  expect(types(play(state))).toEqual(['killed', 'won']);
  placed(state, 'A4');
  expect(types(play(state))).toEqual([]);
});

test('whoever dies of the victory level’s mobs after calling has not won', () => {
  const state = onTheWay(opened());
  state.level = LAST;
  state.lives = 1;
  withMob(state, 'H6', { level: LAST, leg: 7, speed: 1 });
  send(state, { type: 'call' });
  expect(types(play(state))).toEqual(['leaked', 'ended']);
  expect(rules.result(state, t)).toMatchObject({ outcome: 'lost' });
});

test('every map and difficulty has an end, earlier on harder ones; an own map has that of the classic one', () => {
  for (const map of ['classic', 'crossing', 'spiral', 'narrows', 'own']) {
    const levels = DIFFICULTIES.map((_, step) => victoryLevel(map, step));
    expect(levels.every(level => level >= 10 && level % 5 === 0)).toBe(true);
    expect(levels).toEqual(levels.toSorted((a, b) => b - a));
  }
  expect(victoryLevel('classic', 0)).toBe(50);
  expect(victoryLevel('own', 2)).toBe(victoryLevel('classic', 2));
});

test('below level 50 health is the specified one on every difficulty; behind it 10 % more a level', () => {
  expect(waveOf(50, 4, t).health).toBe(Math.round(50 + 500 * 1.8));
  expect(waveOf(52, 0, t).health).toBe(Math.round((50 + 520) * 1.1 * 1.1));
});
