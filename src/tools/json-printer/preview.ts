// The beginning of a large text as something the tree can show while the rest is read: rows to look at, nothing to act on.

import type { Analysis } from './analysis.ts';
import type { Bytes } from './engine/bytes.ts';
import { newDocument } from './engine/document.ts';
import { buildPreview } from './engine/preview.ts';
import { type JsonEditor, newEditor } from './jsonEditor.ts';

/** Of a part nothing can be said that would hold for the whole. */
const NO_ANALYSIS: Analysis = { tableShape: () => undefined, duplicateKeys: () => undefined, clear() {} };

export function newPreviewEditor(editor: JsonEditor, bytes: Bytes): JsonEditor | null {
  const part: JsonEditor = { ...newEditor(editor.parser, editor.notify), analysis: NO_ANALYSIS };
  const nodes = buildPreview(bytes, part.rows);
  if (!nodes) return null;
  const { settings } = editor.store.getState();
  part.store.setState({ document: newDocument(bytes, nodes), settings, tab: 'output' });
  return part;
}
