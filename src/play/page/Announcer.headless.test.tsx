// Announcements for screen readers: turn games in full, real-time games queued, the result always.
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import template from '../../../scenes/_template/index.ts';
import type { GameEvent, Result } from '../../../scenes/kit/core/rules.ts';
import type { HistoryStep, Session, SessionState } from '../../../scenes/kit/core/session/session.ts';
import type { GameRuntime } from '../../../scenes/kit/game.ts';
import { Announcer } from './Announcer.tsx';
import { joinSentences, MAX_QUEUED, PAUSE_MS, REPEAT_AFTER_MS } from './speech.ts';

const RESULT: Result = { outcome: 'lost', score: 5, title: 'Game Over', lines: ['Levels 2 of 5'], again: 'Restart' };

/** Definition without a word for the beginning. */
const SILENT = { ...template, start: { title: '', buttons: [] } };

/** Game whose events are named like their announcements; 'quiet' has none. */
function announced(kind: GameRuntime['kind'], phase: SessionState['phase'] = 'playing') {
  const listeners = new Set<(events: readonly GameEvent[]) => void>();
  const steps = new Set<(step: HistoryStep) => void>();
  const store = createStore(() => ({ phase, result: null as Result | null, run: 1, playback: null }));
  const session = {
    store,
    onEvents(listener: (events: readonly GameEvent[]) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onHistoryStep(listener: (step: HistoryStep) => void) {
      steps.add(listener);
      return () => steps.delete(listener);
    },
  } as unknown as Session;
  const runtime = { kind, announce: ({ type }) => (type === 'quiet' ? null : type) } as GameRuntime;
  const { container, unmount } = render(
    <Announcer session={session} runtime={runtime} definition={SILENT} keys={{}} />,
  );
  const live = container.querySelector('[aria-live="polite"]') as HTMLElement;
  return {
    store,
    unmount,
    heard: () => (live.textContent ?? '').trim(),
    steps: (isUndo: boolean, ...types: string[]) =>
      act(() => {
        for (const listener of steps) listener({ isUndo, events: types.map(type => ({ type })) });
      }),
    happens: (...types: string[]) =>
      act(() => {
        for (const listener of listeners) listener(types.map(type => ({ type })));
      }),
  };
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a turn is told in full and at once', () => {
  const { happens, heard } = announced('turns');
  happens('You roll 3.', 'quiet', 'The computer rolls.');
  expect(heard()).toBe('You roll 3. The computer rolls.');
  happens('You hold.');
  expect(heard()).toBe('You hold.');
});

test('an undo says what it takes back, and a redo what is done again; of a long text the first sentence', () => {
  const { steps, heard } = announced('turns');
  steps(true, 'You roll 3.', 'quiet');
  expect(heard()).toBe('Taken back: You roll 3.');
  steps(false, 'You roll 3.');
  expect(heard()).toBe('Done again: You roll 3.');
  steps(true, 'quiet');
  expect(heard()).toBe('Taken back.');
  steps(true, 'You go north. ', 'A long hall with many doors. '.repeat(9));
  expect(heard()).toBe('Taken back: You go north.');
});

test('real time is told too: the first at once, the rest together in the next pause', async () => {
  const { happens, heard } = announced('realtime');
  happens('A guard sees you');
  expect(heard()).toBe('A guard sees you');
  happens('No ammo');
  happens('quiet');
  happens('The guard has lost you');
  expect(heard()).toBe('A guard sees you');
  await wait(PAUSE_MS);
  expect(heard()).toBe('No ammo. The guard has lost you');
  happens('Level 2');
  expect(heard()).toBe('No ammo. The guard has lost you');
  await wait(PAUSE_MS);
  expect(heard()).toBe('Level 2');
  await wait(PAUSE_MS);
  happens('Level 3');
  expect(heard()).toBe('Level 3');
});

test('the same sentence is no news before a few seconds are over', async () => {
  const { happens, heard } = announced('realtime');
  happens('No ammo');
  await wait(PAUSE_MS);
  happens('Level 2');
  for (let clicks = 0; clicks < 20; clicks++) happens('No ammo');
  await wait(PAUSE_MS);
  expect(heard()).toBe('Level 2');
  await wait(REPEAT_AFTER_MS);
  happens('No ammo');
  expect(heard()).toBe('No ammo');
});

test('a crowd of events neither floods nor lags: the newest are said', async () => {
  const { happens, heard } = announced('realtime');
  happens('start');
  for (let event = 1; event <= 50; event++) happens(`event ${event}`);
  await wait(PAUSE_MS);
  expect(heard().split('. ')).toEqual(Array.from({ length: MAX_QUEUED }, (_, i) => `event ${51 - MAX_QUEUED + i}`));
  await wait(10 * PAUSE_MS);
  expect(heard()).toContain('event 50');
});

test('the result is said at once, and nothing after it that happened before', async () => {
  const { happens, heard, store } = announced('realtime');
  happens('A guard sees you');
  happens('No ammo');
  act(() => store.setState({ phase: 'over', result: RESULT }));
  expect(heard()).toBe('Game Over. Levels 2 of 5');
  await wait(10 * PAUSE_MS);
  expect(heard()).toBe('Game Over. Levels 2 of 5');
});

test('the demo is silent, and what waited when the page left is not said', async () => {
  const demo = announced('realtime', 'ready');
  demo.happens('A guard sees you');
  await wait(PAUSE_MS);
  expect(demo.heard()).toBe('');
  const left = announced('realtime');
  left.happens('one');
  left.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('no full stop follows what ends a sentence already', () => {
  expect(joinSentences(['Game Over!', 'An enemy came through.', 'Waves 3', 'Again?', 'Score 5'])).toBe(
    'Game Over! An enemy came through. Waves 3. Again? Score 5',
  );
});

test('what ended the run is told with the result, and nothing twice', () => {
  const { happens, heard, store } = announced('turns');
  act(() => store.setState({ phase: 'over', result: RESULT }));
  happens('You fell.', 'GAME OVER!');
  expect(heard()).toBe('You fell. GAME OVER! Levels 2 of 5');
});
