// The device's sound in each state of its context: resumed at the next press or with the page, taken for music and given back.
import { afterEach, expect, test } from 'vitest';
import { takeAudioDevice } from './audioDevice.ts';

let resumed = 0;
const contextIn = (state: string) => ({
  state: state as AudioContextState,
  resume: async () => void resumed++,
});
let giveBack = () => {};

afterEach(() => {
  giveBack();
  Reflect.deleteProperty(navigator, 'audioSession');
  resumed = 0;
});

test.each([
  ['suspended', 1],
  ['interrupted', 1],
  ['running', 0],
  ['closed', 0],
])('%s, while music plays: a press resumes it %i times', (state, times) => {
  giveBack = takeAudioDevice(contextIn(state), () => true);
  expect(resumed).toBe(0);
  window.dispatchEvent(new KeyboardEvent('keydown'));
  expect(resumed).toBe(times);
});

test.each([
  ['suspended', 1],
  ['interrupted', 1],
  ['running', 0],
  ['closed', 0],
])('%s, while music plays: the page’s return resumes it %i times', (state, times) => {
  giveBack = takeAudioDevice(contextIn(state), () => true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(resumed).toBe(times);
  window.dispatchEvent(new Event('pageshow'));
  expect(resumed).toBe(2 * times);
  giveBack();
  window.dispatchEvent(new Event('pageshow'));
  expect(resumed).toBe(2 * times);
});

test('a press does not wake what was paused, or given back', () => {
  let isPlaying = false;
  giveBack = takeAudioDevice(contextIn('interrupted'), () => isPlaying);
  window.dispatchEvent(new Event('keydown'));
  expect(resumed).toBe(0);
  isPlaying = true;
  giveBack();
  window.dispatchEvent(new Event('keydown'));
  expect(resumed).toBe(0);
});

test('music sounds in spite of the ring switch, and only while the page is there', () => {
  const audioSession = { type: 'auto' };
  Object.defineProperty(navigator, 'audioSession', { value: audioSession, configurable: true });
  giveBack = takeAudioDevice(contextIn('running'), () => true);
  expect(audioSession.type).toBe('playback');
  giveBack();
  expect(audioSession.type).toBe('auto');
});
