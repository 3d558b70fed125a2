// Robot Battle's workshop under axe, with all that it can hold open.
import type { Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openGame } from './play.ts';

const GAME = '/games/robot-battle';
const editor = (page: Page, letter: string) => page.getByRole('textbox', { name: `Script of robot ${letter}` });

test('@long axe finds nothing: both editors, a mistake marked, words to complete, the match under the glass, the API', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGame(page, `${GAME}?seed=5`);
  await page.getByRole('button', { name: 'To the workshop' }).click();
  // What is written is drawn by the sheet itself, in a root of its own.
  const sheets = page.locator('[data-code] .cm-content');
  await expect(sheets).toHaveCount(2);
  expect(await axeFaults(page), 'both editors').toEqual([]);
  await editor(page, 'A').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('return (;\nstate.po');
  await expect(page.locator('.cm-tooltip-autocomplete')).toBeVisible();
  await expect(page.locator('.cm-lint-marker')).toBeVisible();
  expect(await axeFaults(page), 'a mistake, and words to complete').toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+A');
  await page.keyboard.type("log('here');\nthrow 1;");
  await page.getByRole('button', { name: 'Start Battle' }).click();
  await page.getByRole('button', { name: 'Hold' }).click();
  await page.getByRole('tab', { name: 'Match' }).click();
  await expect(page.getByText('here').first()).toBeVisible();
  expect(await axeFaults(page), 'the match').toEqual([]);
  await page.getByRole('tab', { name: 'API' }).click();
  expect(await axeFaults(page), 'the API').toEqual([]);
});
