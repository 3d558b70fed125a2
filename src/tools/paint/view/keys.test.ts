// Each key runs one action; keys of the browser and of other controls are left alone.
import { expect, test } from 'vitest';
import { type KeyActions, onKey } from './keys.ts';

function heard(key: string, held: Partial<KeyboardEvent> = {}): string | null {
  let said: string | null = null;
  const asked = new Proxy({} as KeyActions, {
    get:
      (_, name: string) =>
      (...what: readonly string[]) => {
        said = [name, ...what].join(' ');
      },
  });
  const meant = onKey({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held }, asked);
  return meant ? said : null;
}

const ctrl = { ctrlKey: true };
test.each<[key: string, held: Partial<KeyboardEvent>, says: string | null]>([
  ['p', {}, 'tool pencil'],
  ['R', { shiftKey: true }, 'tool filled-rectangle'],
  ['k', {}, 'tool paint-bucket'],
  ['u', {}, 'tool rounded-rectangle'],
  ['G', { shiftKey: true }, 'tool filled-polygon'],
  ['d', {}, 'tool freehand'],
  ['i', {}, 'tool eyedropper'],
  ['h', {}, 'tool hand'],
  ['[', {}, 'stepSize -1'],
  ['+', {}, 'zoom 1'],
  ['f', {}, 'fat'],
  ['z', ctrl, 'undo'],
  ['Z', { ...ctrl, shiftKey: true }, 'redo'],
  ['z', { metaKey: true }, 'undo'],
  ['y', ctrl, 'redo'],
  ['s', ctrl, 'save'],
  ['S', { ...ctrl, shiftKey: true }, 'saveAs'],
  ['a', ctrl, 'selectAll'],
  ['e', ctrl, 'trace'],
  ['Delete', {}, 'clear'],
  ['Escape', {}, 'cancel'],
  ['p', ctrl, null],
  ['r', ctrl, null],
  ['c', ctrl, null],
  ['z', { altKey: true, ctrlKey: true }, null],
  ['x', {}, null],
  ['Tab', {}, null],
])('%s with %o: %s', (key, held, says) => expect(heard(key, held)).toBe(says));
