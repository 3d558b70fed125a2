// Base `test` of all browser tests, each in a new profile: it fails on a console error, page error, failed request, CSP violation, or request
// to another origin, and when a route that it set up met no request: then the file that it should hold back has another name.
import { test as base, expect as once } from '@playwright/test';

/** Polling intervals in milliseconds: layout is done a frame or two after a change. */
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

export const test = base.extend<{
  /** Faults of the page so far; must be empty at the end. A test that provokes a fault empties it by `splice`. */
  faults: string[];
  /** A key is pressed and released at once: both are sent together, so that a slow answer of the page does not hold it until it repeats. */
  quickKeys: undefined;
  /** Routes of the page, by pattern, with the requests that each has met. */
  routes: ReadonlyMap<string, number>;
}>({
  quickKeys: [
    async ({ page }, use) => {
      const { keyboard } = page;
      const press = keyboard.press.bind(keyboard);
      keyboard.press = async (key, options) => {
        if (options?.delay || /.\+/.test(key)) return press(key, options);
        await Promise.all([keyboard.down(key), keyboard.up(key)]);
      };
      await use(undefined);
    },
    { auto: true },
  ],
  routes: [
    async ({ page }, use) => {
      const met = new Map<string, number>();
      const route = page.route.bind(page);
      page.route = (url, handler, options) => {
        const pattern = typeof url === 'string' ? url : url instanceof RegExp ? url.source : 'a predicate';
        met.set(pattern, met.get(pattern) ?? 0);
        const counted: typeof handler = (...request) => {
          met.set(pattern, (met.get(pattern) ?? 0) + 1);
          return handler(...request);
        };
        return route(url, counted, options);
      };
      await use(met);
      expect([...met].filter(([, requests]) => requests === 0)).toEqual([]);
    },
    { auto: true },
  ],
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('console', message => {
        if (message.type() === 'error') faults.push(`console: ${message.text()}`);
      });
      page.on('pageerror', error => faults.push(`page error: ${error.message}`));
      page.on('request', request => {
        const { protocol, hostname } = new URL(request.url());
        if (/^(?:https?|wss?):/.test(protocol) && hostname !== 'localhost')
          faults.push(`left the origin: ${request.url()}`);
      });
      page.on('requestfailed', request => {
        // A page that is left early aborts its requests; that is no fault.
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
