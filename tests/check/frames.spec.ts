// The four frames a page can stand in: whatever the frame, words and icons stand out from what they lie on, in light and in dark.
import { axeViolations } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { openLab } from '../e2e/play.ts';

const FRAMES = ['full', 'plain', 'fullscreen', 'black'] as const;
/** WCAG 2.2, §1.4.11: what is needed to understand a picture. */
const ICON = 3;

for (const colorScheme of ['light', 'dark'] as const)
  test(`bar, lab and card are legible in all four frames, ${colorScheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openLab(page, '/games/stealth-escape?lab');
    const iconsOf = () =>
      page.evaluate(() => {
        const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('no canvas');
        /** How light a colour is, laid on black; and whether one sees through it. */
        const light = (colour: string) => {
          context.clearRect(0, 0, 1, 1);
          context.fillStyle = colour;
          context.fillRect(0, 0, 1, 1);
          const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
          const [x = 0, y = 0, z = 0] = [r, g, b].map(value => {
            const part = value / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
          });
          return { light: 0.2126 * x + 0.7152 * y + 0.0722 * z, clear: a < 255 };
        };
        const ground = (element: Element | null): number => {
          if (!element) return 1;
          const own = light(getComputedStyle(element).backgroundColor);
          return own.clear ? ground(element.parentElement) : own.light;
        };
        return [...document.querySelectorAll('[role="toolbar"] button:not(:disabled) svg, [role="toolbar"] a svg')]
          .filter(icon => icon.getBoundingClientRect().width > 0)
          .map(icon => {
            const [own, under] = [light(getComputedStyle(icon).color).light, ground(icon)];
            const name = icon.parentElement?.getAttribute('aria-label');
            return { name, contrast: (Math.max(own, under) + 0.05) / (Math.min(own, under) + 0.05) };
          });
      });
    for (const frame of FRAMES) {
      await page.locator('[data-frame]').evaluate((element, name) => element.setAttribute('data-frame', name), frame);
      const icons = await iconsOf();
      expect(icons.length).toBeGreaterThan(5);
      for (const { name, contrast } of icons) expect(contrast, `${name} in ${frame}`).toBeGreaterThanOrEqual(ICON);
      // What a frame changes are colours: the rest is judged on the game's own page.
      expect(await axeViolations(page, 'html', ['color-contrast']), frame).toEqual([]);
    }
  });

test('a page in black is dark down to the window’s own parts, whatever the device prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/games/stealth-escape');
  const root = page.locator('html');
  await expect(root).toHaveCSS('color-scheme', 'light dark');
  await page.locator('[data-frame]').evaluate(element => element.setAttribute('data-frame', 'black'));
  await expect(root).toHaveCSS('color-scheme', 'dark');
  expect(await root.evaluate(element => getComputedStyle(element).backgroundColor)).toBe('oklch(0 0 0)');
});
