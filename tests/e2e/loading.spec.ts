// What a page asks for and when: few scripts, the engine's first, and of a game only what its first picture needs. And what is said when a
// script does not come.
import type { Page } from '@playwright/test';
import { CATALOG } from '../../scenes/catalog.ts';
import { expect, test } from './fixtures.ts';
import { PAGES, PATHS } from './pages.ts';
import { expectPhase, openGame } from './play.ts';

const MOST_FOR_A_GAME = 8;
const MOST_FOR_A_PAGE = 5;
const GAMES = CATALOG.map(({ id }) => `/games/${id}`);

interface Asked {
  readonly name: string;
  readonly at: number;
}

/** Every file asked for, in the order of asking. */
const askedFor = (page: Page): Promise<readonly Asked[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ name: new URL(name).pathname, at: startTime }))
      .toSorted((a, b) => a.at - b.at)
      // What was fetched ahead is named again when it is run.
      .filter(({ name }, index, all) => all.findIndex(other => other.name === name) === index),
  );

const isScript = ({ name }: Asked) => name.endsWith('.js');

for (const path of GAMES)
  test(`${path.slice('/games/'.length)}: few scripts before the first picture, the engine’s first, and nothing it can do without`, async ({
    page,
  }) => {
    await page.goto(path);
    const mark = await page.waitForFunction(() => performance.getEntriesByName('first-frame')[0]?.startTime);
    const firstFrame = await mark.jsonValue();
    const before = (await askedFor(page)).filter(({ at }) => at <= (firstFrame ?? 0));
    const scripts = before.filter(isScript).map(({ name }) => name);
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(MOST_FOR_A_GAME);
    expect(scripts[0]).toMatch(/\/phaser-/);
    const early = before.map(({ name }) => name);
    expect(
      early.filter(name => /\.woff2$|\/(?:sound|Score|composer|parts|Lab|HowToPlay|[\w-]*Hud|Toaster)-/.test(name)),
    ).toEqual([]);
    // A browser asks six at a time: level files of their own would be the last in line, and the picture waits for them.
    expect(early.filter(name => name.startsWith('/assets/levels/'))).toEqual([]);

    // Right after it, without a gesture: the typeface, the HUD, sound, and what lies over the stage.
    for (const later of [/bricolage.*\.woff2$/, /Hud-[\w-]+\.js$/, /\/sound-/, /\/parts-/])
      await expect.poll(async () => (await askedFor(page)).some(({ name }) => later.test(name)), `${later}`).toBe(true);
  });

for (const path of PATHS.filter(other => !GAMES.includes(other)))
  test(`${path} asks for few scripts`, async ({ page }) => {
    await page.goto(path);
    const asked = async () => (await askedFor(page)).filter(isScript).map(({ name }) => name);
    // A page to be read asks for its scripts once its words are there.
    await expect.poll(async () => (await asked()).length).toBeGreaterThan(1);
    await page.waitForLoadState('networkidle');
    const scripts = await asked();
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(MOST_FOR_A_PAGE);
  });

test.describe('a script that does not come', () => {
  const tool = PATHS.find(other => ![...GAMES, ...PAGES.map(page => page.path)].includes(other)) ?? '';
  const cases: readonly (readonly [path: string, script: string, modal: boolean])[] = [
    [GAMES[0] ?? '', '**/build/play-*.js', true],
    [GAMES[0] ?? '', '**/build/site-*.js', true],
    ['/our-story', '**/build/site-*.js', false],
    [tool, '**/build/site-*.js', true],
  ];
  for (const [path, script, modal] of cases)
    test(`${path} without ${script} says so and offers to load again`, async ({ page, faults }) => {
      await page.route(script, route => route.abort());
      await page.goto(path);
      const card = page.getByRole('dialog', { name: /did not load/ });
      const again = card.getByRole('button', { name: 'Load again' });
      await expect(card).toBeVisible();
      await expect(again).toBeFocused();
      expect(await card.evaluate(dialog => dialog.matches(':modal'))).toBe(modal);
      const box = await card.boundingBox();
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      if (!modal) expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThan(box?.y ?? 0);
      await page.unroute(script);
      await page.keyboard.press('Enter');
      await expect(card).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => document.querySelector('[data-not-loaded]'))).toBeNull();
      expect(faults.filter(fault => /CSP/.test(fault))).toEqual([]);
      faults.length = 0;
    });

  for (const [what, script] of [
    ['sound', '**/build/sound-*.js'],
    ['what lies over the stage', '**/build/parts-*.js'],
  ] as const)
    test(`a game is played without ${what}`, async ({ page, faults }) => {
      await page.route(script, route => route.abort());
      await openGame(page, `${GAMES[0]}`);
      await page.keyboard.press('Enter');
      await expectPhase(page, 'playing');
      faults.length = 0;
    });

  test('a menu that did not come is said, asked for again, and then there', async ({ page, faults }) => {
    await page.route('**/build/parts-*.js', route => route.abort());
    await openGame(page, `${GAMES[0]}`);
    await page.keyboard.press('Enter');
    await expectPhase(page, 'playing');
    await page.keyboard.press('Escape');
    const card = page.getByRole('dialog', { name: 'This part did not load' });
    await expect(card).toBeVisible();
    await page.unroute('**/build/parts-*.js');
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();
    faults.length = 0;
  });

  test('a HUD that does not come is said: the game could not be read', async ({ page, faults }) => {
    await page.route(/build\/[\w-]*Hud-[\w-]+\.js$/, route => route.abort());
    await openGame(page, `${GAMES[0]}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'The game did not load' })).toBeVisible();
    faults.length = 0;
  });
});
