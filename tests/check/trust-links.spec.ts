// Links: what a player made reaches no server, a hostile one is answered in the game's own words, and the game opens.
import type { Page } from '@playwright/test';
import { CATALOG } from '../../scenes/catalog.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, firstFrameShown, openGame, openLab } from '../e2e/play.ts';

/** Found nowhere else on the site. */
const MARK = 'zqxvmade';
const LINKS: readonly (readonly [path: string, name: string])[] = [
  ...CATALOG.flatMap(({ id, texts = {} }) =>
    Object.entries(texts).flatMap(([name, { isCode }]) => (isCode ? [] : [[`/games/${id}`, name] as const])),
  ),
  ['/video-game-music-generator', 'melody'],
  ['/paint', 'drawing'],
  ['/j-parse', 'z'],
];

/** All that the browser sends from now on: addresses, headers, bodies. */
function sentBy(page: Page): readonly string[] {
  const sent: string[] = [];
  page.context().on('request', request => {
    const { referer = '' } = request.headers();
    sent.push(`${request.url()} ${referer} ${request.postData() ?? ''}`);
  });
  return sent;
}

for (const [path, name] of LINKS)
  test(`${path}#${name} opens, however long, and no request holds any of it`, async ({ page }) => {
    const sent = sentBy(page);
    const response = await page.goto(`${path}?seed=7#${name}=${MARK.repeat(3000)}`);
    expect(response?.status()).toBe(200);
    if (path.startsWith('/games/')) {
      await firstFrameShown(page);
      await expectPhase(page, 'ready');
    }
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.filter(request => request.includes(MARK))).toEqual([]);
    expect(sent.filter(request => request.includes('seed=7')).length).toBeGreaterThan(0);
  });

test('a board of no cells is answered, and the game opens', async ({ page }) => {
  await openGame(page, '/games/sokoban#board=%7C0%23');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText(/^This link holds no board that can be read\./).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Level 1', exact: true })).toBeVisible();
});

test('a link opened in an open page is opened', async ({ page }) => {
  await openGame(page, '/games/sokoban');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expectPhase(page, 'playing');
  await page.goto('/games/sokoban#board=5%23%7C%23%40%24.%23%7C5%23');
  await expectPhase(page, 'ready');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expectPhase(page, 'playing');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/solved!/).first()).toBeVisible();
});

test('a constant of no name is ignored, and said in the lab', async ({ page }) => {
  await openLab(page, '/games/stealth-escape?lab&tune=constructor:2,toString:1');
  await expect(page.getByText('The address names no constants of this game: constructor, toString.')).toBeVisible();
});
