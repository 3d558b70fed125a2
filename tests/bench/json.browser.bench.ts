// The JSON printer beside an editor and a viewer of others and beside JSON.parse itself, all in one page and one run.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BROWSER_FLAGS, findBrowser } from '../browser.mjs';
import { percentile, type Row, report, rounded } from './report.ts';

const ROOT = fileURLToPath(new URL('json', import.meta.url));
const OUT = fileURLToPath(new URL('../../node_modules/.json-bench', import.meta.url));
const RUNS = 3;
const BUDGET = {
  first: 1.2,
  heap: 8,
  block: 50,
  expand: { 10: 60, 50: 100 },
  scroll: 22,
  edit: 33,
  query: 3,
  compare: 2000,
} as const;
const VIEWERS = ['ours', 'vanilla-jsoneditor', 'react-obj-view'] as const;
type Viewer = (typeof VIEWERS)[number];

let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  // The test runner says 'test', which React takes for development.
  vi.stubEnv('NODE_ENV', 'production');
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    worker: { format: 'es' },
    build: { outDir: OUT, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
  });
  vi.unstubAllEnvs();
  server = await preview({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { outDir: OUT },
    preview: { port: 4392, strictPort: true },
  });
  const executablePath = await findBrowser();
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...BROWSER_FLAGS, '--js-flags=--expose-gc'],
  });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(OUT, { recursive: true, force: true });
});

const call = <T>(page: Page, verb: string, ...args: unknown[]): Promise<T> =>
  page.evaluate(
    ([name, rest]) =>
      (Reflect.get(Reflect.get(window, 'verbs') as object, name) as (...all: unknown[]) => Promise<T>)(...rest),
    [verb, args] as const,
  );

async function opened(viewer: Viewer, megabytes: number, depth = 0): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, serviceWorkers: 'block' });
  page.setDefaultTimeout(180_000);
  const cdp = await page.context().newCDPSession(page);
  await page.goto('http://localhost:4392/');
  await page.waitForFunction(() => 'verbs' in window);
  await call(page, 'setup', viewer, megabytes, depth);
  return { page, cdp };
}

/** Bytes the page holds, typed arrays and the like included. */
async function held(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const usage: { usedSize: number; backingStorageSize?: number } = await cdp.send('Runtime.getHeapUsage');
  return usage.usedSize + (usage.backingStorageSize ?? 0);
}

/** What says that everything is expanded, and how much of it. */
const WHOLE: Readonly<Record<Viewer, readonly [measure: string, least: number]>> = {
  ours: ['rows', 500_001],
  'vanilla-jsoneditor': ['nodes', 500_001],
  'react-obj-view': ['height', 5_000_001],
};

interface Figures {
  readonly parse: number;
  readonly first: number | null;
  readonly whole: number | null;
  readonly inEvent: number;
  readonly block: number;
  readonly heap: number;
  readonly expand: number | null;
  readonly scroll: number | null;
  readonly edit: number | null;
}

/** On a page of its own: to weigh it, the collector throws away compiled code, and what comes next is slow. */
async function heapOf(viewer: Viewer, megabytes: number): Promise<number> {
  const { page, cdp } = await opened(viewer, megabytes);
  const before = await held(cdp);
  await attempt(call(page, 'first'));
  const after = (await attempt(held(cdp))) ?? Number.NaN;
  await page.close();
  return after - before;
}

const attempt = async <T>(work: Promise<T>): Promise<T | null> =>
  Promise.race([work.catch(() => null), new Promise<null>(resolve => setTimeout(() => resolve(null), 90_000))]);

async function measured(viewer: Viewer, megabytes: number): Promise<Figures> {
  const { page } = await opened(viewer, megabytes);
  // Once and cold, as the text itself is read once and cold.
  const parse = await call<number>(page, 'parse');
  const first = await attempt(
    call<{ ms: number | null; whole: number | null; inEvent: number; longest: number }>(page, 'first'),
  );
  const scroll = await attempt(call<number | null>(page, 'scroll'));
  let edit: number | null = null;
  if (first?.ms !== null) {
    if (viewer === 'ours') await openField(page);
    edit = await attempt(call<number | null>(page, 'edit'));
  }
  // The editor of others draws every row: a tab that dies of it would take the run along.
  const expand =
    viewer === 'vanilla-jsoneditor' ? null : await attempt(call<number | null>(page, 'expand', ...WHOLE[viewer]));
  await page.close();
  return {
    parse,
    first: first?.ms ?? null,
    whole: first?.whole ?? null,
    inEvent: first?.inEvent ?? Number.NaN,
    block: first?.longest ?? Number.NaN,
    heap: (await heapOf(viewer, megabytes)) / (megabytes * 1_000_000),
    expand,
    scroll,
    edit,
  };
}

/** Opens the second row's value for typing, as a user does. */
async function openField(page: Page): Promise<void> {
  await page.getByText('Edit mode').click();
  const tree = page.getByRole('treegrid');
  await tree.evaluate(box => box.scrollTo(0, 0));
  await tree.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Value' }).waitFor();
}

const shownAs = (value: number | null, digits = 0) =>
  value === null || Number.isNaN(value) ? 'never' : rounded(value, digits);

test.each([10, 50] as const)('%i MB', async megabytes => {
  const rows: Row[] = [];
  const mine: Figures[] = [];
  for (const viewer of VIEWERS) {
    const runs: Figures[] = [];
    for (let run = 0; run < (viewer === 'ours' ? RUNS : 1); run++) runs.push(await measured(viewer, megabytes));
    if (viewer === 'ours') mine.push(...runs);
    const median = (of: (figures: Figures) => number | null) => {
      const values = runs.map(of).filter(value => value !== null);
      return values.length ? percentile(values, 0.5) : null;
    };
    rows.push({
      what: viewer,
      'JSON.parse ms': shownAs(median(({ parse }) => parse)),
      'first tree ms': shownAs(median(({ first }) => first)),
      '× JSON.parse': shownAs(
        median(({ first, parse }) => first && first / parse),
        2,
      ),
      'whole ms': shownAs(median(({ whole }) => whole)),
      'whole ×': shownAs(
        median(({ whole, parse }) => whole && whole / parse),
        2,
      ),
      'in event ms': shownAs(median(({ inEvent }) => inEvent)),
      'longest block ms': shownAs(median(({ block }) => block)),
      'heap × text': shownAs(
        median(({ heap }) => heap),
        1,
      ),
      'expand all ms': shownAs(median(({ expand }) => expand)),
      'scroll p95 ms': shownAs(
        median(({ scroll }) => scroll),
        1,
      ),
      'edit ms': shownAs(median(({ edit }) => edit)),
    });
  }
  report(`JSON of ${megabytes} MB`, rows);
  const best = (of: (figures: Figures) => number | null) =>
    Math.min(...mine.map(of).map(value => value ?? Number.POSITIVE_INFINITY));
  expect
    .soft(
      best(({ first, parse }) => first && first / parse),
      'first tree',
    )
    .toBeLessThanOrEqual(BUDGET.first);
  expect
    .soft(
      best(({ block }) => block),
      'longest block',
    )
    .toBeLessThan(BUDGET.block);
  expect
    .soft(
      best(({ heap }) => heap),
      'heap',
    )
    .toBeLessThanOrEqual(BUDGET.heap);
  expect
    .soft(
      best(({ expand }) => expand),
      'expand all',
    )
    .toBeLessThanOrEqual(BUDGET.expand[megabytes]);
  expect
    .soft(
      best(({ scroll }) => scroll),
      'scroll',
    )
    .toBeLessThanOrEqual(BUDGET.scroll);
  if (megabytes === 10)
    expect
      .soft(
        best(({ edit }) => edit),
        'edit',
      )
      .toBeLessThanOrEqual(BUDGET.edit);
});

test('depth', async () => {
  const rows: Row[] = [];
  for (const [viewer, depth] of [
    ['ours', 1_000_000],
    ['vanilla-jsoneditor', 10_000],
    ['react-obj-view', 10_000],
  ] as const) {
    const { page } = await opened(viewer, 0, depth);
    const first = await attempt(call<{ ms: number | null }>(page, 'first'));
    const expand = viewer === 'ours' ? await attempt(call<number | null>(page, 'expand', 'rows', 2 * depth - 1)) : null;
    rows.push({
      what: viewer,
      levels: depth,
      'first tree ms': shownAs(first?.ms ?? null),
      'expand all ms': viewer === 'ours' ? shownAs(expand) : '',
    });
    if (viewer === 'ours') expect.soft(expand, 'a million levels').not.toBeNull();
    await page.close();
  }
  report('JSON, depth', rows);
});

test('questions of 10 MB', async () => {
  const rows: Row[] = [];
  const queries: number[] = [];
  const comparisons: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { page } = await opened('ours', 10);
    const asked = await call<{ parse: number; ms: number; found: number }>(page, 'query', '$..id');
    const compared = await call<{ ms: number; found: number }>(page, 'compare');
    queries.push(asked.ms / asked.parse);
    comparisons.push(compared.ms);
    rows.push({
      what: `run ${run + 1}`,
      'JSON.parse ms': rounded(asked.parse),
      '$..id ms': rounded(asked.ms),
      '× JSON.parse': rounded(asked.ms / asked.parse, 2),
      found: asked.found,
      'compare ms': rounded(compared.ms),
      differences: compared.found,
    });
    await page.close();
  }
  report('JSON, questions of 10 MB', rows);
  expect.soft(Math.min(...queries), 'a query').toBeLessThanOrEqual(BUDGET.query);
  expect.soft(Math.min(...comparisons), 'a comparison').toBeLessThanOrEqual(BUDGET.compare);
});
