// Play, inputs going in: processor time of a frame's script and of its drawing, tasks, collected garbage, commits of the HUD, and, four times slower, an input to
// its picture. Times are the page's thread's own, from a trace, so that another process does not count; what waits for a picture is the clock's.
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { pick, random, seeded } from '../../scenes/kit/core/rng.ts';
import { BROWSER_FLAGS, findBrowser } from '../browser.mjs';
import { type PreviewServer, servePreview } from '../setup/site.ts';
import { servedReference } from './reference.ts';
import { percentile, type Row, report, rounded } from './report.ts';
import { type FrameTimes, frameTimesOf, TRACED } from './trace.ts';

const named = process.env.GAMES?.split(',');
const GAMES = CATALOG.filter(({ id }) => named?.includes(id) ?? true);
const SECONDS = Number(process.env.SECONDS ?? 20);
/** Inputs a second. */
const RATE = 7;
const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Space', 'Enter', 'KeyX', 'Digit1', 'Digit2', 'KeyR'];
/** A processor that is slower by this. */
const SLOWER = 4;
/** Milliseconds on the slower processor, drawing in software left out of a frame and a task. */
const BUDGET = { frameScript: 8, task: 100, toPicture: 100 };
/** Images that the page of bare Phaser moves. */
const THINGS = [50, 200];

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

interface Watched {
  /** Milliseconds from each input to the picture after it. */
  readonly inputs: number[];
  /** Changes of the HUD, each a batch of what React wrote at once. */
  commits: number;
  /** Images drawn on a canvas. */
  draws: number;
}

const WATCH = () => {
  const watched: Watched = { inputs: [], commits: 0, draws: 0 };
  const draw = CanvasRenderingContext2D.prototype.drawImage as (...rest: unknown[]) => void;
  CanvasRenderingContext2D.prototype.drawImage = function (...rest: unknown[]) {
    watched.draws++;
    draw.apply(this, rest);
  };
  new PerformanceObserver(list => {
    for (const { name, duration } of list.getEntries())
      if (/^(keydown|pointerdown)$/.test(name)) watched.inputs.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const begin = () => {
    watched.inputs.length = watched.commits = watched.draws = 0;
    const hud = document.querySelector('[data-layer="hud"]');
    if (hud)
      new MutationObserver(() => watched.commits++).observe(hud, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
  };
  Object.assign(window, { watched, begin });
};
const begin = (page: Page) => page.evaluate(() => (window as unknown as { begin(): void }).begin());
const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched);

/** Inputs as somebody gives them who tries everything; the same in each run. */
async function playAbout(page: Page, seconds: number): Promise<void> {
  const rng = seeded(7);
  const stage = await page.locator('[data-stage]').boundingBox();
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until) {
    const next = Date.now() + 1000 / RATE;
    if (stage && random(rng) < 0.3)
      await page.mouse.click(stage.x + stage.width * random(rng), stage.y + stage.height * random(rng), { delay: 30 });
    else await page.keyboard.press(pick(rng, KEYS), { delay: 30 });
    await page.waitForTimeout(Math.max(0, next - Date.now()));
  }
}

async function traced(page: Page, during: () => Promise<void>): Promise<FrameTimes> {
  await browser.startTracing(page, { categories: TRACED });
  await begin(page);
  await during();
  return frameTimesOf((await browser.stopTracing()).toString());
}

async function opened(address: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0);
  return { page, debug: await context.newCDPSession(page), close: () => context.close() };
}

const rowOf = (what: string, { scripts, drawing, tasks, garbage }: FrameTimes, draws: number): Row => ({
  what,
  frames: scripts.length,
  'script ms': rounded(SLOWER * percentile(scripts, 0.5)),
  'p95 ms': rounded(SLOWER * percentile(scripts, 0.95)),
  'draws a frame': Math.round(draws / scripts.length),
  'drawing ms': rounded(SLOWER * percentile(drawing, 0.5)),
  'longest task ms': Math.round(SLOWER * Math.max(0, ...tasks)),
  'tasks over 50': tasks.filter(ms => SLOWER * ms > 50).length,
  'garbage ms a minute': Math.round((SLOWER * garbage * 60) / SECONDS),
});

test('in play', async () => {
  const rows: Row[] = [];
  for (const things of THINGS) {
    const { page, close } = await opened(`${reference.address}/?things=${things}`);
    const times = await traced(page, () => page.waitForTimeout(5000));
    rows.push(rowOf(`bare Phaser, ${things} things`, times, (await watched(page)).draws));
    await close();
  }
  for (const { id } of GAMES) {
    const { page, debug, close } = await opened(`${site.address}/games/${id}`);
    await page.locator('[data-card="start"] [data-primary]').click();
    await page.waitForFunction(() => document.querySelector<HTMLElement>('[data-play]')?.dataset.play === 'playing');
    const times = await traced(page, () => playAbout(page, SECONDS));
    const { draws, commits } = await watched(page);
    await debug.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await begin(page);
    await playAbout(page, SECONDS / 2);
    const { inputs } = await watched(page);
    rows.push({
      ...rowOf(id, times, draws),
      'commits a second': rounded(commits / SECONDS),
      'input p95 ms': Math.round(percentile(inputs, 0.95)),
    });
    await close();
  }
  report('In play, four times slower', rows);
  for (const row of rows.slice(THINGS.length)) {
    expect.soft(row['p95 ms'], `${row.what}: script of a frame`).toBeLessThanOrEqual(BUDGET.frameScript);
    expect.soft(row['longest task ms'], `${row.what}: longest task`).toBeLessThanOrEqual(BUDGET.task);
    expect.soft(row['input p95 ms'], `${row.what}: an input to its picture`).toBeLessThanOrEqual(BUDGET.toPicture);
  }
});
