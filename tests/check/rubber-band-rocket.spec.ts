// Rubber Band Rocket on its built page: hold and let go by key, mouse and finger, the workshop, the Moon, and a game that goes on after a reload.
import type { Page } from '@playwright/test';
import type { State } from '../../scenes/rubber-band-rocket/rules/state.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { hideLab, layoutFaults } from '../e2e/layoutFaults.ts';
import { expectPhase, openGame, openLab, pointerPlays } from '../e2e/play.ts';

/** Its stage is drawn without a graphics card: a smaller one leaves the machine to what is tested. */
test.use({ viewport: { width: 960, height: 640 } });

const GAME = '/games/rubber-band-rocket';
const state = (page: Page) => page.evaluate(() => window.lab?.state() as State);
const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });
const readout = (page: Page, name: string) =>
  page.locator('dl > div', { hasText: new RegExp(`^${name}`) }).locator('dd');
const offer = (page: Page, name: string) => page.getByRole('group', { name: 'Workshop' }).getByRole('button', { name });

test('Space draws the band and lets go; coins buy, and what was just bought is given back only when asked', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLab(page, `${GAME}?lab&seed=7`);
  await expect(page).toHaveTitle('Rubber Band Rocket | Folded Fox Games');
  await start(page).click();
  await expect(readout(page, 'Height')).toHaveText('0');
  await expect(readout(page, 'Coins')).toHaveText('0');
  await expect(page.getByText('A full launch reaches 160')).toBeVisible();
  await page.keyboard.down('Space');
  await expect.poll(async () => (await state(page)).power).toBeGreaterThan(20);
  await page.keyboard.up('Space');
  await expect.poll(async () => (await state(page)).isLaunched).toBe(true);
  await page.evaluate(() => {
    const { lab } = window;
    if (!lab) throw new Error('no lab');
    const down = () => {
      while ((lab.state() as State).isLaunched) lab.step(10);
    };
    down();
    lab.step(1, { held: 1, pressed: 1 });
    lab.step(49, { held: 1 });
    lab.step(1, { released: 1 });
    down();
  });
  await expect(readout(page, 'Record')).toHaveText('160');
  const { coins } = await state(page);
  await expect(readout(page, 'Coins')).toHaveText(String(coins));
  await offer(page, 'Power').click();
  await expect(offer(page, 'Power 1')).toContainText('Fitted');
  expect((await state(page)).coins).toBe(coins - 50);
  await offer(page, 'Booster').dispatchEvent('click');
  await expect(
    page.locator('[data-layer="hud"]').getByText('The workshop fits one upgrade per landing.'),
  ).toBeVisible();
  // The same hand's second click means nothing; a second later the workshop asks.
  await offer(page, 'Power 1').click();
  await expect(page.getByRole('button', { name: 'Give back' })).toHaveCount(0);
  await page.evaluate(() => window.lab?.step(60));
  await offer(page, 'Power 1').click();
  await page.getByRole('button', { name: 'Give back' }).click();
  await expect(offer(page, 'Power 0')).toContainText('50 coins');
  expect((await state(page)).coins).toBe(coins);
});

test('to the Moon and again, by mouse: the run ends in so many launches', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=7&tune=moonHeight:500,launchSpeed:1`);
  await start(page).click();
  await pointerPlays(page);
  const box = await page.locator('[data-stage]').boundingBox();
  if (!box) throw new Error('no stage');
  await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2);
  await page.mouse.down();
  await expect.poll(async () => (await state(page)).power).toBe(100);
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'On the Moon!' })).toBeVisible();
  await expect(page.locator('[data-card="result"]').getByText('1 launch in')).toBeVisible();
  await hideLab(page);
  for (const [width, height] of [
    [320, 568],
    [360, 600],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => layoutFaults(page, 'result'), { message: `${width}×${height}` }).toEqual([]);
  }
  await page.getByRole('button', { name: 'Play Again' }).click();
  await expectPhase(page, 'playing');
  expect(await state(page)).toMatchObject({ coins: 0, launches: 0, maxHeight: 0 });
});

test('a press while the ball falls lands it at once', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=7&tune=gravity:0.1`);
  await start(page).click();
  await page.keyboard.down('Space');
  await expect.poll(async () => (await state(page)).power).toBeGreaterThan(30);
  await page.keyboard.up('Space');
  await page.waitForFunction(() => ((window.lab?.state() as State | undefined)?.flight.falling ?? 0) > 22);
  await expect(page.getByRole('button', { name: 'Land now' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await state(page)).log.length).toBe(1);
  const { ticks, falling } = (await state(page)).flight;
  expect(falling).toBeLessThan((ticks - falling) * 0.9);
});

test('a game in progress goes on after its tab was closed, with its coins and upgrades', async ({ page, context }) => {
  const address = `${GAME}?seed=7&tune=gravity:2,launchSpeed:0.1`;
  await openGame(page, address);
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await start(page).click();
  await page.keyboard.down('Space');
  await page.waitForTimeout(900);
  await page.keyboard.up('Space');
  await expect(readout(page, 'Record')).not.toHaveText('0');
  await expect(page.getByRole('button', { name: 'Hold' })).toBeVisible();
  const coins = await readout(page, 'Coins').textContent();
  const kept = () => page.evaluate(() => localStorage.getItem('foldedFox.kept.rubber-band-rocket'));
  await expect.poll(kept).not.toBeNull();
  await page.close();

  const again = await context.newPage();
  await openGame(again, address);
  const goOn = again.getByRole('button', { name: 'Continue' });
  await expect(goOn).toBeVisible();
  await expect(again.getByText(`Continue: ${coins} coin`)).toBeVisible();
  await goOn.click();
  await expectPhase(again, 'playing');
  await expect(readout(again, 'Coins')).toHaveText(coins ?? '');
  await again.getByRole('button', { name: 'Settings', exact: true }).click();
  await again.getByRole('button', { name: 'What is kept on this device' }).click();
  await again.getByRole('button', { name: 'Erase Rubber Band Rocket' }).click();
  await again.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
  await expect(again.getByText('Erased.')).toBeVisible();
  expect(await again.evaluate(() => localStorage.getItem('foldedFox.kept.rubber-band-rocket'))).toBeNull();
});

test('the Swallow opens with the first Moon', async ({ page }) => {
  await openGame(page, `${GAME}?seed=7&tune=moonHeight:500,launchSpeed:1`);
  const swallow = page.getByRole('combobox', { name: 'Rocket' }).locator('option').nth(1);
  await expect(swallow).toHaveText('Swallow: after your first Moon');
  await expect(swallow).toBeDisabled();
  await start(page).click();
  await page.keyboard.down('Space');
  await expect(page.getByRole('button', { name: 'Let go!' })).toBeVisible();
  await page.waitForTimeout(900);
  await page.keyboard.up('Space');
  await expect(page.getByRole('heading', { name: 'On the Moon!' })).toBeVisible();
  await page.reload();
  await expect(swallow).toHaveText('Swallow: three wing beats');
  await page.getByRole('combobox', { name: 'Rocket' }).selectOption({ index: 1 });
  await start(page).click();
  await expectPhase(page, 'playing');
});

/** Real hands: what is pressed and for how long; the page is only looked at. */
interface Hands {
  press(): Promise<void>;
  letGo(): Promise<void>;
  buy(): Promise<void>;
}

/** Draws to the full, lets go, lands at once, buys Power, until the Moon. A level of Power is worth five here: eleven launches. */
const STRONG = `${GAME}?lab&seed=7&tune=powerStep:0.5`;
async function toTheMoon(page: Page, hands: Hands): Promise<void> {
  const reached = (what: string) =>
    page.waitForFunction(
      wanted => {
        const now = window.lab?.state() as State;
        const { isHome, isLaunched, power, maxPower, flight } = now;
        if (isHome) return true;
        if (wanted === 'drawn') return power === maxPower;
        return wanted === 'falls' ? flight.falling > 22 : !isLaunched;
      },
      what,
      { timeout: 60_000 },
    );
  for (let launches = 0; launches < 20 && !(await state(page)).isHome; launches++) {
    if (launches > 0) await hands.buy();
    await hands.press();
    await reached('drawn');
    await hands.letGo();
    await reached('falls');
    if ((await state(page)).isHome) break;
    await hands.press();
    await hands.letGo();
    await reached('down');
  }
  const { upgrades, launches } = await state(page);
  expect({ power: upgrades.power, launches }).toEqual({ power: 10, launches: 11 });
  await expect(page.getByRole('heading', { name: 'On the Moon!' })).toBeVisible();
  await expect(page.getByText(/^11 launches in \d+:\d\d/)).toBeVisible();
}

test('launch after launch to the Moon by real keys', async ({ page }) => {
  test.setTimeout(300_000);
  await openLab(page, STRONG);
  await start(page).click();
  await toTheMoon(page, {
    press: () => page.keyboard.down('Space'),
    letGo: () => page.keyboard.up('Space'),
    buy: () => page.keyboard.press('Digit1'),
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('launch after launch to the Moon by a real thumb', async ({ page }) => {
    test.setTimeout(300_000);
    await openLab(page, STRONG);
    await start(page).tap();
    await pointerPlays(page);
    const cdp = await page.context().newCDPSession(page);
    const box = await page.getByRole('button', { name: 'Hold' }).boundingBox();
    if (!box) throw new Error('no button');
    const thumb = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await toTheMoon(page, {
      async press() {
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: thumb });
      },
      async letGo() {
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      },
      buy: () => offer(page, 'Power').tap(),
    });
  });

  test('a phone turned in mid-flight flies on', async ({ page }) => {
    await openLab(page, `${GAME}?lab&seed=7&tune=gravity:0.1`);
    await start(page).tap();
    await pointerPlays(page);
    await page.keyboard.down('Space');
    await expect.poll(async () => (await state(page)).power).toBeGreaterThan(30);
    await page.keyboard.up('Space');
    await expect.poll(async () => (await state(page)).isLaunched).toBe(true);
    const { from } = (await state(page)).flight;
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await page.locator('[data-stage]').boundingBox())?.height ?? 999).toBeLessThan(391);
    expect(await state(page)).toMatchObject({ launches: 1, flight: { from } });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await state(page)).log.length).toBe(1);
    expect((await state(page)).log[0]?.reach).toBe(Math.round((from * from) / (2 * 0.1 * 10)));
  });

  test('a thumb on the button, or a finger on the sky, draws the band; lifted it launches', async ({ page }) => {
    await openLab(page, `${GAME}?lab&seed=7&tune=gravity:2,launchSpeed:0.1`);
    await start(page).tap();
    await pointerPlays(page);
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd', points: { x: number; y: number }[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    for (const [launches, what] of [
      [1, page.getByRole('button', { name: 'Hold' })],
      [2, page.locator('[data-stage]')],
    ] as const) {
      const box = await what.boundingBox();
      if (!box) throw new Error('nothing to touch');
      await touch('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 3 }]);
      await expect.poll(async () => (await state(page)).power).toBeGreaterThan(10);
      await touch('touchEnd', []);
      await expect.poll(async () => (await state(page)).launches).toBe(launches);
      await expect.poll(async () => (await state(page)).isLaunched).toBe(false);
    }
  });
});
