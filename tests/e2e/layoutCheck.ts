// Layout check of a game's page on small to large screens, by mouse and by touch, and with large text: nothing is out of view, covered or
// scrollable, and a game with a tall stage fills an upright phone. One page serves for all screens, because loading takes longer than
// resizing.
import type { Page } from '@playwright/test';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { expect } from './fixtures.ts';
import { layoutFaults, nameOf, type Screen, setScreen } from './layoutFaults.ts';
import { expectPhase } from './play.ts';

type Part = 'start' | 'hud' | 'result';
interface ScreenCase extends Screen {
  /** Parts of the page that have little space on this screen. */
  readonly tight?: readonly Part[];
}
const EVERY: readonly Part[] = ['start', 'hud', 'result'];

/** Screens in the order of resizing. `all: false` checks only the tight ones, because resizing takes time. */
const SCREENS: Readonly<Record<'mouse' | 'fingers', readonly ScreenCase[]>> = {
  mouse: [
    { width: 2560, height: 1440 },
    { width: 1280, height: 800, chosen: 2 },
    { width: 1280, height: 800, root: 2 },
    { width: 1280, height: 800 },
    { width: 360, height: 600 },
    { width: 640, height: 400, tight: EVERY },
  ],
  fingers: [
    // First, while the texts of the beginning are still shown.
    { width: 390, height: 844, root: 2, tight: ['start'] },
    { width: 390, height: 844, chosen: 2, tight: ['hud'] },
    { width: 390, height: 844 },
    { width: 844, height: 390, tight: EVERY },
    { width: 768, height: 960 },
    { width: 360, height: 640 },
    { width: 320, height: 568, tight: EVERY },
  ],
};

/** Area of a small window, in square px. */
const SMALL = 340_000;
/** Least part of an upright phone that a tall stage covers. */
const FILLED = 0.45;

export type PointingDevice = keyof typeof SCREENS;

export interface LayoutCheckOptions {
  /** Pointing devices, checked one after the other. */
  readonly devices: readonly PointingDevice[];
  /** True for every screen, false for the tight ones only. */
  readonly all: boolean;
  readonly stage: GameDefinition['stage'];
}

/** Checks start card, HUD and result card of a game whose lab holds the clock. */
export async function checkLayout(page: Page, { devices, all, stage }: LayoutCheckOptions): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  let touches: boolean | null = null;
  const checkScreen = async (part: Part, pair: PointingDevice, screen: ScreenCase) => {
    if (!(all ? isRelevant(part, screen) : screen.tight?.includes(part))) return;
    const isLarge = Boolean(screen.root ?? screen.chosen);
    const enabled = pair === 'fingers';
    if (touches !== enabled) {
      if (devices.length > 1) await cdp.send('Emulation.setTouchEmulationEnabled', { enabled });
      await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(enabled);
      touches = enabled;
    }
    await setScreen(page, screen);
    const where = `${part} at ${nameOf(screen)}, by ${pair}`;
    await expect.poll(() => layoutFaults(page, part, isLarge), { message: where }).toEqual([]);
    if (part === 'hud' && enabled && stage.tall && !isLarge && screen.height > screen.width)
      await expect.poll(() => shareOf(page, stage.tall), { message: where }).toBeGreaterThanOrEqual(FILLED);
  };
  const cases = devices.flatMap(pair => SCREENS[pair].map(screen => [pair, screen] as const));
  // Alternating order: the last screen of one part is the first of the next, which saves a resize.
  const check = async (part: Part) => {
    for (const [pair, screen] of part === 'hud' ? cases : cases.toReversed()) await checkScreen(part, pair, screen);
  };
  await check('start');
  await page.locator('[data-card="start"] [data-primary]').click();
  await expectPhase(page, 'playing');
  // The clock is held: messages of the beginning stay, and no fault passes by waiting.
  await page.evaluate(() => window.lab?.step(1));
  await check('hud');
  const ended = await page.evaluate(() => {
    for (let i = 0; i < 40 && !window.lab?.result(); i++) window.lab?.pilot(300);
    return window.lab?.result() !== null;
  });
  if (ended) await check('result');
}

/** True if a part may differ on this screen: a result card has little text and fits where there is space. */
function isRelevant(part: Part, { width, height, chosen }: ScreenCase): boolean {
  if (part === 'result') return Boolean(chosen) || width * height <= SMALL;
  return part === 'start' || width < 2560;
}

/** Part of the window that the picture covers; 0 if the picture does not have the aspect ratio of the tall stage. */
async function shareOf(page: Page, shape: GameDefinition['stage']['tall']): Promise<number> {
  const { width, height } = (await page.locator('[data-stage]').boundingBox()) ?? { width: 0, height: 1 };
  const isShaped = Math.abs(width / height - (shape?.width ?? 0) / (shape?.height ?? 1)) < 0.05;
  const view = page.viewportSize() ?? { width: 1, height: 1 };
  return isShaped ? (width * height) / (view.width * view.height) : 0;
}
