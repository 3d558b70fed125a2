// The `test` every browser test uses: it fails on any console error, page error, failed request or breach of the CSP.
import { test as base, expect } from '@playwright/test';

export { expect };

export const test = base.extend<{
  /** What went wrong on the page so far; must be empty at the end. A test that provokes a fault empties it by `splice`. */
  faults: string[];
}>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('console', message => {
        if (message.type() === 'error') faults.push(`console: ${message.text()}`);
      });
      page.on('pageerror', error => faults.push(`page error: ${error.message}`));
      page.on('requestfailed', request => {
        // A page left early aborts what it was fetching; that is no fault.
        const reason = request.failure()?.errorText;
        if (reason !== 'net::ERR_ABORTED') faults.push(`request failed: ${request.url()} ${reason}`);
      });
      page.on('response', response => {
        if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
      });
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', event =>
          console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
        );
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
