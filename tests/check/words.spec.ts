// A game of words: the picture above or beside, the words below or beside, on every screen, and above the soft keyboard.
import type { Page } from '@playwright/test';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { expect, test } from '../e2e/fixtures.ts';
import { type Screen, setScreen } from '../e2e/layoutFaults.ts';
import { expectPhase, firstFrameShown } from '../e2e/play.ts';

/** The fixture's HUD is found by its id, as those under src/huds are. */
const hudOfWords: Plugin = {
  name: 'hud-of-words',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/src/huds/Hud.tsx')
      ? code.replace("'./*/Hud.tsx'", "['./*/Hud.tsx', '/tests/e2e/words/Hud.tsx']")
      : null,
};

// Served from its sources, which takes as long as ten tests.
test.describe('a game of words', () => {
  test.describe.configure({ mode: 'serial' });
  let server: ViteDevServer;
  let address = '';

  test.beforeAll(async () => {
    server = await createServer({
      plugins: [hudOfWords],
      server: { port: 0, hmr: false, watch: null },
      logLevel: 'error',
    });
    await server.listen();
    address = `${server.resolvedUrls?.local[0]}tests/e2e/words/index.html`;
  });
  test.afterAll(() => server.close());

  async function open(page: Page) {
    test.slow();
    await page.goto(address);
    await firstFrameShown(page);
  }
  const line = (page: Page) => page.getByRole('textbox', { name: 'What now?' });

  /** Where picture and words are, and whether the last words and the line can be seen. */
  const look = (page: Page) =>
    page.evaluate(() => {
      const boxOf = (selector: string) => {
        const { left, right, top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return { left, right, top, bottom };
      };
      const seen = (element: Element | null | undefined) => {
        if (!element) return false;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const inWindow = top >= 0 && left >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
        return inWindow && element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      };
      return {
        host: boxOf('[data-play] > [role="group"]'),
        picture: boxOf('[data-stage]'),
        words: boxOf('[data-layer="hud"]'),
        part: boxOf('.words'),
        lastWords: seen(document.querySelector('[role="log"] > :last-child')),
        line: seen(document.querySelector('input[name="command"]')),
        scrolled: scrollY,
        wide: document.documentElement.scrollWidth - innerWidth,
      };
    });
  type Seen = Awaited<ReturnType<typeof look>>;
  const areaOf = ({ left, right, top, bottom }: Seen['host']) => (right - left) * (bottom - top);

  const SCREENS: readonly (Screen & { readonly words: 'below' | 'beside' })[] = [
    { width: 390, height: 844, words: 'below' },
    { width: 844, height: 390, words: 'beside' },
    { width: 360, height: 640, words: 'below' },
    { width: 1280, height: 800, words: 'beside' },
  ];

  // The shelf's own games of words are looked at by screens-tight.spec.ts; these are its smallest and strangest windows.
  test('the picture keeps its share of the window, the words the rest, and neither lies on the other', async ({
    page,
  }) => {
    await open(page);
    await page.getByRole('button', { name: 'Enter' }).click();
    await expectPhase(page, 'playing');
    for (const { words: place, ...screen } of SCREENS) {
      await setScreen(page, screen);
      await expect.poll(async () => (await look(page)).lastWords).toBe(true);
      const seen = await look(page);
      const { host, picture, words } = seen;
      const where = `${screen.width}×${screen.height}`;
      expect(seen, where).toMatchObject({ line: true, scrolled: 0, wide: 0, part: words });
      expect(areaOf(picture) / (screen.width * screen.height), where).toBeGreaterThanOrEqual(0.3);
      expect(areaOf(words) / areaOf(host), where).toBeGreaterThan(0.25);
      if (place === 'below') {
        expect(words.top, where).toBeCloseTo(picture.bottom, 0);
        expect(words, where).toMatchObject({ left: host.left, right: host.right, bottom: host.bottom });
      } else {
        expect(words.left, where).toBeCloseTo(picture.right, 0);
        expect(words, where).toMatchObject({ top: host.top, right: host.right, bottom: host.bottom });
      }
      for (const [inner, outer] of [
        [picture.left, host.left],
        [picture.top, host.top],
        [host.right, picture.right],
        [host.bottom, picture.bottom],
      ] as const)
        expect(inner, where).toBeGreaterThanOrEqual(outer - 0.5);
    }
  });

  test('a soft keyboard takes its room from the page: the line one types in and the last words stay in sight', async ({
    page,
    request,
  }) => {
    for (const path of ['/', '/games/stealth-escape']) {
      const html = await (await request.get(path)).text();
      expect(html).toMatch(/<meta name="viewport" content="[^"]*interactive-widget=resizes-content/);
    }
    await open(page);
    await page.getByRole('button', { name: 'Enter' }).click();
    for (const [whole, left] of [
      [{ width: 390, height: 844 }, 500],
      [{ width: 360, height: 640 }, 330],
      [{ width: 844, height: 390 }, 200],
    ] as const) {
      await setScreen(page, { ...whole });
      await line(page).focus();
      await page.setViewportSize({ width: whole.width, height: left });
      await expect.poll(() => look(page)).toMatchObject({ line: true, lastWords: true, scrolled: 0 });
      await page.keyboard.type('ask the butler');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('log').getByText('ask the butler').last()).toBeInViewport();
      await expectPhase(page, 'playing');
    }
  });

  test('an arrow in the log scrolls it: the stage, which steers with arrows, leaves it alone', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Enter' }).click();
    await setScreen(page, { width: 844, height: 390 });
    const log = page.getByRole('log');
    await log.focus();
    const top = () => log.evaluate(element => element.scrollTop);
    await expect.poll(top).toBeGreaterThan(0);
    const before = await top();
    await page.keyboard.press('ArrowUp');
    await expect.poll(top).toBeLessThan(before);
  });

  test('the start card asks several things, how many play and their names, by keyboard alone', async ({ page }) => {
    await open(page);
    await setScreen(page, { width: 320, height: 568 });
    const names = page.locator('[data-card="start"]').getByRole('textbox');
    await page.locator('[data-card="start"] summary').focus();
    await page.keyboard.press('Space');
    await expect(names).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Players' }).focus();
    for (let presses = 0; presses < 2; presses++) await page.keyboard.press('ArrowDown');
    await expect(names).toHaveCount(3);
    await page.getByRole('textbox', { name: 'Guest 1' }).focus();
    await page.keyboard.type('Mr Pym, of the long window');
    await expect(page.getByRole('textbox', { name: 'Guest 1' })).toHaveValue('Mr Pym, of the l');
    // Letters that are keys of the shell are letters here.
    await expectPhase(page, 'ready');
    const start = page.getByRole('button', { name: 'Enter' });
    for (const height of [568, 300]) {
      await page.setViewportSize({ width: 320, height });
      await expect(start).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Guest 2' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Guest 2' })).toBeInViewport({ ratio: 1 });
    await start.focus();
    await page.keyboard.press('Enter');
    await expectPhase(page, 'playing');
  });
});
