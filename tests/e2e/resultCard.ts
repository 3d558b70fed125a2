// The result card as a visitor uses it: what does not stand beside its main button is behind "More".
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens "More" of the result card. */
export async function openMore(page: Page): Promise<void> {
  const more = page.locator('[data-card="result"]').getByRole('button', { name: 'More', exact: true });
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
}

/** Presses this button of the result card, wherever it stands: what is beside the main one depends on how the run ended. */
export async function pressOnResult(page: Page, name: string): Promise<void> {
  const card = page.locator('[data-card="result"]');
  await expect(card).toBeVisible();
  const button = card.getByRole('button', { name, exact: true });
  if ((await button.count()) === 0) await openMore(page);
  await button.click();
}
