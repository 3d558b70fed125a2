// A first and a second visit on a slow phone: first words beside a page whose style and words stand in its document, a game's first frame beside React and Phaser
// in one bundle from the HTTP cache; the second with the service worker running, and stopped as it is after a night.
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_FLAGS, findBrowser } from '../browser.mjs';
import { type PreviewServer, servePreview } from '../setup/site.ts';
import { servedReference } from './reference.ts';
import { percentile, type Row, report, rounded } from './report.ts';

const RUNS = Number(process.env.RUNS ?? 5);
/** A phone: a processor that is slower by this, and Lighthouse's slow line. */
const SLOWER = 4;
const SLOW_LINE = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
};
/** Of what the reference needs. */
const BUDGET = { words: 1.25, frame: 0.9 };
const GAME = '/games/dalex';

let site: PreviewServer;
let reference: PreviewServer;
let browser: Browser;
beforeAll(async () => {
  [site, reference] = await Promise.all([servePreview(), servedReference()]);
  const executablePath = await findBrowser();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS });
});
afterAll(async () => {
  await browser?.close();
  site?.stop();
  reference?.stop();
});

/** When the first words stood, and the first frame of a game; NaN where there is none. */
interface Times {
  readonly words: number;
  readonly frame: number;
}

async function visit(context: BrowserContext, address: string, hasFrame: boolean): Promise<Times> {
  const page = await context.newPage();
  const debug = await context.newCDPSession(page);
  await debug.send('Network.enable');
  await debug.send('Network.emulateNetworkConditions', SLOW_LINE);
  await debug.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address);
  const words = await timeOf(page, 'first-contentful-paint');
  const frame = hasFrame ? await timeOf(page, 'first-frame') : Number.NaN;
  await page.close();
  return { words, frame };
}

async function timeOf(page: Page, name: string): Promise<number> {
  const mark = await page.waitForFunction(one => performance.getEntriesByName(one).at(-1)?.startTime, name, {
    timeout: 60_000,
  });
  return (await mark.jsonValue()) ?? Number.NaN;
}

/** A context that was on the page before, with whatever it keeps: a cache, and a worker that controls the next page. */
async function returning(address: string, hasFrame: boolean, worker: 'none' | 'running' | 'stopped') {
  const context = await newContext(worker !== 'none');
  const page = await context.newPage();
  await page.goto(address);
  await timeOf(page, hasFrame ? 'first-frame' : 'first-contentful-paint');
  if (worker !== 'none') {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // The game is kept once its document is, which comes last.
    await page.waitForFunction(async path => {
      const keys = await (await caches.open('folded-fox')).keys();
      return keys.some(({ url }) => new URL(url).pathname === path);
    }, new URL(address).pathname);
    if (worker === 'stopped') {
      const debug = await context.newCDPSession(page);
      await debug.send('ServiceWorker.enable');
      await debug.send('ServiceWorker.stopAllWorkers');
    }
  }
  await page.close();
  return context;
}

const newContext = (hasWorker: boolean) =>
  browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });

const median = (samples: readonly number[] = []) => Math.round(percentile(samples, 0.5));

test('a first and a second visit', async () => {
  const inline = `${reference.address}/inline.html`;
  const bundle = `${reference.address}/`;
  const game = site.address + GAME;
  const cases = [
    { what: 'inline page, first', address: inline, worker: null, beside: '' },
    { what: 'inline page, second', address: inline, worker: 'none', beside: '' },
    { what: 'React and Phaser, second', address: bundle, worker: 'none', beside: '' },
    { what: 'Home, first', address: site.address, worker: null, beside: 'inline page, first' },
    { what: `${GAME}, first`, address: game, worker: null, beside: 'inline page, first' },
    { what: `${GAME}, second, worker running`, address: game, worker: 'running', beside: 'inline page, second' },
    { what: `${GAME}, second, worker stopped`, address: game, worker: 'stopped', beside: 'inline page, second' },
  ] as const;
  const taken = new Map<string, Times[]>(cases.map(({ what }) => [what, []]));
  // By turns, so that a busy moment of the machine meets all of them.
  for (let run = 0; run < RUNS; run++)
    for (const { what, address, worker } of cases) {
      const hasFrame = address === bundle || address === game;
      const context = worker ? await returning(address, hasFrame, worker) : await newContext(false);
      taken.get(what)?.push(await visit(context, address, hasFrame));
      await context.close();
    }
  const words = (what: string) => median(taken.get(what)?.map(one => one.words));
  const frame = (what: string) => median(taken.get(what)?.map(one => one.frame));
  const rows: Row[] = cases.map(({ what, beside }) => ({
    what,
    'words ms': words(what),
    ...(beside && { 'words of the reference': rounded(words(what) / words(beside), 2) }),
    ...(frame(what) > 0 && { 'first frame ms': frame(what) }),
    ...(what.includes('worker') && {
      'frame of the reference': rounded(frame(what) / frame('React and Phaser, second'), 2),
    }),
  }));
  report('A first and a second visit, four times slower', rows);
  for (const row of rows) {
    expect.soft(Number(row['words of the reference'] ?? 0), `${row.what}: words`).toBeLessThanOrEqual(BUDGET.words);
    expect.soft(Number(row['frame of the reference'] ?? 0), `${row.what}: frame`).toBeLessThanOrEqual(BUDGET.frame);
  }
});
