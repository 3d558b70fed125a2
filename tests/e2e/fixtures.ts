// The `test` every browser test uses: it fails on any console error, page error, failed request or breach of the CSP. Tests on one
// device take a browser's profile over from each other, swept clean, unless they ask for a new one.
import { type BrowserContext, test as base, type CDPSession, expect as once } from '@playwright/test';

/** A page has laid itself out a frame or two after it was changed: what is polled is asked again soon. */
const SOON = [30, 60, 100];

export const expect: typeof once = new Proxy(once, {
  get(target, name, receiver) {
    if (name !== 'poll') return Reflect.get(target, name, receiver);
    return ((actual, options) =>
      target.poll(actual, {
        intervals: SOON,
        ...(typeof options === 'string' ? { message: options } : options),
      })) satisfies typeof once.poll;
  },
});

/**
 * By kind of device: a profile that has compiled the site's scripts. A page in a new one costs the machine twice as much, and is most of what many
 * tests do.
 */
const profiles = new Map<string, { readonly context: BrowserContext; readonly sweeper: CDPSession }>();

export const test = base.extend<{
  /** What went wrong on the page so far; must be empty at the end. A test that provokes a fault empties it by `splice`. */
  faults: string[];
  /**
   * In the profile that the last test on this kind of device left, swept clean of all but compiled scripts and what came over the line. What a first
   * visit is served: fresh.ts. A test that changes the profile itself (its clock, its routes to scripts) takes a new one.
   */
  inherits: boolean;
}>({
  inherits: [true, { option: true }],
  context: async (
    { browser, baseURL, hasTouch, isMobile, deviceScaleFactor, javaScriptEnabled, permissions, colorScheme, inherits },
    take,
  ) => {
    if (!inherits) {
      const context = await browser.newContext();
      await take(context);
      await context.close();
      return;
    }
    const kind = JSON.stringify([hasTouch, isMobile, deviceScaleFactor, javaScriptEnabled, permissions, colorScheme]);
    let profile = profiles.get(kind);
    if (!profile) {
      const context = await browser.newContext();
      profile = { context, sweeper: await context.newCDPSession(await context.newPage()) };
      profiles.set(kind, profile);
    }
    const { context, sweeper } = profile;
    await take(context);
    const [, ...opened] = context.pages();
    await Promise.all(opened.map(page => page.close()));
    await context.clearCookies();
    // Those it was made with stay.
    await context.clearPermissions();
    await context.grantPermissions(permissions ?? []);
    await context.unrouteAll();
    await sweeper.send('Storage.clearDataForOrigin', { origin: String(baseURL), storageTypes: 'all' });
  },
  page: async ({ page, viewport }, take) => {
    if (viewport) await page.setViewportSize(viewport);
    await take(page);
  },
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
