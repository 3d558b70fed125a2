// Stealth Escape played on the built page from level 1 to Game Complete: by keyboard and mouse, and by thumbs on a phone.
// The bot only decides; every key, click and touch goes through the browser, at the page's own speed.
import { type CDPSession, devices, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tune } from '../../scenes/kit/core/constants.ts';
import type { Frame } from '../../scenes/kit/core/input/input.ts';
import { pilot } from '../../scenes/stealth-escape/bots/pilot.ts';
import { CONSTANTS } from '../../scenes/stealth-escape/constants.ts';
import type { State } from '../../scenes/stealth-escape/rules/state.ts';
import { ownBrowser, watchedPage } from '../setup/browser.ts';
import { type PreviewServer, servePreview } from '../setup/site.ts';

/** A run is won about every second time: so many lost in a row are no bad luck any more. */
const SEEDS = Array.from({ length: 12 }, (_, i) => 7 + i);
const LONGEST_MS = 150_000;
let site: PreviewServer;
beforeAll(async () => {
  site = await servePreview();
});
afterAll(() => site.stop());

type Look = { state: State; result: { title: string } | null; phase: string };
type LabWindow = { lab: { ready: Promise<void>; state(): State; result(): Look['result'] } };

/** What moves the fox: the same frame, by other hands. */
interface Hands {
  move(x: number, y: number): Promise<void>;
  shoot(x: number, y: number): Promise<void>;
}

async function playToTheEnd(page: Page, seed: number, hands: Hands): Promise<string> {
  await page.goto(`${site.address}/games/stealth-escape?lab&seed=${seed}`);
  await page.waitForFunction(() => 'lab' in window);
  await page.evaluate(() => (window as unknown as LabWindow).lab.ready);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const decide = pilot();
  const t = tune(CONSTANTS);
  const began = Date.now();
  while (Date.now() - began < LONGEST_MS) {
    const { state, result } = await page.evaluate(() => {
      const { lab } = window as unknown as LabWindow;
      return { state: lab.state(), result: lab.result() };
    });
    if (result) return result.title;
    const frame: Partial<Frame> = decide(state, t);
    if (frame.pointer?.pressed && state.player.ammo > 0) await hands.shoot(frame.pointer.x, frame.pointer.y);
    await hands.move((frame.move?.[0] ?? 0) / 127, (frame.move?.[1] ?? 0) / 127);
  }
  return 'too slow';
}

/** Where a place of the world is on the screen. */
async function onScreen(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('no canvas');
  return { x: box.x + (x / 800) * box.width, y: box.y + (y / 600) * box.height };
}

function keyboardAndMouse(page: Page): Hands {
  const held = new Set<string>();
  const set = async (key: string, down: boolean) => {
    if (held.has(key) === down) return;
    await (down ? page.keyboard.down(key) : page.keyboard.up(key));
    if (down) held.add(key);
    else held.delete(key);
  };
  return {
    async move(x, y) {
      await set('ArrowLeft', x < -0.38);
      await set('ArrowRight', x > 0.38);
      await set('ArrowUp', y < -0.38);
      await set('ArrowDown', y > 0.38);
    },
    async shoot(x, y) {
      const at = await onScreen(page, x, y);
      await page.mouse.click(at.x, at.y);
    },
  };
}

function thumbs(page: Page, cdp: CDPSession): Hands {
  let grip: { x: number; y: number } | null = null;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number; id: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const tip = (x: number, y: number) => ({ x: (grip?.x ?? 0) + x * 50, y: (grip?.y ?? 0) + y * 50, id: 1 });
  let last = { x: 0, y: 0 };
  return {
    async move(x, y) {
      if (!grip) {
        const box = await page.getByRole('button', { name: 'Joystick' }).boundingBox();
        if (!box) throw new Error('no joystick');
        grip = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        await touch('touchStart', [tip(0, 0)]);
      }
      last = { x, y };
      await touch('touchMove', [tip(x, y)]);
    },
    async shoot(x, y) {
      const at = { ...(await onScreen(page, x, y)), id: 2 };
      const thumb = grip ? [tip(last.x, last.y)] : [];
      await touch('touchStart', [...thumb, at]);
      // The protocol lifts every finger at once: the thumb takes hold again with the next move.
      await touch('touchEnd', []);
      grip = null;
    },
  };
}

test.each(['desktop', 'phone'])('won by real hands on a %s', async device => {
  const { defaultBrowserType: _, ...phone } = devices['iPhone 13'] ?? {};
  const screen = device === 'phone' ? phone : { viewport: { width: 1280, height: 800 } };
  const { page, faults } = await watchedPage(await ownBrowser(), screen);
  const titles: string[] = [];
  for (const seed of SEEDS) {
    const hands = device === 'phone' ? thumbs(page, await page.context().newCDPSession(page)) : keyboardAndMouse(page);
    titles.push(await playToTheEnd(page, seed, hands));
    if (titles.at(-1) === 'Game Complete') break;
  }
  await page.getByRole('heading', { name: 'Game Complete' }).waitFor({ timeout: 5000 });
  await page.getByRole('button', { name: 'Restart' }).first().click();
  expect(titles.at(-1)).toBe('Game Complete');
  expect(faults).toEqual([]);
});
