// Sixty turns of Back and Forward between all games, each begun with sound: heap, canvases, listeners and audio contexts do not grow.
import type { CDPSession, Page } from '@playwright/test';
import { CATALOG } from '../../scenes/catalog.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, firstFrameShown } from '../e2e/play.ts';
import { hydrated } from '../e2e/settled.ts';

const TURNS = 60;
/** How much more there may be at the end than when each game had been visited twice. */
const MOST_MORE = { heapMegabytes: 8, canvases: 0, listeners: 20, audioContexts: 0 };

const GAMES = CATALOG.map(({ id }) => `/games/${id}`);

type Counts = Record<keyof typeof MOST_MORE, number>;

/** Objects of a kind that are alive in the page, attached or not; the heap is collected before. */
async function alive(cdp: CDPSession, kind: string): Promise<number> {
  const { result: prototype } = await cdp.send('Runtime.evaluate', { expression: `${kind}.prototype` });
  const { objects } = await cdp.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
    objectGroup: 'alive',
  });
  const { result } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration:
      'function () { return this.filter(one => !(one instanceof AudioContext) || one.state !== "closed").length; }',
    returnByValue: true,
  });
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup: 'alive' });
  return result.value as number;
}

async function countsOf(cdp: CDPSession): Promise<Counts> {
  const [canvases, audioContexts] = [await alive(cdp, 'HTMLCanvasElement'), await alive(cdp, 'AudioContext')];
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find(one => one.name === name)?.value ?? Number.NaN;
  return {
    heapMegabytes: metric('JSHeapUsedSize') / 1e6,
    canvases,
    listeners: metric('JSEventListeners'),
    audioContexts,
  };
}

/** Begins a game once its picture is there, by a click, which lets sound begin. */
async function begin(page: Page, game: string): Promise<void> {
  await page.waitForURL(address => address.pathname === game);
  await firstFrameShown(page);
  await page.locator('[data-card="start"] [data-primary]').click();
  await expectPhase(page, 'playing');
  await expect(page.locator('[data-stage] canvas')).toHaveCount(1);
}

/** Goes so far in the history, within the page. */
async function turn(page: Page, steps: number, game: string): Promise<void> {
  await page.evaluate(by => {
    performance.clearMarks('first-frame');
    history.go(by);
  }, steps);
  await begin(page, game);
}

/** Waits until every audio context but the present game's is closed. */
const expectOneContext = (cdp: CDPSession) => expect.poll(() => alive(cdp, 'AudioContext')).toBeLessThanOrEqual(1);

test('sixty turns of Back and Forward between all games leave nothing behind', async ({ page }) => {
  test.setTimeout(1_200_000);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.goto('/games');
  await hydrated(page);
  for (const game of GAMES) {
    await page.evaluate(() => performance.clearMarks('first-frame'));
    await page.locator(`a[href="${game}"]:not([data-begin])`).first().click();
    await begin(page, game);
    if (game === GAMES.at(-1)) continue;
    await page.getByRole('link', { name: 'All games' }).click();
    await expect(page.locator('[data-play]')).toHaveCount(0);
  }
  const seen: Counts[] = [];
  let at = GAMES.length - 1;
  let step = -1;
  for (let n = 0; n < TURNS; n++) {
    if (!GAMES[at + step]) step = -step;
    at += step;
    await turn(page, 2 * step, GAMES[at] as string);
    if (at !== 0 && n < TURNS - 1) continue;
    await expectOneContext(cdp);
    seen.push(await countsOf(cdp));
    console.log(`turn ${n + 1}, ${GAMES[at]}: ${JSON.stringify(seen.at(-1))}`);
  }
  const [early, late] = [seen[0] as Counts, seen[1] as Counts];
  for (const [name, more] of Object.entries(MOST_MORE))
    expect(late[name as keyof Counts] - early[name as keyof Counts], name).toBeLessThanOrEqual(more);
  expect(early.audioContexts).toBe(1);
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect.poll(() => alive(cdp, 'AudioContext')).toBe(0);
});
