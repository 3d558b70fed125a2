// Sokoban on its page: one run through all its parts, then keys, clicks, touch and all levels; text and drawing are in sokoban-sheets.spec.ts.
import type { Page } from '@playwright/test';
import { levelFile } from '../../scenes/sokoban/levels/levelFile.ts';
import { FILES } from '../../scenes/sokoban/rules/testing.ts';
import { axeViolations } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { openGame, openLab, pointerPlays } from '../e2e/play.ts';
import { frames } from '../e2e/settled.ts';
import { anew, clickCell, GAME, keys, playing, stateOf, WINDOW } from '../e2e/sokoban.ts';

test.use({ viewport: WINDOW });

const counter = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Level' }).locator('div', { hasText: name }).locator('dd').first();

test('a level is played by keys, clicks and words, taken back and pasted in, and the next follows', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playing(page);
  await keys(page, 'dddlluUU');
  await expect.poll(async () => (await stateOf(page)).pushes).toBe(2);
  const before = await stateOf(page);
  await page.getByRole('button', { name: 'Reset Level' }).click();
  await page.keyboard.press('KeyZ');
  await expect.poll(() => stateOf(page)).toMatchObject({ lurd: before.lurd, boxes: before.boxes });

  const grid = page.getByRole('grid', { name: 'Board, 7 rows and 7 columns' });
  await grid.locator('[tabindex="0"]').focus();
  await expect(page.locator(':focus')).toHaveAccessibleName(/: you$/);
  await page.getByRole('button', { name: 'Reset Level' }).click();
  await expect(page.getByRole('button', { name: /^Light:/ })).toHaveAccessibleName(/Still solvable/);
  await clickCell(page, 3, 2);
  await frames(page);
  await clickCell(page, 2, 2);
  await expect.poll(async () => (await stateOf(page)).boxes).toContain(2 * 7 + 2);

  await page.getByRole('button', { name: 'Copy and paste' }).click();
  const sheet = page.getByRole('dialog', { name: 'Copy & paste' });
  await sheet.getByLabel('A level (XSB)').fill('#####\n# $.#\n#####');
  await sheet.getByRole('button', { name: 'Play this level' }).click();
  await expect(sheet.getByText(/no player/)).toBeVisible();
  await sheet.getByLabel('A level (XSB)').fill('Title: One push\n#####\n#@$.#\n#####');
  await sheet.getByRole('button', { name: 'Play this level' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'One push' })).toBeVisible();
  await anew(page);
  await page.evaluate(() => window.lab?.step(1));
  await page.evaluate(
    solution => window.lab?.send({ type: 'play', lurd: solution, from: 'start' }),
    levelFile(FILES[0] as string).solution,
  );
  await page.evaluate(() => window.lab?.step(120));
  expect((await stateOf(page)).number).toBe(1);
  await page.evaluate(() => window.lab?.step(1));
  expect((await stateOf(page)).number).toBe(2);
});

test('all five levels by keys, one after the other, and the first follows the last', async ({ page }) => {
  test.setTimeout(120_000);
  await openGame(page, GAME);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  for (const [index, text] of FILES.entries()) {
    const { solution, par } = levelFile(text);
    await expect(page.getByRole('heading', { level: 2, name: `Level ${index + 1}`, exact: true })).toBeVisible();
    await expect(counter(page, 'Moves')).toHaveText('0');
    // The message goes after two seconds, so the page itself waits for it, at every frame.
    const message = page.waitForFunction(
      parts => parts.every(part => document.body.textContent?.includes(part)),
      [`Level ${index + 1} solved!`, `${par} pushes, ${solution.length} moves · Gold`],
    );
    await keys(page, solution);
    await message;
  }
  await expect(page.getByRole('heading', { level: 2, name: 'Level 1', exact: true })).toBeVisible();
  for (const level of [1, 2, 3, 4, 5])
    await expect(
      page.getByRole('button', { name: new RegExp(`^Level ${level}, done in .* Gold medal$`) }),
    ).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Level 3, done in 21 pushes, Gold medal' })).toBeVisible();
});

test('keys: undo and redo know no limit, a held key walks on to the wall, the board is a grid of words', async ({
  page,
}) => {
  await playing(page);
  await keys(page, 'dddlluUU');
  await expect.poll(async () => (await stateOf(page)).pushes).toBe(2);
  const before = await stateOf(page);
  await page.getByRole('button', { name: 'Reset Level' }).click();
  await page.getByRole('button', { name: 'Level 4' }).click();
  await keys(page, 'rr');
  await expect.poll(async () => (await stateOf(page)).lurd).toBe('rr');
  for (let i = 0; i < 3; i++) await page.keyboard.press('KeyZ');
  await expect.poll(() => stateOf(page)).toMatchObject({ number: 1, lurd: '' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => stateOf(page)).toMatchObject({ number: 1, lurd: before.lurd, boxes: before.boxes });
  for (let i = 0; i < 8; i++) await page.keyboard.press('Control+KeyZ');
  await expect.poll(() => stateOf(page)).toMatchObject({ lurd: '', pushes: 0 });
  for (let i = 0; i < 12; i++) await page.keyboard.press('KeyY');
  await expect.poll(() => stateOf(page)).toMatchObject({ number: 4, lurd: 'rr' });

  await anew(page);
  await page.getByRole('button', { name: 'Level 4' }).click();
  await expect.poll(() => stateOf(page)).toMatchObject({ number: 4, lurd: '' });
  await page.evaluate(() => window.lab?.send({ type: 'play', lurd: 'u', from: 'here' }));
  await page.keyboard.down('ArrowDown');
  await expect.poll(async () => (await stateOf(page)).lurd.length).toBeGreaterThanOrEqual(4);
  await frames(page, 30);
  const { lurd } = await stateOf(page);
  await frames(page, 15);
  expect((await stateOf(page)).lurd).toBe(lurd);
  await page.keyboard.up('ArrowDown');

  await anew(page);
  const grid = page.getByRole('grid', { name: 'Board, 7 rows and 7 columns' });
  await grid.getByRole('gridcell', { name: 'row 2, column 5: goal' }).waitFor({ state: 'attached' });
  await grid.locator('[tabindex="0"]').focus();
  await expect(page.locator(':focus')).toHaveAccessibleName('row 3, column 5: you');
  expect(await axeViolations(page, '[data-play]')).toEqual([]);
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(page.locator(':focus')).toHaveAccessibleName('row 5, column 5: floor');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await stateOf(page)).player).toBe(4 * 7 + 4);
});

test('a click walks, and pushes a parcel to a goal; a hint helps, the light tells what is lost', async ({ page }) => {
  await playing(page);
  await pointerPlays(page);
  await clickCell(page, 5, 5);
  await expect.poll(async () => (await stateOf(page)).player).toBe(5 * 7 + 5);
  await clickCell(page, 3, 2);
  await frames(page);
  await clickCell(page, 1, 4);
  await expect.poll(async () => (await stateOf(page)).boxes).toContain(1 * 7 + 4);
  await clickCell(page, 1, 4);
  await frames(page);
  await clickCell(page, 3, 3);
  await expect(page.getByText('The parcel cannot be pushed there.').first()).toBeVisible();

  await anew(page);
  const light = page.getByRole('button', { name: /^Light:/ });
  await expect(light).toHaveAccessibleName(/Still solvable/);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.getByText('Helped: this attempt is not kept.')).toBeVisible();
  await page.evaluate(() => window.lab?.send({ type: 'push', box: 3 * 7 + 2, to: 3 * 7 + 1 }));
  await expect(light).toHaveAccessibleName(/Not solvable any more/);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('taps, swipes and the direction buttons solve level 1, and every button is large enough', async ({ page }) => {
    await openLab(page, `${GAME}?lab`);
    await page.getByRole('button', { name: 'Play', exact: true }).tap();
    const down = page.getByRole('button', { name: 'Down', exact: true });
    for (let i = 0; i < 3; i++) await down.tap();
    await expect.poll(async () => (await stateOf(page)).lurd).toBe('ddd');
    await pointerPlays(page);
    await clickCell(page, 5, 2, true);
    await expect.poll(async () => (await stateOf(page)).lurd).toBe('dddll');
    for (const letter of 'uUU')
      await page.getByRole('button', { name: { u: 'Up' }[letter.toLowerCase()] as string, exact: true }).tap();
    await expect.poll(async () => (await stateOf(page)).pushes).toBe(2);
    const names = 'Up,Left,Right,Down,Undo,Redo,Reset Level,Level 1,Level 5,Hint,Editor'.split(',');
    for (const name of names) {
      const size = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0), name).toBeGreaterThanOrEqual(43.5);
    }
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
