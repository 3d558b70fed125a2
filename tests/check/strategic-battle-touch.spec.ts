// Unit Battle by touch on a phone: ten waves. The bot says what to buy; taps do it.
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openLab, pointerPlays } from '../e2e/play.ts';
import { buyer, state } from '../e2e/strategicBattle.ts';

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('ten waves are beaten by taps on cards and cells', async ({ page }) => {
    test.setTimeout(600_000);
    await openLab(page, '/games/strategic-battle?lab&seed=1');
    await page.getByRole('button', { name: 'Start Battle' }).tap();
    await expectPhase(page, 'playing');
    await pointerPlays(page);
    const box = await page.locator('[data-stage]').boundingBox();
    if (!box) throw new Error('no stage');
    const cell = box.height / 10;
    const wants = buyer(1);
    await page.getByRole('button', { name: 'Twice as fast' }).tap();
    for (;;) {
      const now = await state(page);
      if (now.phase !== 'playing' || now.beaten >= 10) break;
      const buys = wants(now);
      if (!buys) {
        await page.waitForTimeout(50);
        continue;
      }
      if (now.chosen !== buys.unit) await page.getByRole('button', { name: `${buys.unit}, ` }).tap();
      const { row, col } = buys.at;
      await page.touchscreen.tap(box.x + (col + 0.5) * cell, box.y + (row + 0.5) * cell);
      await page.waitForTimeout(40);
    }
    const { beaten, phase, own, tick } = await state(page);
    console.info(`${phase}: ${beaten} waves, ${own.length} on the field, ${Math.round(tick / 60)} s`);
    expect(phase).toBe('playing');
    expect(beaten).toBeGreaterThanOrEqual(10);
  });
});
