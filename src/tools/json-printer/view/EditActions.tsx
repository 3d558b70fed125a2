// What edit mode can do with the value at the cursor. Fetched when editing begins.
import {
  ArrowDown,
  ArrowDownAZ,
  ArrowUp,
  CopyPlus,
  KeyRound,
  type LucideIcon,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react';
import { addTo, duplicateNode, moveNode, openField, removeNode, sortChildren } from '../editing.ts';
import { isRoot, type JsonDocument } from '../engine/document.ts';
import { reach } from '../engine/edits.ts';
import { isContainer, NONE } from '../engine/nodes.ts';
import { IconButton } from './IconButton.tsx';
import { usePrinter } from './usePrinter.ts';

export default function EditActions({ document, node }: { readonly document: JsonDocument; readonly node: number }) {
  const printer = usePrinter();
  const { nodes } = document;
  const root = isRoot(nodes, node);
  const isBranch = isContainer(nodes, node);
  const { up, down } = reach(nodes, node);
  const type = (part: 'key' | 'value') => openField(printer, { node, part });
  const buttons: (readonly [icon: LucideIcon, label: string, run: () => void, isAble?: boolean])[] = [
    [Pencil, 'Edit value', () => type('value'), true],
    [KeyRound, 'Edit key', () => type('key'), nodes.key[node] !== NONE],
    [Plus, 'Add', () => addTo(printer, isBranch ? node : (nodes.parent[node] as number)), isBranch || !root],
    [CopyPlus, 'Duplicate', () => duplicateNode(printer, node), !root],
    [ArrowUp, 'Move up', () => moveNode(printer, node, -1), up],
    [ArrowDown, 'Move down', () => moveNode(printer, node, 1), down],
    [ArrowDownAZ, 'Sort', () => void sortChildren(printer, node, false), isBranch && (nodes.end[node] as number) > 1],
    [Trash2, 'Remove', () => removeNode(printer, node), !root],
  ];
  return buttons.map(([icon, label, run, isAble]) => (
    <IconButton key={label} icon={icon} label={label} disabled={!isAble} onClick={run} />
  ));
}
