// Arcade moves bodies in Chromium as it does in Node, to the bit: what falls, bounces, rides, lands and rolls. (Golden replays show it every day
// for what games use of it.)
import { createServer } from 'vite';
import { GOLDEN } from '../../scenes/kit/phaser/physics/testing.ts';
import { expect, test } from '../e2e/fixtures.ts';

test('the course of ledges, lifts, balls and walls ends in the browser as in Node', async ({ page }) => {
  const server = await createServer({ server: { port: 0, hmr: false, watch: null }, logLevel: 'error' });
  try {
    await server.listen();
    await page.goto(`${server.resolvedUrls?.local[0]}tests/e2e/physics/index.html`);
    await expect(page.locator('body')).toHaveAttribute('data-hash', GOLDEN);
  } finally {
    await server.close();
  }
});
