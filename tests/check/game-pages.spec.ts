// Every game's page on a first visit: drawn with what it names at once and nothing else, taken over where it stands, readable in light and in dark.
import { CATALOG } from '../../scenes/catalog.ts';
import { axeFaults } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { firstFrameShown } from '../e2e/play.ts';
import { requestedFiles } from '../e2e/requestedFiles.ts';
import { expectHydrated, watchShifts } from '../e2e/shifts.ts';

/** What follows the first picture without a gesture: the typeface, the HUD, sound, and what lies over the stage. */
const BEHIND = [/bricolage.*\.woff2$/, /Hud-[\w-]+\.js$/, /\/sound-/, /\/parts-/];

for (const { id } of CATALOG) {
  const path = `/games/${id}`;

  test(`${path}: taken over in its place, what can wait follows the picture, axe finds nothing`, async ({ page }) => {
    await watchShifts(page);
    await page.goto(`${path}?seed=7`);
    await firstFrameShown(page);
    await expectHydrated(page);
    for (const later of BEHIND)
      await expect.poll(async () => (await requestedFiles(page)).some(name => later.test(name)), `${later}`).toBe(true);
    // Levels come within the game's own script.
    expect((await requestedFiles(page)).filter(name => name.startsWith('/assets/levels/'))).toEqual([]);
    // A stage is drawn without a graphics card: a smaller one that does not breathe leaves the machine to what is judged.
    await page.setViewportSize({ width: 960, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await axeFaults(page)).toEqual([]);
  });

  test(`${path}: the first picture needs no script but those that the page names for it`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    const named = new Set(
      [...html.matchAll(/(?:rel="modulepreload"[^>]*href|src)="(\/build\/[^"]+\.js)"/g)].map(([, file]) => file),
    );
    // All others never come.
    await page.route('**/build/*.js', async route => {
      if (named.has(new URL(route.request().url()).pathname)) await route.continue();
    });
    await page.goto(`${path}?seed=7`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0);
  });
}
