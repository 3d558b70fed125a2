// Event emitter: order of listeners and deferred tasks, and listeners that throw.
import { expect, test } from 'vitest';
import type { GameEvent } from '../rules.ts';
import { taker, walker } from '../testing.ts';
import { createEmitter } from './emitter.ts';

test('where a listener throws the others hear, what waits is done, and the first fault is thrown once all is over', () => {
  const emitter = createEmitter<readonly GameEvent[]>();
  const log: string[] = [];
  emitter.on(() => {
    emitter.defer(() => log.push(`done, ${emitter.isEmitting ? 'too early' : 'after all had heard'}`));
    throw new Error('torn');
  });
  emitter.on(() => {
    throw new Error('torn too');
  });
  emitter.on(([event]) => log.push(`heard ${event?.type}`));
  expect(() => emitter.emit([{ type: 'walked' }])).toThrow('torn');
  expect(log).toEqual(['heard walked', 'done, after all had heard']);
  expect(emitter.isEmitting).toBe(false);
});

test('a jump is heard by all, too', () => {
  const emitter = createEmitter<void>();
  let heard = 0;
  emitter.on(() => {
    throw new Error('torn');
  });
  emitter.on(() => heard++);
  expect(() => emitter.emit()).toThrow('torn');
  expect(heard).toBe(1);
});

test('a deferred task that defers another, and one that does nothing, leave none behind', () => {
  const emitter = createEmitter<void>();
  const done: string[] = [];
  emitter.on(() => {
    emitter.defer(() => {});
    emitter.defer(() => {
      done.push('first');
      emitter.defer(() => done.push('second'));
    });
  });
  emitter.emit();
  expect(done).toEqual(['first', 'second']);
});

test('after a listener threw the next command is carried out at once, and recorded', () => {
  const run = walker();
  run.start();
  const stop = run.onEvents(() => {
    throw new Error('torn');
  });
  expect(() => run.send({ jump: 1 })).toThrow('torn');
  stop();
  run.send({ jump: 10 });
  expect(run.state.at).toBe(11);
  expect(run.replay().acts).toHaveLength(2);
});

test('where a listener to a step back throws, the store says what is true all the same', () => {
  const run = taker();
  run.start();
  run.send({ take: 3 });
  run.onStateReplaced(() => {
    throw new Error('torn');
  });
  expect(() => run.undo?.()).toThrow('torn');
  expect(run.store.getState()).toMatchObject({ canUndo: false, canRedo: true, assisted: true });
});
