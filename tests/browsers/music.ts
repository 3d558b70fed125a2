// Journey of the music generator: it sounds, what is recorded can be heard again, and it is exported.
import { expect } from 'vitest';
import type { Browser } from './browser.ts';
import { downloaded } from './files.ts';
import type { Visit } from './open.ts';
import { clickOn, expectSoon, openNew, shows, until } from './page.ts';

/** Amplitude of the drawn waveform, in pixels. */
const swing = (browser: Browser): Promise<number> =>
  browser.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[aria-label^="Waveform"]');
    const context = canvas?.getContext('2d');
    if (!canvas || !context) throw new Error('no waveform');
    const { width, height } = canvas;
    const { data } = context.getImageData(0, 0, width, height);
    const rows = Array.from({ length: height }, (_, row) => row).filter(row =>
      Array.from({ length: width }, (_, column) => data[(row * width + column) * 4 + 3]).includes(255),
    );
    return (rows.at(-1) ?? 0) - (rows[0] ?? 0);
  });

/** Loudest sample of a sound file, as the browser decodes it. */
const peakOf = (browser: Browser, bytes: Buffer): Promise<number> =>
  browser.evaluate(async base64 => {
    const { buffer } = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
    const decoded = await new OfflineAudioContext(2, 48_000, 48_000).decodeAudioData(buffer);
    return decoded.getChannelData(0).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  }, bytes.toString('base64'));

export async function playMusic({ browser, site }: Visit): Promise<void> {
  await browser.resize({ width: 1280, height: 800 });
  await openNew(browser, `${site.address}/video-game-music-generator?seed=7&genre=calm`);
  await clickOn(browser, 'Generate & Play');
  await expectSoon(() => swing(browser), 'it sounds').toBeGreaterThan(6);
  await clickOn(browser, 'Start Recording');
  await until(
    browser,
    'recorded for a while',
    () => Number(document.querySelector('[aria-label="Recording progress"]')?.getAttribute('value')) > 4,
  );
  await clickOn(browser, 'Stop Recording');
  await shows(browser, 'Recordings (1)');
  const recording = await downloaded(browser, () => clickOn(browser, 'Download'));
  expect(recording.name).toMatch(/^calm-exploration-\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.\w+$/);
  expect(await peakOf(browser, recording.bytes)).toBeGreaterThan(0.01);
  await clickOn(browser, 'Pause Music');
  const wav = await downloaded(browser, () => clickOn(browser, 'Export WAV'));
  expect(wav.name).toBe('calm-exploration-7.wav');
  expect(await peakOf(browser, wav.bytes)).toBeGreaterThan(0.1);
  const midi = await downloaded(browser, () => clickOn(browser, 'Export MIDI'));
  expect(midi.name).toBe('calm-exploration-7.mid');
  expect(midi.bytes.toString('latin1', 0, 4)).toBe('MThd');
  expect(await browser.faults()).toEqual([]);
}
