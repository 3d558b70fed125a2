// First visit to a page: status 200, specified title, empty console, and no axe faults.
import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { expect } from './fixtures.ts';
import { titleOf } from './pages.ts';
import { firstFrameShown } from './play.ts';
import { hydrated } from './settled.ts';

/** What Playwright itself writes where a page registers the service worker that the tests do without. */
const OF_PLAYWRIGHT = 'Service Worker registration blocked by Playwright';

/** Visits a path. Returns the growing list of its console messages. */
export async function visit(page: Page, path: string, query = ''): Promise<readonly string[]> {
  const messages: string[] = [];
  page.on('console', message => {
    if (message.text() !== OF_PLAYWRIGHT) messages.push(`${message.type()}: ${message.text()}`);
  });
  const response = await page.goto(path + query);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(`${titleOf(path)} | Folded Fox Games`);
  expect(await axePage(page)).toEqual([]);
  expect(messages).toEqual([]);
  return messages;
}

/** Axe faults after hydration and, on a game page, after its first picture; waits for what loads after that, so that its messages count, too. */
export async function axePage(page: Page): Promise<string[]> {
  await hydrated(page);
  if ((await page.locator('[data-stage]').count()) > 0) await firstFrameShown(page);
  const found = await axeViolations(page, 'html');
  await page.waitForLoadState('networkidle');
  return found;
}
