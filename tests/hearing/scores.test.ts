// The games' own scores: each game has a genre and seed that no other has, and whoever listens hears that a battle began.
import { expect, test } from 'vitest';
import type { Intensity } from '../../scenes/kit/sound/composer/piece.ts';
import { mixOf } from '../../scenes/kit/sound/MusicPlayer.ts';
import { loopOf, tempoOf } from '../../scenes/kit/sound/Sequencer.ts';
import { byNotes, type GameScore, gameScores } from './scores.ts';

const scores = gameScores();

test('no two games share genre and seed', () => {
  expect(scores.length).toBeGreaterThanOrEqual(18);
  expect(new Set(scores.map(({ genre, seed }) => `${genre} ${seed}`)).size).toBe(scores.length);
});

const heard = ({ genre, seed }: GameScore, mood: Intensity) =>
  byNotes(loopOf({ genre, seed }, mood), genre, tempoOf(genre, mood), mixOf(genre, mood));

test.each(scores.filter(({ hasBattle }) => hasBattle))('$id: a battle is told from its calm', score => {
  const [calm, battle] = [heard(score, 'ambient'), heard(score, 'battle')];
  expect(battle.decibels - calm.decibels).toBeGreaterThan(5);
});
