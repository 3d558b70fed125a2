// The lab as a designer's bench: two sets, sets kept by name and by link, and the ladder at the numbers of the moment. Players fetch nothing of it.
import { expect, test } from '../e2e/fixtures.ts';
import { openGame, openLab, tickOf } from '../e2e/play.ts';

const GAME = '/games/stealth-escape';
const BOARD = '/games/dalex';

test('a key swaps sets A and B while playing; a set is kept by name and shared by its link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLab(page, `${GAME}?lab&seed=7`);
  const speed = () => page.evaluate(() => window.lab?.constants['guardSpeed']?.value);
  const typed = page.getByLabel('Number of guardSpeed');
  await typed.fill('3');
  await typed.press('Enter');
  await page.evaluate(() => window.lab?.step(5));
  await page.getByRole('application', { name: 'Stealth Escape, stage' }).focus();
  await page.keyboard.press('Backquote');
  expect(await speed()).toBe(2);
  await page.keyboard.press('Backquote');
  expect(await speed()).toBe(3);

  await page.getByRole('tab', { name: 'Sets' }).click();
  const differences = page.getByRole('table', { name: 'Differences between A and B' });
  await expect(differences.getByRole('row')).toHaveText(['NumberAB', 'guardSpeed32']);
  await page.getByLabel('Name of the set').fill('Quick guards');
  await page.getByRole('button', { name: 'Keep these numbers' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('lab&tune=guardSpeed:3');

  await openLab(page, `${GAME}?lab`);
  await page.getByRole('tab', { name: 'Sets' }).click();
  await page.getByRole('button', { name: 'Play with Quick guards' }).click();
  expect(await speed()).toBe(3);
  await openLab(page, new URL(link).pathname + new URL(link).search);
  expect(await speed()).toBe(3);
  expect(await page.evaluate(() => window.lab?.replay()?.assisted)).toBe(true);
});

test('the ladder in Workers: at the numbers of constants.ts it agrees with the recorded table, at others it is another', async ({
  page,
}) => {
  await openLab(page, `${BOARD}?lab&seed=7`);
  await page.getByRole('tab', { name: 'Ladder' }).click();
  const run = page.getByRole('button', { name: 'Run five seeds' });
  await run.click();
  const verdict = page.getByRole('group', { name: 'Verdict' });
  await expect(verdict.getByText('So far, with 5 of 20 seeds, luck included')).toBeVisible();
  await expect(verdict.getByText('These runs agree with the recorded table, seed by seed.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^practised: recorded \d+.*; now \d+/ })).toBeVisible();
  await page.evaluate(() => window.lab?.set('collisionPoints', 0));
  await expect(page.getByText('these runs are of constants.ts as it stands.')).toBeVisible();
  await run.click();
  await expect(verdict.locator('[data-fault]').first()).toBeVisible();
  await expect(verdict.getByText('These runs agree')).toHaveCount(0);
});

test('the ladder on the page, where rules move bodies: the game rests, progress is told, and it can be cancelled', async ({
  page,
}) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Ladder' }).click();
  await page.getByRole('button', { name: 'Run five seeds' }).click();
  await expect(page.locator('[data-play]')).toHaveAttribute('data-play', 'paused');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^Cancelled: \d+ of 20 runs\.$/)).toBeVisible();
});

test('a number of the state is plotted while playing, and filled in and scrubbed along a replay', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  await page.getByRole('tab', { name: 'Graph' }).click();
  await page.getByLabel('Number to pin').fill('player.x');
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await page.evaluate(() => window.lab?.pilot(300));
  await expect(page.getByRole('img', { name: 'player.x over 300 ticks, 51 samples' })).toBeVisible();
  await page.getByLabel('Number to pin').fill('player.y');
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(page.getByRole('img', { name: /^player\.y over 300 ticks, 5[01] samples$/ })).toBeVisible();

  const run = await page.evaluate(() => JSON.stringify(window.lab?.replay()));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Replays' }).click();
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'run.json', mimeType: 'application/json', buffer: Buffer.from(run) });
  await expect(page.getByRole('img', { name: /^player\.y over 300 ticks, 5[01] samples$/ })).toBeVisible();
  await page.getByLabel('Tick of the replay').fill('120');
  await expect.poll(() => tickOf(page)).toBe(120);
});

test('players fetch nothing of the lab', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await openGame(page, `${GAME}?seed=7`);
  await page.keyboard.press('Enter');
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter(url => /\/(?:Lab|ladder)[\w.-]*$/i.test(url))).toEqual([]);
});
