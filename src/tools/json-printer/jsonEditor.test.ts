// Editor without a page, from text to document and export: every outcome has its specified message (specification part 1, §8).
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { closeOffer, offers } from '../../ui/share/clipboard.ts';
import { editValue } from './edit/editing.ts';
import { newEditor } from './jsonEditor.ts';
import { formatInput, openText, parseInput, showInput, typeText } from './open/input.ts';
import { openAddress } from './open/openUrl.ts';
import { copyCsv, copyJson, copyPath, downloadJson, escapeJson, makeLink } from './print/actions.ts';
import { fileName } from './print/sharing.ts';
import { arrangeTable, toggleTable } from './table/tables.ts';
import { reader, testEditor } from './testEditor.ts';

let { editor, said, state, compact, opened } = testEditor();
const clipboard = { writeText: vi.fn<(text: string) => Promise<void>>() };
/** The text that is offered to be copied by hand. */
const offered = () => offers.getState().offer?.text;

beforeEach(() => {
  closeOffer();
  ({ editor, said, state, compact, opened } = testEditor());
  clipboard.writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard });
  vi.stubGlobal('location', { origin: 'https://site', pathname: '/j-parse' });
});

describe('reading', () => {
  test('what parses is shown', async () => {
    await openText(editor, '{"a":1}');
    expect(said).toEqual(['success: JSON parsed successfully']);
    expect(state()).toMatchObject({ tab: 'output', inputError: null, input: { text: '{"a":1}' } });
  });
  test('what does not parse clears the output and says where', async () => {
    await opened('{"a":1}');
    await openText(editor, '{"a":\n1,}');
    expect(said).toEqual(['error: Expected a key in double quotes (line 2, column 3)']);
    expect(state()).toMatchObject({ tab: 'input', document: null, inputError: { position: { line: 2, column: 3 } } });
  });
  test('typing says nothing, and does not leave the input', async () => {
    typeText(editor, '[1');
    await parseInput(editor, { notify: false, showOutput: false });
    typeText(editor, '[1]');
    await parseInput(editor, { notify: false, showOutput: false });
    expect(said).toEqual([]);
    expect(state()).toMatchObject({ tab: 'input', inputError: null });
    expect(compact()).toBe('[1]');
  });
  test('a reader that breaks without a word', async () => {
    editor = newEditor({ ...reader, parse: () => Promise.reject(new Error('')) }, editor.notify);
    await openText(editor, '1');
    expect(said).toEqual(['error: Unknown parsing error']);
  });
  test('formats and compacts', async () => {
    typeText(editor, '{"a":[1,2]}');
    await parseInput(editor);
    await formatInput(editor, 2);
    expect(state().input).toEqual({ kind: 'text', text: '{\n  "a": [\n    1,\n    2\n  ]\n}' });
    await formatInput(editor, 'compact');
    expect(state().input).toEqual({ kind: 'text', text: '{"a":[1,2]}' });
  });
  test('what is broken is not formatted, and says why', async () => {
    await opened('[1');
    await formatInput(editor, 2);
    expect(said).toEqual(['error: The text ends too early (line 1, column 3)']);
    expect(state().input).toEqual({ kind: 'text', text: '[1' });
  });
  test('the input follows edits once it is looked at', async () => {
    await opened('{"a":1.0}');
    editValue(editor, 1, '[2]');
    await showInput(editor);
    expect(state()).toMatchObject({
      tab: 'input',
      input: { text: '{\n    "a": [\n        2\n    ]\n}' },
      isInputStale: false,
    });
  });
  test('large texts are bytes to look at', async () => {
    await openText(editor, `[${'1,'.repeat(600_000)}1]`);
    expect(state().input.kind).toBe('large');
    expect(state().document?.nodes.length).toBe(600_002);
  });
});

describe('addresses', () => {
  test.each([
    ['?json=%7B%22a%22%3A1%7D', '', '{"a":1}'],
    ['?x=1&json=[1,2]', '', '[1,2]'],
  ])('%s%s', async (search, hash, text) => {
    await openAddress(editor, search, hash);
    expect(said).toEqual(['success: JSON parsed successfully']);
    expect([state().tab, compact()]).toEqual(['output', text]);
  });
  test.each([
    ['?json=', ''],
    ['?json=%7B', ''],
    ['?json=%E0%A4%A', ''],
    ['', '#z=nonsense'],
  ])('%s%s is malformed', async (search, hash) => {
    await openAddress(editor, search, hash);
    expect(said).toEqual(['error: Failed to parse URL parameter']);
    expect(state()).toMatchObject({ document: null, tab: 'input' });
  });
  test('without one nothing happens', async () => {
    await openAddress(editor, '?other=1', '#main');
    expect([said, state().document]).toEqual([[], null]);
  });
  test.each(['plain', 'compressed'] as const)('a %s link leads back', async kind => {
    await opened('{"name": "fox & 100 % + ü", "n": 1.00}');
    await makeLink(editor, kind);
    expect(said).toEqual(['success: URL copied to clipboard']);
    const link = new URL(clipboard.writeText.mock.calls[0]?.[0] as string);
    await openAddress(editor, link.search, link.hash);
    expect(compact()).toBe('{"name":"fox & 100 % + ü","n":1.00}');
  });
});

describe('leaving', () => {
  const refused = () => clipboard.writeText.mockRejectedValue(new Error('refused'));
  test('copy', async () => {
    await opened('{"a":[1]}');
    await copyJson(editor);
    await copyJson(editor, 1);
    expect(clipboard.writeText.mock.calls).toEqual([['{\n    "a": [\n        1\n    ]\n}'], ['[\n    1\n]']]);
    refused();
    await copyJson(editor);
    vi.stubGlobal('navigator', {});
    await copyJson(editor);
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
    await copyJson(editor);
    await escapeJson(editor);
    await makeLink(editor, 'plain');
    await downloadJson(editor);
    expect(said).toEqual([
      'error: Failed to copy JSON',
      'error: Failed to escape JSON',
      'error: Failed to generate URL',
      'error: Failed to download JSON',
    ]);
  });
  test('escape', async () => {
    await opened('{"a": "ä"}');
    await escapeJson(editor);
    expect(offered()).toBeUndefined();
    expect(clipboard.writeText).toHaveBeenCalledWith('%7B%22a%22%3A%22%C3%A4%22%7D');
    refused();
    await escapeJson(editor);
    expect(offered()).toBe('%7B%22a%22%3A%22%C3%A4%22%7D');
    expect(said).toEqual(['success: JSON escaped for URL use', 'success: JSON escaped for URL use']);
  });
  test('links without a clipboard', async () => {
    await opened('[]');
    refused();
    await makeLink(editor, 'plain');
    expect(offered()).toBe('https://site/j-parse?json=%5B%5D');
    const log = vi.spyOn(console, 'info').mockReturnValue();
    vi.stubGlobal('navigator', {});
    await makeLink(editor, 'plain');
    expect(log).toHaveBeenCalledWith('https://site/j-parse?json=%5B%5D');
    expect(said).toEqual(["error: Generated URL but couldn't copy to clipboard", 'info: URL generated (see console)']);
  });
  test('a compressed link too long to be passed on is a file instead, with a word', async () => {
    const noise = Array.from({ length: 40_000 }, (_, i) => ((i * 7919 + (i >> 3) * 104_729) % 9973).toString(36)).join(
      '',
    );
    await opened(JSON.stringify([noise]));
    await makeLink(editor, 'compressed');
    expect(state().exported).toMatchObject({
      note: 'This is too long for a link. Save it as a file instead.',
      file: { kind: 'JSON' },
    });
    expect(clipboard.writeText).not.toHaveBeenCalled();
    expect(said).toEqual([]);
  });
  test('a link too long to open', async () => {
    await opened(`[${'"ä",'.repeat(400_000)}1]`);
    await makeLink(editor, 'plain');
    expect(said).toEqual(['error: Failed to generate URL']);
  });
  test('download', async () => {
    const link = { click: vi.fn<() => void>(), download: '', href: '' };
    vi.stubGlobal('document', { createElement: () => link });
    vi.useFakeTimers({ now: new Date(2025, 2, 3, 14, 5, 9), toFake: ['Date', 'setTimeout'] });
    await opened('[1]');
    await downloadJson(editor);
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
    editor.store.setState({ cursor: 4 });
    await copyPath(editor);
    await toggleTable(editor, 1);
    await arrangeTable(editor, 1, { sort: { column: 0, down: true } });
    await copyCsv(editor, 1);
    expect(clipboard.writeText.mock.calls).toEqual([['$.t[0].b'], ['a,b\r\n2,"y,z"\r\n1,x\r\n']]);
  });
});
