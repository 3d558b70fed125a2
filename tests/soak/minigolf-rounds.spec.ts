// Whole rounds of Mini golf on the built page by real hands: every putt is planned by the search, aimed and held by mouse or finger.
import type { Page } from '@playwright/test';
import { tune } from '../../scenes/kit/core/constants.ts';
import { golfer } from '../../scenes/minigolf/bots/pilot.ts';
import { CONSTANTS } from '../../scenes/minigolf/constants.ts';
import { FIELD, type Point, type Stroke } from '../../scenes/minigolf/rules/course.ts';
import { ticksFor } from '../../scenes/minigolf/rules/putt.ts';
import { courseAt, type State } from '../../scenes/minigolf/rules/state.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openLab, pointerPlays } from '../e2e/play.ts';

const state = (page: Page) => page.evaluate(() => window.lab?.state() as State);

/** The meter swings slowly, so that a browser under test lets go nearly where it means to; all else is as it is. */
const SLOW = { meterStep: 0.5 };
const tuning = tune(CONSTANTS, SLOW);
/** Looks well, and prefers putts that forgive a hand that shakes. */
const plan = golfer({ ways: 60, powers: 12, usesDistanceField: true, shakenTrials: 10, lateTicks: 0 }, 1);

function strokeFrom(now: State): Stroke {
  const thinking = plan({ x: now.ball.x, y: now.ball.y }, courseAt(now), tuning);
  for (;;) {
    const thought = thinking.next();
    if (thought.done) return thought.value;
  }
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

interface Hands {
  press(at: Point): Promise<void>;
  letGo(): Promise<void>;
}

async function playRound(page: Page, hands: Hands): Promise<void> {
  const picture = await page.locator('[data-stage] canvas').boundingBox();
  if (!picture) throw new Error('no picture');
  const middle = { x: picture.x + picture.width / 2, y: picture.y + picture.height / 2 };
  const rests = () =>
    page.waitForFunction(() => (window.lab?.state() as State | undefined)?.phase !== 'rolling', null, {
      timeout: 60_000,
    });
  for (let step = 0; step < 18 * 11; step++) {
    await rests();
    const now = await state(page);
    if (now.phase === 'over') return;
    if (now.phase === 'completed') {
      await expect.poll(async () => (await state(page)).beat).toBeGreaterThan(30);
      await hands.press(middle);
      await hands.letGo();
      await expect.poll(async () => (await state(page)).phase).not.toBe('completed');
      continue;
    }
    const { aim, power } = strokeFrom(now);
    const angle = Math.atan2(aim.y - now.ball.y, aim.x - now.ball.x);
    await hands.press(placeOf(picture, now.ball, angle));
    await page.waitForFunction(
      ticks => ((window.lab?.state() as State | undefined)?.swing?.ticks ?? 0) >= ticks,
      ticksFor(power, tuning) - 2,
    );
    await hands.letGo();
    await expect.poll(async () => (await state(page)).phase).not.toBe('putting');
  }
}

/** Where on the page a hand points so that the putt goes this way: as far from the ball as the picture reaches, which shows the whole course. */
function placeOf(on: Box, ball: Point, angle: number): Point {
  const scale = on.height / FIELD.height;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const isInside = (x: number, y: number) => x > 4 && x < FIELD.width - 4 && y > 4 && y < FIELD.height - 4;
  let far = 400;
  while (far > 12 && !isInside(ball.x + dx * far, ball.y + dy * far)) far -= 4;
  return { x: on.x + (ball.x + dx * far) * scale, y: on.y + (ball.y + dy * far) * scale };
}

async function expectCard(page: Page, round: 'front' | 'back'): Promise<void> {
  await expectPhase(page, 'over');
  const card = page.getByRole('table', { name: 'Scorecard', exact: true });
  await expect(card).toBeVisible();
  const rows = await card.getByRole('row').allTextContents();
  expect(rows).toHaveLength(11);
  expect(rows[1]).toMatch(round === 'front' ? /^1/ : /^10/);
  const { cards } = await state(page);
  const strokes = (cards[0] ?? []).reduce((sum, many) => sum + many, 0);
  expect(rows.at(-1)).toContain(`Total${round === 'front' ? 31 : ''}`);
  expect(rows.at(-1)).toContain(String(strokes));
  expect(cards[0]?.every(many => many >= 1 && many <= 10)).toBe(true);
}

const open = async (page: Page, round: string) => {
  await openLab(page, `/games/minigolf?lab&seed=7&setup=round:${round}&tune=meterStep:${SLOW.meterStep}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expectPhase(page, 'playing');
  await pointerPlays(page);
};

for (const round of ['front', 'back'] as const) {
  test(`the ${round} nine by a real mouse`, async ({ page }) => {
    test.setTimeout(900_000);
    await page.setViewportSize({ width: 960, height: 640 });
    await open(page, round);
    await playRound(page, {
      async press({ x, y }) {
        await page.mouse.move(x, y);
        await page.mouse.down();
      },
      letGo: () => page.mouse.up(),
    });
    await expectCard(page, round);
  });

  test.describe('by touch', () => {
    test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

    test(`the ${round} nine by a real finger`, async ({ page }) => {
      test.setTimeout(900_000);
      await open(page, round);
      const cdp = await page.context().newCDPSession(page);
      const touch = async (type: 'touchStart' | 'touchEnd', points: readonly Point[]) => {
        await cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }) => ({ x, y })) });
      };
      await playRound(page, { press: at => touch('touchStart', [at]), letGo: () => touch('touchEnd', []) });
      await expectCard(page, round);
    });
  });
}
