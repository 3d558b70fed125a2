// What edit mode can do with the value at the cursor, or with the selection. Fetched when editing begins.
import {
  ArrowDown,
  ArrowDownAZ,
  ArrowUp,
  ClipboardPaste,
  CopyPlus,
  KeyRound,
  ListChecks,
  type LucideIcon,
  Pencil,
  Plus,
  Scissors,
  Trash2,
} from 'lucide-react';
import { addTo, duplicateNode, openField, removeNodes, shiftNodes, sortChildren } from '../editing.ts';
import { isRoot, type JsonDocument } from '../engine/document.ts';
import { reach } from '../engine/edits.ts';
import { isContainer, NONE } from '../engine/nodes.ts';
import { cutSelection, pasteClipboard, selectionOf } from '../selecting.ts';
import { IconButton } from './IconButton.tsx';
import { usePrinter, usePrinterState } from './usePrinter.ts';

export default function EditActions({ document, node }: { readonly document: JsonDocument; readonly node: number }) {
  const printer = usePrinter();
  const isSelecting = usePrinterState(state => state.isSelecting);
  usePrinterState(state => state.anchor);
  const landed = usePrinterState(state => state.landed);
  const { nodes } = document;
  const root = isRoot(nodes, node);
  const isBranch = isContainer(nodes, node);
  const selection = selectionOf(printer);
  const [first, last] = selection;
  const type = (part: 'key' | 'value') => openField(printer, { node, part });
  const buttons: (readonly [icon: LucideIcon, label: string, run: () => void, isAble?: boolean])[] = [
    [Pencil, 'Edit value', () => type('value'), true],
    [KeyRound, 'Edit key', () => type('key'), nodes.key[node] !== NONE],
    [Plus, 'Add', () => addTo(printer, isBranch ? node : (nodes.parent[node] as number)), isBranch || !root],
    [CopyPlus, 'Duplicate', () => duplicateNode(printer, node), !root],
    [ArrowUp, 'Move up', () => shiftNodes(printer, selection, -1), reach(nodes, first).up],
    [ArrowDown, 'Move down', () => shiftNodes(printer, selection, 1), reach(nodes, last).down],
    [ArrowDownAZ, 'Sort', () => void sortChildren(printer, node, false), isBranch && (nodes.end[node] as number) > 1],
    [Scissors, 'Cut', () => void cutSelection(printer), !root],
    [ClipboardPaste, 'Paste', () => void pasteClipboard(printer), true],
    [Trash2, 'Remove', () => removeNodes(printer, ...selection), !root],
  ];
  return (
    <>
      <span data-aloud role="status">
        {landed}
      </span>
      <IconButton
        icon={ListChecks}
        label="Select several"
        pressed={isSelecting}
        onClick={() => printer.store.setState({ isSelecting: !isSelecting, anchor: null })}
      />
      {buttons.map(([icon, label, run, isAble]) => (
        <IconButton key={label} icon={icon} label={label} disabled={!isAble} onClick={run} />
      ))}
    </>
  );
}
