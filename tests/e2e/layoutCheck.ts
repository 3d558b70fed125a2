// Looks at one game's page on low, small, ordinary and large screens, by mouse and by finger, and with text twice as large: nothing out of sight, nothing
// covered, nothing to scroll; and an upright phone is filled by a game that says so. One page serves all screens: loading it costs more than
// turning it.
import type { Page } from '@playwright/test';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { expect } from './fixtures.ts';
import { layoutFaults, nameOf, type Screen, setScreen } from './layoutFaults.ts';
import { expectPhase } from './play.ts';

type Part = 'start' | 'hud' | 'result';
interface Look extends Screen {
  /** Parts that are short of room here. */
  readonly tight?: readonly Part[];
}
const EVERY: readonly Part[] = ['start', 'hud', 'result'];

/** In the order in which a page is turned. What is tight can be looked at alone: a page takes as long to be turned as to be loaded. */
const SCREENS: Readonly<Record<'mouse' | 'fingers', readonly Look[]>> = {
  mouse: [
    { width: 2560, height: 1440 },
    { width: 1280, height: 800, chosen: 2 },
    { width: 1280, height: 800, root: 2 },
    { width: 1280, height: 800 },
    { width: 360, height: 600 },
    { width: 640, height: 400, tight: EVERY },
  ],
  fingers: [
    // First, while the words of a beginning are still there.
    { width: 390, height: 844, root: 2, tight: ['start'] },
    { width: 390, height: 844, chosen: 2, tight: ['hud'] },
    { width: 390, height: 844 },
    { width: 844, height: 390, tight: EVERY },
    { width: 768, height: 960 },
    { width: 360, height: 640 },
    { width: 320, height: 568, tight: EVERY },
  ],
};

/** Pixels of a window that is short of room. */
const SMALL = 340_000;
/** What a game that fills an upright phone covers of it. */
const FILLED = 0.45;

export type Hands = keyof typeof SCREENS;

export interface Course {
  /** One pair of hands after the other is put on the page. */
  readonly hands: readonly Hands[];
  /** Every screen, not the tight ones alone. */
  readonly all: boolean;
  readonly stage: GameDefinition['stage'];
}

/** From the start card through play to the result, of a game that its lab holds. */
export async function checkLayout(page: Page, { hands, all, stage }: Course): Promise<void> {
  const device = await page.context().newCDPSession(page);
  let touches: boolean | null = null;
  const look = async (part: Part, pair: Hands, screen: Look) => {
    if (!(all ? tells(part, screen) : screen.tight?.includes(part))) return;
    const isLarge = Boolean(screen.root ?? screen.chosen);
    const enabled = pair === 'fingers';
    if (touches !== enabled) {
      if (hands.length > 1) await device.send('Emulation.setTouchEmulationEnabled', { enabled });
      await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(enabled);
      touches = enabled;
    }
    await setScreen(page, screen);
    const where = `${part} at ${nameOf(screen)}, by ${pair}`;
    await expect.poll(() => layoutFaults(page, part, isLarge), { message: where }).toEqual([]);
    if (part === 'hud' && enabled && stage.tall && !isLarge && screen.height > screen.width)
      await expect.poll(() => shareOf(page, stage.tall), { message: where }).toBeGreaterThanOrEqual(FILLED);
  };
  const looks = hands.flatMap(pair => SCREENS[pair].map(screen => [pair, screen] as const));
  // There and back again: what was looked at last need not be turned for what comes next.
  const check = async (part: Part) => {
    for (const [pair, screen] of part === 'hud' ? looks : looks.toReversed()) await look(part, pair, screen);
  };
  await check('start');
  await page.locator('[data-card="start"] [data-primary]').click();
  await expectPhase(page, 'playing');
  // The clock is held: what is said at the beginning stays, and time cures nothing.
  await page.evaluate(() => window.lab?.step(1));
  await check('hud');
  const ended = await page.evaluate(() => {
    for (let i = 0; i < 40 && !window.lab?.result(); i++) window.lab?.pilot(300);
    return window.lab?.result() !== null;
  });
  if (ended) await check('result');
}

/** Whether a part may look other here than elsewhere: a result says little, and fits where there is room. */
function tells(part: Part, { width, height, chosen }: Look): boolean {
  if (part === 'result') return Boolean(chosen) || width * height <= SMALL;
  return part === 'start' || width < 2560;
}

/** How much of the window the picture covers; none of it where the picture has another shape than the game asked for. */
async function shareOf(page: Page, shape: GameDefinition['stage']['tall']): Promise<number> {
  const { width, height } = (await page.locator('[data-stage]').boundingBox()) ?? { width: 0, height: 1 };
  const isShaped = Math.abs(width / height - (shape?.width ?? 0) / (shape?.height ?? 1)) < 0.05;
  const view = page.viewportSize() ?? { width: 1, height: 1 };
  return isShaped ? (width * height) / (view.width * view.height) : 0;
}
