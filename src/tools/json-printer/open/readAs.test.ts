// What a text is read as: JSON Lines, UTF-16, Windows-1252, a byte order mark; how it is said, and how it is written back.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { editValue } from '../edit/editing.ts';
import { decode, encode } from '../engine/text/bytes.ts';
import { downloadDocument } from '../print/sharing.ts';
import { testEditor } from '../testEditor.ts';
import { formatInput, makeArray, openText, parseInput, readAsOffered, showInput, typeText } from './input.ts';
import { openAddress } from './openUrl.ts';

let { editor, said, state, compact } = testEditor();
beforeEach(() => ({ editor, said, state, compact } = testEditor()));

const LINES = '{"id": 1}\n\n  {"id": 2}  \r\n[3, "\\n"]\n"4"\n';
const ofLines = (text: string, name = 'a.jsonl') => new File([text], name);
const wide = (text: string, isLittle: boolean): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), isLittle);
  return new Uint8Array(view.buffer);
};
const latin = (text: string) => Uint8Array.from(text, char => char.charCodeAt(0));
/** Text that a download writes, and its name. */
async function downloaded(): Promise<{ name: string; text: string }> {
  const saved: { href?: string; download?: string; click?(): void } = { click() {} };
  const blobs: Blob[] = [];
  vi.stubGlobal('document', { createElement: () => saved });
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    blobs.push(blob as Blob);
    return 'blob:x';
  });
  vi.useFakeTimers();
  await downloadDocument(editor);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  return { name: saved.download ?? '', text: (await blobs[0]?.text()) ?? '' };
}

describe('JSON Lines', () => {
  test.each(['a.jsonl', 'a.ndjson', 'A.NDJSON'])('open as what they are: %s', async name => {
    expect(await openText(editor, ofLines(LINES, name))).toBe(true);
    expect(compact()).toBe('[{"id":1},{"id":2},[3,"\\n"],"4"]');
    expect(state()).toMatchObject({ isLines: true, tab: 'output', input: { kind: 'text', text: LINES } });
  });
  test('of one line are an array of one', async () => {
    await openText(editor, ofLines('[1,2]\n'));
    expect(compact()).toBe('[[1,2]]');
  });
  test('of no line are an empty array', async () => {
    await openText(editor, ofLines(' \n\n'));
    expect(compact()).toBe('[]');
  });
  test('are saved as such, digits kept', async () => {
    await openText(editor, ofLines('{"n": 1.50}\n{"n": 12345678901234567890}\n'));
    const { name, text } = await downloaded();
    expect(name).toMatch(/^json_data_[\d_-]+\.jsonl$/);
    expect(text).toBe('{"n":1.50}\n{"n":12345678901234567890}\n');
  });
  test('are written as such after an edit', async () => {
    await openText(editor, ofLines('{"a":1}\n{"a":2}\n'));
    editValue(editor, 4, '[7, 8]');
    await showInput(editor);
    expect(state().input).toEqual({ kind: 'text', text: '{"a":1}\n{"a":[7,8]}\n' });
    expect(await parseInput(editor)).toBe(true);
    expect(state().isLines).toBe(true);
  });
  test('name the line that is broken, and how many are', async () => {
    await openText(editor, ofLines('{"a":1}\n{"a":\n\n{"a":3}\nx'));
    expect(said).toEqual(['error: 2 of 4 lines are not JSON: The text ends too early (line 2, column 6)']);
    expect(state()).toMatchObject({ document: null, isLines: true, offer: null });
  });
  test('have each value on a line of its own', async () => {
    await openText(editor, ofLines('[1\n2],3\n'));
    expect(said[0]).toMatch(/^error: 2 of 2 lines are not JSON/);
    await openText(editor, ofLines('1 \n2, 3'));
    expect(said[1]).toMatch(/^error: 1 of 2 lines is not JSON: Expected nothing more .* \(line 2, column 2\)$/);
  });
  test('by name alone are JSON, if they are that', async () => {
    await openText(editor, ofLines('[\n  1\n]\n'));
    expect(state()).toMatchObject({ isLines: false });
    expect(compact()).toBe('[1]');
  });
  test('that are pasted are offered', async () => {
    await openText(editor, '{"a":1}\n{"a":2}');
    expect(state()).toMatchObject({ document: null, offer: 'JSON Lines' });
    expect(await readAsOffered(editor, 'JSON Lines')).toBe(true);
    expect(state()).toMatchObject({ isLines: true, offer: null, tab: 'output' });
    expect(compact()).toBe('[{"a":1},{"a":2}]');
  });
  test('are not offered for a text with a broken line', async () => {
    await openText(editor, '{"a":1}\n{"a":2');
    expect(state().offer).toBeNull();
  });
  test('become an array by one press, compact lines by another', async () => {
    await openText(editor, ofLines('{"a": 1}\n{"a": 2}'));
    await formatInput(editor, 'compact');
    expect(state().input).toEqual({ kind: 'text', text: '{"a":1}\n{"a":2}\n' });
    await makeArray(editor);
    expect(state()).toMatchObject({
      isLines: false,
      input: { text: '[\n    {\n        "a": 1\n    },\n    {\n        "a": 2\n    }\n]' },
    });
  });
  test('are forgotten with the next text', async () => {
    await openText(editor, ofLines('1\n2'));
    await openText(editor, '[1]');
    expect(state().isLines).toBe(false);
  });
});

describe('encodings', () => {
  const TEXT = '{"name": "Zoë 𝄞"}';
  const sentence = (how: string) => `${how} It is saved as UTF-8.`;
  test.each([
    ['little-endian with a mark', wide(`\ufeff${TEXT}`, true), 'Read as UTF-16 (little-endian).'],
    ['big-endian with a mark', wide(`\ufeff${TEXT}`, false), 'Read as UTF-16 (big-endian).'],
    ['little-endian without a mark', wide(TEXT, true), 'Read as UTF-16 (little-endian), without a byte order mark.'],
    ['big-endian without a mark', wide(TEXT, false), 'Read as UTF-16 (big-endian), without a byte order mark.'],
  ])('UTF-16, %s', async (_, bytes, how) => {
    expect(await openText(editor, new File([bytes], 'a.json'))).toBe(true);
    expect(state()).toMatchObject({ input: { text: TEXT }, readAs: sentence(how) });
    expect(said).toEqual(['success: JSON parsed successfully', `info: ${sentence(how)}`]);
  });
  test('UTF-16 of one character', async () => {
    await openText(editor, new File([wide('1', true)], 'a.json'));
    expect(compact()).toBe('1');
  });
  test('UTF-16 keeps a lone surrogate, as its escape', async () => {
    await openText(editor, new File([wide('["\ud800"]', true)], 'a.json'));
    expect(compact()).toBe('["\\ud800"]');
  });
  test('UTF-16 that ends within a character is told, and nothing is opened', async () => {
    await openText(editor, new File([wide('[1]', true).subarray(0, -1)], 'a.json'));
    expect(said).toEqual(['error: This file is UTF-16 and ends within a character: its last byte is missing']);
  });
  test('Windows-1252 is offered; the bytes stay as they are until it is taken', async () => {
    const bytes = latin('{"n": "Zo\xeb", "p": "\x80"}');
    await openText(editor, new File([bytes], 'a.json'));
    expect(said).toEqual(['error: Not UTF-8 (line 1, column 10)']);
    const { input, offer } = state();
    expect(offer).toBe('Windows-1252');
    expect(input.kind === 'large' && input.bytes.subarray(0, -1)).toEqual(bytes);
    expect(await readAsOffered(editor, 'Windows-1252')).toBe(true);
    expect(state()).toMatchObject({
      input: { kind: 'text', text: '{"n": "Zoë", "p": "€"}' },
      readAs: sentence('Read as Windows-1252.'),
      offer: null,
      tab: 'output',
    });
  });
  test('Windows-1252 of JSON Lines', async () => {
    await openText(editor, new File([latin('"\xe4"\n"\xf6"')], 'a.jsonl'));
    await readAsOffered(editor, 'Windows-1252');
    expect(compact()).toBe('["ä","ö"]');
    expect(state().isLines).toBe(true);
  });
  test('every byte of Windows-1252 is a character of its own', async () => {
    const bytes = Uint8Array.from({ length: 128 }, (_, i) => 128 + i);
    await openText(editor, new File([encode('"'), bytes, encode('"')], 'a.json'));
    await readAsOffered(editor, 'Windows-1252');
    const text = JSON.parse(compact()) as string;
    expect(new Set(text).size).toBe(128);
    expect(text).not.toContain('\ufffd');
  });
  test('a text that is no UTF-8 is not put into the text area', async () => {
    await openText(editor, new File([latin('["\xe4"]')], 'a.json'));
    const { editAsText } = await import('./input.ts');
    editAsText(editor);
    expect(state().input.kind).toBe('large');
    expect(said.at(-1)).toMatch(/^error: This text is not UTF-8/);
  });
});

describe('a byte order mark is no part of the text', () => {
  const MARK = 'A byte order mark before the text was left out.';
  test('pasted', async () => {
    await openText(editor, '\ufeff{"a":1}');
    expect(state()).toMatchObject({ input: { text: '{"a":1}' }, readAs: MARK, tab: 'output' });
    expect(said).toContain(`info: ${MARK}`);
  });
  test('typed into the field', async () => {
    typeText(editor, '\ufeff[1]');
    await parseInput(editor);
    expect(state()).toMatchObject({ input: { text: '[1]' }, readAs: MARK });
  });
  test.each([['?json=%EF%BB%BF%7B%22a%22%3A1%7D', '']])('in a link', async (search, hash) => {
    await openAddress(editor, search, hash);
    expect(compact()).toBe('{"a":1}');
    expect(said).toContain(`info: ${MARK}`);
  });
  test('in a file', async () => {
    await openText(editor, new File([encode('\ufeff[1]')], 'a.json'));
    expect(compact()).toBe('[1]');
    expect(state().readAs).toBe(MARK);
  });
  test('the sentence goes with the next text', async () => {
    await openText(editor, '\ufeff[1]');
    await openText(editor, new File(['[2]'], 'a.json'));
    expect(state().readAs).toBeNull();
  });
  test('within a string it stays', async () => {
    await openText(editor, '["\ufeff"]');
    expect(decode(encode(compact()))).toBe('["\ufeff"]');
  });
});
