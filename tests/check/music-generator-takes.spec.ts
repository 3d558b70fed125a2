// A take of the music generator on a busy machine: as long, as loud, and with the same notes as on a calm one.
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { button, downloaded, expectSound, openMusic, play, slider } from '../e2e/music.ts';
import { readOgg } from '../e2e/ogg.ts';

test('a take under load has the length, the loudness and the notes of one without', async ({ page }) => {
  test.setTimeout(240_000);
  // At 96 BPM the loop of Battle lasts ten seconds: wherever a take begins, it holds every note once.
  await openMusic(page, '?seed=7&genre=adventure&intensity=battle&tempo=96');
  const calm = await take(page, false);
  const busy = await take(page, true);
  for (const { seconds } of [calm, busy]) expect(Math.abs(seconds - 10)).toBeLessThanOrEqual(0.02);
  expect(busy.loudness / calm.loudness).toBeGreaterThan(0.95);
  expect(busy.loudness / calm.loudness).toBeLessThan(1.05);
  expect(calm.loudness).toBeGreaterThan(0.005);
  expect(likeness(calm.envelope, busy.envelope)).toBeGreaterThan(0.95);
  await expect(page.getByText(/· 10\.0 s ·/)).toHaveCount(2);
});

async function take(page: Page, isBusy: boolean) {
  await play(page);
  await expectSound(page);
  await slider(page, 'Recording Length').fill('10');
  await button(page, 'Start Recording').click();
  await expect(button(page, 'Stop Recording')).toBeVisible();
  // The page computes nine tenths of the time, until the take is there.
  if (isBusy)
    await page.evaluate(() => {
      const load = setInterval(() => {
        const end = performance.now() + 900;
        while (performance.now() < end);
        if (!document.querySelector('progress')) clearInterval(load);
      }, 1000);
    });
  await expect(page.getByRole('heading', { name: 'Current Recording' })).toBeVisible({ timeout: 90_000 });
  const { bytes } = await downloaded(page, 'Download');
  await button(page, 'Stop Music').click();
  const heard = await page.evaluate(
    async data => {
      const context = new OfflineAudioContext(2, 48_000, 48_000);
      const decoded = await context.decodeAudioData(Uint8Array.from(data).buffer);
      const samples = decoded.getChannelData(0);
      const energy = (from: number, until: number) =>
        samples.subarray(from, until).reduce((sum, one) => sum + one * one, 0);
      const windows = Array.from({ length: 1000 }, (_, i) => energy(i * 480, (i + 1) * 480));
      return { loudness: Math.sqrt(energy(0, 480_000) / 480_000), envelope: windows.map(Math.sqrt) };
    },
    [...bytes],
  );
  return { ...heard, seconds: readOgg(bytes).seconds };
}

/** Correlation of two envelopes of a loop, at the shift where they fit best. */
function likeness(one: readonly number[], other: readonly number[]): number {
  const centred = (list: readonly number[]) => {
    const mean = list.reduce((sum, value) => sum + value, 0) / list.length;
    return list.map(value => value - mean);
  };
  const [a, b] = [centred(one), centred(other)];
  const product = (shift: number) =>
    a.reduce((sum, value, i) => sum + value * (b[(i + shift) % b.length] as number), 0);
  const size = (list: readonly number[]) => Math.sqrt(list.reduce((sum, value) => sum + value * value, 0));
  return Math.max(...a.map((_, shift) => product(shift))) / (size(a) * size(b));
}
