// Host and mounted games: in any order of mount and unmount, no game is left running.
import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import template from '../../../scenes/_template/index.ts';
import { DEFAULT_SETTINGS } from '../../../scenes/kit/core/settings.ts';
import type { MountOptions, Stage } from '../../../scenes/kit/phaser/mount.ts';
import { PhaserHost } from './PhaserHost.tsx';

/** Pending mounts, resolved by the test. */
const asked: { options: MountOptions; stands(): void; fails(error: Error): void }[] = [];
let live = 0;

vi.mock('./fetchGame.ts', () => ({
  fetchGame: async () => ({ mount, runtime: {}, scene: null }),
}));

const mount = (options: MountOptions) =>
  new Promise<Stage>((resolve, reject) => {
    const stage = { setRunning: vi.fn(), setSettings: vi.fn(), resize: vi.fn(), destroy: () => live-- };
    const stands = () => {
      live++;
      resolve(stage as unknown as Stage);
    };
    asked.push({ options, stands, fails: reject });
  });

const heard = { onMounted: vi.fn(), onCrash: vi.fn(), onContextLost: vi.fn() };

beforeEach(() => {
  asked.length = live = 0;
  vi.clearAllMocks();
});
afterEach(cleanup);

const host = () => (
  <PhaserHost
    definition={template}
    settings={DEFAULT_SETTINGS}
    reservePad={false}
    reserveHud
    opening={() => ({ open: { seed: 7 }, texts: {}, attract: true })}
    {...heard}
  />
);
const settle = () => new Promise(done => setTimeout(done, 5));
const askedFor = async (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count));

test('under StrictMode, which mounts twice, one game stands', async () => {
  render(<StrictMode>{host()}</StrictMode>);
  await askedFor(1);
  asked[0]?.stands();
  await settle();
  expect(asked).toHaveLength(1);
  expect(heard.onMounted).toHaveBeenCalledOnce();
  expect(live).toBe(1);
  cleanup();
  expect(live).toBe(0);
  expect(heard.onMounted).toHaveBeenLastCalledWith(null);
});

test('left while it is fetched, no game is made', async () => {
  const { unmount } = render(host());
  unmount();
  await settle();
  expect(asked).toHaveLength(0);
});

test('left while it boots, the game ends as soon as it stands', async () => {
  const { unmount } = render(host());
  await askedFor(1);
  unmount();
  asked[0]?.stands();
  await settle();
  expect(live).toBe(0);
  expect(heard.onMounted).not.toHaveBeenCalled();
});

test('a game that cannot be made is reported once', async () => {
  render(host());
  await askedFor(1);
  asked[0]?.options.crashed(new Error('torn'));
  asked[0]?.fails(new Error('torn'));
  await settle();
  expect(heard.onCrash).toHaveBeenCalledOnce();
});

test('a crash in play is reported; after leaving, nothing is', async () => {
  const { unmount } = render(host());
  await askedFor(1);
  asked[0]?.stands();
  await settle();
  asked[0]?.options.crashed(new Error('torn'));
  expect(heard.onCrash).toHaveBeenCalledOnce();
  asked[0]?.options.contextLost?.(true);
  expect(heard.onContextLost).toHaveBeenCalledExactlyOnceWith(true);
  unmount();
  asked[0]?.options.crashed(new Error('late'));
  expect(heard.onCrash).toHaveBeenCalledOnce();
});

test('before anything is fetched the stage’s box has the game’s colour and aspect', () => {
  const { container } = render(host());
  const sheet = [...container.querySelectorAll('svg')].find(svg => svg.getAttribute('viewBox'));
  expect(sheet?.getAttribute('viewBox')).toBe('0 0 640 480');
  expect(sheet?.querySelector('rect')?.getAttribute('fill')).toContain('oklch(');
  // The page's CSP forbids inline styles.
  expect(renderToString(host())).not.toContain('style=');
});
