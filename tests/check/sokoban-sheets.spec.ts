// Sokoban's levels as text, as links and as drawings: what is wrong is named, what is right is played.
import { levelFile } from '../../scenes/sokoban/levels/levelFile.ts';
import { FILES } from '../../scenes/sokoban/rules/testing.ts';
import { axeFaults } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openGame, openLab } from '../e2e/play.ts';
import { anew, GAME, keys, playing, stateOf, WINDOW } from '../e2e/sokoban.ts';

test.use({ viewport: WINDOW });

test('a level and moves are pasted in, what is wrong is named and changes nothing; a link brings an exact position', async ({
  page,
}) => {
  await playing(page);
  await keys(page, 'dd');
  await expect.poll(async () => (await stateOf(page)).lurd).toBe('dd');
  const before = await stateOf(page);
  await page.getByRole('button', { name: 'Copy and paste' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy & paste' });
  await dialog.getByLabel('Moves (LURD)').fill('ddddl');
  await dialog.getByRole('button', { name: 'Play these moves' }).click();
  await expect(dialog.getByText(/Step 4 \(d\): .* Nothing was changed\./)).toBeVisible();
  for (const [text, message] of [
    ['#####\n# $.#\n#####', /no player/],
    ['######\n#@$$.#\n######', /more boxes than goals/],
    ['once upon a time', /no level in the text/],
  ] as const) {
    await dialog.getByLabel('A level (XSB)').fill(text);
    await dialog.getByRole('button', { name: 'Play this level' }).click();
    await expect(dialog.getByText(message)).toBeVisible();
  }
  expect(await stateOf(page)).toEqual(before);
  await dialog.getByLabel('A level (XSB)').fill('Title: One push\n#####\n#@$.#\n#####');
  await dialog.getByRole('button', { name: 'Play this level' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'One push' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('One push solved!')).toBeVisible();

  await anew(page);
  await keys(page, 'dddlluU');
  await expect.poll(async () => (await stateOf(page)).pushes).toBe(1);
  const there = await stateOf(page);
  await page.getByRole('button', { name: 'Copy and paste' }).click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy a link to this position' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await openLab(page, link.replace('#', '?lab#'));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  expect(await stateOf(page)).toMatchObject({ number: 1, player: there.player, placed: true });
  expect(new Set((await stateOf(page)).boxes)).toEqual(new Set(there.boxes));
});

// That every nonsense is refused is proven without a browser (scenes/sokoban/rules/link.test.ts): here it comes through an address.
for (const [what, board] of [
  ['that is no text', '%00%FF'],
  ['that is no level', 'nonsense'],
  ['far too long', '%23'.repeat(3_000)],
] as const)
  test(`a link with a board ${what} says so and gives level 1`, async ({ page }) => {
    await openGame(page, `${GAME}#board=${board}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByText(/This link holds no board that can be read\./).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Level 1', exact: true })).toBeVisible();
  });

test('the editor says what is missing, proves, and plays what was drawn; window.lab.solve proves too', async ({
  page,
}) => {
  await playing(page);
  await page.getByRole('button', { name: 'Editor', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Level editor' });
  await expect(dialog.getByText('Nothing is missing.')).toBeVisible();
  const picture = dialog.locator('canvas').last();
  const paint = async (brush: string, row: number, column: number) => {
    await dialog.getByRole('radio', { name: brush }).check({ force: true });
    await picture.click({ position: { x: (column + 0.5) * 40, y: (row + 0.5) * 40 } });
  };
  await paint('Parcel', 1, 1);
  await expect(dialog.getByText(/More boxes than goals: 2 and 1\./)).toBeVisible();
  await paint('Goal', 5, 5);
  await dialog.getByRole('button', { name: 'Prove' }).click();
  await expect(dialog.getByText('It cannot be solved: proven.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('Nothing is missing.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Prove' }).click();
  await expect(dialog.getByText(/^Solvable in \d+ push(es)?: proven/)).toBeVisible();
  await dialog
    .getByRole('grid')
    .focus()
    .catch(() => undefined);
  await dialog.getByRole('button', { name: 'Play it' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Your level' })).toBeVisible();
  expect(await stateOf(page)).toMatchObject({ lurd: '', boxes: [3 * 9 + 4] });

  const solve = (text: string) =>
    page.evaluate(
      async xsb => (window.lab as unknown as { solve(xsb: string): Promise<{ pushes: number } | null> }).solve(xsb),
      text,
    );
  expect(await solve(FILES[0] as string)).toMatchObject({ pushes: 9 });
  expect(await solve('no level')).toBeNull();
  expect(await solve('######\n#@ $.#\n#$  .#\n######')).toBeNull();
});

test('nothing stands in anybody’s way, in light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGame(page, GAME);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expectPhase(page, 'playing');
  expect(await axeFaults(page)).toEqual([]);
  for (const name of ['Copy and paste', 'Editor']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
  }
});

test('in the list of levels a medal is as high as its line, and End scrolls the list and not the page', async ({
  page,
}) => {
  await openGame(page, GAME);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await keys(page, levelFile(FILES[0] as string).solution);
  await expect(page.getByText('Level 1 solved!')).toBeVisible();
  await page.getByRole('button', { name: 'Forty more levels' }).click();
  const dialog = page.getByRole('dialog', { name: 'Levels' });
  const card = dialog.getByRole('button', { name: /^Level 1, .* medal$/ });
  const medal = await card.locator('[data-medal]').boundingBox();
  expect(medal?.height).toBeLessThan(30);
  expect(medal?.width).toBeLessThan(30);
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('End');
  await expect(dialog.getByRole('button', { name: /^40\. / })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('on a phone the pushes that earn gold and silver are seen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await playing(page);
  const facts = page.getByRole('region', { name: 'Level' });
  await expect(facts.locator('[data-medal="gold"]')).toBeInViewport();
  await expect(facts.locator('[data-medal="silver"]')).toBeInViewport();
});
