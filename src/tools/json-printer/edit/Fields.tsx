// Inline fields of a tree row: key and value.

import { type JsonDocument, keyText } from '../engine/document/document.ts';
import { fieldText } from '../tree/rowContent.ts';
import { useEditor } from '../view/useEditor.ts';
import { editKey, editValue } from './editing.ts';
import { FieldInput } from './FieldInput.tsx';

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
