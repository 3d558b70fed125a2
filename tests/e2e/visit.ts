// A first visit to a page: served with status 200, titled as specified, silent, and without fault for axe.
import type { Page } from '@playwright/test';
import { judged } from './axe.ts';
import { expect } from './fixtures.ts';
import { titleOf } from './pages.ts';
import { firstFrameShown } from './play.ts';
import { hydrated } from './settled.ts';

/** Visits a path. Answers the list of all that the page says in the browser's console, which goes on growing. */
export async function visit(page: Page, path: string, query = ''): Promise<readonly string[]> {
  const said: string[] = [];
  page.on('console', message => said.push(`${message.type()}: ${message.text()}`));
  const response = await page.goto(path + query);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(`${titleOf(path)} | Folded Fox Games`);
  expect(await axeWhole(page)).toEqual([]);
  expect(said).toEqual([]);
  return said;
}

/** Faults that axe finds once the page answers and, of a game, its first picture is there; what comes behind that by itself is waited for, and heard too. */
export async function axeWhole(page: Page): Promise<string[]> {
  await hydrated(page);
  if ((await page.locator('[data-stage]').count()) > 0) await firstFrameShown(page);
  const found = await judged(page, 'html');
  await page.waitForLoadState('networkidle');
  return found;
}
