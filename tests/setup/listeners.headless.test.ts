// A file that leaves a listener on the window or the document is told so, with the place in the code that put it there.
import { expect, test } from 'vitest';
import { onPageReturn, onPress } from '../../scenes/kit/sound/presses.ts';
import { leftListeners } from './listeners.ts';

test('what our code leaves is told once, what it has taken away is not', () => {
  const left = new AbortController();
  const ended = new AbortController();
  onPress(() => {}, left.signal);
  onPageReturn(() => {}, ended.signal);
  ended.abort();
  expect(leftListeners()).toEqual(
    ['pointerdown', 'keydown', 'touchend'].map(type =>
      expect.stringMatching(new RegExp(`^scenes/kit/sound/presses\\.ts:\\d+ listens to ${type} on the window$`)),
    ),
  );
  expect(leftListeners()).toEqual([]);
  left.abort();
});
