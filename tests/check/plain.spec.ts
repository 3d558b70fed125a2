// Pages that say what is true, for whoever meets them: what is in the making, without script, on paper, and where links are shared.
import { expect, test } from '../e2e/fixtures.ts';
import { PATHS } from '../e2e/pages.ts';

test('the two featured games can be played with one press from their pages; what is in the making is said', async ({
  page,
}) => {
  await page.goto('/games');
  const shelf = page.getByRole('region', { name: 'Our Games' });
  for (const card of await shelf.getByRole('article').all()) {
    await expect(card).toContainText('March 2025');
    await expect(card.getByRole('link', { name: /^Play / })).toBeVisible();
  }
  await expect(page.locator('main')).not.toContainText('you are playing');
  for (const [path, game] of [
    ['/games/guardians-and-glory', 'guardians'],
    ['/games/lemonade-billionaire', 'lemonade'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/games/${game}$`));
  }
  await page.goto('/games/lemonade-billionaire');
  await expect(page.getByText(/are in the making\.$/).first()).toBeVisible();
});

test('every page has a social picture of 1200 × 630 as JPEG or PNG', async ({ request }) => {
  for (const path of PATHS) {
    const html = await (await request.get(path)).text();
    const said = (name: string) => new RegExp(`property="og:image${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    expect([path, said(':width'), said(':height')]).toEqual([path, '1200', '630']);
    const picture = await request.get(new URL(said('')).pathname);
    expect(picture.headers()['content-type'], path).toMatch(/^image\/(?:jpeg|png)$/);
    expect(sizeOf(await picture.body()), path).toEqual([1200, 630]);
  }
});

/** Width and height as the file itself has them: a PNG at its head, a JPEG where its frame begins. */
function sizeOf(bytes: Buffer): readonly number[] {
  if (bytes.readUInt32BE(0) === 0x89504e47) return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  expect(bytes.readUInt16BE(0)).toBe(0xffd8);
  for (let at = 2; at < bytes.length - 8; at += 2 + bytes.readUInt16BE(at + 2)) {
    const mark = bytes.readUInt8(at + 1);
    if (mark >= 0xc0 && mark <= 0xc2) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
  return [];
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  test('the way to every page stands on a phone, and tools and games say what they need', async ({
    page,
    request,
    faults,
  }) => {
    await page.goto('/our-story');
    const main = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Home', 'Our Story', 'Support']) await expect(main.getByRole('link', { name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    for (const path of ['/games/sokoban', '/paint', '/video-game-music-generator']) {
      const html = await (await request.get(path)).text();
      expect(html, path).toMatch(
        /<noscript><span data-no-script[^>]*><\/span><\/noscript><div [^>]*data-hides="rest">/,
      );
      await page.goto(path);
      await expect(page.getByText('with JavaScript, and sends nothing')).toBeVisible();
      // Nothing that looks alive and answers nobody.
      for (const control of await page.locator('main').locator('button, select, input, canvas').all())
        await expect(control, path).toBeHidden();
    }
    await page.goto('/games');
    await expect(page.getByText('Search and games run on your own device, with JavaScript')).toBeVisible();
    for (const control of await page.locator('main').locator('button, select, input').all())
      await expect(control).toBeHidden();
    // A card is a link, with script or without.
    await page.getByRole('region', { name: 'Play now' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/games\/[\w-]+$/);
    // Scripts that a page asks for early are refused where none may run.
    faults.splice(0, faults.length, ...faults.filter(fault => !/^request failed: .*\.js csp$/.test(fault)));
  });
});

test('on paper there are words in black, and no menus', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.locator('main h2').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  // The ribbon lies on a picture, which is printed as it is.
  await page.goto('/games');
  const ribbon = page.getByText('March 2025').first();
  await expect(ribbon).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(ribbon).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('searchbox')).toBeHidden();
  // The canvas of a page in the dark is black.
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});
