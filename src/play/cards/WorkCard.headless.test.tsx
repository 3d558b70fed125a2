// Worker requests: sent once, cached, shown while play waits, and aborted on unmount.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Json } from '../../../scenes/kit/core/json.ts';
import type { Session, SessionState, Work } from '../../../scenes/kit/core/session/session.ts';
import { serveTask } from '../../../scenes/kit/task/serve.ts';
import { InProcessWorker } from '../../../scenes/kit/task/testing.ts';
import { WorkCard } from './WorkCard.tsx';

const WORK_MS = 1000;
const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** Rules that request a number, and a Worker that takes a second for each. */
function table() {
  const store = createStore<Pick<SessionState, 'phase' | 'request'>>(() => ({ phase: 'ready', request: null }));
  const answers: Json[] = [];
  const session = {
    store,
    state: {},
    respond(request: Json, answer: Json) {
      if (JSON.stringify(request) !== JSON.stringify(store.getState().request)) return;
      answers.push(answer);
      store.setState({ request: null });
    },
  } as unknown as Session;
  const workers: InProcessWorker[] = [];
  const asked: Json[] = [];
  let breaks = false;
  const work: Work = {
    runInline: async () => () => 0,
    createWorker() {
      const worker = new InProcessWorker(port =>
        serveTask<{ input: Json; output: Json; progress: number }>(
          port,
          async (input, report) => {
            asked.push(input);
            await later(WORK_MS / 2);
            if (breaks) throw new Error('The cave fell in.');
            report(0.5);
            await later(WORK_MS / 2);
            return Number(input) * 10;
          },
          { now: () => Date.now() },
        ),
      );
      workers.push(worker);
      return worker;
    },
    waitMessage: () => 'Looking for a cave …',
  };
  const put = (request: Json | null, phase: SessionState['phase'] = 'playing') =>
    act(() => store.setState({ request: request, phase }));
  const onCancel = vi.fn();
  const shown = render(<WorkCard session={session} work={work} covered={false} onCancel={onCancel} />);
  return {
    answers,
    asked,
    workers,
    put,
    onCancel,
    unmount: shown.unmount,
    break: (now: boolean) => (breaks = now),
    shown,
    session,
    work,
  };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const card = () => document.querySelector('[data-card="work"]');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a request is answered by the Worker; the card comes after 300 ms, with its progress, and goes', async () => {
  const { put, answers } = table();
  put(4);
  await pass(290);
  expect(card()).toBeNull();
  await pass(20);
  expect(card()?.textContent).toContain('Looking for a cave …');
  expect(document.querySelector('progress')?.hasAttribute('value')).toBe(false);
  await pass(300);
  expect(document.querySelector('progress')?.value).toBe(0.5);
  await pass(500);
  expect(answers).toEqual([40]);
  expect(card()).toBeNull();
});

test('behind the start card no card is shown, and Start waits for the answer that is under way', async () => {
  const { put, answers, asked } = table();
  put(4, 'ready');
  await pass(800);
  expect(card()).toBeNull();
  put(4, 'playing');
  await pass(250);
  expect(answers).toEqual([40]);
  expect(asked, 'asked once').toEqual([4]);
});

test('what was answered lately is known at once', async () => {
  const { put, answers, asked } = table();
  put(4);
  await pass(WORK_MS + 50);
  put(5);
  await pass(WORK_MS + 50);
  put(4);
  expect(answers).toEqual([40, 50, 40]);
  expect(asked).toEqual([4, 5]);
});

test('no more than sixteen answers are remembered', async () => {
  const { put, asked } = table();
  for (let request = 1; request <= 17; request++) {
    put(request);
    await pass(WORK_MS + 50);
  }
  put(2);
  await pass(10);
  expect(asked).toHaveLength(17);
  put(1);
  await pass(10);
  expect(asked).toHaveLength(18);
});

test('another request gives up the one that nobody asks any more', async () => {
  const { put, answers, workers } = table();
  put(4);
  await pass(100);
  put(5);
  await pass(WORK_MS + 100);
  expect(answers).toEqual([50]);
  expect(workers.map(worker => worker.isEnded)).toEqual([true, false]);
});

test('a failure says so, and the same is tried again', async () => {
  const world = table();
  world.break(true);
  world.put(4);
  await pass(700);
  expect(card()?.textContent).toContain('The cave fell in.');
  world.break(false);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(WORK_MS + 50);
  expect(world.answers).toEqual([40]);
  expect(card()).toBeNull();
});

test('Cancel leads away', async () => {
  const { put, onCancel } = table();
  put(4);
  await pass(400);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

test('a panel over the page covers the card', async () => {
  const { put, shown, session, work } = table();
  put(4);
  await pass(400);
  shown.rerender(<WorkCard session={session} work={work} covered onCancel={() => {}} />);
  expect(card()).toBeNull();
});

test('with the stage its Worker ends, and nothing is answered any more', async () => {
  const { put, unmount, workers, answers } = table();
  put(4);
  await pass(100);
  unmount();
  expect(workers[0]?.isEnded).toBe(true);
  await pass(WORK_MS);
  expect(answers).toEqual([]);
});
