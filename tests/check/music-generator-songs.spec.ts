// Songs of the music generator in a browser: back after a reload, in the list; and the page stands still while it wakes up.
import { expect, test } from '../e2e/fixtures.ts';
import { button, MUSIC, notesIn, openMusic } from '../e2e/music.ts';
import { expectHydrated, watchShifts } from '../e2e/shifts.ts';

test('a note, a lock, a mute and Battle are back after a reload, with their Undo; a new song leaves them in the list', async ({
  page,
}) => {
  await openMusic(page, '?seed=7&genre=calm');
  const roll = page.getByRole('application', { name: /^Piano roll/ });
  const seed = page.getByLabel('Seed', { exact: true });
  await button(page, 'Battle').click();
  const before = await notesIn(page, 'melody');
  // An octave above the first note, where nothing sounds.
  await roll.press('PageUp');
  await roll.press('Enter');
  await expect.poll(() => notesIn(page, 'melody')).toBe(before + 1);
  await button(page, 'Lock Melody').click();
  await button(page, 'Mute Bass').click();

  await page.reload();
  await expect(button(page, 'Battle')).toHaveAttribute('aria-pressed', 'true');
  expect(await notesIn(page, 'melody')).toBe(before + 1);
  for (const name of ['Lock Melody', 'Mute Bass'])
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Undo').click();
  await expect(button(page, 'Lock Melody')).toHaveAttribute('aria-pressed', 'false');
  await button(page, 'Undo').click();
  await expect.poll(() => notesIn(page, 'melody')).toBe(before);

  await page.goto(MUSIC);
  await expect(seed).toHaveValue('7');
  await button(page, 'New Song').click();
  await expect(seed).not.toHaveValue('7');
  await button(page, 'Generate new random seed').click();
  await button(page, 'Show Songs').click();
  await button(page, 'Open Calm Battle 7').click();
  await expect(seed).toHaveValue('7');
  await expect(button(page, 'Battle')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Calm Battle 7 (open)')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 412, height: 823 } });
  test('nothing moves while the page wakes up', async ({ page }) => {
    await watchShifts(page);
    await page.goto(MUSIC);
    await expect(page.getByLabel('Seed', { exact: true })).not.toHaveValue('0');
    await expectHydrated(page);
    await expect(button(page, 'Edit by finger')).toBeVisible();
  });
});

test('without a touch screen there is no "Edit by finger"', async ({ page }) => {
  await openMusic(page);
  await expect(button(page, 'Edit by finger')).toBeHidden();
});
