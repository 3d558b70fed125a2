// The system's clipboard gives its picture, PNG first, or the reason why there is none.
import { expect, test } from 'vitest';
import { readClipboardPicture } from './systemClipboard.ts';

const item = (...types: readonly string[]) =>
  ({ types, getType: async (type: string) => new Blob([type], { type }) }) as unknown as ClipboardItem;
const worded = (text: string) =>
  ({ types: ['text/plain'], getType: async () => new Blob([text]) }) as unknown as ClipboardItem;
const refusal = (name: string) => async () => {
  throw new DOMException('no', name);
};

test.each<[what: string, read: (() => Promise<ClipboardItem[]>) | undefined, answer: string]>([
  ['a picture', async () => [item('image/png')], 'image/png'],
  ['a page’s picture with its words', async () => [item('text/html', 'image/png')], 'image/png'],
  ['a JPEG beside its PNG', async () => [item('image/jpeg', 'image/png')], 'image/png'],
  ['the second of two', async () => [item('text/plain'), item('image/webp')], 'image/webp'],
  ['words', async () => [item('text/plain')], 'no picture'],
  ['a drawing of curves', async () => [item('image/svg+xml')], 'image/svg+xml'],
  ['the same as words', async () => [worded('<svg/>')], 'image/svg+xml'],
  ['nothing', async () => [], 'no picture'],
  ['what the browser cannot read', refusal('DataError'), 'no picture'],
  ['a permission that is refused', refusal('NotAllowedError'), 'refused'],
  ['a browser without reading', undefined, 'unsupported'],
])('%s', async (_, read, answer) => {
  const found = await readClipboardPicture(read);
  expect(found instanceof Blob ? found.type : found).toBe(answer);
});
