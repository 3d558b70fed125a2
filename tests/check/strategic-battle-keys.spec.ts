// Unit Battle won by keys alone. The bot says what to buy; keys do it.
import type { Page } from '@playwright/test';
import { tune } from '../../scenes/kit/core/constants.ts';
import { CONSTANTS } from '../../scenes/strategic-battle/constants.ts';
import type { Position } from '../../scenes/strategic-battle/rules/grid.ts';
import { isRowOpen } from '../../scenes/strategic-battle/rules/orders.ts';
import type { State } from '../../scenes/strategic-battle/rules/state.ts';
import { UNITS } from '../../scenes/strategic-battle/rules/units.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openLab, pointerPlays } from '../e2e/play.ts';
import { buyer, state } from '../e2e/strategicBattle.ts';

const t = tune(CONSTANTS);

/** A free cell of a row that has no rider yet. */
function forRider({ own }: State, row: number): Position | null {
  const cells = own.map(one => one.home ?? one);
  if (own.some(({ kind, charges }, i) => kind === 'Cavalry' && !charges && cells[i]?.row === row)) return null;
  const col = [4, 3, 2, 1, 0].find(free => !cells.some(cell => cell.row === row && cell.col === free));
  return col === undefined ? null : { row, col };
}

/** Rows at the edge, where few come, first. */
const ROWS = [0, 9, 1, 8, 2, 7, 3, 6, 4, 5];
const RIDERS = ROWS.slice(0, 4);
/** Riders are ready when rows may charge: nothing else is bought from this wave on before each row at the edge has one. */
const RIDERS_FROM = t.chargeAfter - 2;
/** Nothing comes into the field before a rider is far in. */
const RIDE_TICKS = 5 * 60;

/** Which row can be ridden through now. */
const open = ({ own, enemies, beaten, nextIn }: State): number | undefined =>
  beaten < t.chargeAfter || nextIn < RIDE_TICKS
    ? undefined
    : ROWS.find(
        row =>
          own.some(one => one.kind === 'Cavalry' && one.row === row && !one.charges && !one.home) &&
          isRowOpen({ enemies }, row),
      );

async function point(page: Page, { row, col }: Position): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const { cursor, phase } = await state(page);
    if (phase !== 'playing' || (cursor.row === row && cursor.col === col)) return;
    const isAside = cursor.col !== col;
    await page.keyboard.press(
      isAside ? (cursor.col < col ? 'ArrowRight' : 'ArrowLeft') : cursor.row < row ? 'ArrowDown' : 'ArrowUp',
    );
    const { row: wasRow, col: wasCol } = cursor;
    await expect
      .poll(
        async () =>
          [await state(page)].some(
            now => now.phase !== 'playing' || now.cursor.row !== wasRow || now.cursor.col !== wasCol,
          ),
        { intervals: [20] },
      )
      .toBe(true);
  }
}

test('won by keys alone: a row charges through, the end is said word for word, Enter plays again', async ({ page }) => {
  test.setTimeout(600_000);
  await openLab(page, '/games/strategic-battle?lab&seed=8');
  await page.keyboard.press('Enter');
  await expectPhase(page, 'playing');
  await pointerPlays(page);
  const wants = buyer(8);
  let charges = 0;
  for (;;) {
    const now = await state(page);
    if (now.phase !== 'playing') break;
    const row = open(now);
    if (row !== undefined) {
      await point(page, { row, col: now.cursor.col });
      await page.keyboard.press('KeyC');
      charges++;
      continue;
    }
    const rider =
      now.wave >= RIDERS_FROM ? RIDERS.map(edge => forRider(now, edge)).find(cell => cell !== null) : undefined;
    const isSaving = rider && now.resources < t.cavalryCost;
    const buys = rider ? { unit: 'Cavalry' as const, at: rider } : wants(now);
    if (!buys || isSaving) {
      await page.waitForTimeout(50);
      continue;
    }
    if (now.chosen !== buys.unit) await page.keyboard.press(`Digit${UNITS.indexOf(buys.unit) + 1}`);
    await point(page, buys.at);
    await page.keyboard.press('Space');
    await page.waitForTimeout(40);
  }
  const { phase, fate, beaten, tick } = await state(page);
  console.info(`${phase} after ${beaten} waves, ${Math.round(tick / 60)} s, ${charges} charges`);
  expect(phase).toBe('won');
  await expect(page.getByRole('heading', { name: 'Victory!' })).toBeVisible();
  await expect(
    page.getByText(`Your ${fate?.kind} of row ${(fate?.row ?? 0) + 1} reached the last column.`, { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Breakthrough', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play Again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPhase(page, 'playing');
  expect(await state(page)).toMatchObject({ wave: 0, beaten: 0, own: [], resources: 100 });
});
