// Smoke test of every game on its built page: it loads without console messages or axe faults; button, key and finger work; it pauses, resumes,
// restarts, and its golden replay ends as in Node. One page load serves for all of it, because loading takes most of the time.
import { existsSync, readFileSync } from 'node:fs';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { CATALOG } from '../../scenes/catalog.ts';
import type { Replay } from '../../scenes/kit/core/replay/replay.ts';
import { type FirstInput, firstInputOf, type Place } from './firstInput.ts';
import { expect, test } from './fixtures.ts';
import { expectPhase, pointerPlays } from './play.ts';
import { visit } from './visit.ts';

/** Phone in landscape orientation. */
test.use({
  viewport: { width: 844, height: 390 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const { id, stage } of CATALOG)
  test(`${id}: loads in silence; begins, a key, a finger, pause, restart; the golden replay`, async ({ page }) => {
    const firstInput = await firstInputOf(id);
    const expectSeen = (wanted: unknown, when: string) =>
      expect.poll(async () => firstInput.observe(await stateOf(page)), when).toEqual(wanted);
    const messages = await visit(page, `/games/${id}`, '?seed=7');
    await withLab(page);
    for (const name of firstInput.start) await page.getByRole('button', { name, exact: true }).click();
    await expectPhase(page, 'playing');
    if (stage.layout === 'words')
      await expect.poll(() => page.evaluate(hudOverPicture), 'HUD over the picture').toBe(0);
    await expectSeen(firstInput.before, 'before');
    await pressKeys(page, firstInput, expectSeen);
    await pointerPlays(page);
    await putFinger(page, firstInput, expectSeen);
    await pauseAndRestart(page, firstInput);
    await expectSeen(firstInput.before, 'begun anew');
    await expectGolden(page, id);
    expect(messages).toEqual([]);
  });

/** Square pixels of the picture that the HUD's part of the window covers; −1 until both are there. */
function hudOverPicture(): number {
  const [hud, picture] = ['[data-layer="hud"] > *', '[data-stage]'].map(part =>
    document.querySelector(part)?.getBoundingClientRect(),
  );
  if (!hud || !picture) return -1;
  const shared = (a: number, b: number, c: number, d: number) =>
    Math.max(0, Math.floor(Math.min(b, d) - Math.max(a, c)));
  return (
    shared(hud.left, hud.right, picture.left, picture.right) * shared(hud.top, hud.bottom, picture.top, picture.bottom)
  );
}

/** Opens the lab on the loaded page, as a script may at any time. */
async function withLab(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState(null, '', '?lab&seed=7');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.waitForFunction(() => window.lab);
  await page.evaluate(() => window.lab?.ready);
}

type Expect = (wanted: unknown, when: string) => Promise<void>;

const stateOf = (page: Page) => page.evaluate(() => window.lab?.state());

async function pressKeys(
  page: Page,
  { keys, held, afterKey, afterRelease }: FirstInput,
  expectSeen: Expect,
): Promise<void> {
  const when = `after ${keys.join(' ')}`;
  for (const key of keys) await (held ? page.keyboard.down(key) : page.keyboard.press(key));
  await expectSeen(afterKey, when);
  if (held) for (const key of keys) await page.keyboard.up(key);
  if (afterRelease) await expectSeen(afterRelease, `${when}, let go`);
}

async function putFinger(page: Page, { finger, rests, afterFinger }: FirstInput, expectSeen: Expect): Promise<void> {
  const device = await page.context().newCDPSession(page);
  const steps = await way(page, finger);
  for (const points of steps) {
    const [first, ...further] = points;
    if (!first) throw new Error('no place for a finger');
    await touch(device, 'touchStart', first);
    for (const point of further) await touch(device, 'touchMove', point);
    if (!rests) await touch(device, 'touchEnd');
  }
  await expectSeen(afterFinger, 'after the finger');
  if (rests) await touch(device, 'touchEnd');
}

/** Points of each touch gesture: where the finger goes down, then where it moves. */
async function way(page: Page, finger: FirstInput['finger']): Promise<readonly (readonly Point[])[]> {
  if ('at' in finger) return [await Promise.all(finger.at.map(place => pointOf(page.locator('[data-stage]'), place)))];
  const ways: Point[][] = [];
  for (const name of finger.on) {
    const button = page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
    await button.scrollIntoViewIfNeeded();
    await expect.poll(() => button.evaluate(isReachable)).toBe(true);
    const places: readonly Place[] = [[0.5, 0.5], ...(finger.drawn ? [finger.drawn] : [])];
    ways.push(await Promise.all(places.map(place => pointOf(button, place))));
  }
  return ways;
}

/** True where a finger in the middle of the button meets it, or the stage below it: a card that still covers both goes first. */
function isReachable(button: Element): boolean {
  const { x, y, width, height } = button.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return button.contains(top) || top?.closest('[data-stage]') !== null;
}

async function pointOf(target: Locator, [x, y]: Place): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to touch');
  return { x: box.x + x * box.width, y: box.y + y * box.height };
}

interface Point {
  readonly x: number;
  readonly y: number;
}
const touch = (device: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
  device.send('Input.dispatchTouchEvent', { type, touchPoints });

async function pauseAndRestart(page: Page, { pause = 'KeyP' }: FirstInput): Promise<void> {
  const menu = page.getByRole('dialog', { name: 'Paused' });
  await page.keyboard.press(pause);
  await expectPhase(page, 'paused');
  await expect(menu).toBeVisible();
  await page.keyboard.press(pause);
  await expectPhase(page, 'playing');
  await expect(menu).toHaveCount(0);
  await page.keyboard.press(pause);
  await menu.getByRole('button', { name: 'Restart', exact: true }).click();
  await expectPhase(page, 'playing');
}

/** Plays the golden replay in the browser: result and state hash are the same as in Node. */
async function expectGolden(page: Page, id: string): Promise<void> {
  const file = `tests/replays/${id}/bot-7.json`;
  if (!existsSync(file)) throw new Error(`${id} has no golden replay: run npm run replays and commit ${file}`);
  const text = readFileSync(file, 'utf8');
  const { hash, result }: Replay = JSON.parse(text);
  const replayed = await page.evaluate(
    replay => ({ result: window.lab?.play(JSON.parse(replay)), hash: window.lab?.hash() }),
    text,
  );
  expect(replayed).toEqual({ result, hash });
}
