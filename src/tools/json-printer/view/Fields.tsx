// The fields of a tree's row: its key and its value, typed over.
import { fieldText } from '../describe.ts';
import { editKey, editValue } from '../editing.ts';
import { type JsonDocument, keyText } from '../engine/document.ts';
import { FieldInput } from './FieldInput.tsx';
import { usePrinter } from './usePrinter.ts';

interface FieldProps {
  readonly document: JsonDocument;
  readonly node: number;
}

export function KeyField({ document, node }: FieldProps) {
  const printer = usePrinter();
  return (
    <FieldInput label="Key" value={keyText(document, node) ?? ''} onCommit={typed => editKey(printer, node, typed)} />
  );
}

export function ValueField({ document, node }: FieldProps) {
  const printer = usePrinter();
  return (
    <FieldInput label="Value" value={fieldText(document, node)} onCommit={typed => editValue(printer, node, typed)} />
  );
}
