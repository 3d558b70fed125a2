// The replay bar of every game dragged to and fro over its golden run by the mouse, on canvas and WebGL, and a restart in the middle: no error, no crash card.
import { readFileSync } from 'node:fs';
import { CATALOG } from '../../scenes/catalog.ts';
import type { FirstInput } from '../e2e/firstInput.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openGame } from '../e2e/play.ts';

/** Makes the page believe that it has a graphics card: the game then draws with WebGL. */
const PRETEND_GPU = () => {
  const original = WebGLRenderingContext.prototype.getParameter;
  WebGLRenderingContext.prototype.getParameter = function (name: number) {
    return name === 0x9246 ? 'GPU' : original.call(this, name);
  };
};
const STROKES = 24;

for (const { id } of CATALOG)
  for (const renderer of ['canvas', 'webgl'])
    test(`${id}: the bar to and fro, ${renderer}`, async ({ page }) => {
      if (renderer === 'webgl') await page.addInitScript(PRETEND_GPU);
      const { firstInput }: { readonly firstInput: FirstInput } = await import(
        `../../scenes/${id}/golden/firstInput.ts`
      );
      await openGame(page, `/games/${id}?seed=7`);
      for (const name of firstInput.start) await page.getByRole('button', { name, exact: true }).click();
      await expectPhase(page, 'playing');
      // By its button: where a line is written, Escape leaves the line first.
      await page.getByRole('toolbar', { name: 'Game' }).getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('button', { name: 'Replays' }).click();
      const buffer = readFileSync(`tests/replays/${id}/bot-7.json`);
      await page
        .locator('input[aria-label="Replay file"]')
        .setInputFiles({ name: 'run.json', mimeType: 'application/json', buffer });
      const bar = page.getByRole('group', { name: 'Replay', exact: true });
      const slider = bar.getByLabel('Position');
      await expect(slider).toBeVisible();
      const box = await slider.boundingBox();
      if (!box) throw new Error('the bar has no place');
      const y = box.y + box.height / 2;
      const at = (stroke: number) => box.x + 8 + Math.abs(Math.sin(stroke * 1.7)) * (box.width - 16);
      await page.mouse.move(at(0), y);
      await page.mouse.down();
      for (let stroke = 1; stroke <= STROKES; stroke++) await page.mouse.move(at(stroke), y, { steps: 2 });
      await page.mouse.up();
      // A press at another place while play goes on: what the tick before began is under way.
      for (let stroke = 1; stroke <= 6; stroke++) {
        await bar.getByRole('button', { name: /(?:Play|Pause) replay/ }).click();
        await page.mouse.click(at(stroke * 2.3), y);
      }
      await page.getByRole('button', { name: 'Restart' }).first().click();
      await expect(page.locator('[data-card="crash"]')).toHaveCount(0);
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
      await expect(page.locator('[data-card="crash"]')).toHaveCount(0);
    });
