// Boot script: what it hears before the app is there. Another tab's settings are on the page at once, and a tab that is hidden waits for no picture.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROFILE_KEY } from './data/profileKey.ts';

const start = vi.fn(() => ({ hydrated: Promise.resolve() }));
const bootEarly = vi.fn(() => ({ fetched: new Promise(() => {}), shown: new Promise(() => {}) }));
vi.mock('./main.tsx', () => ({ start }));
vi.mock('./play/stage/earlyBoot.ts', () => ({ bootEarly }));

type Listening = Parameters<EventTarget['addEventListener']>;
/** What the script puts on the page, to be taken off again: it listens for as long as its page stands. */
let added: [EventTarget, Listening][] = [];

function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
}

/** The script in a page whose body this is. */
async function boot(body: string): Promise<void> {
  document.body.innerHTML = body;
  vi.resetModules();
  const targets: readonly EventTarget[] = [window, document];
  for (const target of targets) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((...how) => {
      added.push([target, how]);
      add(...how);
    });
  }
  await import('./boot.ts');
}

/** The app comes, a moment after it was asked for. */
const appComes = () =>
  vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1);
    expect(start).toHaveBeenCalledOnce();
  });

beforeEach(() => {
  setHidden(false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  for (const [target, [type, act, options]] of added) target.removeEventListener(type, act, options);
  added = [];
  vi.restoreAllMocks();
  vi.useRealTimers();
  start.mockClear();
});

test('storage: what another tab has chosen is on the page; what else it stores is no concern of it', async () => {
  await boot('<h1>A page</h1>');
  await appComes();
  const theme = () => document.documentElement.dataset['theme'];
  const before = theme();
  localStorage.setItem(PROFILE_KEY, JSON.stringify({ version: 1, state: { choices: { theme: 'dark' } } }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'foldedFox.daily' }));
  expect(theme()).toBe(before);
  window.dispatchEvent(new StorageEvent('storage', { key: PROFILE_KEY }));
  expect(theme()).toBe('dark');
});

test('visibilitychange: a tab that is hidden draws nothing, so the app comes without the first picture', async () => {
  await boot('<div data-stage data-game="sokoban"></div>');
  await vi.waitFor(() => expect(bootEarly).toHaveBeenCalled());
  // Less than a picture is waited for.
  await vi.advanceTimersByTimeAsync(1000);
  expect(start).not.toHaveBeenCalled();
  setHidden(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await appComes();
});
