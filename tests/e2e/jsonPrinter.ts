// Page object of the JSON pretty printer: its page, its parts by role, the texts of its rows.
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const PATH = '/j-parse';
export const SAMPLE =
  '{"name":"fox","n":12345678901234567890,"n":1.0,"rows":[{"id":1,"t":"b"},{"id":2,"t":"a"},{"id":3,"t":"c"}],"deep":{"x":{"y":[1e400]}}}';

export const field = (page: Page) => page.getByRole('textbox', { name: 'JSON input' });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const tree = (page: Page) => page.getByRole('treegrid', { name: 'JSON' });
export const says = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).last()).toBeVisible();
export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

export async function open(page: Page, text = SAMPLE, address = PATH) {
  // As in a new tab: the document of this tab is not restored.
  await page.addInitScript(() => {
    try {
      sessionStorage.removeItem('foldedFox.json.document');
    } catch {
      // Storage is forbidden.
    }
  });
  await page.goto(address);
  await field(page).fill(text);
  await button(page, 'Parse JSON').click();
  await expect(tree(page)).toBeVisible();
}

/** Text of the visible rows without the excerpts of collapsed ones, one per line. */
export const rows = (page: Page) =>
  tree(page)
    .locator('[role="row"], [aria-hidden="true"]:has(> div)')
    .evaluateAll(all =>
      all
        .map(row => {
          const excerpt = row.querySelector('[data-part="excerpt"]')?.textContent ?? '';
          const text = row.textContent?.replace(excerpt, '').trim() ?? '';
          return { at: new DOMMatrix(getComputedStyle(row).transform).f, text };
        })
        .toSorted((a, b) => a.at - b.at)
        .map(({ text }) => text),
    );

/** Names of the stored documents, the newest first. */
export const storedDocuments = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const asked = indexedDB.open('folded-fox-json');
        asked.onupgradeneeded = () => asked.transaction?.abort();
        asked.onerror = () => resolve([]);
        asked.onsuccess = () => {
          const all = asked.result
            .transaction('documents')
            .objectStore('documents')
            .getAll(IDBKeyRange.bound('document/', 'document/\uffff'));
          all.onsuccess = () => {
            asked.result.close();
            const entries = all.result as { name: string; changed: number }[];
            resolve(entries.toSorted((a, b) => b.changed - a.changed).map(({ name }) => name));
          };
        };
      }),
  );
