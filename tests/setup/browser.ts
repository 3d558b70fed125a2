// A browser of its own for a test that drives one from vitest; what its page throws or says as an error is collected.
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { onTestFinished } from 'vitest';
import { BROWSER_FLAGS, findBrowser } from '../browser.mjs';

/** Nothing but this machine is reached: what leads elsewhere is not found. */
const NOWHERE_ELSE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/** A Chromium that is closed with the test. */
export async function ownBrowser(): Promise<Browser> {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...BROWSER_FLAGS, NOWHERE_ELSE],
  });
  onTestFinished(() => browser.close());
  return browser;
}

/** What the browser says of a request that it could not make, and of the page that it then shows itself. */
const NOT_OURS = /net::ERR|chrome-error:/;

export interface Watched {
  readonly page: Page;
  /** Errors on the console and in the page so far. */
  readonly faults: string[];
}

/** A page in a profile of its own. */
export async function watchedPage(browser: Browser, options: BrowserContextOptions): Promise<Watched> {
  const context = await browser.newContext({ acceptDownloads: false, serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' && !NOT_OURS.test(message.text())) faults.push(message.text());
  });
  page.on('pageerror', error => faults.push(error.message));
  page.on('dialog', dialog => dialog.dismiss());
  return { page, faults };
}
