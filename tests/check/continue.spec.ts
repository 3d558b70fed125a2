// Continue after a reload, in every game and on a slow processor: from the first paint on no button stands where another one comes to stand, and Start
// keeps its place with and without a run. Continue stands there before the app does, and leads to what the HUD showed.
import type { Page } from '@playwright/test';
import { CATALOG } from '../../scenes/catalog.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { PROFILE_KEY } from '../../src/data/profileKey.ts';
import { firstInputOf } from '../e2e/firstInput.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openGame } from '../e2e/play.ts';
import { hydrated } from '../e2e/settled.ts';

/** How many times slower than this machine the processor is, as on an old phone. */
const SLOWER = 4;
const WINDOWS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  low: { width: 740, height: 360 },
} as const;
type WindowName = keyof typeof WINDOWS;

interface Seen {
  readonly label: string;
  /** In whole pixels of the window. */
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  /** Whether the app had taken over when the button was first seen there. */
  readonly hydrated: boolean;
}

/** Inputs until something is worth keeping, where the first of `firstInput` is not: a word said, a stand opened, a flight that has ended. */
const WORTH_KEEPING: Readonly<Record<string, { readonly keys: readonly string[]; readonly isHeld?: true }>> = {
  'mystery-house': { keys: ['n', 'Enter'] },
  lemonade: { keys: ['ArrowRight', 'Space'] },
  // The band snaps, and launches by itself.
  'rubber-band-rocket': { keys: ['Space'], isHeld: true },
};
/** Games whose world lives on, and one whose match does: they go on at once, and show another moment. */
const GOES_ON = new Set(['cat-crazy', 'lemonade', 'robot-battle', 'rubber-band-rocket']);

/** `1/3`: every third game, from the first on. */
const [share = 1, shares = 1] = (process.env['CONTINUED'] ?? '').split('/').filter(Boolean).map(Number);

for (const definition of CATALOG.filter((_, index) => index % shares === share - 1)) {
  const { id } = definition;
  test(`${id}: Start and Continue each have a place of their own from the first paint on`, async ({ page }) => {
    test.setTimeout(SLOWER * 120_000);
    const { start, keys: firstKeys } = await firstInputOf(id);
    const { keys, isHeld } = WORTH_KEEPING[id] ?? { keys: firstKeys };
    await watchButtons(page);
    await stayPaused(page);
    const before = new Map<WindowName, readonly Seen[]>();
    for (const name of Object.keys(WINDOWS) as WindowName[]) before.set(name, await openCard(page, id, name));
    await keeperLoaded(page);
    for (const name of start) await page.getByRole('button', { name, exact: true }).click();
    await expectPhase(page, 'playing');
    await expect(page.locator('[data-layer="hud"] > *').first()).toBeAttached();
    // Stage or HUD has taken the focus from the card, which is gone.
    await page.waitForFunction(() => document.activeElement?.matches('[data-play] :not([data-card] *)'));
    const expectKept = () => expect.poll(() => page.evaluate(keptGames)).toContain(id);
    for (const key of keys) await (isHeld ? page.keyboard.down(key) : page.keyboard.press(key));
    if (isHeld) {
      await expectKept();
      for (const key of keys) await page.keyboard.up(key);
    }
    // A throw is told when the dice lie.
    if (id === 'yay-zee') await expect(page.locator('[data-layer="hud"]')).toContainText('2 rolls left');
    await pause(page);
    await expectKept();
    const shown = await hudOf(page);
    await rememberMost(page, definition);

    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    for (const [name, without] of before) {
      const seen = [...without, ...(await openCard(page, id, name, true))];
      expect(movedButtons(seen), `${name}: places of a button that moves`).toEqual([]);
      expect(takenPlaces(seen), `${name}: places that two buttons take`).toEqual([]);
      const offered = seen.find(({ label }) => label === 'Continue');
      expect(offered?.hydrated, `${name}: whether the app put Continue there`).toBe(false);
    }
    await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.getByRole('button', { name: 'Continue' }).click();
    await pause(page);
    if (!GOES_ON.has(id)) await expect.poll(() => hudOf(page)).toBe(shown);
  });
}

if (share === shares)
  test('Continue that is pressed before the app is there goes on with the run; Enter does too', async ({ page }) => {
    await openGame(page, '/games/sokoban');
    await keeperLoaded(page);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(keptGames)).toContain('sokoban');
    for (const press of ['click', 'Enter'] as const) {
      const held = await holdApp(page);
      await page.goto('/games/sokoban', { waitUntil: 'commit' });
      const offered = page.getByRole('button', { name: 'Continue' });
      await expect(offered).toBeVisible();
      await (press === 'click' ? offered.click() : page.keyboard.press('Enter'));
      held.release();
      await expectPhase(page, 'playing');
      await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeEnabled();
    }
  });

/** Opens the start card and answers the places of its buttons over time, until it is known which games are kept. */
async function openCard(page: Page, id: string, name: WindowName, withRun = false): Promise<readonly Seen[]> {
  await page.setViewportSize(WINDOWS[name]);
  await openGame(page, `/games/${id}`);
  await hydrated(page);
  await expect(page.locator('[data-card="start"] [data-kept]')).toHaveAttribute('data-kept', withRun ? 'some' : 'none');
  return page.evaluate(() => Reflect.get(window, 'buttonsSeen'));
}

/** Pauses play, if it does not stand already, once the card of the pause is there. */
async function pause(page: Page): Promise<void> {
  await expect(page.locator('[data-play]')).toHaveAttribute('data-play', /paused|playing/);
  const button = page.getByRole('toolbar', { name: 'Game' }).getByRole('button', { name: 'Pause', exact: true });
  if ((await page.locator('[data-play]').getAttribute('data-play')) === 'playing') await button.click();
  await expect(page.locator('[data-card="pause"]')).toBeVisible();
}

/** Ends the count to three that follows Continue, as leaving the window does: the run stays where it came back. */
const stayPaused = (page: Page) =>
  page.addInitScript(() => {
    setInterval(() => {
      if (document.querySelector('[data-card="return"] [data-primary]')) window.dispatchEvent(new Event('blur'));
    }, 20);
  });

/** The best score, which the device remembers meanwhile, and a forecast that is worked out anew while play goes on. */
const OF_ITS_OWN = /(?:Best|High Score)\s+[\d,]+|Holds\s+(?:–|\d+ % row \d+, \d+ s)/g;

/** All that the HUD says of the run. */
const hudOf = async (page: Page): Promise<string> =>
  (await page.locator('[data-layer="hud"]').innerText()).replaceAll(OF_ITS_OWN, '').replaceAll(/\s+/g, ' ').trim();

/** Has the device remember what takes the most room on the card: a best score and the most players. */
async function rememberMost(page: Page, { id, start }: GameDefinition): Promise<void> {
  const counts = (start.options ?? []).flatMap(option => ('count' in option ? [[option.name, option.count[1]]] : []));
  await page.addInitScript(
    ([key, game, most]) => {
      const { version, state } = JSON.parse(localStorage.getItem(key) ?? '');
      Object.assign(state.games[game], { best: 123_456, setup: { ...state.games[game].setup, ...most } });
      localStorage.setItem(key, JSON.stringify({ version, state }));
    },
    [PROFILE_KEY, id, Object.fromEntries(counts)] as const,
  );
}

/** What stores runs is fetched after the first picture. */
const keeperLoaded = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /runKeeper|savedGames/.test(name)),
  );

/** Records each box of each button of the start card, frame by frame. */
const watchButtons = (page: Page) =>
  page.addInitScript(() => {
    const seen: { label: string; box: number[]; hydrated: boolean }[] = [];
    const known = new Set<string>();
    Object.assign(window, { buttonsSeen: seen });
    const look = () => {
      const heading = document.querySelector('h1');
      const isHydrated = heading !== null && Object.keys(heading).some(key => key.startsWith('__reactFiber'));
      for (const button of document.querySelectorAll('[data-card="start"] button')) {
        const { left, top, right, bottom, width } = button.getBoundingClientRect();
        if (width === 0 || !button.checkVisibility({ visibilityProperty: true })) continue;
        const one = { label: button.textContent, box: [left, top, right, bottom].map(Math.round) };
        if (known.has(JSON.stringify(one))) continue;
        known.add(JSON.stringify(one));
        seen.push({ ...one, hydrated: isHydrated });
      }
      requestAnimationFrame(look);
    };
    look();
  });

/** Pixels by which the typeface, which comes after the first picture, may move or widen a word. */
const FONT_PIXELS = 4;

/** Buttons that stood at more than one place. */
function movedButtons(seen: readonly Seen[]): readonly string[] {
  return [...new Set(seen.map(({ label }) => label))].flatMap(label => {
    const [first, ...later] = seen.filter(one => one.label === label).map(({ box }) => box);
    const moved = later.filter(box => box.some((edge, side) => Math.abs(edge - (first?.[side] ?? 0)) > FONT_PIXELS));
    return moved.length > 0 ? [`${label}: ${[first, ...moved].join(' | ')}`] : [];
  });
}

/** Pairs of buttons of which one stood, at some time, where the other stands at another. */
const takenPlaces = (seen: readonly Seen[]): readonly string[] => [
  ...new Set(
    seen.flatMap(one =>
      seen
        .filter(other => other.label > one.label && meet(one.box, other.box))
        .map(other => `${one.label} and ${other.label}`),
    ),
  ),
];

const meet = (a: Seen['box'], b: Seen['box']): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Ids of the games with a run in the database or a saved game. */
async function keptGames(): Promise<readonly string[]> {
  const saved = Object.keys(localStorage).flatMap(key => /^foldedFox\.kept\.([\w-]+)$/.exec(key)?.[1] ?? []);
  if (!(await indexedDB.databases()).some(({ name }) => name === 'keyval-store')) return saved;
  const names = await new Promise<readonly IDBValidKey[]>((done, fail) => {
    const opening = indexedDB.open('keyval-store');
    opening.onerror = fail;
    opening.onsuccess = () => {
      const database = opening.result;
      const asking = database.transaction('keyval').objectStore('keyval').getAllKeys();
      asking.onerror = fail;
      asking.onsuccess = () => (database.close(), done(asking.result));
    };
  });
  return [
    ...saved,
    ...names.flatMap(key => (typeof key === 'string' ? (/^run\/([\w-]+)\//.exec(key)?.[1] ?? []) : [])),
  ];
}

/** Holds back the app's scripts, all but the first one and what it imports, until they are let go. */
async function holdApp(page: Page): Promise<{ release(): void }> {
  let letGo = () => {};
  const released = new Promise<void>(done => {
    letGo = done;
  });
  // It is never taken off: that would end what it still holds.
  await page.route(/\/build\/(?!index-|rolldown-runtime-).*\.js$/, async route => {
    await released;
    await route.continue();
  });
  return { release: letGo };
}
