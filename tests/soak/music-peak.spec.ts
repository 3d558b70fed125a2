// The true peak over fifty seeds at 0 dB and full complexity: every genre and intensity, in its file and live. One genre in a part: MUSIC_GENRE.
import { GENRES, INTENSITIES } from '../../scenes/kit/sound/composer/piece.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { openMusic } from '../e2e/music.ts';
import { figuresOf } from '../hearing/peaks.ts';

const SEEDS = Number(process.env.MUSIC_SEEDS ?? 50);
const seeds = Array.from({ length: SEEDS }, (_, n) => (n * 7919 + 7) % 1_000_000);
const asked = process.env.MUSIC_GENRE;

test.setTimeout(20 * 60_000);

for (const genre of GENRES.filter(one => asked === undefined || one === asked))
  for (const intensity of INTENSITIES)
    test(`${genre} ${intensity}`, async ({ page }) => {
      await openMusic(page, '?lab&seed=7');
      const over: string[] = [];
      const figures = { wav: [] as number[], live: [] as number[] };
      const loudness = { wav: [] as number[], live: [] as number[] };
      for (const seed of seeds)
        for (const way of ['wav', 'live'] as const) {
          const one = await figuresOf(page, way, { genre, intensity, seed, bars: 1 });
          figures[way].push(one.peak);
          loudness[way].push(one.loudness);
          if (one.peak > -1) over.push(`${seed} ${way}: ${one.peak.toFixed(2)} dBTP`);
        }
      const row = (way: 'wav' | 'live') =>
        `${way} ${Math.max(...figures[way]).toFixed(2)} dBTP at most, ${Math.min(...loudness[way]).toFixed(1)} to ${Math.max(...loudness[way]).toFixed(1)} LUFS`;
      console.info(`${genre} ${intensity}: ${row('wav')}; ${row('live')}`);
      expect(over).toEqual([]);
    });
