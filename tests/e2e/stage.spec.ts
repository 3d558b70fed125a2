// The stage itself: its frame, sharpness, touch, renderers, coming and going, crash and lost contexts.
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectPhase, foxOf, openGame, openLab, pictured } from './play.ts';

const GAME = '/games/stealth-escape';
const BOARD = '/games/dice-conquest';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const boxOf = async (page: Page) => page.locator('[data-stage]').boundingBox();

for (const [name, width, height] of [
  ['a desktop', 1280, 800],
  ['a phone upright', 390, 844],
  ['a phone on its side', 844, 390],
  ['a small window', 360, 600],
  ['a large screen', 2560, 1440],
] as const)
  for (const game of [GAME, BOARD])
    test(`${game} fits ${name}: no scrolling to play, none sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openGame(page, game);
      const card = await page.locator('[data-card="start"]').evaluate(element => ({
        left: element.getBoundingClientRect().left,
        right: element.getBoundingClientRect().right,
        wanted: element.firstElementChild?.scrollWidth,
        given: element.firstElementChild?.clientWidth,
      }));
      expect(card.left).toBeGreaterThanOrEqual(0);
      expect(card.right).toBeLessThanOrEqual(width);
      expect(card.wanted).toBe(card.given);
      await page.keyboard.press('Enter');
      await expectPhase(page, 'playing');
      const play = await page.locator('[data-play]').boundingBox();
      const stage = await boxOf(page);
      const scrolled = await page.evaluate(() => window.scrollY);
      if (!play || !stage) throw new Error('no stage');
      expect(scrolled).toBeLessThanOrEqual(height < 480 ? 80 : 0);
      expect(play.y + play.height).toBeLessThanOrEqual(height);
      expect(stage.y).toBeGreaterThanOrEqual(play.y);
      expect(stage.x).toBeGreaterThanOrEqual(0);
      expect(stage.x + stage.width).toBeLessThanOrEqual(width);
      expect(stage.y + stage.height).toBeLessThanOrEqual(height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

test('with text twice as large the HUD keeps to its corners, none of it cut off or covered', async ({ page }) => {
  await page.addInitScript(() => {
    const choices = { volume: 0.5, muted: true, palette: 'paper', textScale: 2, motion: 'reduced', speed: 1 };
    localStorage.setItem('foldedFox.profile', JSON.stringify({ version: 1, state: { choices, games: {} } }));
  });
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await openGame(page, GAME);
    await page.keyboard.press('Enter');
    const strips = [
      page.getByRole('meter'),
      ...['Ammo', 'Level', 'Time'].map(name => page.getByText(name).locator('..')),
    ];
    const boxes: { left: number; right: number; top: number; bottom: number }[] = [];
    for (const strip of strips) {
      const box = await strip.evaluate(element => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom, cut: element.scrollWidth > element.clientWidth };
      });
      expect(box.cut).toBe(false);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(size.width);
      for (const other of boxes)
        expect(
          box.left >= other.right || box.right <= other.left || box.top >= other.bottom || box.bottom <= other.top,
        ).toBe(true);
      boxes.push(box);
    }
  }
});

test('the stage stands in its frame from the first paint, and nothing shifts', async ({ page, browser, baseURL }) => {
  const plain = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  await plain.goto(baseURL + GAME);
  const painted = await boxOf(plain);
  await plain.close();
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openGame(page, GAME);
  expect(await boxOf(page)).toEqual(painted);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
});

test('a wide window keeps room beside the stage for a HUD, a tall one above and below', async ({ page }) => {
  await openGame(page, BOARD);
  const wide = await boxOf(page);
  expect(wide?.x).toBeGreaterThanOrEqual(100);
  await page.setViewportSize({ width: 600, height: 1000 });
  const tall = await boxOf(page);
  expect(tall?.y).toBeGreaterThanOrEqual(200);
});

test('the picture follows the window', async ({ page }) => {
  await openGame(page, GAME);
  const canvas = page.locator('[data-stage] canvas');
  for (const size of [
    { width: 700, height: 500 },
    { width: 1600, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expect
      .poll(async () => {
        const [picture, box] = [await canvas.boundingBox(), await boxOf(page)];
        return (
          Math.abs((picture?.width ?? 0) - (box?.width ?? 9)) + Math.abs((picture?.height ?? 0) - (box?.height ?? 9))
        );
      })
      .toBeLessThan(2);
  }
});

for (const deviceScaleFactor of [2, 3])
  test.describe(`at ${deviceScaleFactor} device pixels`, () => {
    test.use({ ...PHONE, deviceScaleFactor });
    test('the picture is sharp', async ({ page }) => {
      await openGame(page, GAME);
      const [backing, shown] = await page
        .locator('[data-stage] canvas')
        .evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.clientWidth]);
      expect(backing).toBeGreaterThanOrEqual(2 * (shown ?? 0));
    });
  });

test.describe('on a touch screen', () => {
  test.use(PHONE);

  test('the joystick runs while FIRE shoots, each with its own finger', async ({ page }) => {
    await openLab(page, `${GAME}?lab&seed=7`);
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    const middle = async (name: string) => {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      if (!box) throw new Error(`no ${name}`);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const stick = await middle('Joystick');
    const fire = await middle('FIRE');
    const cdp = await page.context().newCDPSession(page);
    const before = await foxOf(page);
    await touch(cdp, 'touchStart', [stick]);
    await touch(cdp, 'touchMove', [{ x: stick.x + 60, y: stick.y }]);
    await expect.poll(async () => (await foxOf(page)).x).toBeGreaterThan(before.x + 20);
    await touch(cdp, 'touchStart', [{ x: stick.x + 60, y: stick.y }, fire]);
    await expect.poll(async () => (await foxOf(page)).ammo).toBe(before.ammo - 1);
    const { x } = await foxOf(page);
    await expect.poll(async () => (await foxOf(page)).x).toBeGreaterThan(x + 20);
    await touch(cdp, 'touchEnd', []);
    const rest = await foxOf(page);
    await page.waitForTimeout(150);
    expect(Math.abs((await foxOf(page)).x - rest.x)).toBeLessThan(20);
  });

  test('upright, the pad lies below the world; on its side, beside it', async ({ page }) => {
    await openGame(page, GAME);
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    const over = async (name: string) => {
      const stage = await boxOf(page);
      const button = await page.getByRole('button', { name, exact: true }).boundingBox();
      if (!stage || !button) throw new Error('nothing there');
      return {
        below: button.y >= stage.y + stage.height - 1,
        beside: button.x >= stage.x + stage.width - 1 || button.x + button.width <= stage.x + 1,
      };
    };
    expect(await over('FIRE')).toMatchObject({ below: true });
    expect(await over('Joystick')).toMatchObject({ below: true });
    await page.setViewportSize({ width: 844, height: 390 });
    expect(await over('FIRE')).toMatchObject({ beside: true });
  });
});

const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });

for (const renderer of ['canvas', 'webgl'])
  test(`both games are drawn with ${renderer}`, async ({ page }) => {
    for (const game of [GAME, BOARD]) {
      await openGame(page, `${game}?renderer=${renderer}`);
      const kind = await page
        .locator('[data-stage] canvas')
        .evaluate((canvas: HTMLCanvasElement) => (canvas.getContext('2d') ? 'canvas' : 'webgl'));
      expect(kind).toBe(renderer);
      const colours = await coloursOf(page);
      expect(colours).toBeGreaterThan(20);
    }
  });

/** How many different colours a screenshot of the stage holds: an empty stage has one. */
async function coloursOf(page: Page): Promise<number> {
  const picture = await page.locator('[data-stage]').screenshot();
  return page.evaluate(async data => {
    const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(200, 150);
    const context = canvas.getContext('2d');
    if (!context) return 0;
    context.drawImage(image, 0, 0, 200, 150);
    const { data: pixels } = context.getImageData(0, 0, 200, 150);
    return new Set(Array.from({ length: pixels.length / 4 }, (_, i) => pixels.slice(i * 4, i * 4 + 3).join())).size;
  }, picture.toString('base64'));
}

/** How many listeners hang on the window, the document and its body. */
async function listenersOf(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  let count = 0;
  for (const expression of ['window', 'document', 'document.body']) {
    const { result } = await cdp.send('Runtime.evaluate', { expression });
    const found = await cdp.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    count += found.listeners.length;
  }
  await cdp.detach();
  return count;
}

async function visit(page: Page, game: string): Promise<void> {
  await page.evaluate(() => performance.clearMarks('first-frame'));
  await page.locator(`a[href="${game}"]`).first().click();
}

async function leave(page: Page): Promise<void> {
  await page.goBack();
  await expect(page.locator('[data-play]')).toHaveCount(0);
  await page.waitForTimeout(150);
  expect(await page.locator('canvas').count()).toBe(0);
}

test('six visits leave one canvas and no more listeners than the second', async ({ page }) => {
  await page.goto('/games');
  const counts: number[] = [];
  for (let n = 0; n < 6; n++) {
    await visit(page, GAME);
    await pictured(page);
    await page.keyboard.press('Enter');
    await expectPhase(page, 'playing');
    expect(await page.locator('canvas').count()).toBe(1);
    counts.push(await listenersOf(page));
    await leave(page);
  }
  expect(counts.at(-1)).toBe(counts[1]);
});

test('left while it loads or boots, a game leaves nothing behind', async ({ page }) => {
  await page.goto('/games');
  await visit(page, GAME);
  await pictured(page);
  await leave(page);
  const before = await listenersOf(page);
  for (const until of ['the page stands', 'the canvas stands'] as const) {
    await page.evaluate(
      ([game, sign]) =>
        new Promise<void>(done => {
          const observer = new MutationObserver(() => {
            if (!document.querySelector(sign)) return;
            observer.disconnect();
            document.querySelector<HTMLAnchorElement>('a[aria-label="All games"]')?.click();
            done();
          });
          observer.observe(document.body, { childList: true, subtree: true });
          document.querySelector<HTMLAnchorElement>(`a[href="${game}"]`)?.click();
        }),
      [GAME, until === 'the page stands' ? '[data-stage]' : 'canvas'] as const,
    );
    await expect(page.locator('[data-play]')).toHaveCount(0);
  }
  await page.waitForTimeout(300);
  expect(await page.locator('canvas').count()).toBe(0);
  expect(await listenersOf(page)).toBe(before);
});

test('an exception in a frame shows a card with the replay; Restart and other games work', async ({ page, faults }) => {
  await openGame(page, `${GAME}?renderer=canvas`);
  await page.keyboard.press('Enter');
  await expectPhase(page, 'playing');
  const broken = () => {
    const { prototype } = CanvasRenderingContext2D;
    Object.assign(window, { mend: prototype.drawImage });
    prototype.drawImage = () => {
      throw new Error('torn');
    };
  };
  await page.evaluate(broken);
  const card = page.getByRole('dialog', { name: 'The game stopped' });
  await expect(card).toBeVisible();
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download replay' }).click();
  expect((await download).suggestedFilename()).toMatch(/^stealth-escape_\d+_\d{4}-\d\d-\d\d\.json$/);
  await page.evaluate(() => {
    CanvasRenderingContext2D.prototype.drawImage = (
      window as unknown as { mend: CanvasRenderingContext2D['drawImage'] }
    ).mend;
  });
  await card.getByRole('button', { name: 'Restart' }).click();
  await expect(card).toHaveCount(0);
  await expectPhase(page, 'ready');
  await page.keyboard.press('Enter');
  await expectPhase(page, 'playing');
  await page.getByRole('link', { name: 'All games' }).click();
  await page.evaluate(() => performance.clearMarks('first-frame'));
  await page.locator(`a[href="${BOARD}"]`).first().click();
  await pictured(page);
  expect(await page.locator('canvas').count()).toBe(1);
  expect(faults.splice(0)).toEqual([expect.stringContaining('torn')]);
});

test('a lost graphics context pauses play and comes back', async ({ page }) => {
  await openGame(page, `${GAME}?renderer=webgl`);
  await page.keyboard.press('Enter');
  await expectPhase(page, 'playing');
  await page.locator('[data-stage] canvas').evaluate((canvas: HTMLCanvasElement) => {
    const loss = canvas.getContext('webgl')?.getExtension('WEBGL_lose_context');
    Object.assign(window, { loss });
    loss?.loseContext();
  });
  await expectPhase(page, 'paused');
  await page.evaluate(() => (window as unknown as { loss: { restoreContext(): void } }).loss.restoreContext());
  await page.getByRole('button', { name: 'Resume' }).last().click();
  await expectPhase(page, 'playing');
  await expect.poll(() => coloursOf(page)).toBeGreaterThan(20);
});
