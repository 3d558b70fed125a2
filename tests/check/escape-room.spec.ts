// Escape Room on its built page: its menu and instructions, places by keyboard, a dialog that stays beside the picture; at length an escape by
// keys and by fingers, and one by touch on a phone.
import type { Page } from '@playwright/test';
import { BOLT, CLOSE_UP_SHEET, wheelPlaces } from '../../scenes/escape-room/rules/closeUpSheet.ts';
import type { EscapeCommand, EscapeState } from '../../scenes/escape-room/rules/state.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openGame, openLab } from '../e2e/play.ts';
import { hydrated } from '../e2e/settled.ts';

/** Its stage is drawn without a graphics card: a smaller one leaves the machine to what is tested. */
test.use({ viewport: { width: 960, height: 640 } });

const GAME = '/games/escape-room';
const state = (page: Page) => page.evaluate(() => window.lab?.state() as EscapeState);
const expectState = (page: Page, wanted: Readonly<Record<string, unknown>>) =>
  expect.poll(() => state(page)).toMatchObject(wanted);
const begin = (page: Page) => page.getByRole('button', { name: 'Start Game' }).click();
const walkthrough = (page: Page) =>
  page.evaluate(() => (window.lab as unknown as { walkthrough(): unknown[] }).walkthrough() as EscapeCommand[]);

test('menu, instructions and back; places, deeds and a wrong code by the keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLab(page, `${GAME}?lab&seed=2`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Instructions' }).click();
  await expect(page.getByRole('dialog', { name: 'Instructions' })).toContainText(
    'Four rooms lie between you and the exit',
  );
  await page.getByRole('button', { name: 'Back to Menu' }).click();
  await begin(page);
  const vent = page.getByRole('button', { name: 'Air vent' });
  await vent.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Sticky note' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Somebody wrote: “Cabinet: lightest last.”', { exact: true })).toBeVisible();
  await page.keyboard.press('Backspace');
  // The key is heard at the next tick, what a script sends at once.
  await expectState(page, { focus: null });
  await page.evaluate(() => window.lab?.send({ type: 'look', at: 'cabinet' }));
  await page.getByRole('button', { name: 'Enter code' }).last().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'enter code' }).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('1234');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Incorrect code. Try again.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expectState(page, { asking: false, wrongCodes: 1, focus: 'cabinet' });
});

type Point = readonly [x: number, y: number];

/** A place on the close-up sheet, from its middle in px of the world, as a place in the window. */
async function onSheet(page: Page, [x, y]: Point): Promise<Point> {
  const stage = await page.locator('[data-stage]').boundingBox();
  if (!stage) throw new Error('no stage');
  const scale = stage.width / 720;
  return [stage.x + (CLOSE_UP_SHEET.x + x) * scale, stage.y + (CLOSE_UP_SHEET.y + y) * scale];
}

/** Drags as a hand does, some way in each frame. */
async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const [[x, y], [toX, toY]] = [await onSheet(page, from), await onSheet(page, to)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 1; i <= 6; i++) {
    await page.mouse.move(x + ((toX - x) * i) / 6, y + ((toY - y) * i) / 6);
    await page.waitForTimeout(40);
  }
  await page.mouse.up();
}

test('by the mouse in the close-up: a drawer is pulled out, a lock is turned and tried', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLab(page, `${GAME}?lab&seed=2`);
  await begin(page);
  await page.getByRole('button', { name: 'Workbench drawer' }).click();
  await expectState(page, { focus: 'drawer' });
  await drag(page, [0, 0], [0, 40]);
  await expectState(page, { done: [] });
  await drag(page, [0, 0], [0, 110]);
  await expectState(page, { done: ['drawer'], focus: 'drawer' });
  await page.evaluate(() => window.lab?.send({ type: 'look', at: 'cabinet' }));
  await expectState(page, { focus: 'cabinet' });
  await page.mouse.click(...(await onSheet(page, [0, 0])));
  await expectState(page, { asking: true });
  const [wheel] = wheelPlaces(4);
  if (!wheel) throw new Error('no wheel');
  await drag(page, [wheel.x, wheel.y + 60], [wheel.x, wheel.y - 60]);
  await expect(page.getByRole('textbox', { name: 'Four digits' })).toHaveValue('3');
  const knob = -(BOLT.w - BOLT.knob) / 2;
  await drag(page, [knob, BOLT.y], [knob + BOLT.way + 10, BOLT.y]);
  await expectState(page, { wrongCodes: 1 });
});

/** Does what a command says by the hands of `press`, on what the page offers. */
async function byHand(
  page: Page,
  command: EscapeCommand,
  press: (name: string | RegExp) => Promise<void>,
): Promise<void> {
  const spot = (id: string) => page.locator(`[data-spot="${id}"]`);
  const { focus } = await state(page);
  if (command.type === 'go') {
    if (focus !== null) await press('Back');
    await press({ lab: 'Laboratory', office: 'Office', library: 'Library', control: 'Control Room' }[command.to]);
  } else if (command.type === 'look') {
    if (focus !== null) await press('Back');
    await press((await spot(command.at).textContent()) ?? '');
  } else if (command.type === 'act') await press(/^(Open|Search|Use .*|Enter code|Set the time|To the .*)$/);
  else if (command.type === 'turn') {
    const part = page.locator(`[data-part="${command.part}"]`);
    await press((await part.getAttribute('aria-label')) ?? '');
  } else if (command.type === 'submit') {
    for (const digit of command.text) await press(digit);
    await press('Submit');
  } else if (command.type === 'pick') await press(NAMES[command.item] ?? command.item);
  else if (command.type === 'combine') {
    if ((await state(page)).selected !== command.a) await press(NAMES[command.a] ?? command.a);
    await press('Combine');
    await press(NAMES[command.b] ?? command.b);
  }
}
const NAMES: Readonly<Record<string, string>> = {
  screwdriver: 'Screwdriver',
  battery: 'Battery',
  uvLamp: 'Dark lamp',
  litLamp: 'UV lamp',
  magnet: 'Magnet',
  string: 'String',
  fishingLine: 'Magnet on a string',
  lens: 'Lens',
  officeKey: 'Office key',
  smallKey: 'Small key',
  usbStick: 'USB stick',
  punchedCard: 'Punched card',
  gear: 'Brass gear',
  fuse: 'Fuse',
  burntFuse: 'Burnt fuse',
  wire: 'Copper wire',
  handle: 'Handle',
  pianoKey: 'Piano key',
  crank: 'Crank',
  pulley: 'Pulley',
  cord: 'Starter cord',
  brassWeight: 'Brass weight',
  keycard: 'Keycard',
};

async function escape(page: Page, press: (name: string | RegExp) => Promise<void>): Promise<void> {
  for (let i = 0; i < 150 && (await state(page)).phase === 'playing'; i++) {
    const [command] = await walkthrough(page);
    if (!command) break;
    const before = JSON.stringify(await state(page));
    await byHand(page, command, press);
    await expect.poll(async () => JSON.stringify(await state(page))).not.toBe(before);
  }
  await expectPhase(page, 'over');
  await expect(page.getByRole('heading', { name: 'Escape Successful!' })).toBeVisible();
}

test('an escape by the keyboard, every button by its focus, and again', async ({ page }) => {
  test.slow();
  await openLab(page, `${GAME}?lab&seed=2`);
  await begin(page);
  await escape(page, async name => {
    await page.getByRole('button', { name, exact: true }).last().focus();
    await page.keyboard.press('Enter');
  });
  await page.getByRole('button', { name: 'Play Again' }).click();
  await expectState(page, { phase: 'playing', done: [] });
});

test.describe('by touch alone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('a finger pulls a drawer out, and the page stays where it is', async ({ page }) => {
    await openLab(page, `${GAME}?lab&seed=2`);
    await page.locator('[data-play]').evaluate(play => play.removeAttribute('data-lab'));
    await begin(page);
    await page.evaluate(() => window.lab?.send({ type: 'look', at: 'drawer' }));
    await expectState(page, { focus: 'drawer' });
    await page.waitForTimeout(400);
    const device = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) => {
      const touchPoints = at ? [{ x: at[0], y: at[1], id: 1 }] : [];
      await device.send('Input.dispatchTouchEvent', { type, touchPoints });
      await page.waitForTimeout(40);
    };
    await touch('touchStart', await onSheet(page, [0, 0]));
    for (let i = 1; i <= 6; i++) await touch('touchMove', await onSheet(page, [0, i * 20]));
    await touch('touchEnd');
    await expectState(page, { done: ['drawer'] });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('an escape by fingers on a phone, to its end', async ({ page }) => {
    test.slow();
    await openLab(page, `${GAME}?lab&seed=1`);
    await page.locator('[data-play]').evaluate(play => play.removeAttribute('data-lab'));
    await begin(page);
    await escape(page, name => page.getByRole('button', { name, exact: true }).last().tap());
  });
});

test('the time runs out on the page, in its specified words', async ({ page }) => {
  await openGame(page, `${GAME}?seed=2&tune=limitSeconds:60`);
  await begin(page);
  await expect(page.getByRole('heading', { name: "Time's Up! You Failed to Escape" })).toBeVisible({ timeout: 90_000 });
});

/** To the first lock that asks, whose riddle is long. */
const TO_A_LOCK = 7;
for (const [width, height] of [
  [390, 844],
  [844, 390],
  [320, 568],
] as const)
  test.describe(`asked for digits in ${width}×${height}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height } });
    test('the whole note that tells them stands beside the pad', async ({ page }) => {
      await openLab(page, `${GAME}?lab&seed=${TO_A_LOCK}`);
      // The window as play has it, without the lab's row.
      await page.locator('[data-play]').evaluate(play => play.removeAttribute('data-lab'));
      await page.getByRole('complementary', { name: 'Lab' }).evaluate(lab => lab.style.setProperty('display', 'none'));
      await begin(page);
      for (let i = 0; i < 100; i++) {
        const [command] = await walkthrough(page);
        if (!command || command.type === 'submit') break;
        await page.evaluate(next => window.lab?.send(next), command);
      }
      await expect(page.getByRole('group', { name: 'Number pad' })).toBeVisible();
      const { notes, focus } = await state(page);
      const told = notes.find(({ from }) => from === 'timetable')?.text ?? '';
      expect([focus, told.length > 250]).toEqual(['officeDoor', true]);
      const seen = await page.getByRole('region', { name: 'What you see' }).evaluate(region => {
        const note = region.querySelector('dd')?.getBoundingClientRect();
        const box = region.getBoundingClientRect();
        return {
          top: (note?.top ?? 0) - box.top,
          below: box.bottom - (note?.bottom ?? 9999),
          text: region.textContent,
        };
      });
      expect(seen.text).toContain(told);
      expect(seen.top).toBeGreaterThanOrEqual(0);
      expect(seen.below).toBeGreaterThanOrEqual(0);
    });
  });
