// Every game on every screen, by mouse and by finger, each on a page of its own. Tight ones alone, on one page: screens-tight.spec.ts.
import { CATALOG } from '../../scenes/catalog.ts';
import { test } from '../e2e/fixtures.ts';
import { checkLayout } from '../e2e/layoutCheck.ts';
import { hideLab } from '../e2e/layoutFaults.ts';
import { openLab } from '../e2e/play.ts';

for (const hands of ['mouse', 'fingers'] as const)
  test.describe(`by ${hands}`, () => {
    test.use({
      viewport: { width: 640, height: 400 },
      ...(hands === 'fingers' && { hasTouch: true, isMobile: true }),
    });

    for (const { id, stage } of CATALOG)
      test(`${id}: fits every screen and large text, by ${hands}`, async ({ page }) => {
        test.slow();
        await openLab(page, `/games/${id}?lab&seed=7`);
        await hideLab(page);
        await checkLayout(page, { devices: [hands], all: true, stage });
      });
  });
