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
import { canMove } from '../engine/edits.ts';
import { isContainer, NONE } from '../engine/nodes.ts';
import { cutSelection, pasteClipboard, selectionOf } from '../selection.ts';
import { IconButton } from './IconButton.tsx';
import { useEditor, useEditorState } from './useEditor.ts';

export default function EditActions({ document, node }: { readonly document: JsonDocument; readonly node: number }) {
  const editor = useEditor();
  const isSelecting = useEditorState(state => state.isSelecting);
  useEditorState(state => state.anchor);
  const moveAnnouncement = useEditorState(state => state.moveAnnouncement);
  const { nodes } = document;
  const root = isRoot(nodes, node);
  const isBranch = isContainer(nodes, node);
  const selection = selectionOf(editor);
  const [first, last] = selection;
  const type = (part: 'key' | 'value') => openField(editor, { node, part });
  const buttons: (readonly [icon: LucideIcon, label: string, run: () => void, isAble?: boolean])[] = [
    [Pencil, 'Edit value', () => type('value'), true],
    [KeyRound, 'Edit key', () => type('key'), nodes.key[node] !== NONE],
    [Plus, 'Add', () => addTo(editor, isBranch ? node : (nodes.parent[node] as number)), isBranch || !root],
    [CopyPlus, 'Duplicate', () => duplicateNode(editor, node), !root],
    [ArrowUp, 'Move up', () => shiftNodes(editor, selection, -1), canMove(nodes, first).up],
    [ArrowDown, 'Move down', () => shiftNodes(editor, selection, 1), canMove(nodes, last).down],
    [ArrowDownAZ, 'Sort', () => void sortChildren(editor, node, false), isBranch && (nodes.end[node] as number) > 1],
    [Scissors, 'Cut', () => void cutSelection(editor), !root],
    [ClipboardPaste, 'Paste', () => void pasteClipboard(editor), true],
    [Trash2, 'Remove', () => removeNodes(editor, ...selection), !root],
  ];
  return (
    <>
      <span data-aloud role="status">
        {moveAnnouncement}
      </span>
      <IconButton
        icon={ListChecks}
        label="Select several"
        pressed={isSelecting}
        onClick={() => editor.store.setState({ isSelecting: !isSelecting, anchor: null })}
      />
      {buttons.map(([icon, label, run, isAble]) => (
        <IconButton key={label} icon={icon} label={label} disabled={!isAble} onClick={run} />
      ))}
    </>
  );
}
