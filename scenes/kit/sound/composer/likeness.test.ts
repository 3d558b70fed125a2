// Genres differ audibly: at one seed no two genres share their rhythm or their melody. The bench tests all fifty seeds.
import { expect, test } from 'vitest';
import { likenessOf } from '../../../../tests/hearing/likeness.ts';

test('no two genres share more than 60 % of the onsets of tune or bass, nor 40 % of the tune', () => {
  for (const seed of [0, 7, 1234, 999_999])
    for (const { pair, intensity, melody, bass, tune } of likenessOf(seed)) {
      const where = `${pair} ${intensity} ${seed}`;
      expect(melody, `${where}: onsets of the melody`).toBeLessThanOrEqual(0.6);
      expect(bass, `${where}: onsets of the bass`).toBeLessThanOrEqual(0.6);
      expect(tune, `${where}: notes of the melody`).toBeLessThanOrEqual(0.4);
    }
});
