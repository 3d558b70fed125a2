// Lazy sound: loaded after the first picture, or not at all.
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Session, SessionState } from '../core/session/session.ts';
import { DEFAULT_SETTINGS } from '../core/settings.ts';
import { loadSoundLater } from './soundLater.ts';

function mounted(load: () => Promise<unknown>) {
  const store = createStore(() => ({ phase: 'ready' }) as SessionState);
  const made = { setSettings: vi.fn(), destroy: vi.fn() };
  const make = vi.fn(() => made);
  const session = { store } as unknown as Session;
  const sound = loadSoundLater(() => load().then(() => make), session, DEFAULT_SETTINGS);
  const become = (phase: SessionState['phase']) => store.setState({ phase });
  return { sound, made, make, become, session };
}

test('it is made once, with the settings of that moment, and told of later ones', async () => {
  const { sound, made, make, become, session } = mounted(() => Promise.resolve());
  const muted = { ...DEFAULT_SETTINGS, muted: true };
  sound.setSettings(muted);
  sound.fetch();
  become('playing');
  await vi.waitFor(() => expect(make).toHaveBeenCalledExactlyOnceWith(session, muted));
  sound.setSettings(DEFAULT_SETTINGS);
  expect(made.setSettings).toHaveBeenCalledExactlyOnceWith(DEFAULT_SETTINGS);
  sound.destroy();
  expect(made.destroy).toHaveBeenCalledOnce();
});

test('without the network the game is silent, and the next start of play asks again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
  const { sound, make, become } = mounted(load);
  sound.fetch();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(make).not.toHaveBeenCalled();
  await vi.waitFor(() => {
    become('paused');
    become('playing');
    expect(make).toHaveBeenCalledOnce();
  });
});

test('a game that is gone when it comes gets none', async () => {
  const { sound, make } = mounted(() => Promise.resolve());
  sound.fetch();
  sound.destroy();
  await new Promise(resolve => setTimeout(resolve));
  expect(make).not.toHaveBeenCalled();
});
