// What the music generator sounds like over fifty seeds: rhythm shared between genres, loudness, brightness, seams, speed. In the built page itself.
import { createHash } from 'node:crypto';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GENRES, type Genre, INTENSITIES, type Intensity } from '../../scenes/kit/sound/composer/piece.ts';
import { BROWSER_FLAGS, findBrowser } from '../browser.mjs';
import { likenessOf } from '../hearing/likeness.ts';
import { integratedLoudness } from '../hearing/loudness.ts';
import { type GameScore, gameScores } from '../hearing/scores.ts';
import { brightness } from '../hearing/spectrum.ts';
import { percentile, report, rounded } from './report.ts';

/** The whole bench hears fifty seeds, which takes an hour: these say from which on, and how many. */
const FROM = Number(process.env.MUSIC_FROM ?? 0);
const SEEDS = Number(process.env.MUSIC_SEEDS ?? 50);
const PORT = 4393 + FROM;
const LOUDNESS: Readonly<Record<Intensity, number>> = { ambient: -22, exploration: -19.5, battle: -17 };
/** A file is there so many times sooner than it plays, on a machine with nothing else to do. */
const FASTER = 5;
const seeds = Array.from({ length: SEEDS }, (_, n) => ((n + FROM) * 7919 + 7) % 1_000_000);

let server: PreviewServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await preview({ logLevel: 'error', preview: { port: PORT, strictPort: true } });
  const executablePath = await findBrowser();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS });
  page = await browser.newPage({ serviceWorkers: 'block' });
  page.setDefaultTimeout(180_000);
  await page.goto(`http://localhost:${PORT}/video-game-music-generator?lab`);
  await page.waitForFunction(() => 'musicGenerator' in window);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

interface Asked {
  readonly genre: Genre;
  readonly intensity: Intensity;
  readonly seed: number;
}

/** The file as bytes, and how many milliseconds it took: of settings, or of a game's score at a mood. */
async function rendered(asked: Asked | (Pick<GameScore, 'genre' | 'seed'> & { readonly mood: Intensity })) {
  const { text, ms } = await page.evaluate(async settings => {
    const hands = Reflect.get(window, 'musicGenerator') as Record<
      'wav' | 'score',
      (asked: object) => Promise<Uint8Array>
    >;
    const began = performance.now();
    const bytes = await hands['mood' in settings ? 'score' : 'wav'](settings);
    const took = performance.now() - began;
    let letters = '';
    for (let at = 0; at < bytes.length; at += 32_768)
      letters += String.fromCharCode(...bytes.subarray(at, at + 32_768));
    return { text: btoa(letters), ms: took };
  }, asked);
  return { bytes: Buffer.from(text, 'base64'), ms };
}

const HEADER = 44;
function heard(bytes: Buffer) {
  const rate = bytes.readUInt32LE(24);
  const frames = (bytes.length - HEADER) / 4;
  const ear = (offset: number) =>
    Float32Array.from({ length: frames }, (_, i) => bytes.readInt16LE(HEADER + 4 * i + offset) / 32_768);
  return { rate, frames, channels: [ear(0), ear(2)] as const };
}

function figures(bytes: Buffer) {
  const { rate, frames, channels } = heard(bytes);
  const { centroid, above2k } = brightness(channels, rate);
  return {
    seconds: frames / rate,
    lufs: integratedLoudness(channels, rate),
    centroid,
    above2k,
    peak: Math.max(...channels.map(ear => ear.reduce((most, one) => Math.max(most, Math.abs(one)), 0))),
    seam: Math.max(...channels.map(ear => Math.abs((ear[0] as number) - (ear[frames - 1] as number)))),
  };
}

test('rhythm and tune: no two genres are alike', () => {
  const all = Array.from({ length: 50 }, (_, n) => likenessOf((n * 7919 + 7) % 1_000_000)).flat();
  const pairs = [...new Set(all.map(({ pair }) => pair))];
  const rows = pairs.map(what => {
    const most = (part: 'melody' | 'bass' | 'tune') =>
      Math.max(...all.filter(({ pair }) => pair === what).map(one => one[part]));
    return { what, 'melody onsets': most('melody'), 'bass onsets': most('bass'), 'melody notes': most('tune') };
  });
  report(
    'Music: the most that two genres share at one seed (0 to 1)',
    rows.map(row => ({
      ...row,
      'melody onsets': rounded(row['melody onsets'], 2),
      'bass onsets': rounded(row['bass onsets'], 2),
      'melody notes': rounded(row['melody notes'], 2),
    })),
  );
  for (const row of rows) {
    expect(row['melody onsets'], row.what).toBeLessThanOrEqual(0.6);
    expect(row['bass onsets'], row.what).toBeLessThanOrEqual(0.6);
    expect(row['melody notes'], row.what).toBeLessThanOrEqual(0.4);
  }
});

test('loudness, brightness, seams and speed', async () => {
  const faults: string[] = [];
  const rows = [];
  const all = GENRES.flatMap(genre =>
    INTENSITIES.flatMap(intensity => seeds.map(seed => ({ genre, intensity, seed }))),
  );
  // The next is rendered while one is heard: page and ear have a processor each.
  let coming = rendered(all[0] as Asked);
  let next = 1;
  for (const genre of GENRES) {
    const centroids = new Map<number, number>();
    for (const intensity of INTENSITIES) {
      const heardSoFar: (ReturnType<typeof figures> & { speed: number })[] = [];
      for (const seed of seeds) {
        const { bytes, ms } = await coming;
        const after = all[next++];
        if (after) coming = rendered(after);
        const one = figures(bytes);
        heardSoFar.push({ ...one, speed: (one.seconds * 1000) / ms });
        const where = `${genre} ${intensity} ${seed}`;
        if (Math.abs(one.lufs - LOUDNESS[intensity]) > 1.5) faults.push(`${where}: ${one.lufs.toFixed(1)} LUFS`);
        if (one.peak > 0.9) faults.push(`${where}: peak ${one.peak}`);
        if (one.seam > 0.01) faults.push(`${where}: seam ${one.seam}`);
        if (intensity === 'ambient') centroids.set(seed, one.centroid);
        if (intensity !== 'battle') continue;
        if (one.above2k < 0.05) faults.push(`${where}: ${(one.above2k * 100).toFixed(1)} % above 2 kHz`);
        if (one.centroid <= (centroids.get(seed) ?? 0)) faults.push(`${where}: darker than ambient`);
      }
      const range = (part: keyof (typeof heardSoFar)[number], digits: number) => {
        const values = heardSoFar.map(one => one[part]);
        return `${rounded(Math.min(...values), digits)} to ${rounded(Math.max(...values), digits)}`;
      };
      const speed = percentile(
        heardSoFar.map(one => one.speed),
        0.5,
      );
      if (speed < FASTER) faults.push(`${genre} ${intensity}: ${speed.toFixed(1)} times real time`);
      const row = {
        what: `${genre} ${intensity}`,
        LUFS: range('lufs', 1),
        'centroid Hz': range('centroid', 0),
        'above 2 kHz': range('above2k', 3),
        peak: range('peak', 2),
        seam: range('seam', 4),
        'times real time': range('speed', 1),
      };
      rows.push(row);
      // Said at once: an hour that ends early is not lost.
      console.info(Object.values(row).join('   '), faults.join('; '));
    }
  }
  report(`Music: ${SEEDS} seeds at default settings`, rows);
  expect(faults).toEqual([]);
});

test('a battle in every game is told from its calm, by loudness or by brightness', async () => {
  const rows = [];
  for (const { id, genre, seed } of gameScores().filter(({ hasBattle }) => hasBattle)) {
    const [calm, battle] = [
      figures((await rendered({ genre, seed, mood: 'ambient' })).bytes),
      figures((await rendered({ genre, seed, mood: 'battle' })).bytes),
    ];
    rows.push({
      what: id,
      'calm LUFS': rounded(calm.lufs),
      'battle LUFS': rounded(battle.lufs),
      'calm Hz': rounded(calm.centroid, 0),
      'battle Hz': rounded(battle.centroid, 0),
    });
  }
  report('Music: a battle beside its calm, in each game', rows);
  for (const row of rows)
    expect(row['battle LUFS'] - row['calm LUFS'] >= 3 || row['battle Hz'] >= 1.3 * row['calm Hz'], row.what).toBe(true);
});

test('one seed, one file', async () => {
  const digest = ({ bytes }: { bytes: Buffer }) => createHash('sha256').update(bytes).digest('hex');
  const asked = { genre: 'horror', intensity: 'battle', seed: 7 } as const;
  expect(digest(await rendered(asked))).toBe(digest(await rendered(asked)));
});
