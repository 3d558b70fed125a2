// Saving from the editors under `npm run dev`, on a copy of the source: a level with its proof becomes a file of its game and a choice of the next start.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { levelFile } from '../../scenes/sokoban/levels/levelFile.ts';
import { type DevSite, SAID_IN_DEVELOPMENT, serveDevelopment } from '../e2e/devSite.ts';
import { test as base, expect } from '../e2e/fixtures.ts';
import { expectPhase, openGame, openLab } from '../e2e/play.ts';

const test = base.extend<object, { site: DevSite }>({
  site: [
    async ({ browserName: _browser }, provide) => {
      const site = await serveDevelopment();
      await provide(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, provide) => provide(site.address),
});
/** Modules are made as they are asked for, one by one. */
test.describe.configure({ mode: 'serial', timeout: 240_000 });

/** A refused name is answered by 400, a taken one by 409. */
const EXPECTED = /\b40[09]\b/;
test.afterEach(({ faults }) => {
  faults.splice(0, faults.length, ...faults.filter(fault => !EXPECTED.test(fault) && !SAID_IN_DEVELOPMENT.test(fault)));
});

const file = ({ root }: DevSite, path: string) => readFileSync(join(root, 'assets/levels', path), 'utf8');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const state = (page: Page) => page.evaluate(() => window.lab?.state() as Record<string, unknown>);
async function save(page: Page, title: string) {
  const part = page.getByRole('region', { name: 'Save into the game' });
  await part.getByLabel('Title in the game').fill(title);
  await part.getByRole('button', { name: 'Save into the game' }).click();
  return part;
}
async function startWith(page: Page, game: string, field: string, choice: string, button: string) {
  await openLab(page, `/games/${game}?lab`);
  for (const fold of await page.locator('[data-card="start"] summary').all()) await fold.click();
  await page.getByRole('combobox', { name: field, exact: true }).selectOption({ label: choice });
  await press(page, button);
  await expectPhase(page, 'playing');
}

test('Sokoban: a level with its fewest pushes; the game’s own are not offered to be written over, added ones are', async ({
  page,
  site,
}) => {
  await openGame(page, '/games/sokoban');
  await press(page, 'Play');
  await press(page, 'Editor');
  const missing = page.getByText('Prove it first: the proof is saved with it.');
  await expect(missing).toBeVisible();
  await press(page, 'Prove');
  await expect(missing).toBeHidden();
  const part = await save(page, 'First room');
  await expect(part.getByText('Saved as assets/levels/sokoban/first-room.xsb.')).toBeVisible();
  const { level, par, solution } = levelFile(file(site, 'sokoban/first-room.xsb'));
  expect([level.title, par, solution.replace(/[^LURD]/g, '').length]).toEqual(['First room', par, par]);
  await save(page, 'First room');
  await press(page, 'Keep it');
  await save(page, 'First room');
  await press(page, 'Save over it');
  await expect(part.getByText('Saved as assets/levels/sokoban/first-room.xsb.')).toBeVisible();
  expect(JSON.parse(file(site, 'sokoban/added.json'))).toEqual([{ name: 'first-room', title: 'First room' }]);

  await startWith(page, 'sokoban', 'Level', 'First room', 'Play');
  await expect(page.getByRole('heading', { level: 2, name: 'First room' })).toBeVisible();
  expect((await state(page))['proven']).toBe(par);
});

test('Mini golf: a course with a mill, its par proven', async ({ page, site }) => {
  await openGame(page, '/games/minigolf');
  await press(page, 'Play');
  await press(page, 'Course editor');
  await page.getByRole('radio', { name: 'Mill' }).check({ force: true });
  await press(page, 'Add: Mill');
  await press(page, 'Prove the par');
  await expect(page.getByText(/proven by a search/)).toBeVisible();
  const part = await save(page, 'Mill run');
  await expect(part.getByText('Saved as assets/levels/minigolf/mill-run.json.')).toBeVisible();
  const course = JSON.parse(file(site, 'minigolf/mill-run.json'));
  expect(course).toMatchObject({ name: 'Mill run', par: 3, obstacles: [{ type: 'mill' }] });
  expect(course.line.length).toBeGreaterThan(0);

  await startWith(page, 'minigolf', 'Courses', 'Practice: Mill run', 'Play');
  expect(await state(page)).toMatchObject({ numbers: [19] });
});

test('Gem Tower Defense: a map with a way', async ({ page }) => {
  await openGame(page, '/games/rock-td');
  await press(page, 'Play');
  await press(page, 'Map');
  const part = await save(page, 'Round the pond');
  await expect(part.getByText('Saved as assets/levels/rock-td/round-the-pond.txt.')).toBeVisible();
  await startWith(page, 'rock-td', 'Map', 'Round the pond', 'Play');
  expect(await state(page)).toMatchObject({ map: { key: 'round-the-pond', title: 'Round the pond' }, complaint: null });
});

test('Boulder Dash: a cave with a way through, on a shelf of its own', async ({ page, site }) => {
  await openGame(page, '/games/boulder-dash');
  await press(page, 'Start');
  await press(page, 'Caves and editor');
  await press(page, 'Draw a cave');
  const editor = page.getByRole('dialog', { name: 'Cave editor' });
  await editor.getByLabel('Diamonds needed').fill('0');
  await press(page, 'Prove');
  await expect(editor.getByText(/^Proven: a way through takes/)).toBeVisible();
  const part = await save(page, 'Earthworks');
  await expect(part.getByText('Saved as assets/levels/boulder-dash/earthworks.bd.')).toBeVisible();
  expect(file(site, 'boulder-dash/earthworks.bd')).toMatch(/^; way through in \d+ s: [udlr.\d ]+$/m);
  await startWith(page, 'boulder-dash', 'Play', 'Earthworks', 'Start');
  expect(await state(page)).toMatchObject({ own: { name: 'Earthworks' } });
  await press(page, 'Caves and editor');
  await press(page, 'Play Earthworks');
  await expect.poll(async () => (await state(page))['own']).toMatchObject({ name: 'Earthworks' });
});

test('a name that leads elsewhere is refused by the server, and so is another site', async ({ page, site }) => {
  await openGame(page, '/games/sokoban');
  const ask = (name: string) =>
    page.evaluate(async given => {
      const body = { game: 'sokoban', name: given, title: 'x', text: '#', overwrite: true };
      return (await fetch('/__levels', { method: 'POST', body: JSON.stringify(body) })).status;
    }, name);
  const faults = [];
  for (const name of ['../x', '..%2fx', 'a/b', '5']) faults.push(await ask(name));
  expect(faults).toEqual([400, 400, 400, 400]);
  const response = await page.request.post(`${site.address}/__levels`, {
    headers: { 'Sec-Fetch-Site': 'cross-site' },
    data: { game: 'sokoban', name: 'x', title: 'x', text: '#', overwrite: false },
  });
  expect(response.status()).toBe(403);
  expect(existsSync(join(site.root, 'assets/levels/sokoban/x.xsb'))).toBe(false);
});
