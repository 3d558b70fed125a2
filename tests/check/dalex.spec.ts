// Dalex on its page: keys, touch and accessible board; menu, odds, sure win, undo and game over.
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openLab, pointerPlays } from '../e2e/play.ts';

/** Its stage is drawn without a graphics card: a smaller one leaves the machine to what is tested. */
test.use({ viewport: { width: 960, height: 640 } });

interface Seen {
  readonly player: number;
  readonly turns: number;
  readonly level: number;
  readonly score: number;
  readonly teleports: number;
  readonly gameOver: boolean;
  readonly gameWon: boolean;
}
const stateOf = (page: Page) => page.evaluate(() => window.lab?.state() as Seen);
const start = (page: Page) => page.locator('[data-card="start"] [data-primary]').click();
const expectSeen = (page: Page, wanted: Partial<Seen>) => expect.poll(() => stateOf(page)).toMatchObject(wanted);
const MIDDLE = 7 * 15 + 7;

test('from the menu by keys: steps, odds, a sure win, undo, a teleport, and the end', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLab(page, '/games/dalex?lab&seed=7');
  await expect(page.locator('img[src="/assets/images/dalex_splash.jpg"]')).toBeVisible();
  // It comes with the page, and nothing lies on it but the card.
  expect(await (await page.request.get('/games/dalex')).text()).toContain('/assets/images/dalex_splash.jpg');
  const upper = await page.locator('img[src="/assets/images/dalex_splash.jpg"]').evaluate((image: HTMLElement) => {
    image.style.pointerEvents = 'auto';
    const lying = document.elementsFromPoint(innerWidth / 2, innerHeight * 0.9);
    return lying.find(element => element === image || element instanceof HTMLCanvasElement)?.tagName;
  });
  expect(upper).toBe('IMG');
  await page.getByRole('button', { name: 'New Game' }).click();
  await expectPhase(page, 'playing');
  await page.keyboard.press('KeyQ');
  await expectSeen(page, { turns: 1, player: MIDDLE - 16 });
  await page.keyboard.press('Numpad3');
  await expectSeen(page, { turns: 2, player: MIDDLE });
  await page.keyboard.press('KeyU');
  await expectSeen(page, { turns: 1, player: MIDDLE - 16 });
  await page.keyboard.press('KeyH');
  await expect(page.getByText(/A sure win exists in \d+\.|no sure win|No sure win/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Teleport, 3 left, \d+ of \d+ empty cells are safe/ })).toBeVisible();
  await page.keyboard.press('KeyT');
  await expectSeen(page, { turns: 2, teleports: 2 });
  for (let i = 0; i < 20 && !(await stateOf(page)).gameOver; i++) await page.keyboard.press('KeyS');
  const { score } = await stateOf(page);
  await expect(page.getByText(`Game Over! Your final score: ${score}`).first()).toBeVisible();
  const card = page.locator('[data-card="result"]');
  await expect(card).toContainText(/Caught (by \d+ )?(after|while)/);
  await card.getByRole('button', { name: 'Menu' }).click();
  await expectPhase(page, 'ready');
});

test('the board alone: Tab leads to it, it says what is where, and Enter plays', async ({ page }) => {
  await openLab(page, '/games/dalex?lab&seed=7');
  await start(page);
  const cell = (row: number, column: number) =>
    page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}:`) });
  await cell(8, 8).focus();
  await expect(cell(8, 8)).toHaveAttribute('aria-label', 'row 8, column 8: you');
  await page.keyboard.press('Enter');
  await expectSeen(page, { turns: 1, player: MIDDLE });
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expectSeen(page, { turns: 2, player: MIDDLE - 15 });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap, a swipe, the move buttons, and a Wait that is held', async ({ page }) => {
    await openLab(page, '/games/dalex?lab&seed=7');
    await start(page);
    await pointerPlays(page);
    const box = await page.locator('[data-stage]').boundingBox();
    if (!box) throw new Error('no stage');
    const side = ((box.width / 720) * 690) / 15;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.touchscreen.tap(x - side, y);
    await expectSeen(page, { turns: 1, player: MIDDLE - 1 });
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', { x, y });
    await touch('touchMove', { x: x + 40, y: y + 2 });
    await touch('touchEnd');
    await expectSeen(page, { turns: 2, player: MIDDLE });
    await page.getByRole('button', { name: 'Step up left' }).tap();
    await expectSeen(page, { turns: 3, player: MIDDLE - 16 });
  });

  test('a game to its end by fingers, and another one', async ({ page }) => {
    await openLab(page, '/games/dalex?lab&seed=7');
    await start(page);
    await pointerPlays(page);
    for (let i = 0; i < 60 && !(await stateOf(page)).gameOver; i++) {
      const { turns, level } = await stateOf(page);
      await page.getByRole('button', { name: /^Wait/ }).tap();
      await expect
        .poll(async () => {
          const now = await stateOf(page);
          return now.gameOver || now.turns !== turns || now.level !== level;
        })
        .toBe(true);
    }
    await page.getByRole('button', { name: 'New Game' }).tap();
    await expectSeen(page, { turns: 0, level: 1, score: 0, gameOver: false });
  });
});

/** Plays what the bot would, by real keys, until the board looks as wanted or the game is over. */
async function playByKeys(page: Page, isEnough: (seen: Seen) => boolean): Promise<void> {
  const keys: Readonly<Record<string, string>> = {
    n: 'KeyW',
    ne: 'KeyE',
    e: 'KeyD',
    se: 'KeyC',
    s: 'KeyX',
    sw: 'KeyZ',
    w: 'KeyA',
    nw: 'KeyQ',
  };
  for (let i = 0; i < 90; i++) {
    const seen = await stateOf(page);
    expect(seen.gameOver).toBe(false);
    if (isEnough(seen)) return;
    const planned = await page.evaluate(() => {
      const { lab } = window as unknown as { lab: { plan(): { type: string; direction?: string } | null } };
      return lab.plan();
    });
    // A Last Stand goes on by itself, and so does a level that is won.
    if (!planned) {
      await page.waitForFunction(() => {
        const state = window.lab?.state() as { stand: number | null; gameWon: boolean } | undefined;
        return state !== undefined && state.stand === null && !state.gameWon;
      });
      continue;
    }
    const other = { wait: 'KeyS', sonic: 'KeyF', lastStand: 'KeyL' }[planned.type] ?? 'KeyT';
    await page.keyboard.press(planned.type === 'move' ? (keys[planned.direction ?? ''] ?? '') : other);
    await expect.poll(async () => (await stateOf(page)).turns).toBeGreaterThan(seen.turns);
  }
}

test('a level is won by real keys, and the next one comes by itself', async ({ page }) => {
  await openLab(page, '/games/dalex?lab&seed=7');
  await start(page);
  await playByKeys(page, ({ gameWon }) => gameWon);
  await expectSeen(page, { level: 2, gameWon: false });
});

test('three kinds: chosen on the start card, taught on the levels on which they first appear, told by the board', async ({
  page,
}) => {
  await openLab(page, '/games/dalex?lab&seed=7&tune=kindsFromLevel:1');
  await page.getByRole('combobox', { name: 'Dalexes' }).selectOption({ label: 'Three kinds' });
  await start(page);
  await expect(page.getByText(/^New: sleepers\. They wake when you are within 2 cells/).first()).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /: sleeping dalex$/ }).first()).toBeAttached();
  await playByKeys(page, ({ level }) => level === 2);
  await expect(page.getByText(/^New: leapers\. They rest one turn/).first()).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /: leaper, rests next$/ }).first()).toBeAttached();
  await page.keyboard.press('KeyS');
  await expect(page.getByRole('gridcell', { name: /: leaper, leaps next$/ }).first()).toBeAttached();
});
