// Task queue: order, other tasks in between, cancellation and errors.
import { beforeEach, expect, test, vi } from 'vitest';
import { runInTasks } from './taskQueue.ts';

const done: string[] = [];
const part = (name: string) => () => void done.push(name);
const fail = () => {
  throw new Error('torn');
};
beforeEach(() => void done.splice(0));

test('parts are done in order', async () => {
  runInTasks([part('a'), part('b'), part('c')], () => false, fail);
  expect(done).toEqual([]);
  await vi.waitFor(() => expect(done).toEqual(['a', 'b', 'c']));
});

test('others have their turn in between', async () => {
  const MANY = 20_000;
  let count = 0;
  let others = 0;
  const other = () => void (others++, count < MANY && setTimeout(other));
  setTimeout(other);
  function* parts() {
    for (let index = 0; index < MANY; index++) yield () => void count++;
  }
  runInTasks(parts(), () => false, fail);
  await vi.waitFor(() => expect(count).toBe(MANY));
  expect(others).toBeGreaterThan(1);
});

test('a part is asked for when the one before it is done', async () => {
  let isAsked = false;
  function* parts() {
    yield () => expect(isAsked).toBe(false);
    isAsked = true;
    yield part('b');
  }
  runInTasks(parts(), () => false, fail);
  await vi.waitFor(() => expect(done).toEqual(['b']));
});

test('nothing more is done once it is cancelled', async () => {
  let isGone = false;
  const go = () => {
    done.push('a');
    isGone = true;
  };
  const asked = vi.fn();
  function* parts() {
    yield go;
    asked();
    yield part('b');
  }
  runInTasks(parts(), () => isGone, fail);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await new Promise(resolve => setTimeout(resolve));
  expect(done).toEqual(['a']);
});

test('an error of a part is reported, and ends the queue', async () => {
  const failed = vi.fn();
  runInTasks([part('a'), fail, part('c')], () => false, failed);
  await vi.waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('torn')));
  await new Promise(resolve => setTimeout(resolve));
  expect(done).toEqual(['a']);
});
