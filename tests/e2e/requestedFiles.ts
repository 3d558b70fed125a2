// Files that a page has requested from the server.
import type { Page } from '@playwright/test';

/** Paths of all files requested so far. */
export const requestedFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))]);

export const scriptsOf = (files: readonly string[]): readonly string[] => files.filter(name => name.endsWith('.js'));
