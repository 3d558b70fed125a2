// Drawings by link: opened beside what is there, kept only when somebody says so; a damaged link says so and changes nothing.
import { expect, test } from '../e2e/fixtures.ts';
import { A, B, button, choose, differing, drag, expectShown, openPaint, shown } from '../e2e/paint.ts';

const keptNames = async (page: Parameters<typeof openPaint>[0]) => {
  await page.getByRole('menuitem', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: 'Drawings' }).click();
  const list = page.getByRole('button', { name: /^Open / });
  await expect(list.first()).toBeVisible();
  const names = await list.evaluateAll(all => all.map(one => one.getAttribute('aria-label')));
  await page.keyboard.press('Escape');
  return names;
};

test('a drawing by link: looked at first, kept as one more, and a damaged one touches nothing', async ({ page }) => {
  await openPaint(page);
  await choose(page, 'filled-oval', 'orange', 'foxes');
  await drag(page, A, B);
  const sent = await shown(page);
  await page.getByRole('menuitem', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: 'Share by link' }).click();
  const link = await page.getByLabel(/^Link, /).inputValue();
  expect(link.length).toBeLessThan(2000);
  await page.keyboard.press('Escape');
  await choose(page, 'Undo', 'filled-rectangle');
  await drag(page, { x: 5, y: 5 }, { x: 30, y: 30 });
  const mine = await shown(page);

  await page.evaluate(hash => location.assign(hash), new URL(link).hash.slice(0, -6));
  await expect(page.getByRole('alert')).toHaveText(/^The link is damaged/);
  await expectShown(page, mine);
  await button(page, 'Dismiss').click();

  await page.evaluate(hash => location.assign(hash), new URL(link).hash);
  const arrived = page.getByRole('dialog', { name: 'A drawing came with this link' });
  await arrived.getByRole('button', { name: 'Leave it' }).click();
  await expect(arrived).toBeHidden();
  expect(new URL(page.url()).hash).toBe('');
  await expectShown(page, mine);
  expect(await keptNames(page)).toEqual(['Open Drawing 1']);

  await page.evaluate(hash => location.assign(hash), new URL(link).hash);
  await arrived.getByRole('button', { name: 'Keep it as a new drawing' }).click();
  await expect(page.getByText('From a link', { exact: true })).toBeVisible();
  await expect.poll(async () => differing(await shown(page), sent)).toBe(0);
  await expect.poll(() => keptNames(page)).toEqual(['Open From a link', 'Open Drawing 1']);
});
