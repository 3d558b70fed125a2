// The keys of edit mode, in the tree.
import type { KeyboardEvent } from 'react';
import { showMoveTargets } from './dragAndDrop.ts';
import { addTo, duplicateNode, removeNode, shiftNodes } from './editing.ts';
import { isContainer, NONE } from './engine/nodes.ts';
import type { JsonEditor } from './jsonEditor.ts';
import { embeddedAtCursor, READ_ONLY } from './navigation.ts';
import { selectionOf } from './selection.ts';

type Command = (editor: JsonEditor, cursor: number) => void;

const PLAIN: Readonly<Record<string, Command>> = {
  Delete: (editor, cursor) => void removeNode(editor, cursor),
  Insert: addHere,
};
const WITH_ALT: Readonly<Record<string, Command>> = {
  ArrowUp: editor => shift(editor, -1),
  ArrowDown: editor => shift(editor, 1),
};
const WITH_CONTROL: Readonly<Record<string, Command>> = {
  d: (editor, cursor) => void duplicateNode(editor, cursor),
};

/** True where the key was one of edit mode's. */
export function editKeys(editor: JsonEditor, event: KeyboardEvent): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const keys = event.ctrlKey || event.metaKey ? WITH_CONTROL : event.altKey ? WITH_ALT : PLAIN;
  if (key === 'Alt') showMoveTargets(editor);
  const command = keys[key];
  if (!command) return false;
  event.preventDefault();
  if (embeddedAtCursor(editor)) {
    editor.notify.info(READ_ONLY);
    return true;
  }
  command(editor, editor.store.getState().cursor);
  return true;
}

/** Alt is still held: where the next arrow leads is marked anew. */
function shift(editor: JsonEditor, by: -1 | 1): void {
  shiftNodes(editor, selectionOf(editor), by);
  showMoveTargets(editor);
}

/** Into the container at the cursor, or beside the value there. */
function addHere(editor: JsonEditor, cursor: number): void {
  const { document } = editor.store.getState();
  if (!document) return;
  const { nodes } = document;
  const container = isContainer(nodes, cursor) ? cursor : (nodes.parent[cursor] as number);
  if (container !== NONE) addTo(editor, container);
}
