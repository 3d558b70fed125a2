// A monkey on every page for a minute: random clicks, keys and touches. Nothing may be thrown, said on the console or left hanging.
import { readdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { pick, type Rng, random, randomInt, seeded } from '../../scenes/kit/core/rng.ts';
import { BROWSER_FLAGS, findBrowser } from '../browser.mjs';
import { type PreviewServer, servePreview } from '../setup/site.ts';

const MINUTE = 60_000;
const HANGS_MS = 20_000;
const KEYS = [
  'Escape',
  'p',
  'r',
  'm',
  'Enter',
  ' ',
  'Tab',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  '1',
  '5',
  '9',
  '?',
  'w',
  'a',
  's',
  'd',
  'f',
  'F8',
];
/** MONKEY=1/2: of so many shares of the pages this one. */
const [SHARE = 1, SHARES = 1] = (process.env['MONKEY'] ?? '1/1').split('/').map(Number);
const ROUTES = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('index.html'))
  .map(file => `/${file.slice(0, -'index.html'.length)}`)
  .filter((_, index) => index % SHARES === SHARE - 1);

let site: PreviewServer;
beforeAll(async () => {
  site = await servePreview();
});
afterAll(() => site.stop());

async function act(page: Page, rng: Rng): Promise<void> {
  const size = page.viewportSize() ?? { width: 400, height: 800 };
  const [x, y] = [randomInt(rng, size.width), randomInt(rng, size.height)];
  const kind = random(rng);
  if (kind < 0.35) await page.keyboard.press(pick(rng, KEYS), { delay: randomInt(rng, 80) });
  else if (kind < 0.6) await page.touchscreen.tap(x, y);
  else if (kind < 0.85) await page.mouse.click(x, y);
  else {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(randomInt(rng, size.width), randomInt(rng, size.height), { steps: 4 });
    await page.mouse.up();
  }
}

test('there are pages to visit', () => expect(ROUTES.length).toBeGreaterThan(2));

/** Two at a time: one page leaves half of the machine idle. Each in a browser of its own: of two windows one is behind, and a touch on it may never be answered. */
const PAIRS = ROUTES.flatMap((_, i) => (i % 2 === 0 ? [ROUTES.slice(i, i + 2)] : []));

for (const pair of PAIRS) test(`a minute on ${pair.join(' and ')}`, () => Promise.all(pair.map(minuteOn)));

/** Chromium may leave a tap unanswered that meets a scroll or a new page; a page that does not answer either hangs, and is named. */
async function answered(acted: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>(resolve => {
    timer = setTimeout(() => resolve(false), HANGS_MS);
  });
  return Promise.race([acted.then(() => true), late]).finally(() => clearTimeout(timer));
}

async function minuteOn(route: string): Promise<void> {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS });
  onTestFinished(() => browser.close());
  const context = await browser.newContext({
    viewport: { width: 900, height: 700 },
    hasTouch: true,
    acceptDownloads: false,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', message => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', error => faults.push(error.message));
  page.on('dialog', dialog => dialog.dismiss());
  // Links that lead off the page are part of the page, but the monkey comes back.
  await context.route(/^(?!http:\/\/localhost)/, request => request.abort());
  const rng = seeded(route.length);
  await page.goto(site.address + route);
  const began = Date.now();
  while (Date.now() - began < MINUTE) {
    const wasAnswered = await answered(act(page, rng));
    if (!wasAnswered && !(await answered(page.title().catch(() => '')))) throw new Error(`${route} hangs`);
    if (!wasAnswered || new URL(page.url()).pathname !== route) await page.goto(site.address + route);
  }
  // Polled: the last act may have led to another page, which takes its context with it while it is asked.
  await expect.poll(() => page.title(), { message: route, timeout: HANGS_MS }).not.toBe('');
  expect(
    faults.filter(fault => !fault.includes('net::ERR')),
    route,
  ).toEqual([]);
}
