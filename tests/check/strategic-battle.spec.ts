// Unit Battle on its built page: a card by key and mouse, one dragged onto the field, the forecast of the Worker; and to its end by touch.
import type { Page } from '@playwright/test';
import type { State } from '../../scenes/strategic-battle/rules/state.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openLab, pointerPlays } from '../e2e/play.ts';

/** Its stage is drawn without a graphics card: a smaller one leaves the machine to what is tested. */
test.use({ viewport: { width: 960, height: 640 } });

const GAME = '/games/strategic-battle?lab&seed=7';
const state = (page: Page) => page.evaluate(() => window.lab?.state() as State);
const expectBattle = (page: Page, wanted: Readonly<Record<string, unknown>>) =>
  expect.poll(() => state(page)).toMatchObject(wanted);

async function playing(page: Page): Promise<(row: number, col: number) => { x: number; y: number }> {
  await openLab(page, GAME);
  await page.getByRole('button', { name: 'Start Battle' }).click();
  await expectPhase(page, 'playing');
  await pointerPlays(page);
  const box = await page.locator('[data-stage]').boundingBox();
  if (!box) throw new Error('no stage');
  const cell = box.height / 10;
  return (row, col) => ({ x: box.x + (col + 0.5) * cell, y: box.y + (row + 0.5) * cell });
}

test('a unit by key and click, one dragged from its card, one given up by Esc; the forecast answers', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const cell = await playing(page);
  await page.keyboard.press('Digit2');
  await expectBattle(page, { chosen: 'Archer' });
  const at = cell(4, 3);
  await page.mouse.click(at.x, at.y);
  await expectBattle(page, { resources: 75, own: [{ kind: 'Archer', row: 4, col: 3 }] });
  await expect(page.getByText(/^Holds \d+ %/)).toBeVisible();

  const card = await page.getByRole('button', { name: 'Infantry, 10 resources' }).boundingBox();
  if (!card) throw new Error('no card');
  const drag = async (row: number, col: number) => {
    await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
    await page.mouse.down();
    const { x, y } = cell(row, col);
    await page.mouse.move(x, y, { steps: 4 });
    await expectBattle(page, { chosen: 'Infantry', cursor: { row, col } });
  };
  await drag(3, 4);
  await page.mouse.up();
  await expectBattle(page, { resources: 65, chosen: null });
  await drag(5, 4);
  await page.keyboard.press('Escape');
  await expectBattle(page, { chosen: null });
  await page.mouse.up();
  await expectPhase(page, 'playing');
  expect((await state(page)).own).toHaveLength(2);

  // Cards are as high as what is on them, however high the line above the picture is.
  for (const [width, height] of [
    [900, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const heights = () =>
      page.getByRole('group', { name: 'Units' }).evaluate(cards => {
        const all = [...cards.children].map(one => one.getBoundingClientRect().height);
        return { lowest: Math.min(...all) >= 44, highest: Math.max(...all) <= 84 };
      });
    await expect.poll(heights, { message: `${width}×${height}` }).toEqual({ lowest: true, highest: true });
  }
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('units are tapped into their cells, and the run goes to its end', async ({ page }) => {
    test.slow();
    const cell = await playing(page);
    for (const [row, col] of [
      [4, 4],
      [5, 3],
    ] as const) {
      await page.getByRole('button', { name: 'Archer, 25 resources' }).tap();
      await expectBattle(page, { chosen: 'Archer' });
      const { x, y } = cell(row, col);
      await page.touchscreen.tap(x, y);
      await expect.poll(async () => (await state(page)).own.some(one => one.row === row && one.col === col)).toBe(true);
      if ((await state(page)).chosen) await page.getByRole('button', { name: 'Archer, 25 resources' }).tap();
    }
    await page.getByRole('button', { name: 'Twice as fast' }).tap();
    await expectBattle(page, { pace: 2 });
    await expect(page.getByRole('heading', { name: 'Game Over!' })).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText(/^An enemy \w+ of wave \d+ reached the left edge in row \d+\.$/)).toBeVisible();
  });
});
