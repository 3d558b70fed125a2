// As loud as the page goes, every genre and intensity stays below −1 dB of true peak, in its file and live.
import { GENRES, INTENSITIES } from '../../scenes/kit/sound/composer/piece.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { openMusic } from '../e2e/music.ts';
import { figuresOf } from '../hearing/peaks.ts';

for (const genre of GENRES)
  test(`${genre} holds −1 dBTP at 0 dB and full complexity`, async ({ page }) => {
    await openMusic(page, '?lab&seed=7');
    for (const intensity of INTENSITIES)
      for (const way of ['wav', 'live'] as const) {
        const { peak, loudness } = await figuresOf(page, way, { genre, intensity, seed: 7, bars: 2 });
        console.info(`${genre} ${intensity} ${way}: ${peak.toFixed(2)} dBTP, ${loudness.toFixed(1)} LUFS`);
        expect(peak, `${intensity} ${way}`).toBeLessThanOrEqual(-1);
        expect(loudness, `${intensity} ${way}`).toBeGreaterThan(-20);
      }
  });
