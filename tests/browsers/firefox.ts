// Firefox over WebDriver BiDi, headless: no driver program is needed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import type { Browser } from './browser.ts';
import { installed } from './installed.mjs';
import { keyValue } from './webDriver.ts';

/** Console messages that are Firefox's own remarks on a page, not errors of it. */
const IS_ERROR = /^(?:error|assert)$/;

/** `env` is added to the environment of the program. */
export async function openFirefox(env: Readonly<Record<string, string>> = {}): Promise<Browser> {
  const paths = installed.Firefox();
  if (!paths) throw new Error('Firefox is not installed: apt-get install firefox-esr');
  const downloads = mkdtempSync(join(tmpdir(), 'firefox-downloads-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: paths.program as string,
    headless: true,
    env: { ...process.env, ...env },
    protocolTimeout: 0,
    timeout: 120_000,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.always_ask_before_handling_new_types': false,
      'browser.download.alwaysOpenPanel': false,
      // Reduced motion: a press does not only end an animation.
      'ui.prefersReducedMotion': 1,
      // A press of the test's mouse is a gesture; what plays without one stays silent, as for a visitor.
      'media.autoplay.default': 1,
      // A worker would answer instead of the server that a test watches.
      'dom.serviceWorkers.enabled': false,
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  page.setDefaultTimeout(120_000);
  let faults: string[] = [];
  page.on('console', message => {
    if (IS_ERROR.test(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', error => faults.push(`page error: ${String(error)}`));
  page.on('requestfailed', request => {
    // A page that is left early aborts its requests; that is no fault.
    const reason = request.failure()?.errorText ?? '';
    if (!/ABORT/i.test(reason)) faults.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', response => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });

  return {
    name: 'Firefox',
    narrowest: 390,
    downloads,
    open: async address => {
      await page.goto(address, { timeout: 120_000 });
    },
    evaluate: (run, ...input) => page.evaluate(run as never, ...(input as unknown as never[])) as never,
    resize: size => page.setViewport(size),
    move: ({ x, y }) => page.mouse.move(x, y),
    mouseDown: () => page.mouse.down(),
    mouseUp: () => page.mouse.up(),
    keyDown: code => page.keyboard.down(keyValue(code) as KeyInput),
    keyUp: code => page.keyboard.up(keyValue(code) as KeyInput),
    faults: async () => {
      // Events come in order: those of what is done so far precede this answer.
      await page.evaluate(() => null);
      return faults;
    },
    forgetFaults: () => {
      faults = [];
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: async () => {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}
