// Journey of a game: its page is in order, it begins by its button, one key and one click do what they should, the picture moves, it pauses and restarts,
// and its bot's run ends as in Node. One load of the page serves for all but the last, because loading takes most of the time.
import { expect } from 'vitest';
import type { FirstInput, Place } from '../e2e/firstInput.ts';
import type { Browser, Point } from './browser.ts';
import { expectHash, expectPhase, labReady } from './lab.ts';
import type { Visit } from './open.ts';
import { clickByScript, clickOn, expectSoon, openNew, pointIn, pointOn, press, until } from './page.ts';
import { expectFits, openRoute } from './routes.ts';

export async function playGame(visit: Visit, id: string): Promise<void> {
  const { browser } = visit;
  const { firstInput }: { readonly firstInput: FirstInput } = await import(`../../scenes/${id}/golden/firstInput.ts`);
  const expectSeen = (wanted: unknown, when: string) =>
    expectSoon(
      async () => firstInput.observe(await browser.evaluate(() => window.lab?.state())),
      `${id} ${when}`,
    ).toEqual(wanted);
  await openRoute(visit, `/games/${id}`, '?seed=7');
  await expectFits(browser);
  await browser.resize({ width: 844, height: 390 });
  await until(browser, 'first picture', () => performance.getEntriesByName('first-frame').length > 0);
  await openLab(browser);
  await showTouchPad(browser);
  for (const name of firstInput.start) await clickOn(browser, name);
  await expectPhase(browser, 'playing');
  await expectSeen(firstInput.before, 'before');
  await pressKeys(browser, firstInput, expectSeen);
  await ticksOn(browser, DEAF_TICKS);
  const before = await browser.screenshot();
  await playWithMouse(browser, firstInput, expectSeen);
  await expectSoon(async () => (await browser.screenshot()).equals(before), `${id}: the picture moves`).toBe(false);
  await pauseAndRestart(browser, firstInput.pause ?? 'KeyP');
  await expectSeen(firstInput.before, 'begun anew');
  expect(await browser.faults()).toEqual([]);
  // A new visitor's page: what was chosen and kept is part of a run.
  await openNew(browser, `${visit.site.address}/games/${id}?lab&seed=7`);
  await labReady(browser);
  await expectHash(browser, id);
  expect(await browser.faults()).toEqual([]);
}

/** Opens the lab on the loaded page, as a script may at any time. */
async function openLab(browser: Browser): Promise<void> {
  await browser.evaluate(() => {
    history.pushState(null, '', '?lab&seed=7');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await labReady(browser);
}

/** Shows the buttons of the touch pad, as the first touch on a device does. */
const showTouchPad = (browser: Browser) =>
  browser.evaluate(() => {
    window.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }));
  });

type Expect = (wanted: unknown, when: string) => Promise<void>;

async function pressKeys(
  browser: Browser,
  { keys, held, afterKey, afterRelease }: FirstInput,
  expectSeen: Expect,
): Promise<void> {
  const when = `after ${keys.join(' ')}`;
  for (const key of keys) await (held ? browser.keyDown(key) : press(browser, key));
  await expectSeen(afterKey, when);
  if (held) for (const key of keys) await browser.keyUp(key);
  if (afterRelease) await expectSeen(afterRelease, `${when}, let go`);
}

async function ticksOn(browser: Browser, ticks: number): Promise<void> {
  const from = await browser.evaluate(() => window.lab?.tick ?? -1);
  await until(browser, 'ticks go on', tick => (window.lab?.tick ?? -1) > tick, from + ticks);
}

/** The stage ignores pointer input for so long after play begins. */
const DEAF_TICKS = 24;

async function playWithMouse(
  browser: Browser,
  { finger, rests, afterFinger, afterMouse = afterFinger }: FirstInput,
  expectSeen: Expect,
): Promise<void> {
  for (const [first, ...further] of await waysOf(browser, finger)) {
    await browser.move(first as Point);
    // The game has seen the mouse hover.
    await ticksOn(browser, 2);
    await browser.mouseDown();
    for (const point of further) await browser.move(point);
    if (!rests) await browser.mouseUp();
  }
  await expectSeen(afterMouse, 'after the click');
  if (rests) await browser.mouseUp();
}

/** Points of each press: where the mouse goes down, then where it moves. */
async function waysOf(browser: Browser, finger: FirstInput['finger']): Promise<readonly (readonly Point[])[]> {
  if ('at' in finger) return [await Promise.all(finger.at.map(place => pointIn(browser, '[data-stage]', place)))];
  const ways: Point[][] = [];
  for (const name of finger.on) {
    const places: readonly Place[] = [[0.5, 0.5], ...(finger.drawn ? [finger.drawn] : [])];
    const way: Point[] = [];
    for (const place of places) way.push(await pointOn(browser, name, { place }));
    ways.push(way);
  }
  return ways;
}

async function pauseAndRestart(browser: Browser, pause: string): Promise<void> {
  await press(browser, pause);
  await expectPhase(browser, 'paused');
  await press(browser, pause);
  await expectPhase(browser, 'playing');
  // The mouse leaves the stage: what it rests on would show in the new run.
  await browser.move({ x: 1, y: 1 });
  await press(browser, pause);
  await clickByScript(browser, 'Restart', { within: 'dialog[open], [role="dialog"]' });
  await expectPhase(browser, 'playing');
}
