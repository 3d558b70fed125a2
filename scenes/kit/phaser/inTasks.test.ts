import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTasks } from './inTasks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const done: string[] = [];
const part = (name: string) => () => void done.push(name);
const fail = () => {
  throw new Error('torn');
};
beforeEach(() => void done.splice(0));

test('one part is done in a task, in order', () => {
  inTasks([part('a'), part('b'), part('c')], () => false, fail);
  expect(done).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['a']);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['a', 'b']);
  vi.runAllTimers();
  expect(done).toEqual(['a', 'b', 'c']);
});

test('nothing more is done once nobody waits', () => {
  let isGone = false;
  inTasks([part('a'), part('b')], () => isGone, fail);
  vi.advanceTimersToNextTimer();
  isGone = true;
  vi.runAllTimers();
  expect(done).toEqual(['a']);
});

test('a part that fails is told, and is the last', () => {
  const failed = vi.fn();
  inTasks([part('a'), fail, part('c')], () => false, failed);
  vi.runAllTimers();
  expect(done).toEqual(['a']);
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('torn'));
});
