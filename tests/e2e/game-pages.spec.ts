// Every game's page on a first visit: few scripts before its picture, taken over where it stands, and readable by everybody.
import { CATALOG } from '../../scenes/catalog.ts';
import { askedFor, scriptsOf } from './asked.ts';
import { axeFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { freshButForScripts, keptFromBefore } from './fresh.ts';
import { pictured } from './play.ts';
import { expectTakenOver, watchShifts } from './shifts.ts';

test.describe.configure({ mode: 'parallel' });

const MOST_SCRIPTS = 8;

for (const { id } of CATALOG) {
  const path = `/games/${id}`;
  test(`${path}: few scripts before the first picture, the engine’s first; taken over in its place, and axe finds nothing`, async ({
    page,
  }) => {
    await freshButForScripts(page);
    await watchShifts(page);
    await page.goto(path);
    await pictured(page);
    const firstFrame = await page.evaluate(() => performance.getEntriesByName('first-frame')[0]?.startTime ?? 0);
    const before = (await askedFor(page)).filter(({ at }) => at <= firstFrame);
    const scripts = scriptsOf(before);
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(MOST_SCRIPTS);
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

    await expectTakenOver(page);
    expect(await keptFromBefore(page), 'a first visit').toEqual([]);
    // A stage is drawn without a graphics card: a smaller one leaves the machine to what is judged. Screens of all sizes: screens.spec.ts.
    await page.setViewportSize({ width: 960, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await axeFaults(page)).toEqual([]);
  });
}
