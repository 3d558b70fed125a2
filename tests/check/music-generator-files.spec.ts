// What the music generator gives away: recordings, WAV, stems, MIDI, links and saved generations, each what it claims to be.
import { parseMidi } from 'midi-file';
import { expect, test } from '../e2e/fixtures.ts';
import {
  button,
  downloaded,
  expectSound,
  MUSIC,
  notesIn,
  openMusic,
  peak,
  play,
  progressOf,
  readWav,
  slider,
} from '../e2e/music.ts';
import { readOgg } from '../e2e/ogg.ts';

test('what is set and written, in both sections, is taken back, opens from its link and from what was saved', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openMusic(page, '?seed=4321&genre=sci-fi&intensity=battle&complexity=80&volume=-3');
  const roll = page.getByRole('application', { name: /^Piano roll/ });
  const seed = page.getByLabel('Seed', { exact: true });
  const first = await notesIn(page, 'melody');
  await roll.click({ position: { x: 20, y: 12 } });
  await expect.poll(() => notesIn(page, 'melody')).toBe(first + 1);
  await roll.press('Delete');
  await expect.poll(() => notesIn(page, 'melody')).toBe(first);
  await roll.press('ArrowRight');
  await roll.press('Enter');
  await expect.poll(() => notesIn(page, 'melody')).toBe(first + 1);
  await button(page, 'Lock Melody').click();
  await button(page, 'Generate new random seed').click();
  await expect(seed).not.toHaveValue('4321');
  expect(await notesIn(page, 'melody')).toBe(first + 1);
  await button(page, 'Undo').click();
  await expect(seed).toHaveValue('4321');

  await page.getByRole('combobox', { name: 'Form' }).selectOption('A A B A: B in the middle');
  await button(page, 'Section B').click();
  await expect.poll(() => notesIn(page, 'melody')).toBe(first);
  for (const key of ['ArrowRight', 'Enter']) await roll.press(key);
  await expect.poll(() => notesIn(page, 'melody')).not.toBe(first);
  const second = await notesIn(page, 'melody');
  await slider(page, 'Tempo').fill('97');
  await slider(page, 'Morph').fill('40');
  await page.getByRole('combobox', { name: 'Morph into' }).selectOption('Calm');
  await page.getByLabel('Name').fill('Crypt');
  await button(page, 'Save').click();
  const midi = await downloaded(page, 'Export MIDI');
  expect(midi.name).toBe('sci-fi-battle-4321-aaba.mid');
  await button(page, 'Copy link').click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await button(page, 'Copy seed').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('4321');

  const expectOpened = async () => {
    await expect(seed).toHaveValue('4321');
    await expect(slider(page, 'Tempo')).toHaveValue('97');
    for (const name of ['Sci-Fi', 'Battle']) await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
    expect(await notesIn(page, 'melody')).toBe(first + 1);
    await button(page, 'Section B').click();
    await expect.poll(() => notesIn(page, 'melody')).toBe(second);
  };
  await page.goto(link);
  await expectOpened();
  await expect(slider(page, 'Morph')).toHaveValue('40');
  expect((await downloaded(page, 'Export MIDI')).bytes.equals(midi.bytes)).toBe(true);

  await page.goto(`${MUSIC}?seed=1`);
  await button(page, 'Load Crypt').click();
  await expectOpened();
  await expect(slider(page, 'Volume')).toHaveValue('-3');
  await expect(slider(page, 'Complexity')).toHaveValue('80');
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('savedGenerations') ?? 'null'));
  await button(page, 'Save').click();
  expect(await stored()).toMatchObject([
    { name: expect.stringMatching(/^sci-fi .*\d/) },
    {
      id: expect.stringMatching(/^gen_\d+$/),
      name: 'Crypt',
      genre: 'sci-fi',
      tempo: 97,
      volume: -3,
      complexity: 80,
      seed: 4321,
    },
  ]);
  await button(page, 'Delete Crypt').click();
  expect(await stored()).toHaveLength(1);
});

for (const genre of ['adventure', 'horror'])
  test(`as loud as can be, a WAV of ${genre} never clips, has the loop's length and no seam`, async ({ page }) => {
    await openMusic(page, `?seed=7&genre=${genre}&intensity=battle&complexity=100&tempo=180&volume=0`);
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

test('a stem is one layer alone over both sections, and MIDI holds the three', async ({ page }) => {
  await openMusic(page, '?seed=7&genre=calm&intensity=battle&tempo=180&form=AABA');
  const midi = await downloaded(page, 'Export MIDI');
  expect(midi.name).toBe('calm-battle-7-aaba.mid');
  expect(parseMidi(midi.bytes).tracks).toHaveLength(4);
  const stem = await downloaded(page, 'Stem: bass', 90_000);
  expect(stem.name).toBe('calm-battle-7-aaba-bass.wav');
  const { left, seconds } = readWav(stem.bytes);
  expect(seconds).toBeCloseTo((4 * 4 * 4 * 60) / 180, 3);
  const quarter = Math.round(left.length / 4);
  for (const part of [0, 1, 2, 3]) expect(peak(left.slice(part * quarter, (part + 1) * quarter))).toBeGreaterThan(0.02);
});

test('a recording is a true Ogg Opus file that other decoders accept', async ({ page }) => {
  await openMusic(page, '?seed=7&genre=calm');
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

test('scripts ask for notes and files with ?lab: the same settings, the same bytes', async ({ page }) => {
  await openMusic(page, '?lab&seed=7');
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
