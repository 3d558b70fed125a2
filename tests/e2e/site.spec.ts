// The site around the games, on the built and served pages: what every page promises, whatever is on it.
import { CATALOG } from '../../scenes/catalog.ts';
import { expect, test } from './fixtures.ts';
import { forgetTheMissingPage, MISSING, PATHS } from './pages.ts';

for (const path of PATHS) {
  test.describe(path, () => {
    test('answers with its own title, description and canonical link, with and without a slash', async ({
      request,
    }) => {
      for (const address of path === '/' ? [path] : [path, `${path}/`]) {
        const response = await request.get(address);
        expect(response.status(), address).toBe(200);
        const html = await response.text();
        expect(html).toMatch(/<title>[^<|]+ \| Folded Fox Games<\/title>/);
        expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
        expect(html).toContain('<meta name="robots" content="index, follow"/>');
        expect(html).toContain(`<link rel="canonical" href="https://foldedfox.example${path}"/>`);
        expect(html).toMatch(
          /<meta property="og:image" content="https:\/\/foldedfox\.example\/assets\/images\/[\w./-]+"/,
        );
      }
    });

    test('its social picture and every link inside the site lead somewhere', async ({ page, request }) => {
      await page.goto(path);
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''));
      for (const address of new Set([new URL(picture ?? '').pathname, ...links]))
        expect((await request.get(address)).status(), address).toBe(200);
    });

    test('takes over the written page without moving anything', async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifted: 0 });
        new PerformanceObserver(list => {
          for (const entry of list.getEntries())
            Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await page.waitForTimeout(800);
      expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.0005);
      expect(await page.locator('link[rel="canonical"]').count()).toBe(1);
      expect(await page.locator('h1').count()).toBe(1);
    });
  });
}

test('a path that is no page is a real 404, and leads back', async ({ page, faults }) => {
  const response = await page.goto(`${MISSING}/at-all`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByText('Maybe you wanted to check out our games?')).toBeVisible();
  await expect(page).toHaveTitle('404 Page Not Found | Folded Fox Games');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/no-such-page\/at-all$/);
  forgetTheMissingPage(faults);
  await page.locator('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page).toHaveTitle('Home | Folded Fox Games');
});

test('every response carries the security headers; scripts are kept for good, pages are asked for anew', async ({
  request,
}) => {
  const page = await request.get('/games');
  const [script] = /\/build\/[\w-]+\.js/.exec(await page.text()) ?? [];
  for (const path of ['/games', MISSING, '/assets/images/fox.svg', '/manifest.webmanifest', String(script)]) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toContain("script-src 'self';");
    expect(headers['content-security-policy'], path).not.toContain('unsafe');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBeTruthy();
    expect(headers['permissions-policy'], path).toContain('gamepad=(self)');
  }
  expect((await request.get(String(script))).headers()['cache-control']).toContain('immutable');
  expect(page.headers()['cache-control']).toBe('no-cache');
});

test.describe('the server', () => {
  const cases: readonly (readonly [path: string, status: number])[] = [
    ['/assets/images/missing.png', 404],
    ['/build/missing.js', 404],
    ['/%E0%A4%A', 404],
    ['/..%2fpackage.json', 404],
    ['/.vite/manifest.json', 404],
  ];
  for (const [path, status] of cases)
    test(`answers ${path} with ${status}`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(status);
      expect(await response.text()).not.toContain('"dependencies"');
    });

  test('answers GET and HEAD alone', async ({ request }) => {
    expect((await request.head('/games')).status()).toBe(200);
    const response = await request.post('/games');
    expect(response.status()).toBe(405);
    expect(response.headers()['allow']).toBe('GET, HEAD');
  });

  test('sends what the browser can unpack, and nothing twice', async ({ request }) => {
    const encoding = async (accept: string) =>
      (await request.get('/games', { headers: { 'Accept-Encoding': accept } })).headers()['content-encoding'];
    expect(await encoding('gzip, deflate, br')).toBe('br');
    expect(await encoding('gzip')).toBe('gzip');
    expect(await encoding('identity')).toBeUndefined();
    const etag = String((await request.get('/games')).headers()['etag']);
    expect((await request.get('/games', { headers: { 'If-None-Match': etag } })).status()).toBe(304);
  });

  test('sends /games/index.html to /games', async ({ request }) => {
    const response = await request.get('/games/index.html?seed=7', { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe('/games?seed=7');
  });
});

test('Phaser is fetched by game pages alone, and nothing leaves the origin', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await page.goto('/games');
  await page.waitForTimeout(500);
  expect(asked.filter(url => url.includes('phaser'))).toEqual([]);
  await page.goto(`/games/${CATALOG[0]?.id}`);
  await expect.poll(() => asked.filter(url => url.includes('/build/phaser-')).length).toBe(1);
  expect(asked.filter(url => !url.startsWith(String(baseURL)) && !/^(?:data|blob):/.test(url))).toEqual([]);
});

test('a card leads into its game without loading the site again, and back', async ({ page }) => {
  const [game] = CATALOG;
  await page.goto('/games');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('article').getByRole('link', { name: game?.title }).click();
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
