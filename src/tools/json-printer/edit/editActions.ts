// Edit actions on the value at the cursor or on the selection: the one table of edit mode's buttons and shortcuts. A new action is a new entry.
import {
  ArrowDown,
  ArrowDownAZ,
  ArrowUp,
  ClipboardPaste,
  CopyPlus,
  KeyRound,
  ListChecks,
  Pencil,
  Plus,
  Scissors,
  Trash2,
} from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { isRoot } from '../engine/document/document.ts';
import { canMove } from '../engine/document/edits.ts';
import { isContainer, NONE } from '../engine/document/nodes.ts';
import type { JsonEditor } from '../jsonEditor.ts';
import { embeddedAtCursor, READ_ONLY } from '../tree/navigation.ts';
import { showMoveTargets } from './dragAndDrop.ts';
import { actionOfKey, type EditAction, type EditContext, editContext } from './editAction.ts';
import { addTo, duplicateNode, openField, removeNodes, shiftNodes, sortChildren } from './editing.ts';
import { cutSelection, pasteClipboard } from './selection.ts';

const isInContainer = ({ document, node }: EditContext) => !isRoot(document.nodes, node);

/** Container at the cursor, or the parent of the value there; NONE at a root that is no container. */
const containerAt = ({ document: { nodes }, node }: EditContext) =>
  isContainer(nodes, node) ? node : (nodes.parent[node] as number);

/** Actions in the order of the toolbar. */
export const EDIT_ACTIONS: readonly EditAction[] = [
  {
    label: 'Select several',
    icon: ListChecks,
    isPressed: state => state.isSelecting,
    isPossible: () => true,
    run: ({ editor, state }) => editor.store.setState({ isSelecting: !state.isSelecting, anchor: null }),
  },
  {
    label: 'Edit value',
    icon: Pencil,
    shortcuts: [{ key: 'F2' }],
    isPossible: () => true,
    run: ({ editor, node }) => openField(editor, { node, part: 'value' }),
  },
  {
    label: 'Edit key',
    icon: KeyRound,
    isPossible: ({ document, node }) => document.nodes.key[node] !== NONE,
    run: ({ editor, node }) => openField(editor, { node, part: 'key' }),
  },
  {
    label: 'Add',
    icon: Plus,
    shortcuts: [{ key: 'Insert' }],
    isPossible: context => containerAt(context) !== NONE,
    run: context => {
      const container = containerAt(context);
      if (container !== NONE) addTo(context.editor, container);
    },
  },
  {
    label: 'Duplicate',
    icon: CopyPlus,
    shortcuts: [{ key: 'd', modifier: 'Control' }],
    isPossible: isInContainer,
    run: ({ editor, node }) => duplicateNode(editor, node),
  },
  {
    label: 'Move up',
    icon: ArrowUp,
    shortcuts: [{ key: 'ArrowUp', modifier: 'Alt' }],
    isPossible: ({ document, selection: [first] }) => canMove(document.nodes, first).up,
    run: ({ editor, selection }) => shiftNodes(editor, selection, -1),
  },
  {
    label: 'Move down',
    icon: ArrowDown,
    shortcuts: [{ key: 'ArrowDown', modifier: 'Alt' }],
    isPossible: ({ document, selection: [, last] }) => canMove(document.nodes, last).down,
    run: ({ editor, selection }) => shiftNodes(editor, selection, 1),
  },
  {
    label: 'Sort',
    icon: ArrowDownAZ,
    isPossible: ({ document: { nodes }, node }) => isContainer(nodes, node) && (nodes.end[node] as number) > 1,
    run: ({ editor, node }) => void sortChildren(editor, node, false),
  },
  {
    label: 'Cut',
    icon: Scissors,
    shortcuts: [{ key: 'x', modifier: 'Control' }],
    isPossible: isInContainer,
    run: ({ editor }) => void cutSelection(editor),
  },
  {
    // Control+V is the browser's paste event: see handlePaste.
    label: 'Paste',
    icon: ClipboardPaste,
    isPossible: () => true,
    run: ({ editor }) => void pasteClipboard(editor),
  },
  {
    label: 'Remove',
    icon: Trash2,
    shortcuts: [{ key: 'Delete' }],
    isPossible: isInContainer,
    run: ({ editor, selection }) => removeNodes(editor, ...selection),
  },
];

/** Runs the action of a shortcut in edit mode. True if there is one. */
export function handleEditKey(editor: JsonEditor, event: KeyboardEvent): boolean {
  if (event.key === 'Alt') showMoveTargets(editor);
  const action = actionOfKey(EDIT_ACTIONS, event);
  if (!action) return false;
  event.preventDefault();
  const context = editContext(editor);
  if (embeddedAtCursor(editor)) editor.notify.info(READ_ONLY);
  else if (context) action.run(context);
  // While Alt is held, the targets of the next move are marked.
  if (event.altKey) showMoveTargets(editor);
  return true;
}
