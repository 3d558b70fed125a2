// Without a connection: every page after one visit, a game after its first, all games when asked for; and a new version beside an open run.
import type { Page } from '@playwright/test';
import { CATALOG } from '../../scenes/catalog.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { builtCopy, OwnSite, relisted, secondBuild } from '../e2e/ownSite.ts';
import { MISSING, PAGES, titleOf } from '../e2e/pages.ts';
import { expectPhase, firstFrameShown, openLab } from '../e2e/play.ts';
import { hydrated } from '../e2e/settled.ts';

const GAME = '/games/dalex';
const OTHER_GAME = '/games/minigolf';

let site: OwnSite;
test.beforeEach(async () => {
  site = await OwnSite.of(builtCopy());
});
test.afterEach(() => site.end());
test.use({ serviceWorkers: 'allow' });

/** Visits a page and waits until the service worker answers for it. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Paths in the cache, each as often as it has revisions. */
const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('folded-fox');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

async function waitUntilKept(page: Page, path: string): Promise<void> {
  await expect.poll(async () => (await cachedPaths(page)).includes(path)).toBe(true);
}

const firstFrame = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0);

/** What is wrong with a page: its status, its title, or a picture that did not come. */
async function faultOf(page: Page, path: string): Promise<string | null> {
  const response = await page.goto(site.at(path)).catch(() => null);
  if (response?.status() !== 200) return `${path}: ${response?.status() ?? 'no answer'}`;
  if (!(await page.title()).startsWith(titleOf(path))) return `${path}: ${await page.title()}`;
  // What differs from the pre-rendered page is an error in the console, and that comes with hydration.
  await hydrated(page);
  await page.evaluate(() => document.querySelectorAll('img').forEach(image => (image.loading = 'eager')));
  const missing = await page.evaluate(async () => {
    const images = [...document.images];
    await Promise.all(images.map(image => image.decode().catch(() => {})));
    return images.filter(image => image.naturalWidth === 0).map(image => image.currentSrc);
  });
  return missing.length > 0 ? `${path}: ${missing.join()}` : null;
}

/** How long a page that hangs is waited for, in a test that opens many, in milliseconds. */
const PAGE_MS = 30_000;

async function pageFaults(page: Page): Promise<string[]> {
  test.setTimeout(test.info().timeout + PAGES.length * PAGE_MS);
  const faults: string[] = [];
  for (const { path } of PAGES) faults.push(...[await faultOf(page, path)].filter(fault => fault !== null));
  return faults;
}

test('after one visit every page of the site is there without a connection, and what is not says so', async ({
  page,
  faults,
}) => {
  await visit(page, site.at('/our-story'));
  await site.stop();
  expect(await pageFaults(page)).toEqual([]);
  await page.goto(site.at('/games/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games');
  await page.getByRole('link', { name: 'Support' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support');
  expect((await page.goto(site.at('/guardians-and-glory')))?.url()).toBe(site.at('/games/guardians-and-glory'));
  expect((await page.goto(site.at('/games/index.html')))?.url()).toBe(site.at('/games'));
  expect(faults).toEqual([]);

  const missing = await page.goto(site.at(MISSING));
  expect(missing?.status()).toBe(404);
  expect(missing?.headers()['content-security-policy']).toContain("default-src 'self'");
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  const notKept = await page.goto(site.at(`${GAME}?seed=7`));
  expect(notKept?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games');
  expect(faults.splice(0).filter(fault => !/404|503/.test(fault))).toEqual([]);
});

test('what a device keeps of runs, records and games is not in the first render: pages hydrate, with and without a connection', async ({
  page,
  context,
  faults,
}) => {
  const game = '/games/sokoban';
  await visit(page, site.at(game));
  await firstFrameShown(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expectPhase(page, 'playing');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('foldedFox.run.sokoban'))).toBe('1');
  await waitUntilKept(page, game);
  for (const connection of ['with', 'without']) {
    if (connection === 'without') {
      await site.stop();
      await context.setOffline(true);
    }
    expect(await pageFaults(page)).toEqual([]);
    await page.goto(site.at(game));
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    expect(faults, connection).toEqual([]);
  }
});

test('a page that is missing in the list is noticed', async ({ page, faults }) => {
  site.deploy(
    relisted(builtCopy(), list => {
      const terms = list.files.find(([path]) => path === '/terms');
      return { ...list, files: list.files.map(file => (terms && file[0] === '/our-story' ? terms : file)) };
    }),
  );
  await visit(page, site.at('/'));
  await site.stop();
  expect(await pageFaults(page)).toEqual(['/our-story: 404']);
  faults.length = 0;
});

test('a game goes on when the connection is taken away, and begins again without one', async ({ page, faults }) => {
  await visit(page, site.at(`${GAME}?lab&seed=7`));
  await waitUntilKept(page, GAME);
  await openLab(page, site.at(`${GAME}?lab&seed=7`));
  await page.evaluate(() => window.lab?.pilot(60));
  await site.stop();
  await page.evaluate(() => window.lab?.pilot(60));
  expect(await page.evaluate(() => window.lab?.tick)).toBe(120);
  await page.goto(site.at(GAME));
  await firstFrameShown(page);
  await page
    .getByRole('button', { name: /settings/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'What is kept on this device' }).click();
  await expect(page.getByText(/1 of \d+ games are kept on this device/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New Game', exact: true }).click();
  await expectPhase(page, 'playing');
  expect(faults).toEqual([]);
});

test('the lab is no part of what is kept: without a connection it says so, and play goes on beside it', async ({
  page,
  context,
  faults,
}) => {
  await visit(page, site.at(GAME));
  await waitUntilKept(page, GAME);
  await site.stop();
  await context.setOffline(true);
  await page.goto(site.at(`${GAME}?lab&seed=7`));
  await firstFrameShown(page);
  await page.getByRole('button', { name: 'New Game', exact: true }).click();
  await expectPhase(page, 'playing');
  await expect(page.getByText('You are offline. This part did not load.')).toBeVisible();
  await page.keyboard.press('KeyP');
  await expectPhase(page, 'paused');
  expect(faults.splice(0).filter(fault => !/\/build\/Lab|ERR_|dynamically imported/.test(fault))).toEqual([]);
});

test('without a connection the list of games offers what is kept, and says of another that it is not', async ({
  page,
  context,
  faults,
}) => {
  await visit(page, site.at(GAME));
  await waitUntilKept(page, GAME);
  await page.goto(site.at('/games'));
  await site.stop();
  await context.setOffline(true);
  const row = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Play now' }) });
  await expect(row.getByText('you are offline: these are on this device')).toBeVisible();
  await expect(row.getByRole('listitem').getByRole('link')).toHaveCount(1);
  await expect(row.getByRole('link', { name: 'Dalex' })).toHaveAttribute('href', GAME);
  await page.locator(`a[href="${OTHER_GAME}"]`).first().click();
  await expect(page.getByText('That game is not on this device yet')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/games');
  await row.getByRole('link', { name: 'Dalex' }).click();
  await firstFrame(page);
  faults.length = 0;
});

test('the list of kept games is checked by its hashes: whole, or mended', async ({ page, faults }) => {
  await visit(page, site.at(GAME));
  await waitUntilKept(page, GAME);
  await page.goto(site.at('/support'));
  await expect(page.getByText(/^1 of \d+ games are kept .* Checked: every file is whole\.$/)).toBeVisible();
  await page.evaluate(async () => {
    const cache = await caches.open('folded-fox');
    const key = (await cache.keys()).find(({ url }) => url.includes('dalex-play'));
    if (key) await cache.put(key, new Response('<!doctype html>'));
  });
  await page.reload();
  await expect(page.getByText('One file was broken; fetched again, all is whole now.')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a tool that was opened once works without a connection', async ({ page, faults }) => {
  await visit(page, site.at('/paint'));
  await waitUntilKept(page, '/paint');
  await site.stop();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paint');
  await page.waitForLoadState('networkidle');
  expect(faults).toEqual([]);
});

test('all games are kept by one button, play without a connection, and are removed by another', async ({
  page,
  faults,
}) => {
  const timeout = CATALOG.length * PAGE_MS;
  test.setTimeout(test.info().timeout + 2 * timeout);
  await visit(page, site.at('/support'));
  await expect(page.getByText(`0 of ${CATALOG.length} games are kept`)).toBeVisible();
  await page.getByRole('button', { name: 'Keep all games on this device' }).click();
  await expect(page.getByText(`All ${CATALOG.length} games are kept on this device`)).toBeVisible({ timeout });
  await site.stop();
  for (const { id } of CATALOG) {
    await page.goto(site.at(`/games/${id}`));
    await firstFrame(page);
    await page.waitForLoadState('networkidle');
    expect(faults, id).toEqual([]);
  }
  await page.goto(site.at('/support'));
  await page.getByRole('button', { name: 'Remove them' }).click();
  await expect(page.getByText(`0 of ${CATALOG.length} games are kept`)).toBeVisible();
  expect(await cachedPaths(page)).not.toContain(GAME);
  expect(faults).toEqual([]);
});

test('a new version breaks no open run, announces itself, begins when asked, and leaves nothing old behind', async ({
  page,
  context,
  faults,
}) => {
  await visit(page, site.at(`${GAME}?lab&seed=7`));
  await waitUntilKept(page, GAME);
  await page.evaluate(() => window.lab?.ready);
  await page.evaluate(() => window.lab?.pilot(60));
  const before = await page.evaluate(() => window.lab?.hash());
  const oldScripts = (await cachedPaths(page)).filter(path => path.endsWith('.js'));

  site.deploy(secondBuild());
  const other = await context.newPage();
  await other.goto(site.at('/support'));
  await expect(other.getByText('A person reads every message')).toBeVisible();
  const toast = other.getByRole('listitem').filter({ hasText: 'A new version is here' });
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Load it' }).click();
  await expect(other.getByText('Somebody reads every message')).toBeVisible();

  // The run: nobody loaded it again, and its chunks that the server no longer has are there.
  expect(await page.evaluate(() => window.lab?.hash())).toBe(before);
  await page.evaluate(() => window.lab?.pilot(60));
  await page
    .getByRole('button', { name: /settings/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'What is kept on this device' }).click();
  await expect(page.getByText(/games are kept on this device/)).toBeVisible();
  expect(faults).toEqual([]);
  expect(await cachedPaths(other)).toEqual(expect.arrayContaining(oldScripts));

  // Its page is closed: the old files go, and the game is kept in its new version.
  await page.close();
  await other.reload();
  await expect.poll(async () => (await cachedPaths(other)).filter(path => oldScripts.includes(path))).toEqual([]);
  await site.stop();
  await other.goto(site.at(GAME));
  await firstFrame(other);
});

test('a new version is not announced over a run; it begins once no page of the old one is open', async ({
  page,
  context,
  faults,
}) => {
  await visit(page, site.at(GAME));
  await waitUntilKept(page, GAME);
  site.deploy(secondBuild());
  await page.reload();
  await page.waitForFunction(async () => Boolean((await navigator.serviceWorker.ready).waiting));
  await expect(page.getByText('A new version is here')).toHaveCount(0);
  await page.close();
  await expect(async () => {
    const next = await context.newPage();
    await next.goto(site.at('/support'));
    const isNew = await next.getByText('Somebody reads every message').isVisible();
    await next.close();
    expect(isNew).toBe(true);
  }).toPass({ intervals: [500] });
  expect(faults).toEqual([]);
});

/** A worker whose cache refuses what a path names. */
const refusing = (path: string) =>
  builtCopy((text, file) =>
    file === 'sw.js'
      ? `const put=Cache.prototype.put;Cache.prototype.put=function(key,...rest){if(String(key).includes('${path}'))throw new DOMException('full','QuotaExceededError');return put.call(this,key,...rest)};${text}`
      : text,
  );

test('where there is no more room a sentence says so, and nothing breaks', async ({ page, faults }) => {
  site.deploy(refusing(OTHER_GAME));
  await visit(page, site.at('/support'));
  await page.getByRole('button', { name: 'Keep all games on this device' }).click();
  await expect(page.getByText(/The browser gives this site no more room/)).toBeVisible();
  await page.goto(site.at(OTHER_GAME));
  await firstFrame(page);
  expect(faults).toEqual([]);
});

test('where not even the pages are kept, the site is as without; who asks is told', async ({ page, faults }) => {
  site.deploy(refusing('/our-story'));
  await page.goto(site.at('/support'));
  await page.getByRole('button', { name: 'Keep all games on this device' }).click();
  await expect(page.getByText(/The browser did not allow it/)).toBeVisible();
  expect(faults.splice(0).filter(fault => !/Uncaught \(in promise\)/.test(fault))).toEqual([]);
});

test('a browser without service workers is told so when it asks', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto(site.at('/support'));
  await page.getByRole('button', { name: 'Keep all games on this device' }).click();
  await expect(page.getByText(/This browser keeps no pages for later here/)).toBeVisible();
});
