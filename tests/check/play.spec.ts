// The play page: start, keys, pause, fullscreen, result.
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, foxOf, openGame, openLab, phase, playOut, pointerPlays, tickOf } from '../e2e/play.ts';
import { frames } from '../e2e/settled.ts';

const GAME = '/games/stealth-escape';

test('the start card lies over a stage that lives, and Enter begins', async ({ page }) => {
  await openGame(page, GAME);
  await expect(page.getByRole('heading', { level: 1, name: 'Stealth Escape' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  const stage = page.locator('[data-stage] canvas');
  const before = await stage.screenshot();
  await expect.poll(async () => (await stage.screenshot()).equals(before)).toBe(false);
  await page.keyboard.press('Enter');
  await expectPhase(page, 'playing');
  await expect(page.getByRole('meter', { name: 'Health' })).toBeVisible();
});

test('keys play: D runs to the right, and Space that began the game does not shoot', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  const { x, ammo } = await foxOf(page);
  await page.keyboard.press('Space');
  await expectPhase(page, 'playing');
  await page.keyboard.down('KeyD');
  await expect.poll(async () => (await foxOf(page)).x).toBeGreaterThan(x + 40);
  await page.keyboard.up('KeyD');
  expect((await foxOf(page)).ammo).toBe(ammo);
});

test('a double click on Start or Resume shoots nothing, and the next click shoots', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  const { ammo } = await foxOf(page);
  const twice = async (name: string) => {
    const box = await page.getByRole('button', { name, exact: true }).last().boundingBox();
    if (!box) throw new Error(`no ${name}`);
    const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
    await page.mouse.dblclick(...at);
    await expectPhase(page, 'playing');
    await pointerPlays(page);
    return at;
  };
  await twice('Start');
  expect((await foxOf(page)).ammo).toBe(ammo);
  await page.keyboard.press('KeyP');
  const at = await twice('Resume');
  expect((await foxOf(page)).ammo).toBe(ammo);
  await page.mouse.click(...at);
  await expect.poll(async () => (await foxOf(page)).ammo).toBe(ammo - 1);
});

test('play stops when the window loses focus or the tab is hidden, and goes on when told', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  await page.keyboard.press('Enter');
  await expect.poll(() => tickOf(page)).toBeGreaterThan(5);
  for (const leave of [
    () => void window.dispatchEvent(new Event('blur')),
    () => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ]) {
    await page.evaluate(leave);
    await expectPhase(page, 'paused');
    const stopped = await tickOf(page);
    await frames(page);
    expect(await tickOf(page)).toBe(stopped);
    await page.getByRole('button', { name: 'Resume' }).last().click();
    await expect.poll(() => tickOf(page)).toBeGreaterThan(stopped);
  }
});

test('Esc and P pause and go on; ? helps and then play goes on; a menu’s action is sent; R starts over', async ({
  page,
}) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  await page.keyboard.press('Enter');
  for (const key of ['Escape', 'KeyP']) {
    await page.keyboard.press(key);
    await expectPhase(page, 'paused');
    await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();
    await page.keyboard.press(key);
    await expectPhase(page, 'playing');
  }
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'How to play' });
  await expect(help).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Paused' })).toHaveCount(0);
  await expectPhase(page, 'paused');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expectPhase(page, 'playing');
  await expect.poll(() => tickOf(page)).toBeGreaterThan(30);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Restart level' }).click();
  await expectPhase(page, 'playing');
  expect(await page.evaluate(() => JSON.stringify(window.lab?.replay()?.acts))).toContain('command');
  await page.keyboard.press('KeyR');
  // From the beginning: what was done before is no part of this run.
  await expect.poll(() => page.evaluate(() => window.lab?.replay()?.acts.length)).toBe(0);
  await expectPhase(page, 'playing');
});

test('fullscreen covers the window with bar and stage, and Esc leaves it', async ({ page }) => {
  await openGame(page, GAME);
  await page.getByRole('button', { name: 'Fullscreen' }).click();
  await expect(page.locator('[data-fullscreen="native"]')).toBeVisible();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.getByRole('button', { name: 'Leave fullscreen' }).click();
  await expect(page.locator('[data-fullscreen="off"]')).toBeVisible();
});

test('where fullscreen is refused, the refusal is logged and the page fills the window', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', message => message.type() === 'warning' && logged.push(message.text()));
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'));
  });
  await openGame(page, GAME);
  await page.getByRole('button', { name: 'Fullscreen' }).click();
  const filled = page.locator('[data-fullscreen="fallback"]');
  await expect(filled).toHaveCSS('position', 'fixed');
  expect(await filled.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  expect(logged.join()).toContain('Fullscreen was refused');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-fullscreen="off"]')).toBeVisible();
});

test('the result comes within 0.8 s, in the game’s words; one key plays again', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  await page.evaluate(() => {
    // By the page's own clock: on a busy machine all its timers are late alike.
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-play="over"]')) return;
      observer.disconnect();
      const look = () => Object.assign(window, { shown: document.querySelector('[data-card="result"]') !== null });
      setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(look)), 750);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const result = await playOut(page);
  const dialog = page.getByRole('dialog', { name: result?.title ?? '' });
  await expect(dialog).toBeVisible();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shown'))).toBe(true);
  await expect(dialog.getByText(result?.lines[0] ?? 'no line', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: result?.again ?? '', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('KeyR');
  await expectPhase(page, 'playing');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a run played to its end shows its result, and its level may be tried again', async ({ page }) => {
  await openGame(page, `${GAME}?seed=7`);
  await page.keyboard.press('Enter');
  // On this world the way straight to the right leads into a guard's arms.
  await page.keyboard.down('KeyD');
  await expect(page.getByRole('dialog', { name: 'Game Over' })).toBeVisible();
  await page.keyboard.up('KeyD');
  await expect(page.getByText('Levels 0 of 5', { exact: true })).toBeVisible();
  await expect(page.getByText('Assisted run')).toHaveCount(0);
  await page.getByRole('button', { name: 'Retry level' }).click();
  await expectPhase(page, 'playing');
  await page.keyboard.down('KeyD');
  await expect(page.getByText('Assisted run')).toBeVisible();
  await page.keyboard.up('KeyD');
});

test('a game that cannot be fetched says so', async ({ page, faults }) => {
  await page.route(/stealth-escape-play-/, route => route.abort());
  await page.goto(GAME);
  await expect(page.getByRole('dialog', { name: 'The game did not load' })).toBeVisible();
  await page.unroute(/stealth-escape-play-/);
  await page.getByRole('button', { name: 'Load again' }).click();
  await page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0);
  expect(faults.splice(0).length).toBeGreaterThan(0);
});

test('Start pressed before the stage is there is not lost', async ({ page }) => {
  let arrive = () => {};
  const isAwaited = new Promise<void>(resolve => {
    arrive = resolve;
  });
  await page.route(/stealth-escape-play-/, async route => {
    await isAwaited;
    await route.continue();
  });
  await page.goto(GAME);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Unfolding the stage')).toBeVisible();
  arrive();
  await expectPhase(page, 'playing');
});

for (const key of ['Enter', 'Space'])
  test(`${key} pressed anywhere on the page starts the game: before the page answers, and before the stage is there`, async ({
    page,
  }) => {
    for (const late of [/\/site-.*js/, /stealth-escape-play-/]) {
      let arrive = () => {};
      const isAwaited = new Promise<void>(resolve => {
        arrive = resolve;
      });
      await page.route(late, async route => {
        await isAwaited;
        await route.continue();
      });
      await page.goto(GAME);
      await expect(page.locator('[data-play]')).toHaveAttribute('data-play', 'loading');
      await page.keyboard.press(key);
      arrive();
      await expectPhase(page, 'playing');
      await page.unroute(late);
    }
  });

test('slower speed marks the run as assisted; where nothing waits for a clock none is offered, and that one is no help', async ({
  page,
}) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByLabel('Game speed').fill('0.5');
  await page.keyboard.press('Escape');
  await playOut(page);
  await expect(page.getByText('Assisted run')).toBeVisible();

  await openLab(page, '/games/sokoban?lab');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByLabel('Text size')).toBeVisible();
  await expect(page.getByLabel('Game speed')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expectPhase(page, 'playing');
  await page.keyboard.press('KeyP');
  await expectPhase(page, 'paused');
  await expect(page.getByLabel('Game speed')).toHaveCount(0);
  await page.keyboard.press('KeyP');
  expect(await page.evaluate(() => window.lab?.replay()?.assisted)).toBe(false);
});

test('keys typed in a field stay there', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  await page.keyboard.press('Enter');
  const field = page.getByLabel('Seed');
  await field.focus();
  await page.keyboard.type('pm');
  await expectPhase(page, 'playing');
  await expect(field).toHaveValue(/pm/);
  await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'false');
});

test('a gamepad starts, pauses and goes on', async ({ page }) => {
  await page.addInitScript(() => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
    const pad = {
      connected: true,
      axes: [0, 0, 0, 0],
      buttons,
      index: 0,
      id: 'pad',
      mapping: 'standard',
      timestamp: 0,
    };
    Object.assign(window, { pad });
    navigator.getGamepads = () => [pad as unknown as Gamepad];
  });
  await openGame(page, GAME);
  const press = async (button: number) => {
    for (const pressed of [true, false])
      await page.evaluate(
        ([index, down]) => {
          const { pad } = window as unknown as { pad: { buttons: { pressed: boolean }[] } };
          const one = pad.buttons[index];
          if (one) one.pressed = down;
          return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
        },
        [button, pressed] as const,
      );
  };
  await press(0);
  await expectPhase(page, 'playing');
  await press(9);
  await expectPhase(page, 'paused');
  await press(0);
  expect(await phase(page)).toBe('playing');
});
