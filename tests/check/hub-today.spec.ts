// The pages to come back to: the day's results and streak, points to beat by a link, trophies, the feed of news. Nothing shifts.
import type { Page } from '@playwright/test';
import { seedOfDay } from '../../src/site/games/daySeed.ts';
import { PROFILE, profileWith } from '../e2e/choices.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openGame, phase } from '../e2e/play.ts';
import { expectHydrated, watchShifts } from '../e2e/shifts.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const DAY_MS = 86_400_000;
const today = () => Math.floor(Date.now() / DAY_MS);

const keep = (page: Page, key: string, state: unknown) =>
  page.addInitScript(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify({ version: 1, state }),
  ] as const);

/** A visitor of five days, one of them missed, with two results of today. */
const keepDays = (page: Page) =>
  keep(page, 'foldedFox.daily', {
    days: [5, 4, 2, 1, 0].map(ago => today() - ago),
    results: {
      [today()]: {
        dalex: { runs: 2, won: false, best: 1240, assistedBest: null },
        'escape-room': { runs: 1, won: true, best: 2000, assistedBest: null },
      },
    },
  });

const sheet = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });

/** Plays Dalex until it is lost: stands until caught, level after level. */
async function loseDalex(page: Page): Promise<void> {
  await page.locator('[data-primary]').click();
  await expectPhase(page, 'playing');
  await expect
    .poll(
      async () => {
        await page.keyboard.press('KeyL');
        return phase(page);
      },
      { intervals: [250] },
    )
    .toBe('over');
}

test('what was kept is shown without a shift, and shared as a text with a mark for each game', async ({ page }) => {
  await watchShifts(page);
  await keepDays(page);
  await page.goto('/today');
  await expect(page.getByText('5 days in a row')).toBeVisible();
  await expect(sheet(page, 'Dalex')).toContainText('1,240 points');
  await expect(sheet(page, 'Escape Room')).toContainText('Won, 2,000 points');
  await expect(sheet(page, 'YayZee')).toContainText('Not played yet');
  await expect(page.getByRole('list', { name: 'The last two weeks' }).getByText('missed, forgiven')).toHaveCount(1);
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Share your day' }).click();
  await expect(page.getByText('Paste it wherever you like.', { exact: true })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const [, games, marks] =
    /^Folded Fox, \d+ \w+: 2 of (\d+) played, 5 days in a row\n((?:[🟩🟧🟨⬜]{1,8}\n)+)/u.exec(text) ?? [];
  expect([...(marks ?? '').replaceAll('\n', '')], text).toHaveLength(Number(games));
  expect(text).toContain('Dalex: 1,240 points');
  expect(text).toMatch(/\/today$/);
});

test('a newcomer’s page shifts as little', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/today');
  await expect(page.getByText('0 days in a row')).toBeVisible();
  await expectHydrated(page);
});

test('a daily game from the page is counted when it ends', async ({ page }) => {
  await page.goto('/today');
  await page.getByRole('link', { name: 'Dalex' }).click();
  await expect(page.getByText('Daily: today’s game')).toBeVisible();
  await loseDalex(page);
  await page.goto('/today');
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await expect(sheet(page, 'Dalex')).toContainText(/\d points?/);
});

test('a result closes its day and shares its signs, and the day’s best run is watched from its page', async ({
  page,
}) => {
  await openGame(page, '/games/dalex?daily');
  await loseDalex(page);
  await expect(
    page.getByText(/^Daily of \d+ \w+\. The first day of a streak\..* New games at \d\d:\d\d\.$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Paste it wherever you like.', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Dalex: .+\nFolded Fox, \d+ \w+: 1 of \d+ played\n[🟩🟧🟨⬜]{8}\n/u,
  );
  await page.goto('/today');
  await page.getByRole('link', { name: 'Watch your best run of Dalex' }).click();
  await expect(page.getByRole('group', { name: 'Replay' })).toBeVisible();
});

test('a link brings points to beat: said before, compared after', async ({ page }) => {
  await openGame(page, `/games/dalex?seed=${seedOfDay(today())}&beat=99999`);
  await expect(page.getByText('99,999 points to beat')).toBeVisible();
  await loseDalex(page);
  await expect(page.getByText(/^99,999 points to beat: you made [\d,]+, [\d,]+ short\.$/)).toBeVisible();
});

test('trophies: what was earned, how near the score is, and everything opened by a button that says so', async ({
  page,
}) => {
  await watchShifts(page);
  const { state } = JSON.parse(profileWith({})) as { state: object };
  const record = {
    ...{ plays: 3, won: 0, lost: 3, drawn: 0, best: 240, assistedBest: null, medals: ['Tightrope', 'No Zero'] },
    ...{ feats: {}, favourite: false, lastPlayed: 1, setup: null },
  };
  await keep(page, PROFILE, { ...state, games: { 'yay-zee': record } });
  await page.goto('/trophies');
  await expect(page.getByText(/^2 of \d+ medals$/)).toBeVisible();
  await expect(page.getByText('Best 240 of 300 points')).toBeVisible();
  await expect(page.getByText('Tightrope (earned)')).toBeVisible();
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Unlock everything' }).click();
  await expect(page.getByRole('button', { name: 'Lock it again' })).toBeFocused();
  expect(await page.evaluate(key => localStorage.getItem(key), PROFILE)).toContain('"unlockAll":true');
  await page.getByRole('button', { name: 'Lock it again' }).click();
  expect(await page.evaluate(key => localStorage.getItem(key), PROFILE)).toContain('"unlockAll":false');
});

test('the feed of the news is Atom that a browser parses', async ({ page }) => {
  await page.goto('/whats-new');
  const href = await page.locator('link[rel="alternate"][type="application/atom+xml"]').getAttribute('href');
  const titles = await page.evaluate(async file => {
    const xml = await (await fetch(file)).text();
    const feed = new DOMParser().parseFromString(xml, 'application/xml');
    return feed.querySelector('parsererror')
      ? ['not well-formed']
      : [...feed.querySelectorAll('entry > title')].map(title => title.textContent);
  }, href ?? '');
  expect(titles).toEqual(await page.locator('main').getByRole('heading', { level: 2 }).allTextContents());
});

for (const path of ['/today', '/trophies', '/whats-new'])
  test(`${path} has room on a small phone with text twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await keepDays(page);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%'));
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
