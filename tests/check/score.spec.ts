// Music under play: fetched by the first gesture in play and not before, resting in a pause, off where the player says so.
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openGame } from '../e2e/play.ts';
import { frames } from '../e2e/settled.ts';

const GAMES = ['stealth-escape', 'dice-conquest'];

/** Counts the notes handed to the device, and hears what is fetched. */
async function listen(page: Page) {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await page.addInitScript(() => {
    Object.assign(window, { notes: 0 });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when?: number) {
      Object.assign(window, { notes: Reflect.get(window, 'notes') + 1 });
      start.call(this, when);
    };
  });
  return {
    score: () => asked.filter(url => /\/build\/MusicPlayer-/.test(url)).length,
    notes: () => page.evaluate(() => Number(Reflect.get(window, 'notes'))),
  };
}

for (const id of GAMES)
  test(`${id} is scored from the first gesture in play`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const heard = await listen(page);
    await openGame(page, `/games/${id}?seed=7`);
    await page.waitForLoadState('networkidle');
    expect(heard.score()).toBe(0);
    await page
      .locator('[data-play]')
      .getByRole('button', { name: /^(?:Start|Player vs Player)$/ })
      .click();
    await expectPhase(page, 'playing');
    await expect.poll(heard.score).toBe(1);
    await expect.poll(heard.notes).toBeGreaterThan(6);
  });

test('with the music off nothing is fetched', async ({ page }) => {
  const heard = await listen(page);
  await openGame(page, '/games/stealth-escape?seed=7');
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await page.getByRole('switch', { name: 'Music' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.locator('[data-play]').getByRole('button', { name: 'Start', exact: true }).click();
  await expectPhase(page, 'playing');
  await frames(page, 40);
  expect(heard.score()).toBe(0);
});

test('a sound device that refuses makes a silent game', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'AudioContext', function refusing() {
      Object.assign(window, { refused: true });
      throw new DOMException('No device', 'NotSupportedError');
    });
  });
  await openGame(page, '/games/stealth-escape?seed=7');
  await page.locator('[data-play]').getByRole('button', { name: 'Start', exact: true }).click();
  await expectPhase(page, 'playing');
  await page.keyboard.press('Space');
  expect(await page.evaluate(() => Reflect.get(window, 'refused'))).toBe(true);
  await expectPhase(page, 'playing');
});
