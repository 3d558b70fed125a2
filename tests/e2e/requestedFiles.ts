// What a page has asked the server for.
import type { Page } from '@playwright/test';

/** The path of every file asked for so far. */
export const requestedFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))]);

export const scriptsOf = (files: readonly string[]): readonly string[] => files.filter(name => name.endsWith('.js'));
