// Every page of the site once, as a first visit: status, title, console and accessibility. Game pages are visited in games.spec.ts.
import { CATALOG } from '../../scenes/catalog.ts';
import { expect, test } from './fixtures.ts';
import { ignore404, MISSING, PATHS, SPECIFIED } from './pages.ts';
import { axePage, visit } from './visit.ts';

test.use({ viewport: { width: 960, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

test('the site has every page of the specification', () => {
  expect(PATHS).toEqual(expect.arrayContaining(SPECIFIED));
});

const PLAYED = new Set(CATALOG.map(({ id }) => `/games/${id}`));

for (const path of PATHS.filter(one => !PLAYED.has(one)))
  test(`${path} loads, is silent, and axe finds nothing`, async ({ page }) => {
    await visit(page, path);
  });

test('a path that is no page is a real 404, and axe finds nothing', async ({ page, faults }) => {
  const response = await page.goto(MISSING);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('404 Page Not Found | Folded Fox Games');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  expect(await axePage(page)).toEqual([]);
  ignore404(faults);
});
