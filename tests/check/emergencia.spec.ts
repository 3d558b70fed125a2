// Emergencia on its built page: help, briefing, a mission by mouse; keys, fingers and the list to the end.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { State } from '../../scenes/emergencia/rules/state.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openLab, pointerPlays, tickOf } from '../e2e/play.ts';

const GAME = '/games/emergencia?lab&seed=7';
test.use({ viewport: { width: 1280, height: 800 } });

const state = (page: Page) => page.evaluate(() => window.lab?.state() as State);
const expectState = (page: Page, wanted: Readonly<Record<string, unknown>>) =>
  expect.poll(() => state(page)).toMatchObject(wanted);
const missionText = (number: number) => readFileSync(`assets/levels/emergencia/${number}.json`, 'utf8');
/** Where a place of the first mission's map is in the window while all of it is shown. */
async function at(page: Page, { x, y }: { readonly x: number; readonly y: number }) {
  const found = await page.locator('[data-stage] canvas').boundingBox();
  if (!found) throw new Error('no stage');
  const unit = found.width / 960;
  return { x: found.x + x * 0.96 * unit, y: found.y + (12 + y * 0.96) * unit };
}

test('help, briefing, and the first orders by mouse', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLab(page, GAME);
  await expect(page).toHaveTitle('Emergencia | Folded Fox Games');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expectPhase(page, 'playing');
  await page.getByRole('button', { name: 'Got It!' }).click();
  await page.getByRole('button', { name: 'Start Mission' }).click();
  await expectState(page, { phase: 'playing' });
  await pointerPlays(page);
  await expect(page.getByRole('button', { name: 'See more' }), 'all of the map is shown').toBeDisabled();
  await page.getByRole('button', { name: 'Agent 1', exact: false }).click();
  await expectState(page, { selected: 1 });
  await page.getByRole('button', { name: 'Agent 1', exact: false }).click();
  expect((await state(page)).selected, 'pressed again it stays selected').toBe(1);
  await page.getByRole('button', { name: 'Let time stand' }).click();
  await expect(page.getByText('Time stands. Give your orders.')).toBeVisible();
  const goal = await at(page, { x: 500, y: 560 });
  await page.mouse.click(goal.x, goal.y);
  await expect.poll(async () => (await state(page)).agents[0]?.way.length).toBeGreaterThan(0);
  const [enemy] = (await state(page)).enemies;
  const there = await at(page, enemy ?? { x: 0, y: 0 });
  await page.mouse.click(there.x, there.y);
  await expect.poll(async () => (await state(page)).agents[0]?.follows).toBe(enemy?.id);
  expect((await state(page)).enemies[0]?.marked).toBe(false);
  await page.mouse.click(there.x, there.y, { button: 'right' });
  await expect(page.getByText('Suspect marked! Position agents nearby to investigate.').first()).toBeVisible();
  await page.mouse.wheel(0, -400);
  await expect(page.getByRole('button', { name: 'See more' }), 'a part of it').toBeEnabled();
  await page.getByRole('button', { name: 'Intel' }).click();
  await expect(page.getByRole('dialog', { name: 'Intel file' })).toBeVisible();
});

test('a lost mission names who struck, and shows where and what gave them away', async ({ page }) => {
  await openLab(page, GAME);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Start Mission' }).click();
  await expectState(page, { phase: 'playing' });
  await page.evaluate(() => window.lab?.step(70 * 60));
  await expectState(page, { phase: 'failure' });
  const [enemy] = (await state(page)).enemies;
  const who = `Number ${enemy?.id} (${enemy?.look}, knife)`;
  for (const [line, shown] of [
    [`${who} stabbed the VIP at 0:48,`, `How number ${enemy?.id} struck`],
    ['What gave it away: ', `How number ${enemy?.id} gave itself away`],
  ] as const) {
    await page.getByRole('listitem').filter({ hasText: line }).getByRole('button', { name: 'Show where' }).click();
    await expect(page.getByText(shown)).toBeVisible();
    await page.evaluate(() => window.lab?.step(600));
    await expect(page.getByRole('button', { name: 'Retry Mission' })).toBeVisible();
  }
});

test('to the end of a mission by keys alone', async ({ page }) => {
  await openLab(page, GAME);
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  await expectPhase(page, 'playing');
  await expect(page.getByText('How to Play', { exact: true })).toBeVisible();
  await expect.poll(async () => (await state(page)).since).toBeGreaterThan(40);
  await page.keyboard.press('Enter');
  await expectState(page, { phase: 'playing' });
  await page.keyboard.press('2');
  await expectState(page, { selected: 2 });
  const { enemies } = await state(page);
  // From person to person until the one who is not harmless.
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('e');
    const pressed = await tickOf(page);
    // Heard and done before it is looked at: one still on its way would move the cursor on.
    await page.waitForFunction(tick => (window.lab?.tick ?? -1) > tick + 1, pressed);
    const { cursor, enemies: now } = await state(page);
    if (Math.abs(cursor.x - (now[0]?.x ?? 0)) < 3 && Math.abs(cursor.y - (now[0]?.y ?? 0)) < 3) break;
  }
  await page.keyboard.press('g');
  await expect.poll(async () => (await state(page)).enemies[0]?.marked).toBe(true);
  await page.evaluate(id => window.lab?.send({ type: 'send', id }), enemies[0]?.id ?? 0);
  await expectState(page, { phase: 'success' });
  await expect(page.getByText('Mission Successfully Completed').first()).toBeVisible();
  await page.getByRole('button', { name: 'See it again' }).click();
  await expect(page.getByText(/^After action/)).toBeVisible();
});

test.describe('by fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an agent is tapped, a place is tapped, and the list below the map marks', async ({ page }) => {
    await openLab(page, GAME);
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    await page.getByRole('button', { name: 'Start Mission' }).tap();
    await expectState(page, { phase: 'playing' });
    await pointerPlays(page);
    await page.getByRole('button', { name: 'Agent 2', exact: false }).tap();
    await expect(page.getByText('Agent selected')).toBeVisible();
    await expect(page.getByText('Tap location to move')).toBeVisible();
    const box = await page.locator('[data-stage] canvas').boundingBox();
    if (!box) throw new Error('no stage');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height * 0.9);
    await expect.poll(async () => (await state(page)).agents[1]?.way.length).toBeGreaterThan(0);
    const list = await page.getByRole('region', { name: 'People' }).boundingBox();
    expect(list?.y, 'below the map').toBeGreaterThan(box.y + box.height);
    await page.getByRole('radio').first().check({ force: true });
    await page.getByRole('button', { name: 'Mark', exact: true }).tap();
    await expect
      .poll(async () => [...(await state(page)).dossiers, ...(await state(page)).enemies].some(({ marked }) => marked))
      .toBe(true);
  });

  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [320, 568],
    [844, 390],
  ] as const)
    test(`cameras and radio stand off the map at ${width}×${height}, and cover nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openLab(page, GAME);
      await page.getByRole('button', { name: 'Start', exact: true }).tap();
      for (const number of [7, 10, 12]) {
        await page.evaluate(mission => window.lab?.send({ type: 'open', mission }), missionText(number));
        await page.evaluate(() => window.lab?.send({ type: 'startMission' }));
        await expectState(page, { phase: 'playing' });
        const devices = page.getByRole('group', { name: 'Cameras and radio' });
        await expect(devices).toBeVisible();
        const boxes = await page
          .getByRole('group', { name: /^(?:Cameras and radio|Orders)$/ })
          .getByRole('button')
          .evaluateAll(buttons =>
            buttons.map(button => {
              const { left, right, top, bottom } = button.getBoundingClientRect();
              const inMiddle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
              return { left, right, top, bottom, isFree: button.contains(inMiddle) };
            }),
          );
        const map = await page.locator('[data-stage] canvas').boundingBox();
        if (!map) throw new Error('no map');
        expect(boxes.length).toBeGreaterThan(8);
        for (const { left, right, top, bottom, isFree } of boxes) {
          expect(isFree, 'covered by nothing').toBe(true);
          expect(bottom, 'within the window').toBeLessThanOrEqual(height);
          const isOff = top >= map.y + map.height || left >= map.x + map.width || right <= map.x || bottom <= map.y;
          expect(isOff, 'off the map').toBe(true);
        }
        const list = page.getByRole('region', { name: 'People' });
        if (height > width) expect((await list.boundingBox())?.width, 'room for the list').toBeGreaterThan(180);
      }
    });
});
