// Find and begin: one press from Home, the row of who has played, search and its address, what follows a run, and presses that come early.
import type { Page } from '@playwright/test';
import type { Profile } from '../../src/data/profile.ts';
import { axeFaults } from '../e2e/axe.ts';
import { PROFILE, profileWith } from '../e2e/choices.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { PAGES } from '../e2e/pages.ts';
import { expectPhase, openGame } from '../e2e/play.ts';
import { frames, hydrated } from '../e2e/settled.ts';
import { expectHydrated, watchShifts } from '../e2e/shifts.ts';

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

const row = (page: Page) => page.getByRole('region', { name: 'Play now' });
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** A game's record in a stored profile. */
const played = (lastPlayed: number, more: object = {}) => ({
  ...{ plays: 3, won: 1, lost: 2, drawn: 0, best: 12_345, assistedBest: null, medals: ['Gold'], feats: {} },
  ...{ favourite: false, lastPlayed, setup: null },
  ...more,
});

/** Stores a profile with these games before the first page loads. */
const havePlayed = (page: Page, games: Profile['games']) =>
  page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [PROFILE, profileWith({}, games)] as const,
  );
const HISTORY = { dalex: played(9), 'rubber-band-rocket': played(8, { favourite: true }), 'rock-td': played(7) };

for (const [name, screen] of [
  ['a desk', { viewport: { width: 1280, height: 800 } }],
  ['a phone', PHONE],
] as const)
  test.describe(`on ${name}`, () => {
    test.use(screen);
    test('Play begins a game with one press, without loading the site again, and Back leads home', async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      await page.evaluate(() => Object.assign(window, { same: true }));
      await page.locator('main').getByRole('link', { name: 'Play', exact: true }).click();
      await expectPhase(page, 'playing');
      expect(pathOf(page)).toMatch(/^\/games\/[\w-]+$/);
      await page.goBack();
      await expect(page).toHaveTitle('Home | Folded Fox Games');
      expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true);
      // Forward brings no press: the start card waits, and so it does after a reload.
      await page.goForward();
      await expectPhase(page, 'ready');
      await page.reload();
      await expectPhase(page, 'ready');
    });

    test('the row of who has played stands there without a shift, on a slow processor too', async ({ page }) => {
      await havePlayed(page, HISTORY);
      await watchShifts(page);
      await page.addInitScript(() => {
        const told: string[] = [];
        Object.assign(window, { told });
        new PerformanceObserver(list => {
          for (const entry of list.getEntries())
            for (const { node } of Reflect.get(entry, 'sources') as { node: Node | null }[])
              told.push(
                `${Reflect.get(entry, 'value')} ${node instanceof Element ? node.outerHTML.slice(0, 90) : node?.textContent}`,
              );
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const device = await page.context().newCDPSession(page);
      await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      for (const path of ['/', '/games', '/games?q=puzzle']) {
        await page.goto(path);
        await hydrated(page);
        await frames(page);
        expect(await page.evaluate(() => Reflect.get(window, 'told')), path).toEqual([]);
        await expectHydrated(page);
        const titles = row(page).getByRole('heading', { level: 3 });
        await expect(titles).toHaveText(['Dalex', 'Rubber Band Rocket', 'Gem Tower Defense', 'Mini Golf Challenge']);
        await expect(row(page).getByText('Best 12,345').first()).toBeVisible();
        await frames(page);
        expect(await page.evaluate(() => Reflect.get(window, 'shifted')), path).toBeLessThan(0.0005);
      }
    });
  });

test('the row is as high with history as without', async ({ page, browser }) => {
  const theirs = await browser.newPage();
  await havePlayed(theirs, HISTORY);
  for (const width of [1280, 768, 390, 320])
    for (const size of ['100%', '200%']) {
      const heights = [];
      for (const one of [page, theirs]) {
        await one.setViewportSize({ width, height: 800 });
        await one.goto('/');
        await hydrated(one);
        await one.evaluate(fontSize => Object.assign(document.documentElement.style, { fontSize }), size);
        heights.push((await row(one).boundingBox())?.height);
      }
      expect(heights[0], `${width} px, ${size}`).toBe(heights[1]);
      expect(heights[0]).toBeGreaterThan(100);
    }
  await theirs.close();
});

test('a game with a specified start screen is reached there, its button in focus and the last choice chosen', async ({
  page,
}) => {
  await havePlayed(page, { 'dice-conquest': played(9, { setup: { mode: 'pvp' } }) });
  await page.goto('/');
  await hydrated(page);
  await row(page).getByRole('link', { name: 'Dice Conquest' }).click();
  await expect(page.getByRole('button', { name: 'Player vs Player' })).toBeFocused();
  await expectPhase(page, 'ready');
  await page.keyboard.press('Enter');
  await expectPhase(page, 'playing');
});

test('a run that was left in the middle goes on with one press', async ({ page }) => {
  await openGame(page, '/games/cat-crazy');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expectPhase(page, 'playing');
  await page.keyboard.press('b');
  await page.keyboard.press('Escape');
  await expectPhase(page, 'paused');
  await page.goto('/');
  await hydrated(page);
  const card = row(page).getByRole('article').filter({ hasText: 'Cat Crazy' });
  await expect(card.getByText('Continue')).toBeVisible();
  await card.getByRole('link').click();
  await expectPhase(page, 'playing');
});

test('search as one types: counted aloud, kept in the address, found again from there; and a way back from nothing', async ({
  page,
}) => {
  await page.goto('/games');
  await hydrated(page);
  const field = page.getByRole('searchbox', { name: 'Find a game' });
  const found = page.getByRole('region', { name: 'Found' });
  await field.pressSequentially('two players');
  await expect(found.getByRole('heading', { level: 3 })).toHaveCount(5);
  await expect(page.getByRole('status').filter({ hasText: '5 things found' })).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Played with' }).selectOption('One finger');
  await expect(page).toHaveURL('/games?q=two+players&input=finger');
  await page.reload();
  await expect(found.getByRole('heading', { level: 3 })).toHaveCount(5);
  await expect(field).toHaveValue('two players');
  await found.getByRole('link', { name: 'YayZee' }).click();
  await expectPhase(page, 'ready');
  await page.goBack();
  await expect(found.getByRole('heading', { level: 3 })).toHaveCount(5);
  await field.fill('submarine');
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page.getByRole('region', { name: 'Our Games' })).toBeVisible();
  await expect(page).toHaveURL('/games');
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test('a heart on a card makes a favourite, which is kept, and the card’s link stays a link', async ({ page }) => {
    await page.goto('/games?q=sokoban');
    const heart = page.getByRole('button', { name: 'Favourite: Sokoban' });
    await heart.tap();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const box = await heart.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('region', { name: 'Found' }).getByRole('link', { name: 'Sokoban' }).tap();
    await expectPhase(page, 'ready');
  });
});

test('after a run: the next game begins with one press', async ({ page }) => {
  // With this seed a player who only waits is caught in the fifth turn.
  await openGame(page, '/games/dalex?seed=6');
  await page.getByRole('button', { name: 'New Game' }).click();
  await expectPhase(page, 'playing');
  while ((await page.locator('[data-play]').getAttribute('data-play')) === 'playing') await page.keyboard.press('KeyS');
  const card = page.getByRole('dialog', { name: 'Game Over!' });
  await expect(card.getByRole('button', { name: 'New Game' })).toBeFocused();
  await expect(card.getByRole('button', { name: 'Daily, not yet played' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'All games' })).toBeVisible();
  const next = card.getByRole('link', { name: /^Next: / });
  const path = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('[data-play="playing"], [data-play="ready"] [data-primary]:focus')).toHaveCount(1);
});

test('the daily game begins from the result card, and is then no longer open', async ({ page }) => {
  await openGame(page, '/games/dalex?seed=6');
  await page.getByRole('button', { name: 'New Game' }).click();
  await expectPhase(page, 'playing');
  while ((await page.locator('[data-play]').getAttribute('data-play')) === 'playing') await page.keyboard.press('KeyS');
  await page.getByRole('button', { name: 'Daily, not yet played' }).click();
  await expectPhase(page, 'playing');
  while ((await page.locator('[data-play]').getAttribute('data-play')) === 'playing') await page.keyboard.press('KeyS');
  await expect(page.getByRole('navigation', { name: 'What next' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Daily, not yet played' })).toHaveCount(0);
});

test('a press on the heart before any script has come is done when it has', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  let release = () => {};
  const held = new Promise<void>(done => {
    release = done;
  });
  await page.route(/\/build\/(?:index|boot)-[\w-]+\.js/, async route => {
    await held;
    await route.continue();
  });
  await page.goto('/games/sokoban', { waitUntil: 'commit' });
  const heart = page.getByRole('button', { name: 'Favourite' });
  await heart.click();
  release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('Fun Stuff leads to the tools', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('heading', { name: 'Fun Stuff' }).getByRole('link').click();
  await expect(page).toHaveURL('/games#fun-stuff');
  await expect(page.getByRole('heading', { name: 'Fun Stuff' })).toBeInViewport();
  // A link from elsewhere leads there too.
  await page.goto('about:blank');
  await page.goto('/games#fun-stuff');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Fun Stuff' })).toBeInViewport();
});

test('text twice as large fits a phone on every page, and breaks no word of a heading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of PAGES) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }));
    const { wide, broken } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      broken: [...document.querySelectorAll('main :is(h1, h2, h3)')].flatMap(heading => {
        const range = document.createRange();
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const words: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}]+/gu)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (range.getClientRects().length > 1) words.push(word);
          }
        return words;
      }),
    }));
    expect([path, wide, broken]).toEqual([path, 0, []]);
  }
});

test('axe finds nothing on found games with history, light and dark', async ({ page }) => {
  await havePlayed(page, HISTORY);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/games?kind=board');
  await hydrated(page);
  await expect(page.getByText('Best 12,345').first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});
