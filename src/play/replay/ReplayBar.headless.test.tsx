// Replay bar: seeking in time slices, aborting it, and the warning if the replay ends differently.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NO_INPUT } from '../../../scenes/kit/core/input/input.ts';
import type { Replay } from '../../../scenes/kit/core/replay/replay.ts';
import { walker } from '../../../scenes/kit/core/testing.ts';
import { usePlayback } from '../session/useSession.ts';
import { ReplayBar } from './ReplayBar.tsx';

afterEach(cleanup);

function recorded(ticks: number): Replay {
  const run = walker(1);
  run.start();
  for (let i = 0; i < 3; i++) run.tick(NO_INPUT);
  return { ...run.replay(), ticks };
}

function watching(replay: Replay, rulesVersion = 1, fromEnd = false) {
  const session = walker(1, {}, { rulesVersion });
  session.watch(replay);
  const onFailed = vi.fn();
  const Bar = () => {
    const watched = usePlayback(session);
    return (
      watched && (
        <ReplayBar session={session} watched={watched} onStop={() => {}} onFailed={onFailed} fromEnd={fromEnd} />
      )
    );
  };
  render(<Bar />);
  return { session, onFailed };
}
const scrubTo = (tick: number) =>
  fireEvent.change(screen.getByRole('slider', { name: 'Position' }), { target: { value: String(tick) } });
/** Ten hours. */
const LONG = 2_160_000;

test('the scrubber leads to its tick', async () => {
  const { session } = watching(recorded(3));
  scrubTo(2);
  await vi.waitFor(() =>
    expect(session.store.getState()).toMatchObject({ tick: 2, phase: 'paused', playback: { isSeeking: false } }),
  );
});

test('ten hours are wound while the page answers, and Stop here stops there', async () => {
  const { session } = watching(recorded(LONG));
  scrubTo(LONG);
  expect(session.store.getState().playback?.isSeeking).toBe(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Stop here' }));
  await vi.waitFor(() => expect(session.store.getState().playback?.isSeeking).toBe(false));
  const { tick } = session.store.getState();
  expect(tick).toBeGreaterThan(0);
  expect(tick).toBeLessThan(LONG);
  expect(screen.queryByText('Winding')).toBeNull();
  expect(await screen.findByText(`tick ${tick}`)).toBeTruthy();
});

test('how it ended is shown slowly, from three seconds before', async () => {
  const { session } = watching(recorded(600), 1, true);
  await vi.waitFor(() => expect(session.store.getState()).toMatchObject({ tick: 420, phase: 'playing', speed: 0.5 }));
});

test('the newest wish wins', async () => {
  const { session } = watching(recorded(LONG));
  scrubTo(LONG);
  scrubTo(30);
  await vi.waitFor(() => expect(session.store.getState()).toMatchObject({ tick: 30, playback: { isSeeking: false } }));
  await act(() => new Promise(resolve => setTimeout(resolve, 50)));
  expect(session.store.getState().tick).toBe(30);
});

test('Play in the middle of winding plays from there', async () => {
  const { session } = watching(recorded(LONG));
  session.pause();
  scrubTo(LONG);
  fireEvent.click(await screen.findByRole('button', { name: 'Play replay' }));
  await vi.waitFor(() =>
    expect(session.store.getState()).toMatchObject({ phase: 'playing', playback: { isSeeking: false } }),
  );
});

test('leaving the page ends the winding', async () => {
  const { session } = watching(recorded(LONG));
  scrubTo(LONG);
  cleanup();
  await vi.waitFor(() => expect(session.store.getState().playback?.isSeeking).toBe(false));
});

test('a run of other rules says so before it plays', () => {
  watching(recorded(3), 2);
  expect(screen.getByText('Recorded under other rules; it may end otherwise.')).toBeTruthy();
});

test('a run that ends otherwise than it did says so at its end, and no sooner', async () => {
  watching({ ...recorded(3), hash: 'other' });
  const said = /not how the recorded run ended/;
  expect(screen.queryByText(said)).toBeNull();
  scrubTo(3);
  await screen.findByText(said);
  scrubTo(1);
  await vi.waitFor(() => expect(screen.queryByText(said)).toBeNull());
});

test('a run that makes the game throw is a crash in words, not silence', async () => {
  const { session, onFailed } = watching({ ...recorded(3), acts: [[1, { command: { jump: 1 } }]] });
  vi.spyOn(session, 'seekIncrementally').mockImplementation(function* () {
    yield 0;
    throw new Error('planted');
  });
  scrubTo(3);
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
});
