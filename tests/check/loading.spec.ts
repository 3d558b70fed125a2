// What is said when a script does not come, what goes on without it, and what a visitor does before they are there.
import type { Page } from '@playwright/test';
import { CATALOG } from '../../scenes/catalog.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { PAGES, PATHS } from '../e2e/pages.ts';
import { expectPhase, openGame } from '../e2e/play.ts';

const GAMES = CATALOG.map(({ id }) => `/games/${id}`);

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
    ['what lies over the stage', '**/build/behind-*.js'],
  ] as const)
    test(`a game is played without ${what}`, async ({ page, faults }) => {
      await page.route(script, route => route.abort());
      await openGame(page, `${GAMES[0]}`);
      await page.keyboard.press('Enter');
      await expectPhase(page, 'playing');
      faults.length = 0;
    });

  test('a menu that did not come is said, asked for again, and then there', async ({ page, faults }) => {
    await page.route('**/build/behind-*.js', route => route.abort());
    await openGame(page, `${GAMES[0]}`);
    await page.keyboard.press('Enter');
    await expectPhase(page, 'playing');
    await page.keyboard.press('Escape');
    const card = page.getByRole('dialog', { name: 'This part did not load' });
    await expect(card).toBeVisible();
    await page.unroute('**/build/behind-*.js');
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

test.describe('what is chosen before the scripts are there', () => {
  /** Opens a page whose scripts wait, all but the first. */
  async function opened(page: Page, address: string): Promise<() => void> {
    let goOn = () => {};
    const held = new Promise<void>(done => (goOn = done));
    await page.route(/\/build\/(?!index-).*\.js$/, async route => {
      await held;
      await route.continue();
    });
    const first = page.waitForResponse(/\/build\/index-/);
    await page.goto(address, { waitUntil: 'commit' });
    await (await first).finished();
    await page.waitForFunction(() => document.readyState !== 'loading');
    return goOn;
  }

  test('is what the game begins with', async ({ page }) => {
    const goOn = await opened(page, '/games/stealth-escape?lab');
    await page.getByLabel('Halls').selectOption({ index: 1 });
    await page.getByLabel('Suspicion meter').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    goOn();
    await expectPhase(page, 'playing');
    await expect
      .poll(() => page.evaluate(() => window.lab?.replay()?.setup))
      .toMatchObject({ halls: 'night', suspicion: true });
  });

  test('is what a tool goes on with', async ({ page }) => {
    const goOn = await opened(page, '/video-game-music-generator');
    const [tempo, seed, form, drums, name] = [
      page.getByLabel('Tempo'),
      page.getByLabel('Seed', { exact: true }),
      page.getByLabel('Form', { exact: true }),
      page.getByRole('switch', { name: 'Drums' }),
      page.getByLabel('Name'),
    ];
    await tempo.fill('140');
    await seed.fill('4242');
    await form.selectOption({ index: 1 });
    await drums.check();
    await name.fill('Dawn');
    await page.getByRole('button', { name: 'Battle', exact: true }).click();
    await page.getByRole('button', { name: 'Generate & Play' }).click();
    goOn();
    await expect(page.getByRole('button', { name: 'Pause Music' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Waveform, Battle' })).toBeVisible();
    await expect(tempo).toHaveAttribute('aria-valuetext', '140 BPM');
    // What React knows otherwise it would put back at its next look.
    await page.getByLabel('Volume').fill('-12');
    await expect(tempo).toHaveValue('140');
    await expect(seed).toHaveValue('4242');
    await expect(form).toHaveValue('1');
    await expect(drums).toBeChecked();
    await expect(name).toHaveValue('Dawn');
  });
});
