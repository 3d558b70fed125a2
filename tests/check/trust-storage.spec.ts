// Two tabs of one game: what is typed in either is there afterwards.
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { openGame } from '../e2e/play.ts';

const GAME = '/games/robot-battle';
const KEY = 'foldedFox.scripts.robot-battle';

const scriptA = (page: Page) => page.getByRole('textbox', { name: 'Script of robot A' });
async function open(page: Page): Promise<void> {
  await openGame(page, GAME);
  await page.getByRole('button', { name: 'To the workshop' }).click();
  await expect(scriptA(page)).toBeVisible();
}
async function type(page: Page, text: string): Promise<void> {
  await scriptA(page).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText(`${text}\n`);
  await expect.poll(() => stored(page)).toContain(text);
}
const stored = (page: Page) => page.evaluate(key => localStorage.getItem(key), KEY);

test('a script typed in one tab appears in the other, and what is typed there comes on top', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(page);
  await open(other);
  await type(page, '// typed in the first');
  await expect(scriptA(other)).toContainText('// typed in the first');
  await type(other, '// typed in the second');
  await page.reload();
  await page.getByRole('button', { name: 'To the workshop' }).click();
  for (const text of ['// typed in the first', '// typed in the second'])
    await expect(scriptA(page)).toContainText(text);
});

test('a tab that did not hear of the other keeps a copy of what it had, and says so', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page);
  await other.addInitScript(() => window.addEventListener('storage', event => event.stopImmediatePropagation(), true));
  await open(other);
  await type(page, '// typed in the first');
  await type(other, '// typed in the second');
  await expect(other.getByText('Your robot scripts changed in another tab too')).toBeVisible();
  const copies = await page.evaluate(
    key =>
      Object.keys(localStorage).flatMap(name => (name.startsWith(`${key}.other.`) ? localStorage.getItem(name) : [])),
    KEY,
  );
  expect(copies).toEqual([expect.stringContaining('// typed in the first')]);
});
