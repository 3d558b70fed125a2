// Every game on every screen, by mouse and by finger, each on a page of its own. Tight screens are looked at every time: game-pages.spec.ts.
import { CATALOG } from '../../scenes/catalog.ts';
import { putLabAside } from './fits.ts';
import { test } from './fixtures.ts';
import { lookOver } from './looks.ts';
import { openLab } from './play.ts';

test.describe.configure({ mode: 'parallel' });

for (const hands of ['mouse', 'fingers'] as const)
  test.describe(`by ${hands}`, () => {
    test.use({
      viewport: { width: 640, height: 400 },
      ...(hands === 'fingers' && { hasTouch: true, isMobile: true }),
    });

    for (const { id, stage } of CATALOG)
      test(`${id}: fits every screen and large text, by ${hands}`, { tag: '@long' }, async ({ page }) => {
        test.slow();
        await openLab(page, `/games/${id}?lab&seed=7`);
        await putLabAside(page);
        await lookOver(page, { hands: [hands], all: true, stage });
      });
  });
