// Career: a run waits until it is loaded and begins with it; in the lab it begins without.
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { walker } from '../../../scenes/kit/core/testing.ts';
import type { Career, GameDefinition, GameRuntime } from '../../../scenes/kit/game.ts';
import type { MountedGame } from '../stage/PhaserHost.tsx';
import { useCareer } from './useCareer.ts';

const career: Career = {
  version: 1,
  initial: 0,
  validate: from => (typeof from === 'number' ? null : 'Nobody jumps so.'),
  reduce: (from, { type }) => (type === 'jumped' ? Number(from) + 1 : from),
};
const definition = { id: 'walk', start: { title: '', buttons: [] }, usesSeed: true } as unknown as GameDefinition;

function page(runtime: Partial<GameRuntime>) {
  const session = walker();
  const mounted = { runtime, stage: { session } } as unknown as MountedGame;
  const onRead = vi.fn<(on: MountedGame) => void>();
  const { result } = renderHook(() => useCareer(mounted, definition, onRead));
  return { session, mounted, onRead, now: () => result.current };
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/games/walk');
});

test('it is awaited until it is read, and then handed to each run as it stands', async () => {
  const { session, mounted, onRead, now } = page({ career });
  expect(now().isLoading(mounted)).toBe(true);
  expect(now().carriedOver()).toBeUndefined();
  await waitFor(() => expect(onRead).toHaveBeenCalledWith(mounted));
  expect(now().isLoading(mounted)).toBe(false);
  expect(now().carriedOver()).toEqual({ career: 0 });
  act(() => {
    session.start({}, now().carriedOver());
    session.send({ jump: 1 });
  });
  expect(now().carriedOver()).toEqual({ career: 1 });
});

test.each([
  ['a game without one', {}, ''],
  ['the lab', { career }, '?lab'],
])('%s waits for nothing and begins without', (_where, runtime, search) => {
  history.replaceState(null, '', `/games/walk${search}`);
  const { mounted, now } = page(runtime);
  expect(now().isLoading(mounted)).toBe(false);
  expect(now().carriedOver()).toBeUndefined();
});
