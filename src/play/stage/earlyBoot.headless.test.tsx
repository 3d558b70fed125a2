// Early boot: the game is adopted once, with all that happened before; early settings equal those of the profile.
import { cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import template from '../../../scenes/_template/index.ts';
import { DEFAULT_SETTINGS } from '../../../scenes/kit/core/settings.ts';
import type { MountOptions, Stage } from '../../../scenes/kit/phaser/mount.ts';
import { profile, setChoices } from '../../data/profile.ts';
import { useSettings } from '../page/useSettings.ts';
import { adoptEarlyGame, bootEarly } from './earlyBoot.ts';
import { earlySettings } from './earlySettings.ts';
import { PhaserHost } from './PhaserHost.tsx';

const asked: { options: MountOptions; stands(): void; fails(error: Error): void }[] = [];
let live = 0;

vi.mock('./fetchGame.ts', () => ({
  fetchGame: async () => ({ mount, runtime: {}, scene: null }),
  fetchDefinition: async () => template,
}));

const mount = (options: MountOptions) =>
  new Promise<Stage>((resolve, reject) => {
    const stage = { setRunning: vi.fn(), setSettings: vi.fn(), resize: vi.fn(), destroy: () => live-- };
    const stands = () => {
      live++;
      options.parent.append(document.createElement('canvas'));
      resolve(stage as unknown as Stage);
    };
    asked.push({ options, stands, fails: reject });
  });

const heard = { onMounted: vi.fn(), onCrash: vi.fn(), onContextLost: vi.fn() };
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
const askedFor = async (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count));

/** Page as pre-rendered. */
async function written() {
  const page = document.createElement('div');
  page.innerHTML = renderToString(host());
  document.body.append(page);
  const box = page.querySelector<HTMLElement>('[data-stage]') as HTMLElement;
  const early = bootEarly(box);
  await askedFor(1);
  return { page, box, early };
}
let root: ReturnType<typeof hydrateRoot> | undefined;
const takenOver = (page: Element) => {
  root = hydrateRoot(page, host());
};

beforeEach(() => {
  asked.length = live = 0;
  vi.clearAllMocks();
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

test('the host keeps the game that stands: its picture, its stage, and no second one', async () => {
  const { page, box, early } = await written();
  asked[0]?.stands();
  await early.shown;
  const canvas = box.querySelector('canvas');
  const error = vi.spyOn(console, 'error');
  takenOver(page);
  await vi.waitFor(() => expect(heard.onMounted).toHaveBeenCalledOnce());
  expect(page.querySelector('canvas')).toBe(canvas);
  expect(asked).toHaveLength(1);
  expect(error).not.toHaveBeenCalled();
  expect(heard.onMounted.mock.calls[0]?.[0].stage.setSettings).toHaveBeenCalledWith(DEFAULT_SETTINGS);
  asked[0]?.options.contextLost?.(true);
  expect(heard.onContextLost).toHaveBeenCalledExactlyOnceWith(true);
  asked[0]?.options.crashed(new Error('torn'));
  expect(heard.onCrash).toHaveBeenCalledOnce();
  root?.unmount();
  root = undefined;
  expect(live).toBe(0);
});

test('its size is asked when the page is laid out, not in haste while it is taken over', async () => {
  const looks: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        looks.push(look);
      }
      observe() {}
      disconnect() {}
    },
  );
  const { page, box, early } = await written();
  let asks = 0;
  let width = 640;
  const measured = () => {
    asks++;
    return width;
  };
  asked[0]?.stands();
  await early.shown;
  const { size } = asked[0]?.options ?? {};
  width = size?.width ?? 0;
  Object.defineProperty(box, 'clientWidth', { get: measured });
  takenOver(page);
  await vi.waitFor(() => expect(heard.onMounted).toHaveBeenCalledOnce());
  const resize = (heard.onMounted.mock.calls[0]?.[0].stage as Stage | undefined)?.resize;
  expect(asks, 'laying out the page for its sake').toBe(0);
  for (const look of looks) look();
  expect(asks).toBeGreaterThan(0);
  expect(resize, 'it stands in that size').not.toHaveBeenCalled();
  width += 100;
  Object.defineProperty(box, 'clientHeight', { value: 75 });
  for (const look of looks) look();
  expect(resize).toHaveBeenCalledExactlyOnceWith({ ...size, width, height: 75 });
});

test('it opens as the address says, and what can wait waits for the host', async () => {
  history.replaceState(null, '', '/?lab&seed=42');
  const { page } = await written();
  expect(asked[0]?.options).toMatchObject({ attract: false, open: { seed: 42 } });
  const rested = vi.fn();
  void asked[0]?.options.afterFirstFrame?.then(rested);
  asked[0]?.stands();
  await Promise.resolve();
  expect(rested).not.toHaveBeenCalled();
  takenOver(page);
  await vi.waitFor(() => expect(rested).toHaveBeenCalledOnce());
});

test('taken over while it is still being made, it is waited for', async () => {
  const { page } = await written();
  takenOver(page);
  await new Promise(done => setTimeout(done, 5));
  expect(heard.onMounted).not.toHaveBeenCalled();
  asked[0]?.stands();
  await vi.waitFor(() => expect(heard.onMounted).toHaveBeenCalledOnce());
  expect(asked).toHaveLength(1);
});

test('one that cannot be made, or crashed before anybody heard, is reported, and the next try is a new one', async () => {
  const { page, early } = await written();
  asked[0]?.fails(new Error('torn'));
  await early.shown;
  takenOver(page);
  await vi.waitFor(() => expect(heard.onCrash).toHaveBeenCalledOnce());
  root?.unmount();
  root = undefined;

  asked.length = 0;
  heard.onCrash.mockClear();
  document.body.replaceChildren();
  const second = await written();
  asked[0]?.stands();
  await second.early.shown;
  asked[0]?.options.crashed(new Error('torn in its first frames'));
  takenOver(second.page);
  await vi.waitFor(() => expect(heard.onCrash).toHaveBeenCalledOnce());
  expect(live).toBe(0);
  render(host());
  await askedFor(2);
});

test('another box has no game yet', async () => {
  const { box } = await written();
  expect(adoptEarlyGame(document.createElement('div'), { crashed() {}, contextLost() {} })).toBeNull();
  expect(adoptEarlyGame(box, { crashed() {}, contextLost() {} })).not.toBeNull();
  expect(adoptEarlyGame(box, { crashed() {}, contextLost() {} })).toBeNull();
});

test.each([
  [{}],
  [{ palette: 'safe', textScale: 1.5, motion: 'reduced' }],
  [{ textScale: 2, motion: 'full' }],
] as const)('the picture is drawn with the settings of the profile: %j', choices => {
  const before = profile.getState();
  setChoices(choices);
  let settings = DEFAULT_SETTINGS;
  const Reader = () => {
    settings = useSettings(template);
    return null;
  };
  render(<Reader />);
  const { palette, textScale, reducedMotion } = settings;
  expect(earlySettings()).toMatchObject({ palette, textScale, reducedMotion });
  profile.setState(before, true);
});

test.each(['{', '{"state":null}', '{"state":{"choices":{"palette":7,"textScale":"large","motion":[]}}}'])(
  'what cannot be believed is not: %s',
  text => {
    localStorage.setItem('foldedFox.profile', text);
    expect(earlySettings()).toEqual(DEFAULT_SETTINGS);
    localStorage.removeItem('foldedFox.profile');
  },
);
