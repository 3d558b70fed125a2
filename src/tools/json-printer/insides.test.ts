// JSON that stands in strings: opened in place, gone through by keyboard, copied, moved along by edits, never changed.
import { beforeEach, expect, test, vi } from 'vitest';
import { copyPath } from './actions.ts';
import { describe as described } from './describe.ts';
import { editValue, removeNode, undoEdit } from './editing.ts';
import * as editor from './editor.ts';
import { isOpen } from './engine/nodes.ts';
import { Row } from './engine/rows.ts';
import { insideOf, toggleInside } from './insides.ts';
import type { Printer } from './printer.ts';
import { testPrinter } from './testPrinter.ts';
import { treeKeys } from './view/treeKeys.ts';
import { innermost, pathHere, READ_ONLY, rowOfCursor } from './viewing.ts';

let { printer, said, state, compact, opened } = testPrinter();
beforeEach(() => {
  ({ printer, said, state, compact, opened } = testPrinter());
  printer.editor = editor;
});

const DEEPEST = '{"z": 1e400}';
const INNER = `{"n": 12345678901234567890, "list": [1.0, true], "deep": ${JSON.stringify(DEEPEST)}}`;
const TEXT = `{"a":1,"log":${JSON.stringify(INNER)},"b":2}`;

/** Every row as it reads, what stands in strings one step further in. */
function rows(host: Printer, step = 0): string[] {
  const { document } = host.store.getState();
  if (!document) return [];
  return Array.from({ length: host.rows.length }, (_, row) => {
    const node = host.rows.node[row] as number;
    const indent = '  '.repeat(step + (document.nodes.depth[node] as number));
    if (host.rows.kind[row] === Row.close) return `${indent}end`;
    const inside = host.insides.get(node);
    if (host.rows.kind[row] === Row.inside && inside)
      return rows(inside, step + 1 + (document.nodes.depth[node] as number))[row - inside.rows.from] ?? 'none';
    const { key, text } = described(document, node);
    return `${indent}${key ?? ''} ${text}`.trimEnd();
  });
}

function press(...keys: readonly string[]) {
  for (const key of keys)
    treeKeys(printer, { key, preventDefault: () => undefined } as Parameters<typeof treeKeys>[1], 10);
}

test('its rows lie below the string, each digit as it is, and go again', async () => {
  await opened(TEXT);
  expect(toggleInside(printer, 2)).toBe(true);
  expect(rows(printer).slice(3)).toEqual([
    '     {',
    '      "n" 12345678901234567890',
    '      "list" [',
    '         1.0',
    '         true',
    '      end',
    '      "deep" "{\\"z\\": 1e400}"',
    '    end',
    '  "b" 2',
    'end',
  ]);
  toggleInside(printer, 2);
  expect(printer.rows.length).toBe(5);
  expect(compact()).toBe(TEXT);
});

test.each(['"[1"', '"no"', '"{oops}"', '"[x](y)"', '12', '["[1]"]'])('%s holds none', async value => {
  await opened(`[${value}]`);
  const { document } = state();
  expect(document && insideOf(document, 1)).toBeNull();
  expect(toggleInside(printer, 1)).toBe(false);
});

test('the keyboard goes in, on, deeper and out again; nothing there is edited', async () => {
  await opened(TEXT);
  printer.store.setState({ isEditing: true });
  press('ArrowDown', 'ArrowDown', 'ArrowRight');
  expect(printer.insides.has(2)).toBe(true);
  press('ArrowRight');
  expect(pathHere(printer)).toBe('JSON.parse($.log)');
  press('ArrowDown', 'ArrowDown', 'ArrowDown');
  expect(pathHere(printer)).toBe('JSON.parse($.log).list[0]');
  expect(rowOfCursor(printer)).toBe(6);
  press('Delete', 'F2', 'Insert');
  expect(said).toEqual(Array.from({ length: 3 }, () => `plain: ${READ_ONLY}`));
  expect(state().field).toBeNull();
  press('ArrowLeft');
  expect(pathHere(printer)).toBe('JSON.parse($.log).list');
  press(' ');
  const inner = innermost(printer);
  expect(isOpen(inner.store.getState().document?.nodes as never, inner.store.getState().cursor)).toBe(false);
  press('ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowDown');
  expect(pathHere(printer)).toBe('JSON.parse(JSON.parse($.log).deep).z');
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyPath(printer);
  vi.unstubAllGlobals();
  expect(writeText).toHaveBeenCalledWith('JSON.parse(JSON.parse($.log).deep).z');
  press('ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  expect(pathHere(printer)).toBe('JSON.parse($.log).deep');
  press('ArrowLeft', 'ArrowDown');
  expect(pathHere(printer)).toBe('$.b');
  press('ArrowUp');
  expect(pathHere(printer)).toBe('JSON.parse($.log).deep');
  press('Home');
  expect(pathHere(printer)).toBe('$');
  expect(compact()).toBe(TEXT);
});

test('it goes along with its string, and closes where that is written anew', async () => {
  await opened(TEXT);
  toggleInside(printer, 2);
  removeNode(printer, 1);
  expect([...printer.insides.keys()]).toEqual([1]);
  undoEdit(printer);
  expect([...printer.insides.keys()]).toEqual([2]);
  editValue(printer, 2, '"[7]"');
  expect(printer.insides.size).toBe(0);
  toggleInside(printer, 2);
  expect(rows(printer)).toContain('       7');
});
