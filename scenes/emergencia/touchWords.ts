// Messages of the rules for a player with fingers: the same sentences, with what a finger does.

/** What the rules say for mouse and keys, and for fingers. */
const TOUCH_WORDS: readonly (readonly [keys: string, touch: string])[] = [
  ['then click where', 'then tap where'],
  ['and click a door', 'and tap a door'],
  ['Click a camera (or V)', 'Tap a camera'],
  ['press “wait” (H)', 'press “wait”'],
  ['Click where', 'Tap where'],
  ['hold the press, right-click, or G', 'hold a finger on them'],
];

export const inTouchWords = (message: string): string =>
  TOUCH_WORDS.reduce((said, [keys, touch]) => said.replace(keys, touch), message);
