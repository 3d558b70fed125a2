// Boulder Dash on its page: keys, caves from elsewhere, the Worker that proves caves, and a cave to its end by keys and by touch.
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openGame, openLab } from '../e2e/play.ts';

/** Its stage is drawn without a graphics card: a smaller one leaves the machine to what is tested. */
test.use({ viewport: { width: 960, height: 640 } });

interface Seen {
  readonly phase: string;
  readonly score: number;
  readonly cave: { readonly player: number; readonly cells: string; readonly collected: number };
}
const stateOf = (page: Page) => page.evaluate(() => window.lab?.state() as Seen);
/** The overlay of a cave that was left by its exit. The lab's numbers speak of the same words: the message on the stage is meant. */
const expectWon = async (page: Page) => {
  await expect.poll(async () => (await stateOf(page)).phase).toBe('won');
  await expect(page.getByText(/^LEVEL COMPLETE!$/)).toBeVisible();
};
const start = (page: Page) => page.locator('[data-card="start"] [data-primary]').click();

const CORRIDOR = '[cave]\nName=Corridor\nDiamondsRequired=2\n[map]\nWWWWWWW\nWP.ddXW\nWWWWWWW\n[/map]\n[/cave]';

test('a cave is dug by keys', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLab(page, '/games/boulder-dash?lab&seed=7');
  await start(page);
  await expectPhase(page, 'playing');
  await expect(page.getByText('Use arrow keys to move, Z/X to dig left/right').first()).toBeVisible();
  const before = (await stateOf(page)).cave.player;
  await page.keyboard.down('ArrowRight');
  await expect.poll(async () => (await stateOf(page)).cave.player).toBeGreaterThan(before + 1);
  await page.keyboard.up('ArrowRight');
});

test('caves from elsewhere are brought, kept, played and won', async ({ page }) => {
  await openLab(page, '/games/boulder-dash?lab&seed=7');
  await start(page);
  await expectPhase(page, 'playing');
  await page.getByRole('button', { name: 'Caves and editor' }).click();
  const sheet = page.getByRole('dialog', { name: 'Caves' });
  await sheet.getByLabel(/Or its text/).fill('no cave at all');
  await sheet.getByRole('button', { name: 'Add these caves' }).click();
  await expect(sheet.getByText(/There is no \[cave\]/)).toBeVisible();
  await sheet.getByLabel(/Or its text/).fill(CORRIDOR.replace('WP.ddXW', 'WPGddXW'));
  await sheet.getByRole('button', { name: 'Add these caves' }).click();
  await expect(sheet.getByText('Corridor: GRAVESTONE plays as a steel wall.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Remove Pasted caves' }).click();
  await sheet.getByLabel(/Or its text/).fill(CORRIDOR);
  await sheet.getByRole('button', { name: 'Add these caves' }).click();
  await sheet.getByRole('button', { name: 'All caves' }).click();
  await sheet.getByRole('button', { name: 'Prove Corridor' }).click();
  await expect(sheet.getByText(/^Proven: a way through takes/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Play cave 1' }).click();
  await expect(sheet).toHaveCount(0);
  await expectPhase(page, 'playing');
  await expect(page.getByRole('application', { name: 'Boulder Dash, stage' })).toBeFocused();
  await page.keyboard.down('ArrowRight');
  await expectWon(page);
  await page.keyboard.up('ArrowRight');
  expect((await stateOf(page)).cave.collected).toBe(2);
  await page.keyboard.press('KeyR');
  await expect.poll(async () => (await stateOf(page)).phase).toBe('playing');
});

test('while no cave is there a card says what is being done, and Cancel leads back', async ({ page }) => {
  // The first Worker's script comes once the card has been left; the next one's at once.
  let leave = () => {};
  const left = new Promise<void>(resolve => (leave = resolve));
  await page.route('**/caveSearch.worker*', async route => {
    await left;
    await route.continue();
  });
  await openGame(page, '/games/boulder-dash?seed=7');
  await start(page);
  const card = page.locator('[data-card="work"]');
  await expect(card).toContainText('Looking for a cave with a way through');
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('[data-card="start"]')).toBeVisible();
  leave();
  await start(page);
  await expect(card).toHaveCount(0, { timeout: 15_000 });
  await expect(page.getByText('Diamonds').first()).toBeVisible();
});

test('the lab reads and plays caves', async ({ page }) => {
  await openLab(page, '/games/boulder-dash?lab&seed=7');
  const answers = await page.evaluate(async text => {
    const lab = window.lab as unknown as {
      cave(bdcff: string): Promise<unknown>;
      bd(bdcff: string, moves: string): Promise<unknown>;
    };
    return [await lab.cave(text), await lab.bd(text, 'rrrr'), await lab.cave('nothing')];
  }, CORRIDOR);
  const list = [{ name: 'Corridor', width: 7, height: 3, needed: 2, diamonds: 2, boulders: 0 }];
  expect(answers).toEqual([
    { caves: 1, warnings: [], list },
    { collected: 2, alive: true, exited: true, ticks: 4 },
    { caves: 0, warnings: ['There is no [cave] in the text.'], list: [] },
  ]);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a cave is left by its exit with the joystick', async ({ page }) => {
    await openLab(page, `/games/boulder-dash?lab#cave=${encodeURIComponent(CORRIDOR)}`);
    await start(page);
    const stick = page.getByRole('button', { name: 'Joystick' });
    const box = await stick.boundingBox();
    if (!box) throw new Error('no joystick');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [{ x, y }]);
    await touch('touchMove', [{ x: x + 45, y }]);
    await expectWon(page);
    await touch('touchEnd', []);
    await page.getByRole('button', { name: 'Restart' }).last().tap();
    await expect.poll(async () => (await stateOf(page)).phase).toBe('playing');
  });
});
