// The clip of a run's last seconds, made by the built page: a film that other programs can read, and six moments where the browser encodes none.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { expect, test } from '../e2e/fixtures.ts';
import { openLab } from '../e2e/play.ts';

/** A run of the game's bot that has just been paused. */
async function pausedRun(page: Page, id: string, ticks: number): Promise<void> {
  await openLab(page, `/games/${id}?lab&seed=7`);
  await page.evaluate(count => window.lab?.pilot(count), ticks);
  await page.keyboard.press('Escape');
}

/** Presses the button, and saves what is made. */
async function savedClip(page: Page): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Clip' }).click();
  const dialog = page.getByRole('dialog', { name: 'The last five seconds' });
  await expect(dialog.getByRole('status')).toContainText('It stays on this device', { timeout: 90_000 });
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const download = await downloading;
  await expect(dialog.getByRole('status')).toContainText('Saved as');
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

async function readFilm(bytes: Buffer) {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  const stats = await track?.computePacketStats();
  return {
    seconds: await input.computeDuration(),
    frames: stats?.packetCount,
    width: track?.displayWidth,
    height: track?.displayHeight,
    sounds: (await input.getAudioTracks()).length,
  };
}

for (const id of ['last-stand', 'stealth-escape', 'boulder-dash', 'tower-climber'])
  test(`${id}: five seconds of WebM, without sound, of at most three megabytes; the run goes on where it was`, async ({
    page,
  }) => {
    await pausedRun(page, id, 900);
    const hash = await page.evaluate(() => window.lab?.hash());
    const { name, bytes } = await savedClip(page);
    expect(name).toMatch(new RegExp(`^${id}_.*\\.webm$`));
    expect(bytes.length).toBeLessThanOrEqual(3_000_000);
    const film = await readFilm(bytes);
    expect(film.frames).toBeGreaterThanOrEqual(75);
    expect(film.frames).toBeLessThanOrEqual(90);
    expect(film.seconds).toBeCloseTo((film.frames ?? 0) / 15, 1);
    expect(film.sounds).toBe(0);
    // The page’s own player shows it, frame for frame.
    const video = page.locator('dialog video');
    expect(await video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(film.width);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
    expect(await page.evaluate(() => window.lab?.hash())).toBe(hash);
    expect(await page.locator('canvas').count()).toBe(1);
  });

test('without a video encoder six moments become a picture', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'VideoEncoder'));
  await pausedRun(page, 'stealth-escape', 600);
  const { name, bytes } = await savedClip(page);
  expect(name).toMatch(/^stealth-escape_.*\.png$/);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  const size = await page
    .locator('dialog img')
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(size).toEqual([3 * 480 + 4 * 8, 2 * 360 + 3 * 8]);
});
