// The music generator as a visitor meets it: one click sounds, every control does what it says, and what a device refuses costs nothing.
import type { Page } from '@playwright/test';
import { axeFaults, axeViolations } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import {
  button,
  downloaded,
  expectSound,
  MUSIC,
  notesIn,
  openMusic,
  play,
  progressOf,
  slider,
  wave,
} from '../e2e/music.ts';
import { hydrated } from '../e2e/settled.ts';

const GENRES = ['Fantasy', 'Sci-Fi', 'Adventure', 'Horror', 'Calm'];
const INTENSITIES = ['Ambient', 'Exploration', 'Battle'];

test('it is as specified before a click; one click sounds, in the colour of the intensity, and fetches what sounds; it pauses, goes on and stops', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  const heavy = () => asked.filter(url => /\/build\/(?:engine|band|render|record|output)-/.test(url));
  await openMusic(page, '');
  await expectControls(page);
  expect(await wave(page)).toMatchObject({ width: 600, height: 120 });
  await page.waitForLoadState('networkidle');
  expect(heavy()).toEqual([]);

  await play(page);
  expect(heavy().length).toBeGreaterThan(0);
  await expectSound(page);
  const states = () =>
    page.evaluate(() => (Reflect.get(window, 'contexts') as AudioContext[]).map(({ state }) => state));
  expect(await states()).toContain('running');
  await expectRecorder(page);

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
  }
  await expectSound(page);

  await button(page, 'Pause Music').click();
  await expect(button(page, 'Resume Music')).toBeVisible();
  await expect(button(page, 'Start Recording')).toHaveCount(0);
  await button(page, 'Resume Music').click();
  await expectSound(page);
  await button(page, 'Stop Music').click();
  await expect(button(page, 'Generate & Play')).toBeVisible();
  await expect(button(page, 'Stop Music')).toHaveCount(0);
});

async function expectControls(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Video Game Music Generator');
  await expect(button(page, 'Stop Music')).toHaveCount(0);
  await expect(slider(page, 'Recording Length')).toHaveCount(0);
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
  const recordings = page.getByRole('heading', { name: 'Recordings (0)' });
  await expect(recordings).toBeVisible();
  await expect(page.getByText('No recordings yet. Click "Start Recording" to create one.')).toBeVisible();
  await button(page, 'Hide Recordings').click();
  await expect(recordings).toBeHidden();
  await button(page, 'Show Recordings').click();
  await expect(recordings).toBeVisible();
}

async function expectRecorder(page: Page): Promise<void> {
  await expect(button(page, 'Stop Music')).toBeVisible();
  await expect(button(page, 'Start Recording')).toBeVisible();
  const length = slider(page, 'Recording Length');
  await expect(length).toHaveValue('30');
  await expect(length).toHaveAttribute('min', '10');
  await expect(length).toHaveAttribute('max', '60');
  await expect(length).toHaveAttribute('step', '5');
}

test('all layers muted are silence; one unmuted sounds', async ({ page }) => {
  await openMusic(page, '?seed=7&genre=adventure&intensity=battle');
  await play(page);
  await expectSound(page);
  for (const layer of ['Melody', 'Bass', 'Chords']) await button(page, `Mute ${layer}`).click();
  await expect.poll(async () => (await wave(page)).swing).toBeLessThan(5);
  await button(page, 'Mute Bass').click();
  await expectSound(page);
});

test('corrupt saved generations are ignored with the specified line', async ({ page }) => {
  const said: string[] = [];
  page.on('console', message => said.push(message.text()));
  await page.addInitScript(() => localStorage.setItem('savedGenerations', '[{"id":'));
  await openMusic(page);
  expect(said).toContain('Failed to parse saved generations from localStorage');
  await expect(page.getByRole('heading', { name: 'Saved Generations' })).toHaveCount(0);
  await play(page);
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
    await page.goto(`${MUSIC}?seed=7&genre=calm`);
    await hydrated(page);
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
  await openMusic(page);
  await play(page);
});

test('an interruption ends at the next press, and the phone’s ring switch is asked to let music through', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'audioSession', { value: { type: 'auto' } });
  });
  const sessionType = () =>
    page.evaluate(() => (navigator as unknown as { audioSession: { type: string } }).audioSession.type);
  const states = () =>
    page.evaluate(() => (Reflect.get(window, 'contexts') as AudioContext[]).map(({ state }) => state));
  await openMusic(page);
  expect(await sessionType()).toBe('auto');
  await play(page);
  expect(await sessionType()).toBe('playback');
  await page.evaluate(() =>
    Promise.all((Reflect.get(window, 'contexts') as AudioContext[]).map(context => context.suspend())),
  );
  expect(await states()).not.toContain('running');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(states).toContain('running');
  await page.getByRole('link', { name: 'Our Story' }).first().click();
  await page.waitForURL('**/our-story');
  await expect.poll(sessionType).toBe('auto');
});

test('without WebCodecs it records what the browser can, named for what it is', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioEncoder'));
  await openMusic(page);
  await play(page);
  await button(page, 'Start Recording').click();
  await expect.poll(() => progressOf(page)).toBeGreaterThan(3);
  await button(page, 'Stop Recording').click();
  await expect(page.getByText('WebM Opus').first()).toBeVisible();
  const { name, bytes } = await downloaded(page, 'Download');
  expect(name).toMatch(/\.webm$/);
  expect(bytes.readUInt32BE(0)).toBe(0x1a45dfa3);
});

test('without any recorder it says so and plays on', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['AudioEncoder', 'MediaRecorder']) Reflect.deleteProperty(window, name);
  });
  await openMusic(page);
  await play(page);
  await button(page, 'Start Recording').click();
  await expect(page.getByText('This browser cannot record sound')).toBeVisible();
  await expect(button(page, 'Pause Music')).toBeVisible();
});

test('axe finds nothing, whatever is shown: a saved generation, a recording under way, the one that is done', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMusic(page, '?seed=7&form=AABA');
  await button(page, 'Save').click();
  await play(page);
  await button(page, 'Mute Bass').click();
  await button(page, 'Start Recording').click();
  await expect(button(page, 'Stop Recording')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [name, contrast] of await contrasts(page)) expect(contrast, name).toBeGreaterThan(4.5);
  await page.emulateMedia({ colorScheme: 'light' });
  await button(page, 'Stop Recording').click();
  await expect(page.getByRole('heading', { name: 'Current Recording' })).toBeVisible();
  expect(await axeViolations(page, 'main')).toEqual([]);
});

/** Of the buttons beside the roll, between their words and the sheet they lie on, which axe does not see. */
const contrasts = (page: Page) =>
  page.getByRole('region', { name: 'Player' }).evaluate(player => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const light = (colour: string) => {
      if (!pen) return 0;
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map(value =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    return [...player.querySelectorAll('[data-variant="secondary"]')].map(one => {
      const both = [light(getComputedStyle(one).color), light(getComputedStyle(one, '::before').backgroundColor)];
      return [one.textContent ?? '', (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)] as const;
    });
  });

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 844 } });
  test('nothing scrolls sideways, every button can be touched, and a finger on the roll scrolls the page until it is to write', async ({
    page,
  }) => {
    await openMusic(page);
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
    await button(page, 'Stop Music').tap();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await notesIn(page, 'melody');
    await swipeUp(page);
    await expect.poll(scrolled).toBeGreaterThan(50);
    expect(await notesIn(page, 'melody')).toBe(before);

    await button(page, 'Edit by finger').tap();
    await page.evaluate(() => window.scrollTo(0, 0));
    await swipeUp(page);
    await expect.poll(() => notesIn(page, 'melody')).toBe(before + 1);
    expect(await scrolled()).toBe(0);
  });
});

/** A finger from the middle of the roll to its upper edge and further. */
async function swipeUp(page: Page): Promise<void> {
  const box = await page.getByRole('application', { name: /^Piano roll/ }).boundingBox();
  if (!box) throw new Error('no roll');
  const touching = await page.context().newCDPSession(page);
  const x = Math.round(box.x + box.width * 0.97);
  const y = Math.round(box.y + box.height / 2);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up = 0) =>
    touching.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - up }] });
  await touch('touchStart');
  for (const up of [20, 50, 90, 130, 170]) await touch('touchMove', up);
  await touch('touchEnd');
}
