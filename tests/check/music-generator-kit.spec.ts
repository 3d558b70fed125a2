// The loop for a game: one zip of loops, stems, stingers and a page, read back here and by the browser's own decoder, and played by its page.

import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, test } from '../e2e/fixtures.ts';
import { button, downloaded, openMusic, readWav } from '../e2e/music.ts';
import { readOgg } from '../e2e/ogg.ts';

const KIT = 'The loop for a game';
const RATE = 48_000;
/** A bar at 180 BPM. */
const BAR = 64_000;
const LOOPS = ['ambient', 'exploration', 'battle'];
const STINGERS = ['win', 'loss'];
const LAYERS = ['melody', 'bass', 'chords'];
const STEMS = LOOPS.flatMap(loop => LAYERS.map(layer => `stems/${loop}-${layer}`));

async function kitOf(page: Page, search: string) {
  await openMusic(page, search);
  const { name, bytes } = await downloaded(page, KIT, 110_000);
  return { name, files: new Map(Object.entries(unzipSync(bytes)).map(([path, file]) => [path, Buffer.from(file)])) };
}

test('three intensities with equal bars as Ogg, their stems, two stingers, and a page that plays them', async ({
  page,
}) => {
  const { name, files } = await kitOf(page, '?seed=7&genre=calm&intensity=battle&tempo=180');
  expect(name).toBe('calm-7-game-loop.zip');
  const sounds = [...LOOPS, ...STEMS, ...STINGERS].map(one => `${one}.ogg`);
  expect([...files.keys()].toSorted()).toEqual([...sounds, 'index.html', 'music.js'].toSorted());
  for (const [path, file] of files) {
    if (!path.endsWith('.ogg')) continue;
    const { seconds, channels } = readOgg(file);
    expect(channels).toBe(2);
    if (!STINGERS.includes(path.slice(0, -4))) expect(Math.round(seconds * RATE), path).toBe(16 * BAR);
  }

  // The kit is served as a game serves it, and plays.
  await page.route('**/kit/**', route => {
    const path = new URL(route.request().url()).pathname.slice('/kit/'.length) || 'index.html';
    const body = files.get(path);
    const contentType = path.endsWith('html') ? 'text/html' : path.endsWith('js') ? 'text/javascript' : 'audio/ogg';
    return body ? route.fulfill({ body, contentType }) : route.fulfill({ status: 204 });
  });
  await page.goto('/kit/');
  await expect(page.getByText('Ready: choose one.')).toBeVisible();
  const decoded = await page.evaluate(
    async ([loops, layers, stingers]) => {
      const load = async (path: string) => {
        const context = new OfflineAudioContext(2, 1, 48_000);
        return context.decodeAudioData(await (await fetch(path)).arrayBuffer());
      };
      const found: { path: string; frames: number; seam: number; apart: number; peak: number }[] = [];
      for (const path of [...loops, ...stingers]) {
        const whole = await load(`${path}.ogg`);
        const samples = whole.getChannelData(0);
        const frames = samples.length;
        let [steepest, energy, peak] = [0, 0, 0];
        for (let i = 1; i < frames; i++) {
          steepest = Math.max(steepest, Math.abs((samples[i] as number) - (samples[i - 1] as number)));
          energy += (samples[i] as number) ** 2;
          peak = Math.max(peak, Math.abs(samples[i] as number));
        }
        const seam = Math.abs((samples[0] as number) - (samples[frames - 1] as number)) / steepest;
        // What the stems together lack of the whole, as a part of its energy.
        let apart = 0;
        if (loops.includes(path)) {
          const stems = await Promise.all(layers.map(layer => load(`stems/${path}-${layer}.ogg`)));
          const ears = stems.map(stem => stem.getChannelData(0));
          if (ears.some(ear => ear.length !== frames)) throw new Error(`stems of ${path} have another length`);
          for (let i = 0; i < frames; i++) {
            const sum = ears.reduce((all, ear) => all + (ear[i] as number), 0);
            apart += (sum - (samples[i] as number)) ** 2 / energy;
          }
        }
        found.push({ path, frames, seam, apart, peak });
      }
      return found;
    },
    [LOOPS, LAYERS, STINGERS] as const,
  );
  for (const { path, frames, seam, apart, peak } of decoded) {
    expect(peak, path).toBeGreaterThan(0.05);
    if (STINGERS.includes(path)) continue;
    expect(frames, path).toBe(16 * BAR);
    expect(seam, path).toBeLessThan(1);
    expect(apart, path).toBeLessThan(0.05);
  }
  // Everything that is started, and everything that comes in later, is on a bar line of the first.
  const played = await page.evaluate(async () => {
    const starts: number[] = [];
    let clock: BaseAudioContext | undefined;
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (when = 0) {
      clock = this.context;
      starts.push(when);
      start.call(this, when);
    };
    const hand = Reflect.get(window, 'play') as (name: string) => Promise<void>;
    await hand('ambient');
    // Until the first bar line has gone by, what comes next may still come in at it.
    while ((clock?.currentTime ?? 0) <= (starts[0] as number)) await new Promise(done => setTimeout(done, 10));
    for (const which of ['battle', 'win']) await hand(which);
    return starts;
  });
  expect(played).toHaveLength(4);
  const [begin = 0] = played;
  for (const start of played) {
    const bars = ((start - begin) * RATE) / BAR;
    expect(Math.abs(bars - Math.round(bars)) * BAR).toBeLessThan(0.01);
  }
  expect(played[3]).toBeGreaterThan(begin);
});

test('without an encoder it is WAV, to the sample and without a seam; the stems add up to the loop; Cancel ends it', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioEncoder'));
  await openMusic(page, '?seed=7&genre=adventure&intensity=battle&tempo=180&complexity=100&volume=0');
  await button(page, KIT).click();
  await button(page, 'Cancel').click();
  await expect(button(page, KIT)).toBeEnabled();
  await expect(page.getByRole('progressbar', { name: 'Rendering progress' })).toHaveCount(0);
  const { bytes } = await downloaded(page, KIT, 110_000);
  const files = unzipSync(bytes);
  const wavs = (path: string) => readWav(Buffer.from(files[`${path}.wav`] ?? []));
  for (const loop of LOOPS) {
    const whole = wavs(loop);
    expect(whole.rate).toBe(RATE);
    expect(whole.left.length).toBe(16 * BAR);
    const stems = LAYERS.map(layer => wavs(`stems/${loop}-${layer}`));
    const worst = whole.left.reduce(
      (most, one, i) => Math.max(most, Math.abs(one - stems.reduce((sum, { left }) => sum + (left[i] as number), 0))),
      0,
    );
    expect(worst, loop).toBeLessThan(1e-3);
    let steepest = 0;
    for (let i = 1; i < whole.left.length; i++)
      steepest = Math.max(steepest, Math.abs((whole.left[i] as number) - (whole.left[i - 1] as number)));
    expect(Math.abs((whole.left[0] as number) - (whole.left.at(-1) as number)), loop).toBeLessThanOrEqual(steepest);
  }
});

test('bars are recorded as Ogg, as long as they are', async ({ page }) => {
  await openMusic(page, '?seed=7&genre=calm&intensity=battle&tempo=180');
  const { name, bytes } = await downloaded(page, 'Record 16 bars', 110_000);
  expect(name).toBe('calm-battle-7-16-bars.ogg');
  const { seconds } = readOgg(bytes);
  expect(Math.round(seconds * RATE)).toBe(16 * BAR);
});
