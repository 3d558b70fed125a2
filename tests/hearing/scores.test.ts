// The games' own scores: each game has a genre and seed that no other has.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no two games share genre and seed', () => {
  const scores = readdirSync('scenes')
    .map(id => `scenes/${id}/play.ts`)
    .filter(file => existsSync(file))
    .flatMap(file => /music: \{ genre: '[\w-]+', seed: \d+/.exec(readFileSync(file, 'utf8')) ?? []);
  expect(scores.length).toBeGreaterThanOrEqual(18);
  expect(new Set(scores).size).toBe(scores.length);
});
