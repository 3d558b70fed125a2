// The site around the games, on the built and served pages.
import { expect, test } from './fixtures.ts';

test('opens', async ({ page }) => {
  await page.goto('/games');
  await expect(page).toHaveTitle('Games | Folded Fox Games');
});
