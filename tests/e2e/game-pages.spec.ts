// Every game's page on a first visit: few scripts before its picture, taken over where it stands, and readable by everybody; then on tight screens,
// by fingers and by mouse, from the start card to the result; at last it plays a run that was recorded in Node. One page serves for all of it.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CATALOG } from '../../scenes/catalog.ts';
import type { Replay } from '../../scenes/kit/core/replay.ts';
import { askedFor, scriptsOf } from './asked.ts';
import { axeFaults } from './axe.ts';
import { putLabAside } from './fits.ts';
import { expect, test } from './fixtures.ts';
import { freshButForScripts, keptFromBefore } from './fresh.ts';
import { lookOver } from './looks.ts';
import { pictured } from './play.ts';
import { expectTakenOver, watchShifts } from './shifts.ts';

test.describe.configure({ mode: 'parallel' });

const MOST_SCRIPTS = 8;
const ENGINE = /\/phaser-/;

test.use({ hasTouch: true, isMobile: true });

for (const { id, stage } of CATALOG) {
  const path = `/games/${id}`;
  test(`${path}: few scripts before the first picture, taken over in its place, axe finds nothing; fits tight screens and large text; the golden replay ends as in Node`, async ({
    page,
  }) => {
    test.slow();
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await freshButForScripts(page);
    await watchShifts(page);
    await page.goto(`${path}?seed=7`);
    await pictured(page);
    await expectFewFiles(page);
    await expectTakenOver(page);
    expect(await keptFromBefore(page), 'a first visit').toEqual([]);
    // A stage is drawn without a graphics card: a smaller one that does not breathe leaves the machine to what is judged.
    await page.setViewportSize({ width: 960, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await axeFaults(page)).toEqual([]);

    await withLab(page);
    if (stage.wants) await expectTurned(page);
    await lookOver(page, { hands: ['fingers', 'mouse'], all: false, stage });
    await expectGolden(page, id);
  });
}

/** Before a game's first picture, and right after it. */
async function expectFewFiles(page: Page): Promise<void> {
  const firstFrame = await page.evaluate(() => performance.getEntriesByName('first-frame')[0]?.startTime ?? 0);
  const before = (await askedFor(page)).filter(({ at }) => at <= firstFrame);
  const scripts = scriptsOf(before);
  expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(MOST_SCRIPTS);
  // The browser's clock counts tenths of a millisecond: what is asked for within one goes out as it stands in the page.
  const engine = before.find(({ name }) => ENGINE.test(name))?.at ?? Infinity;
  expect(scriptsOf(before.filter(({ at }) => at < engine))).toEqual([]);
  const first = page.locator('link[rel="modulepreload"], script[src]').first();
  expect(await first.getAttribute('href')).toMatch(ENGINE);
  const early = before.map(({ name }) => name);
  expect(
    early.filter(name => /\.woff2$|\/(?:sound|Score|composer|parts|Lab|HowToPlay|[\w-]*Hud|Toaster)-/.test(name)),
  ).toEqual([]);
  // A browser asks six at a time: level files of their own would be the last in line, and the picture waits for them.
  expect(early.filter(name => name.startsWith('/assets/levels/'))).toEqual([]);
  // Right after it, without a gesture: the typeface, the HUD, sound, and what lies over the stage.
  for (const later of [/bricolage.*\.woff2$/, /Hud-[\w-]+\.js$/, /\/sound-/, /\/parts-/])
    await expect.poll(async () => (await askedFor(page)).some(({ name }) => later.test(name)), `${later}`).toBe(true);
}

/** The lab comes to a page that stands: a script may ask for it at any time. */
async function withLab(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState(null, '', '?lab&seed=7');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.waitForFunction(() => window.lab);
  await page.evaluate(() => window.lab?.ready);
  await putLabAside(page);
}

/** An upright phone is asked to lie down: the whole screen, held on its side where the browser can. */
async function expectTurned(page: Page): Promise<void> {
  const offer = page.getByRole('button', { name: 'Turn your phone' });
  await expect(offer).toBeHidden();
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    Object.assign(window, { locked: [] });
    ScreenOrientation.prototype.lock = async to => {
      Reflect.get(window, 'locked').push([to, document.fullscreenElement?.hasAttribute('data-play')]);
    };
  });
  await offer.click();
  await expect(page.locator('[data-fullscreen="native"]')).toBeVisible();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'locked'))).toEqual([['landscape', true]]);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(offer).toBeHidden();
  await page.evaluate(() => document.exitFullscreen());
  await expect(page.locator('[data-fullscreen="native"]')).toBeHidden();
}

/** The golden replay ends in the browser in the state in which it ended in Node. */
async function expectGolden(page: Page, id: string): Promise<void> {
  const text = readFileSync(`tests/replays/${id}/bot-7.json`, 'utf8');
  const { hash, result }: Replay = JSON.parse(text);
  const replayed = await page.evaluate(
    replay => ({ result: window.lab?.play(JSON.parse(replay)), hash: window.lab?.hash() }),
    text,
  );
  expect(replayed).toEqual({ result, hash });
}
