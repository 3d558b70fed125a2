// YayZee on its page: a turn by keys and mouse with the specified words, the coach from his Worker, a score taken back, and scripts.
import type { Page } from '@playwright/test';
import type { YayZeeState } from '../../scenes/yay-zee/rules/state.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openGame, openLab, pointerPlays } from '../e2e/play.ts';

const GAME = '/games/yay-zee';
const state = (page: Page) => page.evaluate(() => window.lab?.state() as YayZeeState);
const expectGame = (page: Page, wanted: Readonly<Record<string, unknown>>) =>
  expect.poll(() => state(page)).toMatchObject(wanted);
const slot = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}:`) });
const message = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

async function playing(page: Page, button = 'Solo', search = '?lab&seed=7'): Promise<void> {
  await openLab(page, `${GAME}${search}`);
  await page.getByRole('button', { name: button, exact: true }).click();
  await expectPhase(page, 'playing');
  await pointerPlays(page);
}
/** The coach's line, and the same aloud. */
async function expectAdvice(page: Page): Promise<void> {
  const advice = page.locator('p', { hasText: /^Coach: (hold|take|roll) .*You would end at \d+\.\d/ });
  await expect(advice.and(page.locator(':not([data-aloud])'))).toBeVisible();
  await expect(advice.and(page.locator('[data-aloud]'))).toBeAttached();
}
/** Where a die lies, on the tray or on the shelf. */
async function dieAt(page: Page, name: RegExp): Promise<{ x: number; y: number }> {
  const box = await page.getByRole('button', { name }).boundingBox();
  if (!box) throw new Error('no such die');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a turn by keys and mouse says what is specified; the coach knows perfect play; a score is taken back', async ({
  page,
  faults,
}) => {
  const fetched: string[] = [];
  page.on('request', request => fetched.push(request.url()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playing(page);
  await message(page, 'Roll the dice to start!');
  await page.keyboard.press('KeyR');
  await message(page, 'Roll again! 2 rolls left.');
  const die = await dieAt(page, /^Die 2:/);
  await page.mouse.click(die.x, die.y);
  await expectGame(page, { held: [false, true, false, false, false] });
  await page.keyboard.press('Digit4');
  await expectGame(page, { held: [false, true, false, true, false] });
  // The lab fetches the table to answer while it steps; the coach himself is not there before he is called.
  const workers = () => fetched.filter(url => url.includes('coach.worker'));
  expect(workers()).toEqual([]);

  await page.getByRole('button', { name: 'Coach', exact: true }).click();
  await page.getByRole('button', { name: 'Before each choice' }).click();
  await expectAdvice(page);
  await expect(slot(page, 'Chance')).toHaveAccessibleName(/expected final score \d+\.\d$/);
  expect(workers()).toHaveLength(1);

  await page.getByRole('button', { name: /^Roll/ }).click();
  await message(page, 'Roll again! 1 rolls left.');
  await page.getByRole('button', { name: /^Roll/ }).click();
  await message(page, 'Select a category to score!');
  await slot(page, 'Chance').click();
  await expect(slot(page, 'Chance')).toHaveAccessibleName(/^Chance: scored \d+$/);
  // The lab's numbers have an Undo, too.
  await page.locator('[data-layer="hud"]').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(slot(page, 'Chance')).toHaveAccessibleName(/if taken now/);

  const lab = await page.evaluate(async () => {
    const { score, coach } = window.lab as unknown as {
      score(dice: number[]): Record<string, number>;
      coach(moment: object): Promise<{ value: number; hold?: boolean[]; slot?: string }>;
    };
    const empty = { used: [], upper: 0, dice: null, rollsLeft: 3 };
    return {
      score: score([3, 3, 3, 6, 6]),
      empty: await coach(empty),
      five: await coach({ ...empty, dice: [6, 6, 6, 6, 6], rollsLeft: 2 }),
      nonsense: await coach({ ...empty, upper: 7 }),
    };
  });
  expect(lab.score).toMatchObject({ threes: 9, threeOfAKind: 21, fullHouse: 25, yahtzee: 0 });
  expect(lab.empty.value).toBeCloseTo(245.8708, 3);
  expect(lab.five).toMatchObject({ slot: 'yahtzee' });
  expect(lab.nonsense).toBeNull();
  expect(faults.splice(0)).toEqual([expect.stringContaining('no game comes to this sum')]);
});

test('a whole game by keys alone', async ({ page }) => {
  await playing(page);
  for (let turn = 0; turn < 13; turn++) {
    await page.keyboard.press('KeyR');
    await expectGame(page, { rolled: true });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    if (turn < 12) await expectGame(page, { rolled: false });
  }
  await expect(page.locator('[data-card="result"]')).toContainText(/Game over!.*Final score\d+/s);
});

test('the arrows’ cursor brings the focus with it: Enter takes the slot, Space still rolls', async ({ page }) => {
  await playing(page);
  await page.keyboard.press('KeyR');
  await message(page, 'Roll again! 2 rolls left.');
  await page.keyboard.press('ArrowDown');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAccessibleName(/if taken now/);
  await page.keyboard.press('Space');
  await message(page, 'Roll again! 1 rolls left.');
  await expectGame(page, { rollsLeft: 1 });
  await page.keyboard.press('Enter');
  await expectGame(page, { rolled: false });
});

test('by the official rules the coach fetches a table of their own, and only then', async ({ page }) => {
  const tables: string[] = [];
  page.on('request', request => request.url().endsWith('.bin') && tables.push(new URL(request.url()).pathname));
  await openGame(page, `${GAME}?seed=7&setup=mode:solo,extra:official`);
  await page.getByRole('button', { name: 'Solo', exact: true }).click();
  await page.getByRole('button', { name: 'Coach', exact: true }).click();
  await expect(page.getByText('by the official rules 254.6 points')).toBeVisible();
  await page.getByRole('button', { name: 'Before each choice' }).click();
  await page.getByRole('button', { name: /^Roll/ }).click();
  await expectAdvice(page);
  expect(tables).toEqual(['/assets/yay-zee/coach-official-1.bin']);
});

test('a whole game by buttons alone, as a screen reader presses them', async ({ page }) => {
  await playing(page);
  for (let turn = 0; turn < 13; turn++) {
    await page.getByRole('button', { name: /^Roll/ }).press('Enter');
    await expect(page.getByRole('button', { name: /if taken now/ }).first()).toBeVisible();
    await page.getByRole('button', { name: /^Die 3:/ }).press('Enter');
    await expectGame(page, { held: [false, false, true, false, false] });
    await page
      .getByRole('button', { name: /if taken now/ })
      .first()
      .press('Enter');
  }
  await expect(page.locator('[data-card="result"]')).toContainText(/Game over!.*Final score\d+/s);
});

test('in a duel the coach throws the same dice', async ({ page }) => {
  await playing(page, 'Duel the coach');
  await page.keyboard.press('KeyR');
  await message(page, 'Roll again! 2 rolls left.');
  const { dice } = await state(page);
  await slot(page, 'Chance').click();
  // Looked for at each frame: on a busy machine his next throw may come before the page is asked again.
  const same = page.waitForFunction(wanted => {
    const now = window.lab?.state() as YayZeeState;
    return now.at === 1 && now.rolled && now.dice.join() === wanted;
  }, dice.join());
  await page.getByRole('button', { name: 'Go on' }).click();
  await same;
  await expectGame(page, { at: 0 });
  expect((await state(page)).players[1]?.scores.filter(score => score !== null)).toHaveLength(1);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole game by fingers', async ({ page }) => {
    await playing(page);
    const tray = await page.locator('[data-stage]').boundingBox();
    if (!tray) throw new Error('no tray');
    for (let turn = 0; turn < 13; turn++) {
      await page.touchscreen.tap(tray.x + tray.width / 2, tray.y + tray.height / 4);
      await expect(page.getByRole('button', { name: /if taken now/ }).first()).toBeVisible();
      const die = await dieAt(page, /^Die 5:/);
      await page.touchscreen.tap(die.x, die.y);
      await expectGame(page, { held: [false, false, false, false, true] });
      await page
        .getByRole('button', { name: /if taken now/ })
        .first()
        .tap();
    }
    await expect(page.locator('[data-card="result"]')).toContainText(/Game over!.*Final score\d+/s);
  });
});
