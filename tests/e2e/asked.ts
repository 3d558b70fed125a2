// What a page has asked the server for, in the order of asking.
import type { Page } from '@playwright/test';

export interface Asked {
  readonly name: string;
  readonly at: number;
}

/** Every file asked for so far. */
export const askedFor = (page: Page): Promise<readonly Asked[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ name: new URL(name).pathname, at: startTime }))
      .toSorted((a, b) => a.at - b.at)
      // What was fetched ahead is named again when it is run.
      .filter(({ name }, index, all) => all.findIndex(other => other.name === name) === index),
  );

export const scriptsOf = (files: readonly Asked[]): string[] =>
  files.map(({ name }) => name).filter(name => name.endsWith('.js'));
