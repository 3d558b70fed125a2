// The tool without its page: what each command does to the document and says, word for word (specification part 1, §8).
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { copyCsv, copyJson, copyPath, downloadJson, escapeJson, fileName, makeLink } from './actions.ts';
import {
  addCell,
  addTo,
  duplicateNode,
  editKey,
  editValue,
  moveNode,
  redoEdit,
  removeNode,
  sortChildren,
  undoEdit,
} from './editing.ts';
import { encodeWithStop } from './engine/bytes.ts';
import { placeOf } from './engine/place.ts';
import { printText } from './engine/print.ts';
import { applyFixes, repair } from './engine/repair.ts';
import { isFault, scan } from './engine/scan.ts';
import { runSteps } from './engine/steps.ts';
import { newPrinter, type Printer } from './printer.ts';
import type { Reader } from './reader.ts';
import {
  acceptRepair,
  layOutInput,
  openAddress,
  openText,
  parseInput,
  proposeRepair,
  showInput,
  typeText,
} from './reading.ts';
import { arrangeTable, toggleTable } from './tables.ts';
import { collapseAll, collapseOneLevel, expandAll, expandOneLevel, setSearch, stepSearch } from './viewing.ts';

/** What the Worker does, without one. */
const reader: Reader = {
  async read(source) {
    const text = typeof source === 'string' ? source : await source.text();
    const bytes = encodeWithStop(text);
    const nodes = runSteps(scan(bytes));
    return isFault(nodes) ? { bytes, fault: { ...nodes, place: placeOf(bytes, nodes.at) } } : { bytes, nodes };
  },
  async repair(bytes) {
    const fixes = runSteps(repair(bytes));
    return fixes?.length ? { fixes, bytes: applyFixes(bytes, fixes) } : null;
  },
  warm: () => undefined,
  close: () => undefined,
};

let printer: Printer;
let said: string[];
const clipboard = { writeText: vi.fn<(text: string) => Promise<void>>() };

beforeEach(() => {
  said = [];
  const note = (kind: string) => (text: string) => void said.push(`${kind}: ${text}`);
  printer = newPrinter(reader, { success: note('success'), error: note('error'), plain: note('plain') });
  clipboard.writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard });
  vi.stubGlobal('location', { origin: 'https://site', pathname: '/j-parse' });
});

const state = () => printer.store.getState();
const compact = () => printText(state().document as NonNullable<ReturnType<typeof state>['document']>, 'compact');
async function opened(text: string) {
  await openText(printer, text);
  said.length = 0;
}

describe('reading', () => {
  test('what parses is shown', async () => {
    await openText(printer, '{"a":1}');
    expect(said).toEqual(['success: JSON parsed successfully']);
    expect(state()).toMatchObject({ tab: 'output', broken: null, input: { text: '{"a":1}' } });
  });
  test('what does not parse clears the output and says where', async () => {
    await opened('{"a":1}');
    await openText(printer, '{"a":\n1,}');
    expect(said).toEqual(['error: Expected a key in double quotes (line 2, column 3)']);
    expect(state()).toMatchObject({ tab: 'input', document: null, broken: { place: { line: 2, column: 3 } } });
  });
  test('typing says nothing, and does not leave the input', async () => {
    typeText(printer, '[1');
    await parseInput(printer, { aloud: false, show: false });
    typeText(printer, '[1]');
    await parseInput(printer, { aloud: false, show: false });
    expect(said).toEqual([]);
    expect(state()).toMatchObject({ tab: 'input', broken: null });
    expect(compact()).toBe('[1]');
  });
  test('a reader that breaks without a word', async () => {
    printer = newPrinter({ ...reader, read: () => Promise.reject(new Error('')) }, printer.say);
    await openText(printer, '1');
    expect(said).toEqual(['error: Unknown parsing error']);
  });
  test('formats and compacts', async () => {
    typeText(printer, '{"a":[1,2]}');
    await parseInput(printer);
    await layOutInput(printer, 2);
    expect(state().input).toEqual({ kind: 'text', text: '{\n  "a": [\n    1,\n    2\n  ]\n}' });
    await layOutInput(printer, 'compact');
    expect(state().input).toEqual({ kind: 'text', text: '{"a":[1,2]}' });
  });
  test('the input follows edits once it is looked at', async () => {
    await opened('{"a":1.0}');
    editValue(printer, 1, '[2]');
    await showInput(printer);
    expect(state()).toMatchObject({
      tab: 'input',
      input: { text: '{\n    "a": [\n        2\n    ]\n}' },
      isInputStale: false,
    });
  });
  test('large texts are bytes to look at', async () => {
    await openText(printer, `[${'1,'.repeat(600_000)}1]`);
    expect(state().input.kind).toBe('large');
    expect(state().document?.nodes.length).toBe(600_002);
  });
  test('a repair is proposed and taken', async () => {
    typeText(printer, "{'a': 1,}");
    await parseInput(printer, { aloud: false, show: false });
    const proposal = await proposeRepair(printer);
    await acceptRepair(printer, proposal?.repair?.bytes as Uint8Array<ArrayBuffer>);
    expect(state()).toMatchObject({ input: { text: '{"a": 1}' }, broken: null });
    expect(said).toEqual(['success: JSON parsed successfully']);
  });
});

describe('addresses', () => {
  test.each([
    ['?json=%7B%22a%22%3A1%7D', '', '{"a":1}'],
    ['?x=1&json=[1,2]', '', '[1,2]'],
  ])('%s%s', async (search, hash, text) => {
    await openAddress(printer, search, hash);
    expect(said).toEqual(['success: JSON parsed successfully']);
    expect([state().tab, compact()]).toEqual(['output', text]);
  });
  test.each([
    ['?json=', ''],
    ['?json=%7B', ''],
    ['?json=%E0%A4%A', ''],
    ['', '#z=nonsense'],
  ])('%s%s is malformed', async (search, hash) => {
    await openAddress(printer, search, hash);
    expect(said).toEqual(['error: Failed to parse URL parameter']);
    expect(state()).toMatchObject({ document: null, tab: 'input' });
  });
  test('without one nothing happens', async () => {
    await openAddress(printer, '?other=1', '#main');
    expect([said, state().document]).toEqual([[], null]);
  });
  test.each(['plain', 'compressed'] as const)('a %s link leads back', async kind => {
    await opened('{"name": "fox & 100 % + ü", "n": 1.00}');
    await makeLink(printer, kind);
    expect(said).toEqual(['success: URL copied to clipboard']);
    const link = new URL(clipboard.writeText.mock.calls[0]?.[0] as string);
    await openAddress(printer, link.search, link.hash);
    expect(compact()).toBe('{"name":"fox & 100 % + ü","n":1.00}');
  });
});

describe('leaving', () => {
  const refused = () => clipboard.writeText.mockRejectedValue(new Error('refused'));
  test('copy', async () => {
    await opened('{"a":[1]}');
    await copyJson(printer);
    await copyJson(printer, 1);
    expect(clipboard.writeText.mock.calls).toEqual([['{\n    "a": [\n        1\n    ]\n}'], ['[\n    1\n]']]);
    refused();
    await copyJson(printer);
    vi.stubGlobal('navigator', {});
    await copyJson(printer);
    expect(said).toEqual([
      'success: JSON copied to clipboard',
      'success: JSON copied to clipboard',
      'error: Failed to copy to clipboard',
      'error: Failed to copy to clipboard',
    ]);
  });
  test('copy that breaks', async () => {
    await opened('[1]');
    Object.assign(state().document ?? {}, { nodes: null });
    await copyJson(printer);
    await escapeJson(printer);
    await makeLink(printer, 'plain');
    await downloadJson(printer);
    expect(said).toEqual([
      'error: Failed to copy JSON',
      'error: Failed to escape JSON',
      'error: Failed to generate URL',
      'error: Failed to download JSON',
    ]);
  });
  test('escape', async () => {
    await opened('{"a": "ä"}');
    expect(await escapeJson(printer)).toBeUndefined();
    expect(clipboard.writeText).toHaveBeenCalledWith('%7B%22a%22%3A%22%C3%A4%22%7D');
    refused();
    expect(await escapeJson(printer)).toMatchObject({ text: '%7B%22a%22%3A%22%C3%A4%22%7D' });
    expect(said).toEqual(['success: JSON escaped for URL use', 'success: JSON escaped for URL use']);
  });
  test('links without a clipboard', async () => {
    await opened('[]');
    refused();
    expect(await makeLink(printer, 'plain')).toMatchObject({ text: 'https://site/j-parse?json=%5B%5D' });
    const log = vi.spyOn(console, 'info').mockReturnValue();
    vi.stubGlobal('navigator', {});
    await makeLink(printer, 'plain');
    expect(log).toHaveBeenCalledWith('https://site/j-parse?json=%5B%5D');
    expect(said).toEqual(["error: Generated URL but couldn't copy to clipboard", 'plain: URL generated (see console)']);
  });
  test('a link too long to open', async () => {
    await opened(`[${'"ä",'.repeat(400_000)}1]`);
    await makeLink(printer, 'plain');
    expect(said).toEqual(['error: Failed to generate URL']);
  });
  test('download', async () => {
    const link = { click: vi.fn<() => void>(), download: '', href: '' };
    vi.stubGlobal('document', { createElement: () => link });
    vi.useFakeTimers({ now: new Date(2025, 2, 3, 14, 5, 9), toFake: ['Date', 'setTimeout'] });
    await opened('[1]');
    await downloadJson(printer);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(link).toMatchObject({
      download: 'json_data_2025-03-03_14-05-09.json',
      href: expect.stringMatching(/^blob:/),
    });
    expect(link.click).toHaveBeenCalledOnce();
    expect(said).toEqual(['success: JSON downloaded as json_data_2025-03-03_14-05-09.json']);
    vi.unstubAllGlobals();
  });
  test('file names', () =>
    expect(fileName(new Date(2031, 11, 31, 0, 0, 0))).toBe('json_data_2031-12-31_00-00-00.json'));
  test('path and table', async () => {
    await opened('{"t":[{"a":1,"b":"x"},{"a":2,"b":"y,z"}]}');
    await copyPath(printer, 4);
    await toggleTable(printer, 1);
    await arrangeTable(printer, 1, { sort: { column: 0, down: true } });
    await copyCsv(printer, 1);
    expect(clipboard.writeText.mock.calls).toEqual([['$.t[0].b'], ['a,b\r\n2,"y,z"\r\n1,x\r\n']]);
  });
});

describe('levels speak', () => {
  test('as specified', async () => {
    await opened('{"a":[1,{"b":2}],"c":{}}');
    expandAll(printer);
    expandOneLevel(printer);
    collapseOneLevel(printer);
    collapseAll(printer);
    collapseAll(printer);
    collapseOneLevel(printer);
    expandOneLevel(printer);
    expandOneLevel(printer);
    expandAll(printer);
    expect(said).toEqual([
      'plain: All nodes are already expanded',
      'plain: All nodes are already expanded',
      'success: Collapsed nodes at level 2',
      'success: All nodes collapsed',
      'plain: All nodes are already collapsed',
      'plain: All nodes are already collapsed',
      'success: Expanded 1 nodes at level 0',
      'success: Expanded 1 nodes at level 1',
    ]);
  });
});

describe('editing', () => {
  test('each command, back and forth', async () => {
    await opened('{"a":1.0,"b":[3,1,2]}');
    const texts = [compact()];
    const after = (done: unknown) => {
      expect(done).not.toBe(false);
      texts.push(compact());
    };
    after(editValue(printer, 1, '12345678901234567890'));
    after(editKey(printer, 1, 'big'));
    after(moveNode(printer, 2, -1));
    after(duplicateNode(printer, 5));
    after(removeNode(printer, 6));
    after(addTo(printer, 1));
    after(await sortChildren(printer, 1, false));
    expect(texts.at(-1)).toBe('{"b":[null,1,2,3],"big":12345678901234567890}');
    expect(said).toEqual([]);
    for (const text of texts.toReversed().slice(1)) {
      undoEdit(printer);
      expect(compact()).toBe(text);
    }
    for (const text of texts.slice(1)) {
      redoEdit(printer);
      expect(compact()).toBe(text);
    }
  });
  test('what cannot be is said', async () => {
    await opened('{"a":1}');
    editValue(printer, 0, 'undefined');
    removeNode(printer, 0);
    expect(said).toEqual([
      'error: Error updating value: the document itself cannot be undefined',
      'error: Error updating value: the document itself cannot be removed',
    ]);
    expect(compact()).toBe('{"a":1}');
  });
  test('a table keeps its order and learns columns', async () => {
    await opened('[{"a":3},{"a":1},{"a":2,"b":0}]');
    await toggleTable(printer, 0);
    expect(said).toEqual([]);
    expect(printer.tables.get(0)).toBeUndefined();
    await opened('[{"a":3,"b":1},{"a":1,"b":1},{"a":2}]');
    await toggleTable(printer, 0);
    await arrangeTable(printer, 0, { sort: { column: 0, down: false } });
    expect([...(printer.tables.get(0)?.order ?? [])]).toEqual([4, 7, 1]);
    addCell(printer, 7, 'b', '5');
    expect(compact()).toBe('[{"a":3,"b":1},{"a":1,"b":1},{"a":2,"b":5}]');
    editValue(printer, 2, '0');
    expect([...(printer.tables.get(0)?.order ?? [])]).toEqual([1, 4, 7]);
    removeNode(printer, 4);
    expect([...(printer.tables.get(0)?.order ?? [])]).toEqual([1, 4]);
    undoEdit(printer);
    expect([...(printer.tables.get(0)?.order ?? [])]).toEqual([1, 4, 7]);
  });
});

test('search goes round and opens what hides a match', async () => {
  await opened('{"x":[{"cat":1}],"y":"Cat"}');
  collapseAll(printer);
  await setSearch(printer, { isOpen: true, query: 'cat' });
  expect(state().search.found?.length).toBe(2);
  const visited = [1, 2, 3].map(() => {
    stepSearch(printer, 1);
    return state().cursor;
  });
  expect(visited).toEqual([3, 4, 3]);
  stepSearch(printer, -1);
  expect(state().cursor).toBe(4);
  expect(printer.rows.length).toBeGreaterThan(5);
  await setSearch(printer, { query: 'nothing here' });
  stepSearch(printer, 1);
  expect([state().search.found?.length, state().cursor]).toEqual([0, 4]);
});
