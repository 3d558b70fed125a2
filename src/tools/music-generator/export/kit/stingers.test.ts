// The stingers of every genre stay in its key, and go where they should: up to the root for a win, down to it for a loss.
import { expect, test } from 'vitest';
import { harmonyOf, scaleOf } from '../../../../../scenes/kit/sound/composer/harmony.ts';
import { endOf, GENRES, INTENSITIES, stepsOf } from '../../../../../scenes/kit/sound/composer/piece.ts';
import { STINGERS, stingerOf } from './stingers.ts';

test.each(GENRES.flatMap(genre => INTENSITIES.map(intensity => [genre, intensity] as const)))(
  '%s %s',
  (genre, intensity) => {
    for (let seed = 0; seed < 20; seed++) {
      const settings = { genre, intensity, complexity: 50, seed };
      const root = harmonyOf(settings).pitch(0) % 12;
      for (const which of STINGERS) {
        const piece = stingerOf(settings, which);
        const all = Object.values(piece.layers).flat();
        expect(all.every(event => event.notes.every(note => scaleOf(settings).has(note % 12)))).toBe(true);
        expect(all.every(event => endOf(event) <= stepsOf(piece))).toBe(true);
        const tune = piece.layers.melody.flatMap(({ notes }) => notes);
        const [first = 0, last = 0] = [tune[0], tune.at(-1)];
        expect(last % 12).toBe(root);
        expect(Math.sign(last - first)).toBe(which === 'win' ? 1 : -1);
      }
    }
  },
);
