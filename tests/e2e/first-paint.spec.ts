// What decides how soon a page's first words are painted, as counts: elements laid out, pictures that are documents, boxes that are clipped or cast a shadow.
import { expect, test } from '@playwright/test';

interface Counts {
  /** Elements that are laid out before the first paint. */
  readonly laidOut: number;
  /** SVG pictures of the stylesheets and the page, each a document to the browser. */
  readonly drawings: number;
  /** Boxes in the first screen with a clip path. */
  readonly clipped: number;
  /** Boxes in the first screen with a filter. */
  readonly filtered: number;
}

/** Most of each on a phone, what was reached and a tenth more. */
const PAGES: Readonly<Record<string, Counts>> = {
  '/': { laidOut: 113, drawings: 3, clipped: 13, filtered: 20 },
  '/games': { laidOut: 106, drawings: 3, clipped: 15, filtered: 14 },
  '/privacy': { laidOut: 102, drawings: 2, clipped: 4, filtered: 2 },
  '/games/dalex': { laidOut: 87, drawings: 2, clipped: 13, filtered: 1 },
  '/games/sokoban': { laidOut: 80, drawings: 2, clipped: 15, filtered: 1 },
  '/games/guardians': { laidOut: 82, drawings: 2, clipped: 19, filtered: 1 },
  '/paint': { laidOut: 111, drawings: 3, clipped: 6, filtered: 1 },
};

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

for (const [path, most] of Object.entries(PAGES))
  test(`${path}: first paint`, async ({ page }) => {
    // Animations stand at their beginning, as in the first paint.
    const debug = await page.context().newCDPSession(page);
    await debug.send('Animation.enable');
    await debug.send('Animation.setPlaybackRate', { playbackRate: 0 });
    // As the document is before its scripts have come.
    await page.route('**/*.js', route => route.abort());
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('#read').waitFor({ state: 'attached' });
    const counts: Counts = await page.evaluate(() => {
      const laidOut = [...document.body.querySelectorAll('*')].filter(element =>
        element.checkVisibility({ contentVisibilityAuto: true }),
      );
      const first = laidOut.filter(element => element.getBoundingClientRect().top < innerHeight);
      const stylesOf = (element: Element) =>
        [null, '::before', '::after']
          .map(part => getComputedStyle(element, part))
          .filter((style, index) => index === 0 || style.content !== 'none');
      const all = [document.documentElement, document.body, ...laidOut].flatMap(stylesOf);
      const drawn = all.flatMap(({ backgroundImage, maskImage }) =>
        [...`${backgroundImage}${maskImage}`.matchAll(/url\("([^"]*svg[^"]*)"\)/g)].map(match => match[1]),
      );
      const shown = [...document.images].map(({ currentSrc }) => currentSrc).filter(source => source.endsWith('.svg'));
      const styles = first.flatMap(stylesOf);
      return {
        laidOut: laidOut.length,
        drawings: new Set([...drawn, ...shown]).size,
        clipped: styles.filter(({ clipPath }) => clipPath !== 'none').length,
        filtered: styles.filter(({ filter }) => filter !== 'none').length,
      };
    });
    for (const [what, limit] of Object.entries(most))
      expect.soft(counts[what as keyof Counts], what).toBeLessThanOrEqual(limit);
  });
