// What a visitor's browser meets: cold start on a slow phone line, and many mounts in one page. Bytes are counted by tests/sizes.mjs.
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { BROWSER_FLAGS, findBrowser } from '../browser.mjs';
import { type PreviewServer, servePreview } from '../setup/site.ts';
import { servedReference } from './reference.ts';
import { percentile, type Row, report, rounded } from './report.ts';

/** All of it holds the machine for an hour: MOUNTS and GAMES (ids, with commas between them) make it less. */
const MOUNTS = Number(process.env.MOUNTS ?? 60);
const named = process.env.GAMES?.split(',');
const GAMES = CATALOG.filter(({ id }) => named?.includes(id) ?? true);
/** So many mounts are not counted: caches fill. */
const WARM = 10;
const RUNS = 3;
/** Lighthouse's slow 4G, and a phone four times slower than this machine. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** Lighthouse's own, as it has a browser apply it. */
const LIGHTHOUSE = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
};
const BUDGET = {
  /** Of what React and Phaser need in one bundle. */
  ofReference: 0.9,
  firstFrame: 3700,
  painted: 900,
  warm: 1400,
  mountMs: 150,
  mountBytes: 50_000,
  frameMs: { median: 0.5, p95: 1 },
};

let site: PreviewServer;
let reference: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  site = await servePreview();
  reference = await servedReference();
  const executablePath = await findBrowser();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS });
});
afterAll(async () => {
  await browser.close();
  site.stop();
  reference.stop();
});

const game = ({ id }: GameDefinition) => `/games/${id}`;

async function opened(slow: typeof SLOW_4G | null): Promise<{ page: Page; cdp: CDPSession; close(): Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (slow) {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', slow);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  return { page, cdp, close: () => context.close() };
}

const firstFrame = async (page: Page): Promise<number> => {
  const mark = await page.waitForFunction(() => performance.getEntriesByName('first-frame').at(-1)?.startTime, null, {
    timeout: 60_000,
  });
  return (await mark.jsonValue()) ?? Number.NaN;
};
const painted = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);

test('cold and warm start', async () => {
  const rows: Row[] = [];
  for (const definition of GAMES) {
    const [cold, text, warm]: number[][] = [[], [], []];
    for (let run = 0; run < RUNS; run++) {
      const { page, close } = await opened(SLOW_4G);
      await page.goto(site.address + game(definition));
      cold?.push(await firstFrame(page));
      text?.push(await painted(page));
      await page.reload();
      warm?.push(await firstFrame(page));
      await close();
    }
    const median = (samples: number[] = []) => Math.round(percentile(samples, 0.5));
    rows.push({
      what: definition.id,
      'text ms': median(text),
      'first frame ms': median(cold),
      'warm ms': median(warm),
    });
  }
  report('Start on slow 4G with a CPU four times slower', rows);
  for (const row of rows) {
    expect.soft(row['first frame ms'], `${row.what} first frame`).toBeLessThanOrEqual(BUDGET.firstFrame);
    expect.soft(row['text ms'], `${row.what} text`).toBeLessThanOrEqual(BUDGET.painted);
    expect.soft(row['warm ms'], `${row.what} warm`).toBeLessThanOrEqual(BUDGET.warm);
  }
});

test('first frame beside React and Phaser in one bundle', async () => {
  const pages = [
    { what: 'React and Phaser', address: `${reference.address}/` },
    ...GAMES.map(definition => ({ what: definition.id, address: site.address + game(definition) })),
  ];
  const frames = new Map<string, number[]>(pages.map(({ what }) => [what, []]));
  const texts = new Map<string, number[]>(pages.map(({ what }) => [what, []]));
  // By turns, so that a busy moment of the machine meets all of them.
  for (let run = 0; run < RUNS; run++)
    for (const { what, address } of pages) {
      const { page, close } = await opened(LIGHTHOUSE);
      await page.goto(address);
      frames.get(what)?.push(await firstFrame(page));
      texts.get(what)?.push(await painted(page));
      await close();
    }
  const median = (samples: number[] = []) => Math.round(percentile(samples, 0.5));
  const limit = median(frames.get('React and Phaser'));
  const rows = pages.map(({ what }) => ({
    what,
    'text ms': median(texts.get(what)),
    'first frame ms': median(frames.get(what)),
    'of the reference': rounded(median(frames.get(what)) / limit, 2),
  }));
  report('First frame with Lighthouse’s throttling', rows);
  for (const row of rows.slice(1))
    expect.soft(row['of the reference'], row.what).toBeLessThanOrEqual(BUDGET.ofReference);
});

/** Counts GL contexts made and given back, and makes the page believe it has a GPU. */
const WATCH_GL = () => {
  const counts = { made: 0, lost: 0 };
  Object.assign(window, { glCounts: counts });
  const original = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
    const context = original.call(this, kind as '2d', ...(rest as []));
    if (kind.startsWith('webgl') && context && !('counted' in this)) {
      counts.made++;
      Object.assign(this, { counted: true });
      this.addEventListener('webglcontextlost', () => counts.lost++);
    }
    return context;
  } as typeof original;
};
const PRETEND_GPU = () => {
  const original = WebGLRenderingContext.prototype.getParameter;
  WebGLRenderingContext.prototype.getParameter = function (name: number) {
    return name === 0x9246 ? 'GPU' : original.call(this, name);
  };
};

test(`${MOUNTS} mounts in one page`, async () => {
  const rows: Row[] = [];
  for (const definition of GAMES)
    for (const renderer of ['canvas', 'webgl']) {
      const { page, cdp, close } = await opened(null);
      await page.addInitScript(WATCH_GL);
      if (renderer === 'webgl') await page.addInitScript(PRETEND_GPU);
      await page.goto(`${site.address}/games`);
      const heap = async () => {
        await cdp.send('HeapProfiler.collectGarbage');
        await cdp.send('HeapProfiler.collectGarbage');
        return (await cdp.send('Runtime.getHeapUsage')).usedSize;
      };
      const times: number[] = [];
      let before = 0;
      for (let mount = 0; mount < MOUNTS; mount++) {
        await page.evaluate(() => performance.clearMarks('first-frame'));
        const began = await page.evaluate(() => performance.now());
        await page
          .locator(`a[href="${game(definition)}"]:not([data-begin])`)
          .first()
          .click();
        times.push((await firstFrame(page)) - began);
        await page.locator('a[href="/games"]').first().click();
        await page.waitForFunction(() => document.querySelectorAll('canvas').length === 0);
        if (mount === WARM - 1) before = await heap();
      }
      await page.waitForTimeout(500);
      const grown = ((await heap()) - before) / (MOUNTS - WARM);
      const counts = await page.evaluate(
        () => (window as unknown as { glCounts: { made: number; lost: number } }).glCounts,
      );
      rows.push({
        what: `${definition.id} ${renderer}`,
        'mount ms': Math.round(percentile(times, 0.5)),
        'heap KB per mount': rounded(grown / 1000),
        canvases: await page.locator('canvas').count(),
        'GL contexts left': counts.made - counts.lost,
      });
      await close();
    }
  report(`${MOUNTS} mounts`, rows);
  for (const row of rows) {
    expect.soft(row['heap KB per mount'], row.what).toBeLessThanOrEqual(BUDGET.mountBytes / 1000);
    expect.soft(row['canvases'], row.what).toBe(0);
    // Phaser's own look at what the browser can do makes one for the page, not for the mount.
    expect.soft(row['GL contexts left'], row.what).toBeLessThanOrEqual(1);
    if (row.what.endsWith('canvas')) expect.soft(row['mount ms'], row.what).toBeLessThanOrEqual(BUDGET.mountMs);
  }
});

interface ByHand {
  /** From here on, that many frames at 144 Hz are drawn, two or three to each of the browser's own; ms of each. */
  frames(count: number): Promise<number[]>;
}

/** Frames come when they are told to: this machine's browser shows sixty a second and not one more. */
const BY_HAND = () => {
  const HZ = 144;
  const real = window.requestAnimationFrame.bind(window);
  const waiting = new Map<number, FrameRequestCallback>();
  let ids = 1e6;
  let isByHand = false;
  window.requestAnimationFrame = callback => {
    if (!isByHand) return real(callback);
    waiting.set(++ids, callback);
    return ids;
  };
  const cancel = window.cancelAnimationFrame.bind(window);
  window.cancelAnimationFrame = id => void (waiting.delete(id) || cancel(id));
  const frames = async (count: number) => {
    isByHand = true;
    // What was asked for before is waited for: it asks anew.
    await new Promise(real);
    await new Promise(real);
    const taken: number[] = [];
    const start = performance.now();
    while (taken.length < count) {
      await new Promise(real);
      for (const until = Math.ceil(((taken.length + 1) * 60) / HZ) * (HZ / 60); taken.length < until; ) {
        const due = [...waiting.values()];
        waiting.clear();
        const began = performance.now();
        for (const callback of due) callback(start + (taken.length * 1000) / HZ);
        taken.push(performance.now() - began);
      }
    }
    isByHand = false;
    for (const callback of waiting.values()) real(callback);
    waiting.clear();
    return taken;
  };
  Object.assign(window, { byHand: { frames } satisfies ByHand });
};

test('a frame at 144 Hz', async () => {
  const [warmUp, counted] = [300, 1440];
  const rows: Row[] = [];
  // On canvas: without a graphics card WebGL waits for the processor to draw.
  for (const definition of GAMES) {
    const { page, close } = await opened(null);
    await page.addInitScript(BY_HAND);
    await page.goto(site.address + game(definition));
    await firstFrame(page);
    await page.locator('[data-card="start"] [data-primary]').click();
    await page.waitForFunction(() => document.querySelector<HTMLElement>('[data-play]')?.dataset.play === 'playing');
    const taken = await page.evaluate(
      async ([first, then]) => {
        const { frames } = (window as unknown as { byHand: ByHand }).byHand;
        await frames(first);
        return frames(then);
      },
      [warmUp, counted] as const,
    );
    rows.push({
      what: definition.id,
      'median ms': rounded(percentile(taken, 0.5), 2),
      'mean ms': rounded(taken.reduce((sum, ms) => sum + ms, 0) / taken.length, 2),
      'p95 ms': rounded(percentile(taken, 0.95), 2),
      'worst ms': rounded(Math.max(...taken)),
    });
    await close();
  }
  report('A frame at 144 Hz, on the page’s thread', rows);
  for (const row of rows) {
    expect.soft(row['median ms'], row.what).toBeLessThanOrEqual(BUDGET.frameMs.median);
    expect.soft(row['p95 ms'], row.what).toBeLessThanOrEqual(BUDGET.frameMs.p95);
  }
});
