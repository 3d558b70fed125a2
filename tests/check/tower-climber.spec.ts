// Tower Climber on its built page: a leap by mouse, keys and finger, every way to call one off, a fall that says why, a phone that is turned.
import type { Page } from '@playwright/test';
import type { State } from '../../scenes/tower-climber/rules/state.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { coloursOf, expectPhase, openLab, pointerPlays } from '../e2e/play.ts';

const GAME = '/games/tower-climber?lab&seed=7';
test.use({ viewport: { width: 960, height: 640 } });

const state = (page: Page) => page.evaluate(() => window.lab?.state() as State);
const expectClimb = (page: Page, wanted: Readonly<Record<string, unknown>>) =>
  expect.poll(() => state(page)).toMatchObject(wanted);
const landed = (page: Page) => expect.poll(async () => (await state(page)).player.carriedBy).not.toBeNull();
/** The stage on the screen, and how many of its pixels one of the world is. */
const stageOf = async (page: Page) => {
  const box = await page.locator('[data-stage] canvas').boundingBox();
  if (!box) throw new Error('no stage');
  return { ...box, scale: box.width / 400 };
};
async function playing(page: Page): Promise<void> {
  await openLab(page, GAME);
  await page.getByRole('button', { name: 'Start Game' }).click();
  await expectPhase(page, 'playing');
  await pointerPlays(page);
}

test('it says what it must; the mouse draws, calls off and leaps; keys aim and leap', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLab(page, GAME);
  await expect(page).toHaveTitle('Tower Climber | Folded Fox Games');
  await expect(page.getByText('Drag away from your character to aim and jump!', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start Game' }).click();
  await expectPhase(page, 'playing');
  await pointerPlays(page);
  await expect(page.getByText('High Score')).toBeVisible();
  const { x, y, width, height, scale } = await stageOf(page);
  const [fromX, fromY] = [x + width / 2, y + height / 2];

  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX, fromY + 60 * scale);
  await expect.poll(async () => (await state(page)).pull).not.toBeNull();
  await page.mouse.move(fromX, fromY + 3);
  await page.mouse.up();
  await expectClimb(page, { pull: null, totals: { jumps: 0, cancelled: 1 } });
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX, fromY + 60 * scale);
  await expect.poll(async () => (await state(page)).pull).not.toBeNull();
  await page.keyboard.press('Escape');
  await expectClimb(page, { pull: null, totals: { jumps: 0, cancelled: 2 } });
  await expectPhase(page, 'playing');
  await page.mouse.up();

  // Straight up, onto the first ledge.
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX, fromY + 80 * scale, { steps: 3 });
  await page.mouse.up();
  await expectClimb(page, { totals: { jumps: 1, cancelled: 2 } });
  await landed(page);
  expect((await state(page)).score).toBeGreaterThan(0);

  await page.keyboard.press('Space');
  await expect.poll(async () => (await state(page)).aim.isShown).toBe(true);
  await page.keyboard.down('ArrowRight');
  await expect.poll(async () => (await state(page)).aim.degrees).toBeGreaterThan(10);
  await page.keyboard.up('ArrowRight');
  await page.keyboard.press('Space');
  await expectClimb(page, { totals: { jumps: 2 } });
  expect((await state(page)).player.vx).toBeGreaterThan(0);
});

test('a fall says why, and one key climbs again', async ({ page }) => {
  await playing(page);
  const result = await page.evaluate(() => {
    const { lab } = window;
    lab?.pilot(600);
    // Leaps aside, again and again, until nothing is below.
    for (let i = 0; i < 100 && !lab?.result(); i++) {
      lab?.step(2, { move: [i % 2 === 0 ? 120 : -120, -30] });
      lab?.step(90, { pressed: 1 });
    }
    return lab?.result();
  });
  expect(result?.lines[0]).toMatch(/^You fell\.|beetle/);
  await expect(page.getByRole('heading', { name: 'Game Over!' })).toBeVisible();
  await expect(page.getByText(result?.lines[0] ?? '', { exact: true })).toBeVisible();
  await page.keyboard.press('r');
  await expectPhase(page, 'playing');
  await expectClimb(page, { score: 0, phase: 'playing', totals: { jumps: 0 } });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger leaps, a second one calls it off; turned on its side it goes on', async ({ page }) => {
    await playing(page);
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly (readonly [number, number])[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })) });
    const leap = async () => {
      const { x, y, width, height, scale } = await stageOf(page);
      const [fromX, fromY] = [x + width / 2, y + height * 0.4];
      await touch('touchStart', [fromX, fromY]);
      await touch('touchMove', [fromX, fromY + 80 * scale]);
      await expect.poll(async () => (await state(page)).pull).not.toBeNull();
      return [fromX, fromY + 80 * scale] as const;
    };
    const at = await leap();
    await touch('touchStart', at, [at[0] + 40, at[1]]);
    await expectClimb(page, { pull: null, totals: { jumps: 0, cancelled: 1 } });
    await touch('touchEnd');
    await leap();
    await touch('touchEnd');
    await expectClimb(page, { totals: { jumps: 1 } });
    await landed(page);

    const { score, totals } = await state(page);
    expect(score).toBeGreaterThan(0);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await stageOf(page)).height).toBeLessThan(391);
    await expectPhase(page, 'playing');
    await expectClimb(page, { score, totals });
    expect(await coloursOf(page)).toBeGreaterThan(20);
    await leap();
    await touch('touchEnd');
    await expectClimb(page, { totals: { jumps: 2 } });
  });
});
