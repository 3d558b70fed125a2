// Inline fields of a tree row: key and value.

import { editKey, editValue } from '../editing.ts';
import { type JsonDocument, keyText } from '../engine/document.ts';
import { fieldText } from '../rowContent.ts';
import { FieldInput } from './FieldInput.tsx';
import { useEditor } from './useEditor.ts';

interface FieldProps {
  readonly document: JsonDocument;
  readonly node: number;
}

export function KeyField({ document, node }: FieldProps) {
  const editor = useEditor();
  return (
    <FieldInput label="Key" value={keyText(document, node) ?? ''} onCommit={typed => editKey(editor, node, typed)} />
  );
}

export function ValueField({ document, node }: FieldProps) {
  const editor = useEditor();
  return (
    <FieldInput label="Value" value={fieldText(document, node)} onCommit={typed => editValue(editor, node, typed)} />
  );
}
