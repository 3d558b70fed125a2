// Keys of the palette: where they open it, and that no tool has them already.
import { expect, test } from 'vitest';
import { actionOfKey, HISTORY_ACTIONS } from '../../tools/json-printer/edit/editAction.ts';
import { EDIT_ACTIONS } from '../../tools/json-printer/edit/editActions.ts';
import { type KeyActions, onKey } from '../../tools/paint/view/keys.ts';
import { opensPalette } from './paletteKeys.ts';

const PRESS = {
  ...{ ctrlKey: false, metaKey: false, shiftKey: false, altKey: false },
  ...{ repeat: false, defaultPrevented: false },
};
const PAGE = { isTyping: false, isPlaying: false, slashKey: true };
const CTRL_K = { ...PRESS, key: 'k', ctrlKey: true };
const SLASH = { ...PRESS, key: '/' };

test.each([
  ['Ctrl-K', CTRL_K, {}, true],
  ['Cmd-K', { ...PRESS, key: 'k', metaKey: true }, {}, true],
  ['Ctrl-K with Caps Lock', { ...CTRL_K, key: 'K' }, {}, true],
  ['Ctrl-K in a field', CTRL_K, { isTyping: true }, true],
  ['Ctrl-K in a run', CTRL_K, { isPlaying: true }, true],
  ['Ctrl-K without the slash', CTRL_K, { slashKey: false }, true],
  ['Ctrl-K that the page has used', { ...CTRL_K, defaultPrevented: true }, {}, false],
  ['Ctrl-K held', { ...CTRL_K, repeat: true }, {}, false],
  ['Ctrl-Shift-K', { ...CTRL_K, shiftKey: true }, {}, false],
  ['Ctrl-Alt-K', { ...CTRL_K, altKey: true }, {}, false],
  ['Ctrl-Cmd-K', { ...CTRL_K, metaKey: true }, {}, false],
  ['K', { ...PRESS, key: 'k' }, {}, false],
  ['Ctrl-J', { ...CTRL_K, key: 'j' }, {}, false],
  ['/', SLASH, {}, true],
  ['/ on a keyboard where it needs Shift', { ...SLASH, shiftKey: true }, {}, true],
  ['/ in a field', SLASH, { isTyping: true }, false],
  ['/ in a run', SLASH, { isPlaying: true }, false],
  ['/ switched off', SLASH, { slashKey: false }, false],
  ['Ctrl-/', { ...SLASH, ctrlKey: true }, {}, false],
  ['?', { ...PRESS, key: '?', shiftKey: true }, {}, false],
] as const)('%s', (_name, press, place, opens) => {
  expect(opensPalette(press, { ...PAGE, ...place })).toBe(opens);
});

test('no tool has Ctrl-K', () => {
  const actions = new Proxy({}, { get: () => () => undefined }) as KeyActions;
  const inTools = (press: typeof CTRL_K) => [
    onKey(press, actions),
    actionOfKey([...EDIT_ACTIONS, ...HISTORY_ACTIONS], press) !== undefined,
  ];
  expect(inTools(CTRL_K)).toEqual([false, false]);
  expect(inTools({ ...CTRL_K, key: 'z' })).toEqual([true, true]);
});
