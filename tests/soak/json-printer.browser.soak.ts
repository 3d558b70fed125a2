// The JSON pretty printer under 10 and 50 MB on the built page: what holds the page while a document opens, unfolds and is copied.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_FLAGS, findBrowser } from '../browser.mjs';
import { type PreviewServer, servePreview } from '../setup/site.ts';

/** Milliseconds a page may be held without its being felt. */
const BLOCK = 50;
/** Milliseconds to unfold everything, by megabytes. */
const EXPAND = { 10: 60, 50: 100 } as const;
/** Milliseconds to compare two documents of 10 MB. */
const COMPARE = 2000;
/** Taking a text is one piece of a browser's work; where new memory is dear, a long one. This is as long, by two measurements. */
const AS_LONG = 1.25;
/** Others work on the machine too: what one of so many tries does, the page can do. */
const TRIES = 5;

const folder = mkdtempSync(join(tmpdir(), 'json-soak-'));
let site: PreviewServer;
let browser: Browser;
beforeAll(async () => {
  site = await servePreview();
  const executablePath = await findBrowser();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS });
});
afterAll(async () => {
  await browser.close();
  site.stop();
  rmSync(folder, { recursive: true });
});

/** Records of one kind, as exports have them, up to so many bytes as they are laid out with four spaces. */
function records(bytes: number, indent?: number): string {
  const all: object[] = [];
  for (let size = 0, id = 0; size < bytes - 2000; id++) {
    const record = { id, name: `Person ${id}`, active: id % 3 === 0, score: id * 1.37, tags: ['red', String(id % 7)] };
    size += JSON.stringify([record], null, indent).length;
    all.push(record);
  }
  return JSON.stringify(all);
}

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function opened(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, serviceWorkers: 'block' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.address });
  const page = await context.newPage();
  await page.goto(`${site.address}/j-parse`);
  // Nobody opens a file within half a second: what the page makes ready beforehand is ready.
  await page.waitForTimeout(1000);
  return page;
}

/** As Chromium writes what it did. */
interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds that the thread was at work: whoever else is on the machine takes none of them. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Milliseconds of work in the page's longest task while something is done. */
async function longest(page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  await page.waitForTimeout(400);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly Traced[] };
  const thread = ({ pid, tid }: Traced) => `${pid} ${tid}`;
  const pages = new Set(
    trace.traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  );
  const tasks = trace.traceEvents.filter(
    one => one.ph === 'X' && one.name.endsWith('RunTask') && pages.has(thread(one)),
  );
  if (tasks.length === 0) throw new Error('No task was seen');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

const tree = (page: Page) => page.getByRole('treegrid', { name: 'JSON' });

async function openFile(page: Page, path: string): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(path);
  await page.locator('[aria-busy="false"] [role="treegrid"]').waitFor({ timeout: 120_000 });
}

async function tried(run: () => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < TRIES; i++) all.push(Math.round(await run()));
  return all;
}

test('ten megabytes are copied, and the page is held no longer than by the browser that takes them', async () => {
  const page = await opened();
  await openFile(page, fileOf('copy.json', records(10_000_000, 4)));
  const said = page.getByText('JSON copied to clipboard');
  const held = await tried(() =>
    longest(page, async () => {
      await said.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Copy JSON' }).click();
      await said.waitFor({ timeout: 30_000 });
    }),
  );
  const size = await page.evaluate(async () => (await navigator.clipboard.readText()).length);
  const alone = await tried(() =>
    longest(page, () => page.evaluate(letters => navigator.clipboard.writeText('x'.repeat(letters)), size)),
  );
  console.info(
    `copy of ${size} letters: the page held for ${held.join(', ')} ms, by the browser alone ${alone.join(', ')} ms`,
  );
  expect(size).toBeGreaterThan(9_500_000);
  expect(Math.min(...held)).toBeLessThan(Math.max(BLOCK, Math.min(...alone) * AS_LONG));
  await page.context().close();
});

test.each([10, 50] as const)('%i MB open without a block and unfold at once, to the last row', async megabytes => {
  const path = fileOf(`${megabytes}.json`, records(megabytes * 1_000_000));
  const held: number[] = [];
  const unfolded: number[] = [];
  for (let i = 0; i < 3; i++) {
    const page = await opened();
    held.push(Math.round(await longest(page, () => openFile(page, path))));
    unfolded.push(
      ...(await tried(() =>
        page.evaluate(async () => {
          const press = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click();
          const rows = () => Number(document.querySelector('[role="treegrid"]')?.getAttribute('aria-rowcount'));
          const frame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
          press('Collapse all');
          while (rows() !== 1) await frame();
          const began = performance.now();
          press('Expand all');
          while (rows() === 1) await frame();
          return performance.now() - began;
        }),
      )),
    );
    await tree(page).focus();
    await page.keyboard.press('End');
    await page.locator('[role="row"][aria-selected="true"]').waitFor();
    expect(await tree(page).evaluate(box => box.scrollHeight - box.clientHeight - box.scrollTop)).toBeLessThan(40);
    await page.context().close();
  }
  console.info(`${megabytes} MB: held for ${held.join(', ')} ms, unfolded in ${unfolded.join(', ')} ms`);
  expect(Math.min(...held)).toBeLessThan(BLOCK);
  expect(Math.min(...unfolded)).toBeLessThanOrEqual(EXPAND[megabytes]);
});

test('two documents of 10 MB are compared within two seconds, and the page is never held for 50 ms', async () => {
  const page = await opened();
  const text = records(10_000_000);
  const other = fileOf('there.json', text.replaceAll(/"id":(\d+)000,/g, '"id":$1001,'));
  await openFile(page, fileOf('here.json', text));
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const took: number[] = [];
  const held = await tried(() =>
    longest(page, async () => {
      const began = Date.now();
      await page.getByLabel('File to compare with').setInputFiles(other);
      await page.getByText(/^[\d,]+ (?:changed|only here)/).waitFor({ timeout: 30_000 });
      took.push(Date.now() - began);
    }),
  );
  console.info(`compared in ${took.join(', ')} ms, the page held for ${held.join(', ')} ms`);
  expect(Math.min(...took)).toBeLessThan(COMPARE);
  expect(Math.min(...held)).toBeLessThan(BLOCK);
  await page.context().close();
});
