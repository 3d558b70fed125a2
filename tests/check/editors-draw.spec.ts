// Drawing tools of the level editors: shapes, fill, region, zoom and mini map with the mouse and by touch; none of it is fetched before an editor opens.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { openGame } from '../e2e/play.ts';

const press = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = (dialog: Locator, name: string) => dialog.getByLabel(name, { exact: true }).check({ force: true });

/** Buttons that lead from the game's page to its editor. */
const EDITORS = {
  sokoban: { way: ['Play', 'Editor'], title: 'Level editor', columns: 9, tile: 'Wall', said: 'wall' },
  'boulder-dash': {
    way: ['Start', 'Caves and editor', 'Draw a cave'],
    title: 'Cave editor',
    columns: 20,
    tile: 'Boulder',
    said: 'boulder',
  },
  'rock-td': { way: ['Play', 'Map'], title: 'Map editor', columns: 8, tile: 'Cliff', said: 'cliff' },
} as const;

async function opened(page: Page, game: keyof typeof EDITORS) {
  await openGame(page, `/games/${game}`);
  const { way, title, columns } = EDITORS[game];
  for (const name of way) await press(page, name);
  const dialog = page.getByRole('dialog', { name: title });
  const canvas = dialog.locator('[data-mode] canvas');
  await expect(canvas).toBeVisible();
  const place = async (row: number, column: number) => {
    const { x, y, width } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const size = width / columns;
    return [x + (column + 0.5) * size, y + (row + 0.5) * size] as const;
  };
  const drag = async (...cells: readonly (readonly [row: number, column: number])[]) => {
    for (const [index, cell] of cells.entries()) {
      await page.mouse.move(...(await place(...cell)));
      if (index === 0) await page.mouse.down();
    }
    await page.mouse.up();
  };
  const tile = (row: number, column: number) =>
    dialog.locator(`[role="row"][aria-rowindex="${row + 1}"] [role="gridcell"]`).nth(column);
  const isThere = async (said: string, ...cells: readonly (readonly [row: number, column: number])[]) => {
    for (const cell of cells) await expect(tile(...cell)).toHaveAccessibleName(new RegExp(`: ${said}$`));
  };
  return { dialog, canvas, drag, isThere };
}

for (const game of Object.keys(EDITORS) as (keyof typeof EDITORS)[])
  test(`${game}: rectangle, line and fill; a region copied, mirrored and turned`, async ({ page }) => {
    const { tile, said } = EDITORS[game];
    const { dialog, drag, isThere } = await opened(page, game);
    await choose(dialog, tile);
    await choose(dialog, 'Filled rectangle');
    await drag([1, 1], [4, 7]);
    await isThere(said, [1, 1], [4, 7], [2, 4]);
    await press(dialog, 'Undo');
    await choose(dialog, 'Line');
    await drag([1, 1], [2, 2], [4, 4]);
    await isThere(said, [1, 1], [2, 2], [3, 3], [4, 4]);
    await choose(dialog, 'Select a region');
    await drag([1, 1], [2, 2]);
    await expect(dialog.getByText('Region of 2 by 2 cells.')).toBeVisible();
    await press(dialog, 'Mirror across');
    await isThere(said, [1, 2], [2, 1]);
    await press(dialog, 'Turn right');
    await isThere(said, [1, 1], [2, 2]);
    await press(dialog, 'Copy the region');
    await drag([1, 5]);
    await isThere(said, [1, 5], [2, 6]);
    await choose(dialog, 'Rectangle');
    await drag([1, 1], [4, 7]);
    await isThere(said, [1, 3], [4, 3], [2, 1], [3, 7]);
    await choose(dialog, 'Fill');
    await drag([0, 0]);
    await isThere(said, [0, 0]);
  });

test('zoom, mini map and the hand move the view; keys bring it along', async ({ page }) => {
  const { dialog, canvas, drag } = await opened(page, 'boulder-dash');
  const before = (await canvas.boundingBox())?.width ?? 0;
  await expect(dialog.locator('[data-mini-map]')).toHaveCount(0);
  await press(dialog, 'Zoom in');
  await press(dialog, 'Zoom in');
  await expect(dialog.getByLabel('Zoom', { exact: true })).toHaveText('200 %');
  expect((await canvas.boundingBox())?.width).toBeCloseTo(2 * before, 0);
  const scrolled = () =>
    canvas.evaluate(element => {
      const frame = element.parentElement?.parentElement as HTMLElement;
      return [frame.scrollLeft, frame.scrollTop] as const;
    });
  const map = dialog.locator('[data-mini-map]');
  await map.scrollIntoViewIfNeeded();
  await map.click({ position: { x: 2, y: 2 } });
  await expect.poll(scrolled).toEqual([0, 0]);
  await choose(dialog, 'Move the view');
  await canvas.scrollIntoViewIfNeeded();
  await drag([4, 6], [3, 4]);
  await expect.poll(async () => (await scrolled())[0]).toBeGreaterThan(100);
  await choose(dialog, 'Pen');
  await dialog.locator('[role="gridcell"][tabindex="0"]').focus();
  for (const key of ['End', 'PageDown']) await page.keyboard.press(key);
  await expect.poll(async () => (await scrolled())[0]).toBeGreaterThan(before / 2);
  await press(dialog, 'Show all');
  await expect(map).toHaveCount(0);
});

test('Mini golf: pieces of a region are copied, mirrored, turned and moved together; the course is zoomed', async ({
  page,
}) => {
  await openGame(page, '/games/minigolf');
  await press(page, 'Play');
  await press(page, 'Course editor');
  const dialog = page.getByRole('dialog', { name: 'Course editor' });
  const board = dialog.getByRole('group', { name: /^Drawing/ });
  const wall = (words: string) =>
    expect(board.getByRole('button', { name: `Wall, ${words}`, exact: true })).toBeVisible();
  await press(dialog, 'Add: Wall');
  await wall('100 by 40, at 350, 280');
  await choose(dialog, 'Region');
  await press(dialog, 'Whole course');
  await press(dialog, 'Copy the region');
  await wall('100 by 40, at 370, 300');
  await dialog.getByRole('button', { name: 'Mirror across', exact: true }).click();
  await dialog.getByRole('button', { name: 'Take the region away', exact: true }).click();
  await expect(board.getByRole('button', { name: /^Wall/ })).toHaveCount(0);
  await press(dialog, 'Undo');
  await expect(board.getByRole('button', { name: /^Wall/ })).toHaveCount(2);
  const width = (await board.boundingBox())?.width ?? 0;
  await press(dialog, 'Zoom in');
  await expect.poll(async () => (await board.boundingBox())?.width ?? 0).toBeGreaterThan(width * 1.2);
  await expect(dialog.locator('[data-mini-map]')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('every tool is large enough, and nothing goes over the edge', async ({ page }) => {
    const { dialog } = await opened(page, 'boulder-dash');
    for (const one of await dialog.locator('label:has(input[type="radio"]), button').all()) {
      const size = await one.boundingBox();
      if (size) expect(Math.min(size.width, size.height), await one.innerText()).toBeGreaterThanOrEqual(40);
    }
    expect(await dialog.evaluate(element => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  });
});

test('an editor is fetched when it opens, and the save part never', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await openGame(page, '/games/sokoban');
  await press(page, 'Play');
  const isEditor = (url: string) => /TileEditor|EditorFrame|EditorSheet|GridCanvas|ModeBar/.test(url);
  expect(asked.filter(isEditor)).toEqual([]);
  await press(page, 'Editor');
  await expect(page.getByRole('dialog', { name: 'Level editor' })).toBeVisible();
  await expect.poll(() => asked.filter(isEditor).length).toBeGreaterThan(0);
  await expect(page.getByText('Save into the game')).toHaveCount(0);
});
