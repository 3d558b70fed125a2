// New games on a copy of the source under `npm run dev`: each template plays by touch as it was copied, and its page lists what it lacks.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type DevSite, SAID_IN_DEVELOPMENT, serveDevelopment } from '../e2e/devSite.ts';
import { test as base, expect } from '../e2e/fixtures.ts';
import { expectPhase, openLab } from '../e2e/play.ts';

const KINDS = ['realtime', 'turns', 'words'];
const generate = (root: string) => {
  for (const kind of KINDS)
    execFileSync('node', ['scenes/_template/new-game.mjs', `paper-${kind}`, kind, `--root=${join(root, 'scenes')}`]);
};
const test = base.extend<object, { site: DevSite }>({
  site: [
    async ({ browserName: _browser }, provide) => {
      const site = await serveDevelopment(generate);
      await provide(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, provide) => provide(site.address),
});
/** Modules are made as they are asked for, one by one. */
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
test.afterEach(({ faults }) => {
  faults.splice(0, faults.length, ...faults.filter(fault => !SAID_IN_DEVELOPMENT.test(fault)));
});

const state = (page: Page) => page.evaluate(() => window.lab?.state() as Record<string, never>);
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();

async function begun(page: Page, kind: string) {
  await openLab(page, `/games/paper-${kind}?lab`);
  await expect(page.getByText(/^Still missing: \d+$/)).toBeVisible();
  await page.getByText(/^Still missing/).tap();
  await tap(page, 'Start');
  await expectPhase(page, 'playing');
}

test('real time: the joystick flies the dart', async ({ page }) => {
  await begun(page, 'realtime');
  const box = await page.getByRole('button', { name: 'Joystick' }).boundingBox();
  if (!box) throw new Error('There is no joystick.');
  const { x, y, width, height } = box;
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: x + width * at, y: y + height / 2 }],
    });
  await touch('touchStart', 0.5);
  await touch('touchMove', 0.95);
  await expect.poll(async () => (await state(page))['dart']?.['x']).toBeGreaterThan(70);
  await touch('touchEnd');
});

test('turns: a slip is drawn, and kept or lost', async ({ page }) => {
  await begun(page, 'turns');
  await tap(page, 'Draw');
  await expect.poll(async () => (await state(page))['drawn']).toBe(1);
});

test('words: a word is tapped, and one is typed', async ({ page }) => {
  await begun(page, 'words');
  await tap(page, 'loaf');
  await expect.poll(async () => (await state(page))['guesses']).toEqual(['loaf']);
  await page.getByLabel('Which word?').fill('crow');
  await page.getByLabel('Which word?').press('Enter');
  await expect.poll(async () => (await state(page))['guesses']).toEqual(['loaf', 'crow']);
});

test('the list says what is missing and how it is made, and grows shorter', async ({ page, site }) => {
  await page.goto('/games/paper-turns');
  const list = page.locator('details', { hasText: 'Still missing' });
  await expect(list.getByText('npm run replays -- -t paper-turns')).toBeVisible();
  const terms = list.locator('dt');
  const all = ['Rules of its own', 'Sound', 'Ladder', 'Table of the ladder', 'Golden replay', 'Picture of its card'];
  await expect(terms).toHaveText(all);
  const folder = join(site.root, 'tests/replays/paper-turns');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'bot-7.json'), '{}');
  await page.reload();
  await expect(terms).toHaveText(all.filter(what => what !== 'Golden replay'));
});
