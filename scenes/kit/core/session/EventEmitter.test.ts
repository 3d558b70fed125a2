// Who hears what happens, and what a listener that throws does to the others.
import { expect, test } from 'vitest';
import { taker, walker } from '../testing.ts';
import { EventEmitter } from './EventEmitter.ts';

test('where a listener throws the others hear, what waits is done, and the first fault is thrown once all is over', () => {
  const audience = new EventEmitter();
  const told: string[] = [];
  audience.onEvents(() => {
    audience.afterEmit(() => told.push(`done, ${audience.isEmitting ? 'too early' : 'after all had heard'}`));
    throw new Error('torn');
  });
  audience.onEvents(() => {
    throw new Error('torn too');
  });
  audience.onEvents(([event]) => told.push(`heard ${event?.type}`));
  expect(() => audience.emit([{ type: 'walked' }])).toThrow('torn');
  expect(told).toEqual(['heard walked', 'done, after all had heard']);
  expect(audience.isEmitting).toBe(false);
});

test('a jump is heard by all, too', () => {
  const audience = new EventEmitter();
  let heard = 0;
  audience.onStateReplaced(() => {
    throw new Error('torn');
  });
  audience.onStateReplaced(() => heard++);
  expect(() => audience.emitStateReplaced()).toThrow('torn');
  expect(heard).toBe(1);
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
