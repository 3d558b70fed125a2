// Mini golf on its built page: the specified words, a putt by mouse, keys and thumbs, and every way to give a swing up.
import type { Page } from '@playwright/test';
import type { State } from '../../scenes/minigolf/rules/state.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openLab, playOut, pointerPlays } from '../e2e/play.ts';

const GAME = '/games/minigolf';
const WINDOW = { width: 960, height: 640 };
test.use({ viewport: WINDOW });

const state = (page: Page) => page.evaluate(() => window.lab?.state() as State);
const expectGolf = (page: Page, wanted: Readonly<Record<string, unknown>>) =>
  expect.poll(() => state(page)).toMatchObject(wanted);
const box = async (page: Page) => {
  const found = await page.locator('[data-stage] canvas').boundingBox();
  if (!found) throw new Error('no stage');
  return found;
};
async function playing(page: Page, search = '?lab&seed=7'): Promise<void> {
  await openLab(page, `${GAME}${search}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expectPhase(page, 'playing');
  await pointerPlays(page);
}

test('it says what it must; the mouse aims, swings and putts, beside the picture too; right button and Esc give a swing up', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playing(page);
  await expect(page).toHaveTitle('Mini Golf Challenge | Folded Fox Games');
  await expect(page.getByText('Click and drag to aim, release to set power and putt.', { exact: true })).toBeVisible();
  await expect(page.getByText('Total Strokes')).toBeVisible();
  const { x, y, width, height } = await box(page);

  await page.mouse.move(x + width * 0.5, y + height * 0.5);
  await page.mouse.down();
  await expectGolf(page, { phase: 'putting' });
  await page.mouse.down({ button: 'right' });
  await expectGolf(page, { phase: 'aiming', strokes: 0 });
  await page.mouse.up({ button: 'right' });
  await page.mouse.up();

  await page.mouse.down();
  await expectGolf(page, { phase: 'putting' });
  await page.keyboard.press('Escape');
  await expectGolf(page, { phase: 'aiming', strokes: 0 });
  await expectPhase(page, 'playing');
  await page.mouse.up();

  // From the room left of the picture, let go outside the window.
  await page.mouse.move(x - 12, y + height - 20);
  await page.mouse.down();
  await expectGolf(page, { phase: 'putting' });
  await page.mouse.move(x + width * 0.6, -40);
  await expect.poll(async () => (await state(page)).swing?.ticks ?? 0).toBeGreaterThan(20);
  await page.mouse.up();
  await expectGolf(page, { strokes: 1, last: { x: 150, y: 300 } });
  expect((await state(page)).last?.aim).toBeLessThan(0);

  await page.keyboard.press('Escape');
  await expectPhase(page, 'paused');
});

test('the editor: a piece is laid, moved and pulled by mouse, by ten pixels by keys, and a step is taken back', async ({
  page,
}) => {
  await playing(page);
  await page.getByRole('button', { name: 'Course editor' }).click();
  const board = page.getByRole('group', { name: /^Drawing/ });
  const { x, y, width } = (await board.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const scale = width / 800;
  const drag = async (...points: readonly (readonly [number, number])[]) => {
    for (const [index, [px, py]] of points.entries()) {
      await page.mouse.move(x + px * scale, y + py * scale);
      if (index === 0) await page.mouse.down();
    }
    await page.mouse.up();
  };
  const wall = (words: string) =>
    expect(board.getByRole('button', { name: `Wall, ${words}`, exact: true })).toBeVisible();
  await drag([403, 101], [440, 300], [423, 398]);
  await wall('20 by 300, at 400, 100');
  await drag([410, 250], [450, 240], [471, 229]);
  await wall('20 by 300, at 460, 80');
  await drag([480, 380], [520, 420], [562, 441]);
  await wall('100 by 360, at 460, 80');
  await board.getByRole('button', { name: /^Wall/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await wall('100 by 360, at 450, 80');
  await page.keyboard.press('Shift+ArrowUp');
  await wall('100 by 350, at 450, 80');
  await page.keyboard.press('Control+KeyZ');
  await page.keyboard.press('Control+KeyZ');
  await wall('100 by 360, at 460, 80');
  await page.keyboard.press('Delete');
  await expect(board.getByRole('button', { name: /^Wall/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add: Wall' }).click();
  await wall('100 by 40, at 350, 280');
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.getByRole('heading', { name: 'Own course' })).toBeVisible();
  expect(JSON.parse((await state(page)).texts[0] ?? '')).toMatchObject({
    obstacles: [{ type: 'wall', x: 350, y: 280, width: 100, height: 40 }],
  });
});

test('keys turn the aim, Shift coarse, Ctrl fine; Space swings', async ({ page }) => {
  await playing(page);
  const turn = async (...keys: readonly string[]) => {
    const before = (await state(page)).aim;
    for (const key of keys) await page.keyboard.down(key);
    const from = await page.evaluate(() => window.lab?.tick ?? 0);
    await expect.poll(() => page.evaluate(() => window.lab?.tick ?? 0)).toBeGreaterThan(from + 30);
    for (const key of keys.toReversed()) await page.keyboard.up(key);
    return (await state(page)).aim - before;
  };
  const plain = await turn('ArrowRight');
  expect(plain).toBeGreaterThan(0);
  expect(await turn('Control', 'ArrowRight')).toBeLessThan(plain / 2);
  expect(await turn('Shift', 'ArrowLeft')).toBeLessThan(-plain);
  await page.keyboard.down('Space');
  await expect.poll(async () => (await state(page)).swing?.ticks ?? 0).toBeGreaterThan(10);
  await page.keyboard.up('Space');
  await expectGolf(page, { strokes: 1 });
});

test('the scorecard stands at the end, with its columns, total and Play Again', async ({ page }) => {
  await playing(page);
  expect(await playOut(page)).toMatchObject({ outcome: 'won' });
  const card = page.getByRole('table', { name: 'Scorecard', exact: true });
  await expect(card).toBeVisible();
  expect(await card.getByRole('columnheader').allTextContents()).toEqual(['Course', 'Par', 'Strokes', '+/-']);
  await expect(card.getByRole('row')).toHaveCount(11);
  await expect(card.getByRole('row').last()).toContainText(/Total31\d+-\d+/);
  await page.getByRole('button', { name: 'Play Again' }).click();
  await expectGolf(page, { phase: 'aiming', at: 0, strokes: 0 });
});

test('two at one device: each is called to the tee, and one card has their totals and places, but no points', async ({
  page,
}) => {
  await openLab(page, `${GAME}?lab&seed=7&setup=round:hole 1,players:2`);
  await page.getByLabel('Player 1', { exact: true }).fill('Ann');
  await page.getByLabel('Player 2', { exact: true }).fill('Ben');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expectPhase(page, 'playing');
  const pilotUntil = (phase: State['phase'], turn: number) =>
    page.evaluate(
      ([wanted, of]) => {
        const isThere = ({ phase: now, turn: at }: State) => now === wanted && at === of;
        for (let i = 0; i < 400 && !isThere(window.lab?.state() as State); i++) window.lab?.pilot(10);
      },
      [phase, turn] as const,
    );
  await expect(page.getByText('Ann plays', { exact: true })).toBeVisible();
  await pilotUntil('completed', 0);
  await expect(page.getByText('Click to go on: Ben plays.', { exact: true })).toBeVisible();
  await pilotUntil('aiming', 1);
  await expect(page.getByText('Ben plays', { exact: true })).toBeVisible();
  await playOut(page);
  const card = page.getByRole('table', { name: 'Scorecard', exact: true });
  await expect(card.getByRole('columnheader')).toHaveText(['Course', 'Par', 'Ann', 'Ben']);
  await expect(card.getByRole('row').last()).toHaveText('PlaceT1T1');
  await expect(page.getByRole('heading', { name: 'Ann and Ben share the win' })).toBeVisible();
  await expect(page.getByText('Points', { exact: true })).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const)
  test(`upright, ${width} by ${height}: the whole course is in sight, its walls at both sides too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await playing(page, '?lab&seed=7&setup=round:back');
    const stage = await box(page);
    expect(stage.width / stage.height).toBeCloseTo(4 / 3, 1);
    expect(stage.x).toBeGreaterThanOrEqual(0);
    expect(stage.x + stage.width).toBeLessThanOrEqual(width);
    expect(stage.width).toBeGreaterThan(width * 0.9);
  });

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger putts, a second one gives up; two thumbs turn and swing', async ({ page }) => {
    await playing(page);
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly (readonly [number, number])[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })) });
    const { x, y, width, height } = await box(page);
    const at = [x + width * 0.7, y + height * 0.5] as const;
    await touch('touchStart', at);
    await expectGolf(page, { phase: 'putting' });
    await touch('touchStart', at, [x + 40, y + 40]);
    await expectGolf(page, { phase: 'aiming', strokes: 0 });
    await touch('touchEnd');
    // Below the picture.
    await touch('touchStart', [x + width / 2, y + height + 60]);
    await expectGolf(page, { phase: 'putting' });
    await touch('touchEnd');
    await expectGolf(page, { strokes: 1 });
    await expectGolf(page, { phase: 'aiming' });

    const putt = await page.getByRole('button', { name: 'PUTT' }).boundingBox();
    const left = await page.getByRole('button', { name: 'Turn left' }).boundingBox();
    if (!putt || !left) throw new Error('no thumbs');
    const { aim } = await state(page);
    await touch('touchStart', [left.x + 20, left.y + 20]);
    await expect.poll(async () => (await state(page)).aim).toBeLessThan(aim);
    await touch('touchStart', [left.x + 20, left.y + 20], [putt.x + 30, putt.y + 30]);
    await expect.poll(async () => (await state(page)).swing?.ticks ?? 0).toBeGreaterThan(10);
    await touch('touchEnd');
    await expectGolf(page, { strokes: 2 });
  });
});
