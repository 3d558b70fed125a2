// Preview of a large text: a read-only editor of its first rows while the rest is parsed.

import { newDocument } from '../engine/document/document.ts';
import { buildPreview } from '../engine/parse/preview.ts';
import type { Bytes } from '../engine/text/bytes.ts';
import { linesToArray } from '../engine/text/jsonLines.ts';
import { type JsonEditor, newEditor } from '../jsonEditor.ts';
import type { Analysis } from '../tree/analysis.ts';

/** No analysis: a part says nothing about the whole. */
const noAnalysis = (): Analysis => ({
  tableShape: () => undefined,
  duplicateKeys: () => undefined,
  elementIndex: () => undefined,
  tellingPath: () => null,
  excerpts: new Map(),
  abort() {},
});

export function newPreviewEditor(editor: JsonEditor, text: Bytes, isLines = false): JsonEditor | null {
  const bytes = isLines ? linesToArray(text, false) : text;
  const built = buildPreview(bytes);
  if (!built) return null;
  const preview = newEditor(editor.parser, editor.notify);
  const { settings } = editor.store.getState();
  preview.store.setState({
    document: newDocument(bytes, built.nodes),
    rows: built.rows,
    analysis: noAnalysis(),
    settings,
    isLines,
    tab: 'output',
  });
  return preview;
}
