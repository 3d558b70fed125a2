// Edit actions: each shortcut has one action, and key presses are matched to shortcuts.
import { expect, test } from 'vitest';
import { actionOfKey, ariaShortcuts, HISTORY_ACTIONS } from './editAction.ts';
import { EDIT_ACTIONS } from './editActions.ts';

const ALL = [...HISTORY_ACTIONS, ...EDIT_ACTIONS];

/** 'Control+Shift+z' as a key press. */
function press(keys: string) {
  const parts = keys.split('+');
  const [altKey, ctrlKey, metaKey, shiftKey] = ['Alt', 'Control', 'Meta', 'Shift'].map(name => parts.includes(name));
  return {
    key: parts.at(-1) ?? '',
    altKey: altKey === true,
    ctrlKey: ctrlKey === true,
    metaKey: metaKey === true,
    shiftKey: shiftKey === true,
  };
}

test.each([
  ['Control+z', 'Undo'],
  ['Meta+z', 'Undo'],
  ['Control+Shift+Z', 'Redo'],
  ['Control+y', 'Redo'],
  ['F2', 'Edit value'],
  ['Insert', 'Add'],
  ['Control+d', 'Duplicate'],
  ['Alt+ArrowUp', 'Move up'],
  ['Alt+ArrowDown', 'Move down'],
  ['Control+x', 'Cut'],
  ['Delete', 'Remove'],
  ['ArrowUp', undefined],
  ['x', undefined],
  ['Control+Alt+x', undefined],
])('%s: %s', (keys, label) => expect(actionOfKey(ALL, press(keys))?.label).toBe(label));

test('no label and no shortcut stands for two', () => {
  const shortcuts = ALL.flatMap(action => ariaShortcuts(action)?.split(' ') ?? []);
  expect(new Set(shortcuts).size).toBe(shortcuts.length);
  expect(new Set(ALL.map(({ label }) => label)).size).toBe(ALL.length);
});
