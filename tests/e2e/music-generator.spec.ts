// The music generator as a visitor meets it: it sounds, every control does what it says, files are what they claim to be.
import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { parseMidi } from 'midi-file';
import { axeFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { readOgg } from './ogg.ts';

const PATH = '/video-game-music-generator';
const GENRES = ['Fantasy', 'Sci-Fi', 'Adventure', 'Horror', 'Calm'];
const INTENSITIES = ['Ambient', 'Exploration', 'Battle'];

/** Opens the page once it answers, and keeps every audio context it makes. */
async function open(page: Page, search = '?seed=7') {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    Object.assign(window, { contexts });
    const Plain = window.AudioContext;
    window.AudioContext = class extends Plain {
      constructor(options?: AudioContextOptions) {
        super(options);
        contexts.push(this);
      }
    };
  });
  await page.goto(PATH + search);
  await expect(page.getByLabel('Seed', { exact: true })).not.toHaveValue(search.includes('seed') ? '0' : '');
  if (search.includes('lab')) await page.waitForFunction(() => 'musicGenerator' in window);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });

async function play(page: Page) {
  await button(page, 'Generate & Play').click();
  await expect(button(page, 'Pause Music')).toBeVisible();
}

/** How far the line of the waveform swings, in pixels, and its colour. */
const wave = (page: Page) =>
  page.getByRole('img', { name: /^Waveform/ }).evaluate(canvas => {
    const { width, height } = canvas as HTMLCanvasElement;
    const pen = (canvas as HTMLCanvasElement).getContext('2d') as CanvasRenderingContext2D;
    const { data } = pen.getImageData(0, 0, width, height);
    const rows = new Set<number>();
    let colour: number[] = [];
    for (let at = 0; at < data.length; at += 4)
      if ((data[at + 3] as number) === 255) {
        rows.add(Math.floor(at / 4 / width));
        colour = [...data.slice(at, at + 3)];
      }
    return { width, height, swing: Math.max(...rows) - Math.min(...rows), colour };
  });
/** Of the recording that is under way, percent. */
const progressOf = async (page: Page) =>
  Number(await page.getByRole('progressbar', { name: 'Recording progress' }).getAttribute('value'));
const expectSound = (page: Page) => expect.poll(async () => (await wave(page)).swing).toBeGreaterThan(6);

async function saved(download: Promise<Download>, press: () => Promise<void>) {
  const [file] = await Promise.all([download, press()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}
const downloaded = (page: Page, name: string, timeout = 60_000) =>
  saved(page.waitForEvent('download', { timeout }), () => button(page, name).click());

test('one click plays: the context runs and the waveform swings in the colour of the intensity', async ({ page }) => {
  await open(page);
  expect(await wave(page)).toMatchObject({ width: 600, height: 120 });
  await play(page);
  await expectSound(page);
  const states = () =>
    page.evaluate(() => (Reflect.get(window, 'contexts') as AudioContext[]).map(({ state }) => state));
  expect(await states()).toContain('running');
  const strongest = async () => {
    const { colour } = await wave(page);
    return ['red', 'green', 'blue'][colour.indexOf(Math.max(...colour))];
  };
  for (const [name, colour] of [
    ['Battle', 'red'],
    ['Ambient', 'green'],
    ['Exploration', 'blue'],
  ] as const) {
    await button(page, name).click();
    await expect.poll(strongest).toBe(colour);
    await expectSound(page);
  }
});

test('stopped, playing, paused, playing, stopped, by the words of its buttons', async ({ page }) => {
  await open(page);
  await expect(button(page, 'Stop Music')).toHaveCount(0);
  await expect(slider(page, 'Recording Length')).toHaveCount(0);
  await play(page);
  await expect(button(page, 'Stop Music')).toBeVisible();
  await expect(button(page, 'Start Recording')).toBeVisible();
  await button(page, 'Pause Music').click();
  await expect(button(page, 'Resume Music')).toBeVisible();
  await expect(button(page, 'Start Recording')).toHaveCount(0);
  await button(page, 'Resume Music').click();
  await expectSound(page);
  await button(page, 'Stop Music').click();
  await expect(button(page, 'Generate & Play')).toBeVisible();
  await expect(button(page, 'Stop Music')).toHaveCount(0);
});

test('every control is there, with the specified words, ranges and defaults', async ({ page }) => {
  await open(page, '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Video Game Music Generator');
  for (const name of [...GENRES, ...INTENSITIES])
    await expect(button(page, name)).toHaveAttribute('aria-pressed', String(['Fantasy', 'Exploration'].includes(name)));
  for (const [name, min, max, value, text] of [
    ['Tempo', '60', '180', '110', '110 BPM'],
    ['Volume', '-24', '0', '-8', '-8 dB'],
    ['Complexity', '10', '100', '50', '50%'],
  ] as const) {
    await expect(slider(page, name)).toHaveAttribute('min', min);
    await expect(slider(page, name)).toHaveAttribute('max', max);
    await expect(slider(page, name)).toHaveValue(value);
    await expect(slider(page, name)).toHaveAttribute('aria-valuetext', text);
  }
  const seed = page.getByLabel('Seed', { exact: true });
  const first = Number(await seed.inputValue());
  expect(first).toBeLessThan(1_000_000);
  await button(page, 'Generate new random seed').click();
  await expect(seed).not.toHaveValue(String(first));
  await seed.fill('');
  await expect(seed).toHaveValue('0');
  await expect(page.getByRole('heading', { name: 'Save This Generation' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Saved Generations' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Recordings (0)' })).toBeVisible();
  await expect(page.getByText('No recordings yet. Click "Start Recording" to create one.')).toBeVisible();
  await button(page, 'Hide Recordings').click();
  await expect(page.getByRole('heading', { name: 'Recordings (0)' })).toBeHidden();
  await button(page, 'Show Recordings').click();
  await expect(page.getByRole('heading', { name: 'Recordings (0)' })).toBeVisible();
  await play(page);
  await expect(slider(page, 'Recording Length')).toHaveValue('30');
  await expect(slider(page, 'Recording Length')).toHaveAttribute('min', '10');
  await expect(slider(page, 'Recording Length')).toHaveAttribute('max', '60');
  await expect(slider(page, 'Recording Length')).toHaveAttribute('step', '5');
});

test('all layers muted are silence; one unmuted sounds', { tag: '@long' }, async ({ page }) => {
  await open(page, '?seed=7&genre=adventure&intensity=battle');
  await play(page);
  await expectSound(page);
  for (const layer of ['Melody', 'Bass', 'Chords']) await button(page, `Mute ${layer}`).click();
  await expect.poll(async () => (await wave(page)).swing).toBeLessThan(5);
  await button(page, 'Mute Bass').click();
  await expectSound(page);
});

test('a generation is saved, kept over a reload, loaded and deleted', async ({ page }) => {
  await open(page, '?seed=77&genre=horror&tempo=90&complexity=80&volume=-3');
  await page.getByLabel('Name').fill('Crypt');
  await button(page, 'Save').click();
  await page.getByLabel('Name').fill('   ');
  await button(page, 'Save').click();
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('savedGenerations') ?? 'null'));
  expect(await stored()).toMatchObject([
    { name: expect.stringMatching(/^horror .*\d/) },
    {
      id: expect.stringMatching(/^gen_\d+$/),
      name: 'Crypt',
      genre: 'horror',
      tempo: 90,
      volume: -3,
      complexity: 80,
      seed: 77,
    },
  ]);
  await page.goto(`${PATH}?seed=1`);
  await button(page, 'Load Crypt').click();
  await expect(page.getByLabel('Seed', { exact: true })).toHaveValue('77');
  await expect(button(page, 'Horror')).toHaveAttribute('aria-pressed', 'true');
  await expect(slider(page, 'Tempo')).toHaveValue('90');
  await expect(slider(page, 'Volume')).toHaveValue('-3');
  await expect(slider(page, 'Complexity')).toHaveValue('80');
  await button(page, 'Delete Crypt').click();
  expect(await stored()).toHaveLength(1);
});

test('corrupt saved generations are ignored with the specified line', { tag: '@long' }, async ({ page }) => {
  const said: string[] = [];
  page.on('console', message => said.push(message.text()));
  await page.addInitScript(() => localStorage.setItem('savedGenerations', '[{"id":'));
  await open(page);
  expect(said).toContain('Failed to parse saved generations from localStorage');
  await expect(page.getByRole('heading', { name: 'Saved Generations' })).toHaveCount(0);
  await play(page);
});

test('a recording is a true Ogg Opus file that other decoders accept', { tag: '@long' }, async ({ page }) => {
  await open(page, '?seed=7&genre=calm');
  await play(page);
  await expectSound(page);
  await button(page, 'Start Recording').click();
  await expect.poll(() => progressOf(page)).toBeGreaterThan(4);
  await expect(slider(page, 'Recording Length')).toBeDisabled();
  await button(page, 'Stop Recording').click();
  await expect(page.getByRole('heading', { name: 'Current Recording' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recordings (1)' })).toBeVisible();

  const { name, bytes } = await downloaded(page, 'Download');
  expect(name).toMatch(/^calm-exploration-\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.ogg$/);
  const { channels, seconds } = readOgg(bytes);
  expect(channels).toBe(2);
  expect(seconds).toBeGreaterThan(1);
  const heard = await page.evaluate(
    async data => {
      const context = new OfflineAudioContext(2, 48_000, 48_000);
      const decoded = await context.decodeAudioData(Uint8Array.from(data).buffer);
      const samples = decoded.getChannelData(0);
      return { seconds: decoded.duration, peak: samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0) };
    },
    [...bytes],
  );
  expect(Math.abs(heard.seconds - seconds)).toBeLessThan(0.1);
  expect(heard.peak).toBeGreaterThan(0.01);
  expect(heard.peak).toBeLessThan(1);

  const listed = await downloaded(page, 'Download calm-exploration-1');
  expect(listed.name).toBe('calm-exploration-1.ogg');
  expect(listed.bytes.equals(bytes)).toBe(true);
  await button(page, 'Play calm-exploration-1').click();
  await expect(button(page, 'Pause calm-exploration-1')).toBeVisible();
  await button(page, 'Delete calm-exploration-1').click();
  await expect(page.getByRole('heading', { name: 'Recordings (0)' })).toBeVisible();
});

/** A WAV of 16 bits, as its header says it is. */
function readWav(bytes: Buffer) {
  expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12)).toBe('RIFFWAVE');
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
  const at = (id: string) => bytes.indexOf(id, 12, 'latin1');
  const format = at('fmt ') + 8;
  expect([bytes.readUInt16LE(format), bytes.readUInt16LE(format + 2), bytes.readUInt16LE(format + 14)]).toEqual([
    1, 2, 16,
  ]);
  const rate = bytes.readUInt32LE(format + 4);
  const data = at('data');
  const samples = new Int16Array(bytes.buffer.slice(bytes.byteOffset + data + 8, bytes.byteOffset + bytes.length));
  const left = Float32Array.from({ length: samples.length / 2 }, (_, i) => (samples[i * 2] as number) / 32_768);
  const right = Float32Array.from({ length: samples.length / 2 }, (_, i) => (samples[i * 2 + 1] as number) / 32_768);
  return { rate, left, right, seconds: left.length / rate };
}
const peak = (samples: Float32Array) => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

for (const [genre, tag] of [
  ['adventure', []],
  ['horror', ['@long']],
] as const)
  test(`as loud as can be, a WAV of ${genre} never clips, has the loop's length and no seam`, {
    tag: [...tag],
  }, async ({ page }) => {
    await open(page, `?seed=7&genre=${genre}&intensity=battle&complexity=100&tempo=180&volume=0`);
    const { name, bytes } = await downloaded(page, 'Export WAV', 90_000);
    expect(name).toBe(`${genre}-battle-7.wav`);
    const { rate, left, right, seconds } = readWav(bytes);
    expect(seconds).toBeCloseTo((4 * 4 * 60) / 180, 3);
    expect(rate).toBe(44_100);
    for (const channel of [left, right]) {
      expect(peak(channel)).toBeGreaterThan(0.3);
      expect(peak(channel)).toBeLessThan(0.9);
      const step = (at: number) => Math.abs((channel[at] as number) - (channel[at - 1] as number));
      const steepest = Array.from({ length: channel.length - 1 }, (_, i) => step(i + 1)).reduce((a, b) =>
        Math.max(a, b),
      );
      expect(Math.abs((channel[0] as number) - (channel.at(-1) as number))).toBeLessThanOrEqual(1.5 * steepest);
    }
  });

test('a stem is one layer alone, and MIDI holds the three', { tag: '@long' }, async ({ page }) => {
  await open(page, '?seed=7&genre=calm&intensity=battle&tempo=180');
  const midi = await downloaded(page, 'Export MIDI');
  expect(midi.name).toBe('calm-battle-7.mid');
  expect(parseMidi(midi.bytes).tracks).toHaveLength(4);
  const stem = await downloaded(page, 'Stem: bass', 90_000);
  expect(stem.name).toBe('calm-battle-7-bass.wav');
  const { left } = readWav(stem.bytes);
  expect(peak(left)).toBeGreaterThan(0.02);
});

test('the link opens the same music, and the seed can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '?seed=4321&genre=sci-fi&intensity=battle');
  await slider(page, 'Tempo').fill('97');
  await slider(page, 'Morph').fill('40');
  await page.getByRole('combobox', { name: 'Morph into' }).selectOption('Calm');
  await button(page, 'Copy link').click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await button(page, 'Copy seed').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('4321');
  await page.goto(link);
  await expect(page.getByLabel('Seed', { exact: true })).toHaveValue('4321');
  await expect(slider(page, 'Tempo')).toHaveValue('97');
  await expect(slider(page, 'Morph')).toHaveValue('40');
  await expect(button(page, 'Sci-Fi')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'Battle')).toHaveAttribute('aria-pressed', 'true');
});

/** Takes the sound from a page that is about to open: no Web Audio at all, or a device that refuses. */
const SILENCED: Readonly<Record<string, () => void>> = {
  'without audio': () => {
    for (const name of ['AudioContext', 'webkitAudioContext', 'OfflineAudioContext'])
      Reflect.deleteProperty(window, name);
  },
  'with a device that cannot be opened': () => {
    for (const name of ['AudioContext', 'OfflineAudioContext'])
      Reflect.set(window, name, function refusing() {
        throw new DOMException('No device', 'NotSupportedError');
      });
  },
  'with a device that does not wake': () => {
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' });
    AudioContext.prototype.resume = () => Promise.reject(new DOMException('No device', 'InvalidStateError'));
  },
};
for (const [how, silence] of Object.entries(SILENCED))
  test(`${how} the page says so and loses nothing`, async ({ page }) => {
    await page.addInitScript(silence);
    await page.goto(`${PATH}?seed=7&genre=calm`);
    await button(page, 'Generate & Play').click();
    await expect(page.getByText('No sound could be started')).toBeVisible();
    await expect(page.getByText('Nothing is lost')).toBeVisible();
    await expect(button(page, 'Generate & Play')).toBeVisible();
    await expect(button(page, 'Calm')).toHaveAttribute('aria-pressed', 'true');
    expect((await downloaded(page, 'Export MIDI')).bytes.length).toBeGreaterThan(100);
    if (how === 'with a device that does not wake') return;
    await button(page, 'Export WAV').click();
    await expect(page.getByText('The file could not be made')).toBeVisible();
  });

test('a device that refuses what it need not be asked is no error', async ({ page }) => {
  await page.addInitScript(() => {
    AudioContext.prototype.resume = () => Promise.reject(new DOMException('No device', 'InvalidStateError'));
  });
  await open(page);
  await play(page);
});

test('without WebCodecs it records what the browser can, named for what it is', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioEncoder'));
  await open(page);
  await play(page);
  await button(page, 'Start Recording').click();
  await expect.poll(() => progressOf(page)).toBeGreaterThan(3);
  await button(page, 'Stop Recording').click();
  await expect(page.getByText('WebM Opus').first()).toBeVisible();
  const { name, bytes } = await downloaded(page, 'Download');
  expect(name).toMatch(/\.webm$/);
  expect(bytes.readUInt32BE(0)).toBe(0x1a45dfa3);
});

test('without any recorder it says so and plays on', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['AudioEncoder', 'MediaRecorder']) Reflect.deleteProperty(window, name);
  });
  await open(page);
  await play(page);
  await button(page, 'Start Recording').click();
  await expect(page.getByText('This browser cannot record sound')).toBeVisible();
  await expect(button(page, 'Pause Music')).toBeVisible();
});

test('axe finds nothing, stopped or playing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await button(page, 'Save').click();
  const faults = () => axeFaults(page);
  expect(await faults()).toEqual([]);
  await play(page);
  await button(page, 'Mute Bass').click();
  await button(page, 'Start Recording').click();
  await expect(button(page, 'Stop Recording')).toBeVisible();
  expect(await faults()).toEqual([]);
  await button(page, 'Stop Recording').click();
  await expect(page.getByRole('heading', { name: 'Current Recording' })).toBeVisible();
  expect(await faults()).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('at 320 and 390 px nothing scrolls sideways and every button can be touched', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await open(page);
    await expect(button(page, 'Generate & Play')).toBeInViewport();
    await play(page);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const sideways = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await sideways()).toBe(0);
      for (const target of await page.locator('main').getByRole('button').all())
        expect((await target.boundingBox())?.height, String(await target.textContent())).toBeGreaterThanOrEqual(43.5);
    }
  });
});

test('Tone is fetched by the first press of the button, not before, and by no other page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  const heavy = () => asked.filter(url => /\/build\/(?:engine|band|render|record|output)-/.test(url));
  await page.goto('/games');
  await open(page);
  await page.waitForLoadState('networkidle');
  expect(heavy()).toEqual([]);
  await play(page);
  expect(heavy().length).toBeGreaterThan(0);
});

test('the roll is written in by hand and by keys, locked, taken back, and goes into the link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '?seed=7&genre=calm');
  const roll = page.getByRole('application', { name: /^Piano roll/ });
  const count = async () =>
    Number(
      /(\d+) in the melody/.exec(
        (await page.getByRole('img', { name: /^Piano roll/ }).getAttribute('aria-label')) ?? '',
      )?.[1],
    );
  expect(await count()).toBe(13);
  await roll.click({ position: { x: 20, y: 8 } });
  await expect.poll(count).toBe(14);
  await roll.press('Delete');
  await expect.poll(count).toBe(13);
  await roll.press('ArrowRight');
  await roll.press('ArrowRight');
  await roll.press('Enter');
  await expect.poll(count).toBe(14);
  await button(page, 'Lock Melody').click();
  await button(page, 'Generate new random seed').click();
  await expect.poll(count).toBe(14);
  await button(page, 'Copy link').click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(async () => {
    await button(page, 'Undo').click({ timeout: 1000 });
    await expect(button(page, 'Undo')).toBeDisabled({ timeout: 100 });
  }).toPass();
  await expect.poll(count).toBe(13);
  await expect(button(page, 'Undo')).toBeDisabled();
  await page.goto(link);
  await expect.poll(count).toBe(14);
});

test('scripts ask for notes and files with ?lab: the same settings, the same bytes', async ({ page }) => {
  await open(page, '?lab&seed=7');
  const made = await page.evaluate(async () => {
    const hands = Reflect.get(window, 'musicGenerator') as {
      notes(asked: object): { layer: string; start: number; length: number; pitch: number }[];
      wav(asked: object): Promise<Uint8Array>;
    };
    const asked = { genre: 'adventure', intensity: 'battle', seed: 7, bars: 1 };
    const [one, other] = [await hands.wav(asked), await hands.wav(asked)];
    const notes = hands.notes(asked);
    return {
      bytes: one.length,
      same: one.length === other.length && one.every((byte, at) => byte === other[at]),
      layers: [...new Set(notes.map(({ layer }) => layer))],
      last: Math.max(...notes.map(({ start, length }) => start + length)),
    };
  });
  expect(made).toEqual({
    bytes: 44 + 4 * Math.round((16 * 15 * 44_100) / 132),
    same: true,
    layers: ['melody', 'bass', 'chords'],
    last: 4,
  });
});
