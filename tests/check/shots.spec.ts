// The pictures of games and tools, captured from real use. `npm run shots` writes them anew; else they must still look like what is committed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page, PageScreenshotOptions } from '@playwright/test';
import { CATALOG } from '../../scenes/catalog.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { openLab } from '../e2e/play.ts';
import { TOOL_SHOTS } from '../e2e/toolShots.ts';

const RECORD = Boolean(process.env['RECORD_SHOTS']);

/** What a game's `dev.ts` may say; all of it may be left out. */
interface Shot {
  readonly seed?: number;
  /** How long its bot plays. */
  readonly ticks?: number;
  /** As in the address: `mode:pvc`. */
  readonly setup?: string;
  /** The part of the world that is shown, 16 : 10, in its own pixels; else its middle, as wide as it is. */
  readonly view?: { readonly x: number; readonly y: number; readonly width: number };
}

const SIZES = [
  { suffix: '', width: 1280, height: 800, kib: 140 },
  { suffix: '-720', width: 720, height: 450, kib: 70 },
] as const;
/** What links show: its middle, as programs that know no WebP can read it. */
const SOCIAL = { width: 1200, height: 630, kib: 100, type: 'image/jpeg' } as const;
const README = { width: 1280, height: 1000, kib: 200 };
/** Of 255, over all pixels of two pictures shrunk to thumbnails: figures that breathe make 1 or 2, a moment nine ticks earlier 5. */
const LIKE = 4;

const fileOf = (name: string) => `assets/images/${name}.webp`;

/** Twice as sharp as the larger size needs; to compare, plain pixels do. A smaller window would be another picture: maps are scaled to it, words are not. */
test.use({ viewport: { width: 1280, height: 1000 }, deviceScaleFactor: RECORD ? 2 : 1, colorScheme: 'light' });

for (const game of CATALOG) {
  if (!RECORD && !existsSync(fileOf(game.id))) continue;
  test(`cards: ${game.id} looks as its picture shows it`, async ({ page }) => {
    test.setTimeout(120_000);
    await expectCard(page, game.id, await capture(page, game));
  });
}

test.describe('tools', () => {
  test.use({ viewport: { width: 1000, height: 800 }, deviceScaleFactor: 2 });
  for (const { id, view, use } of TOOL_SHOTS)
    test(`cards: ${id} looks as its picture shows it`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await use(page);
      await expectCard(page, id, await atRest(page, { clip: { ...view, height: view.width / 1.6 } }));
    });
});

/** Written anew on demand; in both sizes like what is there. */
async function expectCard(page: Page, id: string, photograph: Buffer): Promise<void> {
  if (RECORD) writeFileSync(`assets/images/social/${id}.jpg`, await encoded(page, photograph, SOCIAL));
  for (const { suffix, ...size } of SIZES) {
    const { width, height, kib } = size;
    const file = fileOf(id + suffix);
    if (RECORD) writeFileSync(file, await encoded(page, photograph, size));
    await expectPicture(page, file, width, height, kib);
    expect(await difference(page, photograph, readFileSync(file)), file).toBeLessThan(LIKE);
  }
}

test('README shows the site', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { width, height, kib } = README;
  if (RECORD) {
    await page.goto('/games');
    await page.locator('article').last().scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForLoadState('networkidle');
    const photograph = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
    writeFileSync(fileOf('readme'), await encoded(page, photograph, README));
  }
  await page.goto('/games');
  await expectPicture(page, fileOf('readme'), width, height, kib);
  expect(readFileSync('README.md', 'utf8')).toContain(fileOf('readme'));
});

test('another moment is another picture', async ({ page }) => {
  const [one, other] = CATALOG.filter(({ id }) => existsSync(fileOf(id))).map(({ id }) => readFileSync(fileOf(id)));
  if (!one || !other) throw new Error('fewer than two pictures');
  await page.goto('/games');
  expect(await difference(page, one, other)).toBeGreaterThan(LIKE);
  expect(await difference(page, one, one)).toBe(0);
});

/** The game's stage at its telling moment, without what lies over it. */
async function capture(page: Page, { id, stage }: GameDefinition): Promise<Buffer> {
  const path = `../../scenes/${id}/dev.ts`;
  const shot: Shot = existsSync(`scenes/${id}/dev.ts`) ? (await import(path)).shot : {};
  const { seed = 7, ticks = 600, setup, view } = shot;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLab(page, `/games/${id}?lab&seed=${seed}${setup ? `&setup=${setup}` : ''}`);
  await page.getByRole('button', { name: 'Lab', exact: true }).click();
  await page.evaluate(many => window.lab?.pilot(many), ticks);
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
  return atRest(page, {
    clip: { x: box.x + x * scale, y: box.y + y * scale, width: width * scale, height: (width / 1.6) * scale },
  });
}

const REST_MS = 700;
/** Of 255, as in `LIKE`: figures breathe even at rest. */
const REST = 1;

/** A photograph once nothing is under way any more: dice that roll, moves that are still being shown. */
async function atRest(page: Page, options: PageScreenshotOptions): Promise<Buffer> {
  let [before, still] = [await page.screenshot(options), 0];
  for (let tries = 0; still < 2 && tries < 30; tries++) {
    await page.waitForTimeout(REST_MS);
    const now = await page.screenshot(options);
    still = (await difference(page, before, now)) < REST ? still + 1 : 0;
    before = now;
  }
  return before;
}

interface Encoding {
  readonly width: number;
  readonly height: number;
  readonly kib: number;
  readonly type?: 'image/jpeg';
}

/** As WebP unless told, as good as its budget allows; of another shape, its middle. */
async function encoded(page: Page, photograph: Buffer, { width, height, kib, type }: Encoding): Promise<Buffer> {
  const text = await page.evaluate(
    async ([data, wide, high, most, kind]) => {
      const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0));
      const whole = await createImageBitmap(new Blob([bytes]));
      const shown = Math.round(Math.max(high, (whole.height * wide) / whole.width));
      const image = await createImageBitmap(whole, { resizeWidth: wide, resizeHeight: shown, resizeQuality: 'high' });
      const canvas = new OffscreenCanvas(wide, high);
      canvas.getContext('2d')?.drawImage(image, 0, (high - shown) / 2);
      for (let quality = 0.9; ; quality -= 0.06) {
        const blob = await canvas.convertToBlob({ type: kind, quality });
        if (blob.size > most && quality > 0.3) continue;
        const written = new Uint8Array(await blob.arrayBuffer());
        return btoa(Array.from(written, byte => String.fromCharCode(byte)).join(''));
      }
    },
    [photograph.toString('base64'), width, height, kib * 1024, type ?? 'image/webp'] as const,
  );
  return Buffer.from(text, 'base64');
}

async function expectPicture(page: Page, file: string, width: number, height: number, kib: number): Promise<void> {
  const bytes = readFileSync(file);
  expect(bytes.length, file).toBeLessThanOrEqual(kib * 1024);
  const size = await page.evaluate(async data => {
    const letters = Uint8Array.from(atob(data), letter => letter.charCodeAt(0));
    const { width: wide, height: high } = await createImageBitmap(new Blob([letters]));
    return [wide, high];
  }, bytes.toString('base64'));
  expect(size, file).toEqual([width, height]);
}

/** How much two pictures differ, on average, of 255. */
const difference = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async pictures => {
      const [first, second] = await Promise.all(
        pictures.map(async data => {
          const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0));
          const size = { resizeWidth: 64, resizeHeight: 40, resizeQuality: 'high' } as const;
          const canvas = new OffscreenCanvas(64, 40);
          const context = canvas.getContext('2d');
          context?.drawImage(await createImageBitmap(new Blob([bytes]), size), 0, 0);
          return context?.getImageData(0, 0, 64, 40).data ?? new Uint8ClampedArray();
        }),
      );
      if (!first || !second) return 255;
      return first.reduce((sum, value, i) => sum + Math.abs(value - (second[i] ?? 0)), 0) / first.length;
    },
    [one.toString('base64'), other.toString('base64')],
  );
