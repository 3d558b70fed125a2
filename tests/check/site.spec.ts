// The site around the games, on the built and served pages: what every page promises, whatever is on it.
import { CATALOG } from '../../scenes/catalog.ts';
import { headersFor } from '../../src/build/headers.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { ignore404, MISSING, PATHS } from '../e2e/pages.ts';
import { hydrated } from '../e2e/settled.ts';

test('every path answers with its own title, description, canonical link and picture, with and without a slash', async ({
  request,
}) => {
  for (const path of PATHS)
    for (const address of path === '/' ? [path] : [path, `${path}/`]) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      const html = await response.text();
      for (const part of [
        /<title>[^<|]+ \| Folded Fox Games<\/title>/,
        /<meta name="description" content="[^"]{20,}"/,
        /<meta name="robots" content="index, follow"\/>/,
        new RegExp(`<link rel="canonical" href="https://foldedfox\\.example${path}"/>`),
        /<meta property="og:image" content="https:\/\/foldedfox\.example\/assets\/images\/[\w./-]+"/,
        // Nothing is painted before the last of the page has been read: half a toolbar would slide.
        /<link rel="expect" href="#read" blocking="render"\/>.*<body>.*<span id="read" hidden="">/s,
      ])
        expect(html, address).toMatch(part);
    }
});

test('the social picture and every link inside the site lead somewhere, on every page', async ({ request }) => {
  const from = new Map<string, string>();
  for (const path of PATHS) {
    const html = await (await request.get(path)).text();
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href ?? '');
    expect(links.length, path).toBeGreaterThan(0);
    const picture = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
    for (const address of [new URL(picture).pathname, ...links]) from.set(address, path);
  }
  for (const [address, path] of from) expect((await request.get(address)).status(), `${address}, on ${path}`).toBe(200);
});

test('a path that is no page is a real 404, and leads back', async ({ page, faults }) => {
  const response = await page.goto(`${MISSING}/at-all`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByText('Maybe you wanted to check out our games?')).toBeVisible();
  await expect(page).toHaveTitle('404 Page Not Found | Folded Fox Games');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/no-such-page\/at-all$/);
  ignore404(faults);
  await page.locator('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page).toHaveTitle('Home | Folded Fox Games');
});

test('the built site is served by its table: scripts are kept for good, pages asked for anew, its server files are nobody’s', async ({
  request,
}) => {
  const page = await request.get('/games');
  const [script] = /\/build\/[\w-]+\.js/.exec(await page.text()) ?? [];
  expect(page.headers()).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
  expect((await request.get(String(script))).headers()['cache-control']).toContain('immutable');
  for (const [name] of Object.entries(headersFor('/', 200, [])))
    expect(page.headers()).toHaveProperty(name.toLowerCase());
  for (const file of ['/_headers', '/nginx.conf', '/.vite/manifest.json', `${script}.br`])
    expect((await request.get(file)).status(), file).toBe(404);
});

test('Phaser is fetched by game pages alone, and nothing leaves the origin', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await page.goto('/games', { waitUntil: 'networkidle' });
  expect(asked.filter(url => url.includes('phaser'))).toEqual([]);
  await page.goto(`/games/${CATALOG[0]?.id}`);
  await expect.poll(() => asked.filter(url => url.includes('/build/phaser-')).length).toBe(1);
  expect(asked.filter(url => !url.startsWith(String(baseURL)) && !/^(?:data|blob):/.test(url))).toEqual([]);
});

test('a card leads into its game without loading the site again, and back', async ({ page }) => {
  const game = CATALOG.find(({ card }) => card.listing?.section === 'prototypes');
  await page.goto('/games');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('region', { name: 'Prototypes' }).getByRole('link', { name: game?.title }).click();
  await expect(page).toHaveURL(new RegExp(`/games/${game?.id}$`));
  await expect(page).toHaveTitle(`${game?.title} | Folded Fox Games`);
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('Games | Folded Fox Games');
  expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true);
});

test('the skip link is the first stop of the keyboard', async ({ page }) => {
  await page.goto('/games');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
