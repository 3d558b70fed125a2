// Boulder Dash at length: what the lab answers scripts, a whole cave to its exit by real keys and by real thumbs, ten seconds back, the widest cave.
import type { Page } from '@playwright/test';
import { CONSTANTS } from '../../scenes/boulder-dash/constants.ts';
import { StepPlanner } from '../../scenes/boulder-dash/levels/planner.ts';
import type { Action } from '../../scenes/boulder-dash/rules/cave.ts';
import { copyOfCave, type State } from '../../scenes/boulder-dash/rules/state.ts';
import { tune } from '../../scenes/kit/core/constants.ts';
import { openWith } from '../e2e/choices.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openLab } from '../e2e/play.ts';

const GAME = '/games/boulder-dash';
/** As the settings offer it: for hands that look at the cave before each step. */
const HALF_SPEED = { speed: 0.5 };
const t = tune(CONSTANTS);
const stateOf = (page: Page) => page.evaluate(() => window.lab?.state() as State);
const start = (page: Page) => page.locator('[data-card="start"] [data-primary]').click();

const TRIES = 4;

/**
 * Steps until the level is left: each looks at the cave as it is, for hands and machine are slow. Hands too slow for a boulder begin again, as a
 * player would.
 */
async function leave(page: Page, step: (action: Action) => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    await walkOut(page, step);
    const { phase } = await stateOf(page);
    if (phase !== 'lost' || tries === TRIES) break;
    await page.locator('[data-card="result"] [data-primary]').click();
    await expect.poll(async () => (await stateOf(page)).phase).toBe('playing');
  }
  await expect.poll(async () => (await stateOf(page)).level).toBe(2);
}

/** Steps until the cave is left or the fox is lost. */
async function walkOut(page: Page, step: (action: Action) => Promise<void>): Promise<void> {
  const walker = new StepPlanner(t, { left: Number.POSITIVE_INFINITY }, { foresight: 3, fear: 3, unhurried: true });
  for (let steps = 0; steps < 400; steps++) {
    const state = await stateOf(page);
    if (state.phase !== 'playing') return;
    const { clock } = state.cave;
    await step(walker.next(copyOfCave(state))?.action ?? 'stay');
    // The cell tick that takes the step has passed.
    const passed = (now: State) => now.phase !== 'playing' || now.cave.clock > clock + t.cellTicks;
    await expect.poll(async () => passed(await stateOf(page)), { intervals: [20] }).toBe(true);
  }
}

const LETTERS = `\uFEFF[BDCFF]\r
[game]\r
Name=Lab\r
[mapcodes]\r
Length=2\r
##=STEELWALL\r
Fo=INBOX\r
..=DIRT\r
Ge=DIAMOND\r
Ou=OUTBOX\r
St=BOULDER\r
[/mapcodes]\r
[cave]\r
Name=Two letters\r
DiamondsRequired=1\r
[map]\r
############\r
##FoStGe..Ou\r
############\r
[/map]\r
[/cave]\r
[cave]\r
Name=By luck\r
Size=40 22\r
DiamondsRequired=12 13\r
RandSeed=10 11\r
RandomFill=SPACE 60 BOULDER 50 DIAMOND 9\r
[objects]\r
Line=1 7 30 7 WALL\r
Line=9 14 38 14 MAGICWALL\r
Point=3 2 INBOX\r
Point=38 16 OUTBOX\r
[Level=2]\r
FillRect=1 1 38 20 DIAMOND\r
[/Level]\r
[/objects]\r
[/cave]\r
[cave]\r
Name=Too wide\r
Size=10000 10000\r
RandSeed=1\r
[/cave]\r
`;

test('the lab reads and plays caves', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  const lab = (of: 'cave' | 'bd', ...input: readonly string[]) =>
    page.evaluate(
      ([name, said]) => {
        const extras = window.lab as unknown as Record<string, (...all: readonly string[]) => Promise<unknown>>;
        return extras[name]?.(...said);
      },
      [of, input] as const,
    );
  const read = (await lab('cave', LETTERS)) as { caves: number; warnings: string[]; list: Record<string, unknown>[] };
  expect(read.caves).toBe(3);
  expect(read.list[0]).toEqual({ name: 'Two letters', width: 6, height: 3, needed: 1, diamonds: 1, boulders: 1 });
  expect(read.list[1]).toMatchObject({ name: 'By luck', width: 40, height: 22, needed: 12 });
  expect(read.list[1]?.['boulders']).toBeGreaterThan(80);
  expect(read.list[1]?.['diamonds']).toBeLessThan(60);
  expect(read.list[2]).toMatchObject({ width: 200, height: 200 });
  expect(read.warnings.join()).toMatch(/10000 by 10000/);
  expect(await lab('cave', 'nothing')).toEqual({
    caves: 0,
    warnings: ['There is no [cave] in the text.'],
    list: [],
  });
  const corridor = '[cave]\nDiamondsRequired=1\n[map]\nWWWWWWWW\nWP.r .dX\nWWWWWWWW\n[/map]\n[/cave]';
  expect(await lab('bd', corridor, 'Rr..rr')).toEqual({ collected: 0, alive: true, exited: false, ticks: 6 });
  expect((await stateOf(page)).own, 'the run is left alone').toBeNull();
});

const ARROWS: Partial<Record<Action, string>> = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
};

test('a level is dug, emptied and left by real keys', async ({ page }) => {
  test.slow();
  await openWith(page, HALF_SPEED);
  await openLab(page, `${GAME}?lab&seed=7`);
  await start(page);
  await expectPhase(page, 'playing');
  await expect.poll(async () => (await stateOf(page)).phase).toBe('playing');
  await leave(page, async action => {
    const key = ARROWS[action];
    if (key) await page.keyboard.press(key);
  });
});

test('the widest cave is kept, played and scrolled over; it is too large for a link', async ({ page }) => {
  const wide = `[cave]\nName=Wide\nSize=200 200\nDiamondsRequired=1\nInitialFill=DIRT\nRandSeed=1\n[objects]\nPoint=1 1 INBOX\nPoint=3 1 DIAMOND\nPoint=198 198 OUTBOX\n[/objects]\n[/cave]`;
  await openLab(page, `${GAME}?lab&seed=7`);
  await start(page);
  await page.getByRole('button', { name: 'Caves and editor' }).click();
  const sheet = page.getByRole('dialog', { name: 'Caves' });
  await sheet.getByLabel(/Or its text/).fill(wide);
  await sheet.getByRole('button', { name: 'Add these caves' }).click();
  await expect(sheet.getByText('Pasted caves: 1 of 1 cave added.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Play cave 1' }).click();
  await expect.poll(async () => (await stateOf(page)).cave.width).toBe(200);
  const { player } = (await stateOf(page)).cave;
  await page.keyboard.down('ArrowDown');
  await expect.poll(async () => (await stateOf(page)).cave.player).toBeGreaterThan(player + 3 * 200);
  await page.keyboard.up('ArrowDown');
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])
  test.describe(`by thumbs at ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('a level is left with the joystick; a button digs; ten seconds back; Restart', async ({ page }) => {
      test.slow();
      await openWith(page, HALF_SPEED);
      await openLab(page, `${GAME}?lab&seed=7`);
      await start(page);
      await expect.poll(async () => (await stateOf(page)).phase).toBe('playing');
      const box = await page.getByRole('button', { name: 'Joystick' }).boundingBox();
      if (!box) throw new Error('no joystick');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const client = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints });
      const AWAY: Partial<Record<Action, readonly [number, number]>> = {
        up: [0, -45],
        down: [0, 45],
        left: [-45, 0],
        right: [45, 0],
      };
      const walk = async (action: Action) => {
        const away = AWAY[action];
        if (!away) return;
        const before = (await stateOf(page)).cave;
        await touch('touchStart', { x, y });
        await touch('touchMove', { x: x + away[0], y: y + away[1] });
        const hasActed = ({ cave, phase }: State) =>
          phase !== 'playing' || cave.player !== before.player || cave.clock > before.clock + 3 * t.cellTicks;
        await expect.poll(async () => hasActed(await stateOf(page)), { intervals: [10] }).toBe(true);
        await touch('touchEnd');
      };
      await walk('right');
      const dug = (await stateOf(page)).cave;
      const beside = dug.player + 1;
      if (dug.cells[beside] === '2') {
        await page.getByRole('button', { name: 'Dig Right' }).tap();
        await expect.poll(async () => (await stateOf(page)).cave.cells[beside]).toBe('0');
      }
      const { clock } = (await stateOf(page)).cave;
      await page.getByRole('button', { name: 'Ten seconds back' }).tap();
      await expect.poll(async () => (await stateOf(page)).cave.clock).toBeLessThan(clock);
      await page.getByRole('button', { name: 'Restart' }).last().tap();
      await expect.poll(async () => (await stateOf(page)).totals.again).toBe(1);
      await leave(page, walk);
    });
  });
