// Preview of a text cut anywhere: each of its rows is a row of the whole.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../tests/setup/times.ts';
import type { JsonDocument } from '../engine/document/document.ts';
import { View } from '../engine/document/nodes.ts';
import { ALL_AS_TREE, buildRows, emptyRows, type Rows } from '../engine/rows/rows.ts';
import { anyJson, bytesOf, document } from '../engine/samples.ts';
import { encode, joinWithSentinel } from '../engine/text/bytes.ts';
import { testEditor } from '../testEditor.ts';
import { describe as describeRow } from '../tree/rowContent.ts';
import { newPreviewEditor } from './preview.ts';

const drawn = (of: JsonDocument, rows: Rows): string[] =>
  Array.from({ length: rows.length }, (_, row) => {
    const { key, text, summary, hasComma } = describeRow(of, rows.node[row] as number);
    return `${key === null ? '' : `${key}: `}${text}${hasComma ? ',' : ''}${summary && ` ${summary}`}`;
  });

/** Rows of the preview of a text's first bytes. */
function preview(text: string, length: number): string[] | null {
  const part = newPreviewEditor(testEditor().editor, joinWithSentinel([encode(text).subarray(0, length)]));
  const shown = part?.store.getState().document;
  return part && shown ? drawn(shown, part.store.getState().rows) : null;
}

/** Rows of the whole text, with its root expanded. */
function whole(text: string): string[] {
  const all = document(text);
  all.nodes.view[0] = View.open;
  return drawn(all, buildRows(all.nodes, emptyRows(), ALL_AS_TREE));
}

test.each<[text: string, rows: string[] | null]>([
  ['', null],
  ['12', null],
  ['[', null],
  ['[1', null],
  ['[1,', null],
  ['[1,2', ['[', '1,']],
  ['[1, 2, tru', ['[', '1,']],
  ['[1, 2, {', ['[', '1,', '2,']],
  ['{"a": 1, "b": {"c": [1, 2], "d', ['{', '"a": 1,', '"b": {…}']],
  ['{"a": [[[', ['{', '"a": […]']],
  ['[[], [1], [2', ['[', '[],', '[…], 1 item', '[…]']],
  ['[1] x', null],
])('%s', (text, rows) => {
  expect(preview(text, text.length)).toEqual(rows);
});

test('wherever a text breaks off, what shows of it is true', () => {
  fc.assert(
    fc.property(fc.array(anyJson, { minLength: 1, maxLength: 8 }), fc.nat(), (items, at) => {
      const text = `[${items.join(',')}]`;
      const rows = preview(text, at % (encode(text).length + 1));
      if (!rows) return;
      const all = whole(text);
      // The container in which the text ends has no count, and what follows it is unknown.
      const last = rows.pop() as string;
      expect(rows).toEqual(all.slice(0, rows.length));
      expect(all[rows.length]?.startsWith(last)).toBe(true);
    }),
    { numRuns: times(250, 2000) },
  );
});

test('half a character at the end harms nothing', () => {
  const text = '["ä","ä"]';
  for (let length = 0; length <= bytesOf(text).length - 1; length++)
    expect(preview(text, length)?.slice(1) ?? []).toEqual(length >= 10 ? ['"ä",'] : []);
});
