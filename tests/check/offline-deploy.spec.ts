// Deployments that go wrong with one script, and copies that are broken: a run goes on, the card says which it is, and loading again works once the host is well.
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { builtCopy, OwnSite, secondBuild } from '../e2e/ownSite.ts';
import { openLab } from '../e2e/play.ts';

const GAME = '/games/dalex';
/** The script of the game's rules and scene. */
let script = '';

let site: OwnSite;
test.beforeEach(async () => {
  script = `/build/${readdirSync('dist/build').find(name => /^dalex-play-[\w-]{8}\.js$/.test(name))}`;
  site = await OwnSite.of(builtCopy());
});
test.afterEach(() => site.end());
test.use({ serviceWorkers: 'allow' });

async function keepGame(page: Page): Promise<void> {
  await page.goto(site.at(`${GAME}?lab&seed=7`));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(() =>
      page.evaluate(async path => {
        const keys = await (await caches.open('folded-fox')).keys();
        return keys.some(({ url }) => new URL(url).pathname === path);
      }, GAME),
    )
    .toBe(true);
}
const firstFrame = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0);
const card = (page: Page) => page.getByRole('dialog', { name: 'The game did not load' });

for (const fault of ['start page', 'cut', '404', '500'] as const)
  test(`a new version with one wrong script (${fault}): the run goes on, and the game is there once the host is well`, async ({
    page,
    context,
    faults,
  }) => {
    await keepGame(page);
    await openLab(page, site.at(`${GAME}?lab&seed=7`));
    await page.evaluate(() => window.lab?.pilot(60));
    site.deploy(secondBuild(), { path: script.replace(/\.js$/, 'x.js'), fault });
    const other = await context.newPage();
    await other.goto(site.at('/support'));
    await other.getByRole('listitem').getByRole('button', { name: 'Load it' }).click();
    await expect(other.getByText('Somebody reads every message')).toBeVisible();
    await page.evaluate(() => window.lab?.pilot(60));
    expect(await page.evaluate(() => window.lab?.tick)).toBe(120);
    await other.goto(site.at(GAME));
    await expect(card(other)).toBeVisible();
    await expect(card(other)).toContainText('Your settings and best scores are kept.');
    site.wrong = null;
    await card(other).getByRole('button', { name: 'Load again' }).click();
    await firstFrame(other);
    await expect(card(other)).toHaveCount(0);
    faults.length = 0;
  });

for (const [what, type, isSeen] of [
  ['its start page', 'text/html', false],
  ['half of it', 'text/javascript', true],
] as const)
  test(`a copy that holds ${what} in the place of a script is mended${isSeen ? ', and the card says so' : ' in silence'}`, async ({
    page,
    faults,
  }) => {
    await keepGame(page);
    await page.evaluate(
      async ([path, kind]) => {
        const cache = await caches.open('folded-fox');
        const key = (await cache.keys()).find(({ url }) => new URL(url).pathname === path);
        if (key) await cache.put(key, new Response('<!doctype html>', { headers: { 'Content-Type': kind ?? '' } }));
      },
      [script, type],
    );
    await page.goto(site.at(GAME));
    if (isSeen) {
      await expect(card(page)).toContainText('It has been fetched again and is whole now.');
      await card(page).getByRole('button', { name: 'Load again' }).click();
    }
    await firstFrame(page);
    await expect(card(page)).toHaveCount(0);
    faults.length = 0;
  });

test('without a worker: what the browser would keep for a year is fetched anew once the host is well', async ({
  page,
  faults,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  site.wrong = { path: script, fault: 'start page' };
  await page.goto(site.at(GAME));
  await expect(card(page)).toContainText('The site sent a wrong file.');
  site.wrong = null;
  await card(page).getByRole('button', { name: 'Load again' }).click();
  await firstFrame(page);
  await expect(card(page)).toHaveCount(0);
  faults.length = 0;
});

test('without a connection the card of a game that is kept in part says so', async ({ page, faults }) => {
  await keepGame(page);
  await page.evaluate(async path => {
    const cache = await caches.open('folded-fox');
    for (const key of await cache.keys()) if (new URL(key.url).pathname === path) await cache.delete(key);
  }, script);
  await site.stop();
  await page.goto(site.at(GAME));
  await expect(card(page)).toContainText('this game is not on your device, or not all of it');
  faults.length = 0;
});
