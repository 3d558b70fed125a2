// Robot Battle on its built page: typing and running scripts by keys, the sandbox, the debugger, links.
import type { Page } from '@playwright/test';
import type { RobotState } from '../../scenes/robot-battle/rules/state.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openGame, openLab } from '../e2e/play.ts';

/** Its stage is drawn without a graphics card: a smaller one leaves the machine to what is tested. */
test.use({ viewport: { width: 960, height: 640 } });

const GAME = '/games/robot-battle';

interface Battle {
  readonly winner: 'A' | 'B' | 'draw';
  readonly ticks: number;
  readonly health: [number, number];
  readonly hash: string;
  readonly log: string[];
}
interface Referee {
  battle(a: string, b: string, seed: number): Promise<Battle>;
}

const state = (page: Page) => page.evaluate(() => window.lab?.state() as RobotState);
const begin = (page: Page) => page.getByRole('button', { name: 'To the workshop' }).click();
const editor = (page: Page, letter: string) => page.getByRole('textbox', { name: `Script of robot ${letter}` });
/** The battle, and the longest time that the page did not answer meanwhile, in milliseconds. */
const battle = (page: Page, a: string, b: string, seed = 1) =>
  page.evaluate(
    async ([first, second, luck]) => {
      let [longest, last, on] = [0, performance.now(), true];
      const beat = () => {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
        if (on) setTimeout(beat, 5);
      };
      beat();
      const result = await (window.lab as unknown as Referee).battle(first, second, luck);
      on = false;
      return { ...result, longest };
    },
    [a, b, seed] as const,
  );

const WAITS = "return 'wait';";

test('typed and started by keys; kept; a script that does not end loses', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLab(page, `${GAME}?lab&seed=5`);
  await begin(page);
  const sheet = editor(page, 'A');
  await sheet.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type("log('hello', 1);");
  await page.keyboard.insertText("\nreturn state.tick < 12 ? 'move' : 'shoot';");
  await expectPhase(page, 'playing');
  await page.keyboard.press('Control+Enter');
  await expect.poll(async () => (await state(page)).phase).toBe('running');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(sheet).not.toBeFocused();
  await expectPhase(page, 'playing');
  await page.getByRole('tab', { name: 'Match' }).click();
  await expect(page.getByText('hello 1').first()).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expectPhase(page, 'over');
  await expect(page.getByRole('heading', { name: 'Robot A wins' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('foldedFox.scripts.robot-battle'))).toContain("log('hello'");
  const endless = await battle(page, 'while (true) {}', WAITS);
  expect(endless).toMatchObject({ winner: 'B', ticks: 0, log: [expect.stringMatching(/^0 A error: Out of fuel/)] });
  expect((await state(page)).phase).toBe('over');
});

test('a script typed wrong is marked on its line, in words; an unchanged rematch has its log; nothing covers the editor', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLab(page, `${GAME}?lab&seed=5`);
  await begin(page);
  await editor(page, 'A').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type("log('here');");
  await page.keyboard.insertText('\nif (state.tick > 3) return move;\nreturn 0;');
  const marked = page.locator('[data-code="Script of robot A"] .cm-lintRange-warning');
  const play = async (button: string) => {
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole('button', { name: 'To the end' }).click();
    await expectPhase(page, 'over');
  };
  await play('Start Battle');
  await expect(marked).toHaveText(['if (state.tick > 3) return move;']);
  await marked.hover();
  await expect(page.locator('.cm-tooltip')).toContainText("An action is a text: return 'move'.");
  await expect(page.locator('[data-card="result"]').getByRole('heading')).toBeVisible();
  await editor(page, 'A').click({ trial: true });
  await play('Play Again');
  await expect(marked).toHaveText(['if (state.tick > 3) return move;']);
});

/** The referee's Worker as a browser without Symbol.dispose has it: Safari before 27, Firefox before 141, Chrome before 125. */
const WITHOUT_DISPOSE = `const Symbol = Object.defineProperties(
  (...all) => globalThis.Symbol(...all),
  Object.fromEntries(['iterator', 'asyncIterator', 'toPrimitive', 'toStringTag', 'hasInstance', 'species'].map(
    name => [name, { value: globalThis.Symbol[name] }])),
);\n`;

test('a script that does not end is told so where the browser has no Symbol.dispose', async ({ page }) => {
  await page.route('**/referee.worker-*.js', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: WITHOUT_DISPOSE + (await response.text()) });
  });
  await openLab(page, `${GAME}?lab&seed=5`);
  const endless = await battle(page, 'while (true) {}', WAITS);
  expect(endless).toMatchObject({ winner: 'B', ticks: 0, log: [expect.stringMatching(/^0 A error: Out of fuel/)] });
});

test('attacks on the sandbox: named forfeits or errors in the log, the same twice, and the page answers within 100 ms of how it answers without them', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openLab(page, `${GAME}?lab&seed=5`);
  const attacks: Readonly<Record<string, RegExp>> = {
    'const f = () => f() + 1; f();': /without end/,
    "const a = []; for (;;) a.push('x'.repeat(1e4) + a.length);": /more memory|fuel/,
    "'x'.repeat(2 ** 30)": /more memory|string length/,
    'String.raw({ raw: { length: 1e8 } })': /fuel/i,
    'const s = new Set(Array.from({ length: 9000 }, (_, i) => i)); for (let i = 0; i < 3; i++) s.union(s)': /fuel/i,
    "/(a+)+$/.test('a'.repeat(40) + 'b')": /fuel/i,
    "log((function () {}).constructor('return typeof fetch + typeof self + typeof process')());":
      /undefinedundefinedundefined/,
    "fetch('/')": /fetch is not defined/,
    'setTimeout(() => 0)': /setTimeout is not defined/,
    'return (': /does not compile/,
    'let a = 2n ** 100000n; for (;;) a * a;': /fuel/i,
  };
  for (const [code, says] of Object.entries(attacks)) {
    const { longest, log, winner } = await battle(page, `${code};\n${WAITS}`, WAITS);
    expect(log.join('\n'), code).toMatch(says);
    expect(['B', 'draw'], code).toContain(winner);
    // What blocks the page blocks it every time; a machine that is busy with something else blocks a harmless battle too.
    let least = longest;
    let harmless = 0;
    for (let tries = 0; least - harmless >= 100; tries++) {
      expect(tries, `${code} blocked the page for ${least} ms, a harmless battle for ${harmless}`).toBeLessThan(4);
      harmless = Math.max(harmless, (await battle(page, WAITS, WAITS)).longest);
      least = Math.min(least, (await battle(page, `${code};\n${WAITS}`, WAITS)).longest);
    }
  }
  const large = await battle(page, 'x'.repeat(10_000_000), WAITS);
  expect(large).toMatchObject({ winner: 'B', ticks: 0, log: [expect.stringContaining('64 KB are allowed')] });
  const luck = "return ['move', 'turnLeft', 'shoot'][Math.floor(Math.random() * 3)];";
  const [one, two, other] = [
    await battle(page, luck, luck, 3),
    await battle(page, luck, luck, 3),
    await battle(page, luck, luck, 4),
  ];
  expect(one.hash).toBe(two.hash);
  expect(one.hash).not.toBe(other.hash);
});

test('a link brings scripts and runs nothing; one’s own come back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGame(page, `${GAME}?seed=5`);
  await begin(page);
  await page.getByLabel('Robot A: whose script').selectOption('aims');
  await page.getByRole('button', { name: 'Copy a link to both scripts' }).click();
  await expect(page.getByText('The link holds both scripts and the seed.', { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByLabel('Robot A: whose script').selectOption('steps');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('foldedFox.scripts.robot-battle')))
    .toContain('Twenty steps');
  await openLab(page, link.replace('?', '?lab&'));
  await begin(page);
  await expect(page.getByLabel('Robot A: whose script')).toHaveValue('aims');
  expect((await state(page)).phase).toBe('idle');
  await page.getByRole('button', { name: 'Back to mine' }).click();
  await expect(page.getByLabel('Robot A: whose script')).toHaveValue('steps');
});

test('a tournament counts', async ({ page }) => {
  await openGame(page, `${GAME}?seed=5`);
  await begin(page);
  await page.getByRole('button', { name: 'Tournament' }).click();
  await page.getByRole('button', { name: 'Start the tournament' }).click();
  await expect(page.getByRole('row', { name: /^Target \d+ \d+ \d+ \d+ % to \d+ %$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the tournament' })).toBeVisible({ timeout: 60_000 });
});

test('a league counts: the robot of bench A among those of the house, the best first', async ({ page }) => {
  await openGame(page, `${GAME}?seed=5`);
  await begin(page);
  await page.getByRole('button', { name: 'League' }).click();
  await page.getByRole('button', { name: 'Bench A' }).click();
  await page.getByLabel('Rounds of each pairing').selectOption('2');
  await page.getByRole('button', { name: 'Play 56 matches' }).click();
  await expect(page.getByRole('row', { name: /^First steps 0/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play 56 matches' })).toBeVisible({ timeout: 60_000 });
  const rows = await page.getByRole('row').allTextContents();
  expect(rows).toHaveLength(9);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'League' }).click();
  await expect(page.getByLabel('Name of First steps')).toHaveValue('First steps');
});

for (const [width, height] of [
  [1280, 800],
  [844, 390],
  [390, 844],
] as const)
  test(`each tab shows what it names at ${width}×${height}; with a radar the API says what an echo is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openGame(page, `${GAME}?seed=5&setup=senses:radar`);
    await begin(page);
    const shown = {
      'Robot B': page.getByRole('textbox', { name: 'Script of robot B' }),
      Match: page.getByText('Start a battle: what both robots saw, did and wrote will stand here.'),
      API: page.getByRole('region', { name: 'API and house robots' }),
      'Robot A': page.getByRole('textbox', { name: 'Script of robot A' }),
    };
    for (const [tab, panel] of Object.entries(shown)) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(panel).toBeVisible();
    }
    await page.getByRole('tab', { name: 'API' }).click();
    await expect(page.getByText('Before the first tick both starts are called out.')).toBeVisible();
  });
