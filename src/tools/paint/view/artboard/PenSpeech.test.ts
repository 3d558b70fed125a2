// A pen moved by keys says its place rarely while it moves, and once where it stops.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAUSE_MS, PenSpeech, STOPPED_MS } from './PenSpeech.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listen() {
  const speech = new PenSpeech();
  const heard: [text: string, at: number][] = [];
  const start = Date.now();
  speech.store.subscribe(({ text }) => heard.push([text, Date.now() - start]));
  /** A key that repeats thirty times a second. */
  const hold = (ms: number) => {
    for (let at = 0; at < ms; at += 33) {
      speech.movedTo(`x ${at}`);
      vi.advanceTimersByTime(33);
    }
  };
  return { speech, heard, hold };
}

test('a held key: at most once in two seconds, and the place where the pen stops', () => {
  const { heard, hold } = listen();
  hold(7000);
  const moving = heard.map(([, at]) => at);
  expect(moving.length).toBe(3);
  moving.forEach((at, i) => expect(at - (moving[i - 1] ?? 0)).toBeGreaterThanOrEqual(PAUSE_MS));
  vi.advanceTimersByTime(10_000);
  expect(heard.length).toBe(4);
  expect(heard.at(-1)?.[0]).toBe('x 6996');
});

test('one press says its place once the pen rests; a new move begins anew', () => {
  const { speech, heard, hold } = listen();
  speech.movedTo('x 1');
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(STOPPED_MS);
  expect(heard).toEqual([['x 1', STOPPED_MS]]);
  vi.advanceTimersByTime(10_000);
  hold(100);
  vi.advanceTimersByTime(10_000);
  expect(heard.length).toBe(2);
});

test('what is done is said at once, and takes the place of a place that waited', () => {
  const { speech, heard } = listen();
  speech.movedTo('x 1');
  speech.say('Pen down');
  speech.say('Pen down');
  vi.advanceTimersByTime(10_000);
  expect(heard.map(([text]) => text)).toEqual(['Pen down', 'Pen down']);
  expect(speech.store.getState().times).toBe(2);
});
