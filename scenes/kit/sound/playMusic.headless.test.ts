// Game music: nothing before the first gesture, silent in a pause, off where the settings say so.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Session, SessionState } from '../core/session/session.ts';
import { DEFAULT_SETTINGS } from '../core/settings.ts';
import { type MusicControl, playMusic } from './playMusic.ts';
import type { Music } from './Sequencer.ts';

const levels: number[] = [];
let made = 0;
vi.mock('./MusicPlayer.ts', () => ({
  MusicPlayer: class {
    constructor() {
      made++;
    }
    setLevel(level: number) {
      levels.push(level);
    }
    destroy() {
      levels.push(Number.NaN);
    }
  },
}));

const music: Music<unknown> = { genre: 'calm', seed: 1, mood: () => 'ambient' };
let store: StoreApi<{ phase: SessionState['phase']; tick: number }>;
let awake: boolean;
let accompaniment: MusicControl;

function accompanied(settings = DEFAULT_SETTINGS) {
  const session = { store, state: {} } as unknown as Session;
  const node = {} as AudioNode;
  const context = {} as AudioContext;
  accompaniment = playMusic(music, session, { music: () => (awake ? { context, node } : null) }, settings);
}
const phase = async (next: SessionState['phase']) => {
  store.setState({ phase: next });
  await vi.waitFor(() => Promise.resolve());
  await new Promise(resolve => setTimeout(resolve, 10));
};

beforeEach(() => {
  levels.length = 0;
  made = 0;
  awake = true;
  store = createStore(() => ({ phase: 'ready' as SessionState['phase'], tick: 0 }));
});
afterEach(() => accompaniment.destroy());

test('it begins with play, rests in a pause and sinks back under the result', async () => {
  accompanied();
  expect(made).toBe(0);
  await phase('playing');
  await phase('paused');
  await phase('playing');
  await phase('over');
  await phase('ready');
  expect(made).toBe(1);
  expect(levels).toEqual([1, 0, 1, 0.4, 0]);
});

test('before the first gesture nothing is fetched; a moment after it the music is there', async () => {
  awake = false;
  accompanied();
  await phase('playing');
  expect(made).toBe(0);
  awake = true;
  store.setState({ tick: 30 });
  await vi.waitFor(() => expect(levels).toEqual([1]));
});

test.each([
  ['muted', { muted: true }],
  ['music off', { music: false }],
])('%s: nothing is fetched, and later it can be turned on', async (_, off) => {
  accompanied({ ...DEFAULT_SETTINGS, ...off });
  await phase('playing');
  expect(made).toBe(0);
  accompaniment.setSettings(DEFAULT_SETTINGS);
  await vi.waitFor(() => expect(levels).toEqual([1]));
  accompaniment.setSettings({ ...DEFAULT_SETTINGS, ...off });
  expect(levels).toEqual([1, 0]);
});
