// Sokoban on its page: all levels by keys, play by touch, undo through everything, text in and out, the editor, links, and nonsense.
import type { Page } from '@playwright/test';
import { numbered } from '../../scenes/sokoban/files.ts';
import type { SokobanState } from '../../scenes/sokoban/state.ts';
import { FILES } from '../../scenes/sokoban/testing.ts';
import { axeFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectPhase, openGame, openLab, pointerPlays } from './play.ts';
import { frames } from './settled.ts';

const GAME = '/games/sokoban';
const ARROWS = { u: 'ArrowUp', d: 'ArrowDown', l: 'ArrowLeft', r: 'ArrowRight' } as const;

const stateOf = (page: Page) =>
  page.evaluate(() => {
    if (!window.lab) throw new Error('no lab');
    return window.lab.state() as SokobanState;
  });

async function keys(page: Page, letters: string): Promise<void> {
  for (const letter of letters.toLowerCase()) await page.keyboard.press(ARROWS[letter as 'u']);
}

/** A level that is being played, with the lab to look into it. */
async function playing(page: Page, level = 1, more = ''): Promise<void> {
  await openLab(page, `${GAME}?lab&setup=level:${level}${more}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expectPhase(page, 'playing');
}

const counter = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Level' }).locator('div', { hasText: name }).locator('dd').first();

test('all five levels by keys, one after the other, and the first follows the last', { tag: '@long' }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openGame(page, GAME);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  for (const [index, text] of FILES.entries()) {
    const { solution, par } = numbered(text);
    await expect(page.getByRole('heading', { level: 2, name: `Level ${index + 1}`, exact: true })).toBeVisible();
    await expect(counter(page, 'Moves')).toHaveText('0');
    await keys(page, solution);
    await expect(page.getByText(`Level ${index + 1} solved!`)).toBeVisible();
    await expect(page.getByText(`${par} pushes, ${solution.length} moves · Gold`)).toBeVisible();
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

test('the next level comes two seconds after the last parcel is home, not before', async ({ page }) => {
  await playing(page);
  await page.evaluate(() => window.lab?.step(1));
  await page.evaluate(
    solution => window.lab?.send({ type: 'play', lurd: solution, from: 'start' }),
    numbered(FILES[0] as string).solution,
  );
  await page.evaluate(() => window.lab?.step(120));
  expect((await stateOf(page)).number).toBe(1);
  await page.evaluate(() => window.lab?.step(1));
  expect((await stateOf(page)).number).toBe(2);
});

test('undo and redo know no limit, through Reset Level and a change of level', async ({ page }) => {
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
});

test('a held key walks on, and stops at the wall', async ({ page }) => {
  await playing(page, 4);
  await page.evaluate(() => window.lab?.send({ type: 'play', lurd: 'u', from: 'here' }));
  await page.keyboard.down('ArrowDown');
  await expect.poll(async () => (await stateOf(page)).lurd.length).toBeGreaterThanOrEqual(4);
  await frames(page, 30);
  const { lurd } = await stateOf(page);
  await frames(page, 30);
  expect((await stateOf(page)).lurd).toBe(lurd);
  await page.keyboard.up('ArrowDown');
});

/** A click in the middle of a cell of a level as large as level 1: seven by seven. */
async function clickCell(page: Page, row: number, column: number, touch = false): Promise<void> {
  const box = await page.locator('[data-stage]').boundingBox();
  if (!box) throw new Error('no stage');
  const scale = Math.min(1.4, (400 - 32) / (7 * 40 + 9));
  const left = (440 - 280 * scale) / 2;
  const top = (400 - (280 + 9) * scale) / 2 + 9 * scale;
  const x = box.x + ((left + (column + 0.5) * 40 * scale) * box.width) / 440;
  const y = box.y + ((top + (row + 0.5) * 40 * scale) * box.height) / 400;
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

test('a click walks; a click on a parcel and then on a goal pushes it there; what cannot be is refused in words', async ({
  page,
}) => {
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
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('taps, swipes and the direction buttons solve level 1, and every button is large enough', async ({ page }) => {
    await openLab(page, `${GAME}?lab`);
    await page.getByRole('button', { name: 'Play', exact: true }).tap();
    const down = page.getByRole('button', { name: 'Down', exact: true });
    for (let i = 0; i < 3; i++) await down.tap();
    await expect.poll(async () => (await stateOf(page)).lurd).toBe('ddd');
    await clickCell(page, 5, 2, true);
    await expect.poll(async () => (await stateOf(page)).lurd).toBe('dddll');
    for (const letter of 'uUU')
      await page.getByRole('button', { name: { u: 'Up' }[letter.toLowerCase()] as string, exact: true }).tap();
    await expect.poll(async () => (await stateOf(page)).pushes).toBe(2);
    for (const name of [
      'Up',
      'Left',
      'Right',
      'Down',
      'Undo',
      'Redo',
      'Reset Level',
      'Level 1',
      'Level 5',
      'Hint',
      'Editor',
    ]) {
      const size = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0), name).toBeGreaterThanOrEqual(43.5);
    }
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('a level and moves are pasted in; what is wrong is named and changes nothing', async ({ page }) => {
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
});

test('the editor says what is missing, proves, and plays what was drawn', async ({ page }) => {
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
});

test('a hint shows the next push and marks the attempt; the light tells what is lost', async ({ page }) => {
  await playing(page);
  const light = page.getByRole('button', { name: /^Light:/ });
  await expect(light).toHaveAccessibleName(/Still solvable/);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.getByText('Helped: this attempt is not kept.')).toBeVisible();
  await page.evaluate(() => window.lab?.send({ type: 'push', box: 3 * 7 + 2, to: 3 * 7 + 1 }));
  await expect(light).toHaveAccessibleName(/Not solvable any more/);
});

test('a link brings an exact position; a link with nonsense says so and gives level 1', async ({ page }) => {
  await playing(page);
  await keys(page, 'dddlluU');
  await expect.poll(async () => (await stateOf(page)).pushes).toBe(1);
  const there = await stateOf(page);
  await page.getByRole('button', { name: 'Copy and paste' }).click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy a link to this position' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await openLab(page, `${link}&lab`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  expect(await stateOf(page)).toMatchObject({ number: 1, player: there.player, placed: true });
  expect(new Set((await stateOf(page)).boxes)).toEqual(new Set(there.boxes));
  for (const board of ['nonsense', '%00%FF', '%23'.repeat(3_000)]) {
    await openGame(page, `${GAME}?board=${board}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByText(/The link’s board cannot be read\./).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Level 1', exact: true })).toBeVisible();
  }
});

test('the board is a grid of words that arrows walk, and Enter is a click', async ({ page }) => {
  await playing(page);
  const grid = page.getByRole('grid', { name: 'Board, 7 rows and 7 columns' });
  await grid.getByRole('gridcell', { name: 'row 2, column 5: goal' }).waitFor({ state: 'attached' });
  await grid.locator('[tabindex="0"]').focus();
  await expect(page.locator(':focus')).toHaveAccessibleName('row 3, column 5: you');
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(page.locator(':focus')).toHaveAccessibleName('row 5, column 5: floor');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await stateOf(page)).player).toBe(4 * 7 + 4);
});

test('window.lab.solve proves a level, and answers null to what is none', async ({ page }) => {
  await playing(page);
  const solve = (text: string) =>
    page.evaluate(
      async xsb => (window.lab as unknown as { solve(xsb: string): Promise<{ pushes: number } | null> }).solve(xsb),
      text,
    );
  expect(await solve(FILES[0] as string)).toMatchObject({ pushes: 9 });
  expect(await solve('no level')).toBeNull();
  expect(await solve('######\n#@ $.#\n#$  .#\n######')).toBeNull();
});

test('nothing stands in anybody’s way', async ({ page }) => {
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
