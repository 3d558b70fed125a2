// Cards that move: the loops are recorded from golden replays by `npm run loops`, and shown one at a time, where one rests, to nobody who asked for less.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { CATALOG } from '../../scenes/catalog.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { openLab } from '../e2e/play.ts';
import { expectHydrated, watchShifts } from '../e2e/shifts.ts';
import { DEFAULT_LOOP, LOOP_FILE, LOOPS_LIST, type Loop, MAX_LOOP_BYTES, readLoops } from '../pictures/loops.ts';

const RECORD = Boolean(process.env['RECORD_LOOPS']);
/** Ticks between two frames: twelve frames a second. */
const TICKS_A_FRAME = 5;
const SIZE = { width: 400, height: 250 };

test.describe('records', () => {
  test.use({ viewport: { width: 1280, height: 1000 }, colorScheme: 'light' });
  test.describe.configure({ mode: 'serial' });
  if (RECORD) for (const { id } of CATALOG) test(`records ${id}`, async ({ page }) => record(page, id));
});

async function record(page: Page, id: string): Promise<void> {
  const replay: { hash: string } = JSON.parse(readFileSync(`tests/replays/${id}/bot-7.json`, 'utf8'));
  const { from, ticks, view } = { ...DEFAULT_LOOP, ...readLoops()[id] };
  const { stage } = CATALOG.find(game => game.id === id) ?? {};
  if (!stage) throw new Error(`no game ${id}`);
  await openLab(page, `/games/${id}?lab&seed=7`);
  await page.getByRole('button', { name: 'Lab', exact: true }).click();
  await page.evaluate(([run, until]) => window.lab?.play(run, until), [replay, from] as const);
  await page.locator('[data-stage]').evaluate(box => {
    const area = box.closest('[data-focus-home] > *');
    for (const over of area?.parentElement?.children ?? [])
      if (over !== area && over instanceof HTMLElement) over.style.visibility = 'hidden';
  });
  const box = await page.locator('[data-stage]').boundingBox();
  if (!box) throw new Error('no stage');
  const width = view?.width ?? Math.min(stage.width, stage.height * 1.6);
  const { x, y } = view ?? { x: (stage.width - width) / 2, y: (stage.height - width / 1.6) / 2 };
  const scale = box.width / stage.width;
  const clip = { x: box.x + x * scale, y: box.y + y * scale, width: width * scale, height: (width / 1.6) * scale };
  const folder = mkdtempSync(join(tmpdir(), 'loop-'));
  for (let frame = 0; frame < ticks / TICKS_A_FRAME; frame++) {
    await page.evaluate(async many => {
      window.lab?.step(many);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }, TICKS_A_FRAME);
    await page.screenshot({ clip, path: join(folder, `${String(frame).padStart(3, '0')}.png`) });
  }
  const file = LOOP_FILE(id);
  for (const quality of [60, 40, 20, 8]) {
    execFileSync('ffmpeg', [
      ...['-y', '-loglevel', 'error', '-framerate', String(60 / TICKS_A_FRAME), '-i', join(folder, '%03d.png')],
      ...['-vf', `scale=${SIZE.width}:${SIZE.height}:flags=area`, '-c:v', 'libwebp_anim', '-lossless', '0'],
      ...['-q:v', String(quality), '-compression_level', '3', '-loop', '0', file],
    ]);
    if (statSync(file).size <= MAX_LOOP_BYTES) break;
  }
  rmSync(folder, { recursive: true });
  const list: Readonly<Partial<Record<string, Loop>>> = {
    ...readLoops(),
    [id]: { replay: replay.hash, from, ticks, ...(view && { view }) },
  };
  const sorted = Object.fromEntries(Object.entries(list).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(LOOPS_LIST, `${JSON.stringify(sorted, null, 2)}\n`);
}

const loopsAsked = (page: Page) => {
  const asked: string[] = [];
  page.on('request', request => request.url().includes('/loops/') && asked.push(new URL(request.url()).pathname));
  return asked;
};
const card = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Prototypes' }).getByRole('article').filter({ hasText: title });
const loops = (page: Page) => page.locator('img[data-loop]');

test('a card on which a pointer or the focus rests moves, one at a time, and its loop is fetched then', async ({
  page,
}) => {
  const asked = loopsAsked(page);
  await watchShifts(page);
  await page.goto('/games');
  await expectHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await card(page, 'Dice Conquest').hover();
  await expect(card(page, 'Dice Conquest').locator('img[data-loop]')).toBeVisible();
  await card(page, 'Stealth Escape').hover();
  await expect(card(page, 'Stealth Escape').locator('img[data-loop]')).toBeVisible();
  await expect(loops(page)).toHaveCount(1);
  await page.mouse.move(2, 2);
  await expect(loops(page)).toHaveCount(0);
  await card(page, 'Sokoban').getByRole('link', { name: 'Sokoban' }).focus();
  await expect(card(page, 'Sokoban').locator('img[data-loop]')).toBeVisible();
  expect(asked).toEqual(['dice-conquest', 'stealth-escape', 'sokoban'].map(id => `/assets/images/loops/${id}.webp`));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('the card in the middle of the screen moves once the page stands still', async ({ page }) => {
    await watchShifts(page);
    await page.goto('/games');
    await expectHydrated(page);
    await card(page, 'Dice Conquest').evaluate(one => one.scrollIntoView({ block: 'center' }));
    await expect(card(page, 'Dice Conquest').locator('img[data-loop]')).toBeVisible();
    await expect(loops(page)).toHaveCount(1);
  });
});

for (const [what, ask] of [
  ['less motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'less data',
    (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  ],
] as const)
  test(`no card moves for those who asked for ${what}`, async ({ page }) => {
    await ask(page);
    await page.clock.install();
    const asked = loopsAsked(page);
    await page.goto('/games');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await card(page, 'Dice Conquest').hover();
    await page.clock.runFor(2000);
    expect(asked).toEqual([]);
    await expect(loops(page)).toHaveCount(0);
  });
