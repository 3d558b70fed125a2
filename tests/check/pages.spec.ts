// What the specification says of the pages, and what every visitor needs of them: words, links, redirects, contrast, width, keyboard.
import type { Page } from '@playwright/test';
import { CATALOG } from '../../scenes/catalog.ts';
import { TOOLS } from '../../src/tools/catalog.ts';
import { axeFaults } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { FOOTER_GROUPS, HEADER_LINKS, ignore404, MISSING, PAGES, PATHS, PROTOTYPES } from '../e2e/pages.ts';
import { requestedFiles, scriptsOf } from '../e2e/requestedFiles.ts';
import { hydrated } from '../e2e/settled.ts';
import { expectHydrated, watchShifts } from '../e2e/shifts.ts';

const WIDTHS = [320, 390, 640, 768, 960, 1280, 2560];

const hrefs = (page: Page, within: string) =>
  page.locator(`${within} a`).evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''));

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { path, title, headings, words } of PAGES)
  test(`${path} says what it must`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} | Folded Fox Games`);
    const main = page.locator('main');
    for (const name of headings) await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
    for (const text of words) await expect(main.getByText(text).first()).toBeVisible();
    expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toContain('/social/');
  });

test('each page has a title, a description and a social picture of its own', async ({ request }) => {
  const seen = await Promise.all(
    PAGES.map(async ({ path }) => {
      const html = await (await request.get(path)).text();
      return [/<title>(.*?)<\/title>/, /name="description" content="(.*?)"/, /og:image" content="(.*?)"/].map(
        part => part.exec(html)?.[1],
      );
    }),
  );
  for (const part of [0, 1, 2]) expect(new Set(seen.map(page => page[part])).size).toBe(PAGES.length);
});

for (const path of ['/terms', '/privacy'])
  test(`${path} has ten numbered sections, each reached from the contents`, async ({ page }) => {
    await page.goto(path);
    const sections = page.locator('main').getByRole('heading', { level: 2 });
    await expect(sections).toHaveCount(10);
    const names = await sections.allTextContents();
    expect(names.map(name => Number.parseInt(name, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
    await expect(page).toHaveURL(/#section-10$/);
    await expect(sections.last()).toBeInViewport();
  });

test('Games shows the two featured games, the prototypes in their order, then all else', async ({ page }) => {
  await page.goto('/games');
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const cards = (name: string) =>
    section(name)
      .getByRole('article')
      .getByRole('link')
      // Tags lead to a search.
      .evaluateAll(all => all.map(link => link.getAttribute('href')).filter(to => !to?.includes('?q=')));
  // Each leads to its page, and to the game itself.
  expect((await cards('Our Games')).toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))).toEqual([
    '/games/guardians',
    '/games/guardians-and-glory',
    '/games/lemonade',
    '/games/lemonade-billionaire',
  ]);
  await expect(section('Our Games').getByText('March 2025')).toHaveCount(2);

  const onShelf = PROTOTYPES.filter(id => CATALOG.some(game => game.id === id));
  expect(await cards('Prototypes & Experiments')).toEqual(onShelf.map(id => `/games/${id}`));
  const more = CATALOG.filter(({ card }) => card.listing.section === 'more').map(({ id }) => `/games/${id}`);
  expect(await cards('More to play')).toEqual(more);
  expect(await cards('Fun Stuff')).toEqual(TOOLS.map(tool => tool.path));
});

test('Home shows a tool under Fun Stuff when it is on the shelf, and its headings lead to the games', async ({
  page,
}) => {
  await page.goto('/');
  const fun = ['/video-game-music-generator', '/paint'].filter(path => TOOLS.some(tool => tool.path === path));
  const section = page.getByRole('region', { name: 'Fun Stuff' });
  await expect(section).toHaveCount(fun.length > 0 ? 1 : 0);
  for (const path of fun) await expect(section.locator(`article a[href="${path}"]`)).toBeVisible();
  await page.getByRole('heading', { name: 'Our Games' }).getByRole('link').click();
  await expect(page).toHaveTitle('Games | Folded Fox Games');
});

test('header, drawer and footer carry the specified links', async ({ page }) => {
  await page.goto('/our-story');
  const main = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const links = await main.evaluateAll(all => all.map(link => [link.textContent, link.getAttribute('href')]));
  expect(links).toEqual(HEADER_LINKS);
  await expect(page.getByRole('link', { name: 'Our Story' }).first()).toHaveAttribute('aria-current', 'page');
  for (const [group, paths] of Object.entries(FOOTER_GROUPS))
    expect(await hrefs(page, `footer nav[aria-label="${group}"]`)).toEqual(paths);
  await expect(page.locator('footer nav')).toHaveCount(Object.keys(FOOTER_GROUPS).length);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect.poll(() => hrefs(page, 'dialog')).toEqual(HEADER_LINKS.map(([, path]) => path));
});

test('a page fetches no style sheet, and the next page only what is new to it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => request.url().endsWith('.css') && asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await hydrated(page);
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Our Story' }).first().click();
  await expect(page).toHaveTitle('Our Story | Folded Fox Games');
  expect(asked.filter(path => !path.startsWith('/build/OurStory-'))).toEqual([]);
});

test('old and misspelt addresses lead to real pages', async ({ request }) => {
  for (const [from, title] of [
    ['/guardians-and-glory', 'Guardians'],
    ['/lemmonade-billionaire/', 'Lemonade'],
  ] as const) {
    const response = await request.get(from);
    expect([response.status(), await response.text()]).toEqual([200, expect.stringContaining(`<title>${title}`)]);
  }
});

test('following links from page to page loads the site once and finds every page whole', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  for (const [name, path] of [...HEADER_LINKS.slice(1), ['Every game', '/games'], ['Terms & Conditions', '/terms']]) {
    await page.locator(`header nav a[href="${path}"], footer a[href="${path}"]`).last().click();
    await expect(page, String(name)).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator('main')).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true);
});

const GAMES = new Set(CATALOG.map(({ id }) => `/games/${id}`));
/** Scripts that a document names: the first one, the bundler's, React, the site's, what pages share, and its own; a tool has two more. */
const MOST_NAMED = { page: 6, tool: 8 };
/** Scripts behind: what is kept, cards that move, and the offline part. */
const MOST_BEHIND = 5;

for (const path of [...PATHS.filter(other => !GAMES.has(other)), MISSING])
  test(`${path}: taken over in its place by few scripts, never scrolling sideways, and axe finds nothing`, async ({
    page,
    faults,
  }) => {
    await watchShifts(page);
    const response = await page.goto(path);
    const named = [...new Set((await response?.text())?.match(/\/build\/[\w.-]+\.js/g))];
    await expectHydrated(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await axeFaults(page)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sideways(page), `${width} px wide`).toBe(0);
    }
    // What a browser's zoom does: half the window in CSS pixels; and text alone at twice its size.
    await page.setViewportSize({ width: 640, height: 400 });
    expect(await sideways(page), 'zoomed').toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await sideways(page), 'large text').toBe(0);
    // By now it has asked for all that it asks for without a gesture.
    const scripts = scriptsOf(await requestedFiles(page));
    const behind = scripts.filter(script => !named.includes(script));
    expect(named.length, named.join('\n')).toBeLessThanOrEqual(
      MOST_NAMED[TOOLS.some(tool => tool.path === path) ? 'tool' : 'page'],
    );
    expect(behind.length, behind.join('\n')).toBeLessThanOrEqual(MOST_BEHIND);
    expect(named.length).toBeGreaterThan(1);
    if (path === MISSING) ignore404(faults);
  });

test('axe is heard: a button without a name, and words that are pale in the dark alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/terms');
  await hydrated(page);
  await page.evaluate(() => {
    const words = Object.assign(document.createElement('p'), { className: 'planted', textContent: 'Pale in the dark' });
    words.style.setProperty('color', 'light-dark(black, #333)');
    document.querySelector('main')?.append(document.createElement('button'), words);
  });
  const found = await axeFaults(page);
  expect(found).toEqual([
    expect.stringMatching(/^button-name: <button>/),
    expect.stringMatching(/^in the dark: color-contrast: <p class="planted"/),
  ]);
});

test('an answer of the FAQ unfolds by keyboard', async ({ page }) => {
  await page.goto('/support');
  const question = page.getByText('Do I need an account?');
  const answer = page.getByText('There is nothing to sign up for');
  await expect(answer).toBeHidden();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
});

test('nothing moves by itself for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path } of PAGES) {
    await page.goto(path);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(animation => Number(animation.effect?.getTiming().duration) > 1).length,
    );
    expect(moving, path).toBe(0);
  }
});

test('pictures keep their place, fit their window and carry their names', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/games/guardians-and-glory', '/games/lemonade-billionaire']) {
    await page.goto(path);
    const images = page.locator('main img[srcset*=".jpg"]');
    expect(await images.count(), path).toBeGreaterThan(0);
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/-480\.jpg$/);
      expect(await image.getAttribute('width')).toBe('1600');
      for (const copy of String(await image.getAttribute('srcset')).split(', '))
        expect((await request.get(String(copy.split(' ')[0]))).status(), copy).toBe(200);
    }
  }
  for (const file of [
    ...['guardians-and-glory.jpg', 'lemonade-billionaire.jpg', 'dice_conquest.png', 'dalex_splash.jpg'],
    ...['rock.png', 'waypoint.png', 'gem_base.png', 'mob.png', 'mob_air.png'],
  ])
    expect((await request.get(`/assets/images/${file}`)).status(), file).toBe(200);
});

test('machines find sitemap, robots, manifest and icons', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https:\/\/foldedfox\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(new Set(paths)).toEqual(new Set(PATHS));
  expect(paths).toHaveLength(PATHS.length);
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: https://foldedfox.example/sitemap.xml');
  await page.goto('/');
  const links = page.locator('link[rel="manifest"], link[rel~="icon"], link[rel="apple-touch-icon"]');
  await expect(links).toHaveCount(4);
  const files = await links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''));
  for (const file of files) expect((await request.get(file)).status(), file).toBe(200);
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  expect(await manifest.json()).toMatchObject({ name: 'Folded Fox Games', start_url: '/' });
});
