// Edit action: one object with label, icon, shortcuts, condition and effect, from which keys and buttons are made. Undo and redo stand
// here, since their buttons are on the page before the code of edit mode; all others are in editActions.ts.
import { type LucideIcon, Redo2, Undo2 } from 'lucide-react';
import type { JsonDocument } from '../engine/document/document.ts';
import type { EditorState, JsonEditor } from '../jsonEditor.ts';
import { type Selection, selectionOf } from '../tree/navigation.ts';

export interface EditAction {
  /** Label of its button. */
  readonly label: string;
  readonly icon: LucideIcon;
  readonly shortcuts?: readonly Shortcut[];
  /** Pressed state of a toggle button; absent for other buttons. */
  isPressed?(state: EditorState): boolean;
  /** Enables the button. A shortcut runs in any case, and an impossible command shows its reason. */
  isPossible(context: EditContext): boolean;
  run(context: EditContext): void;
}

export interface Shortcut {
  /** As in `KeyboardEvent.key`, letters in lower case. */
  readonly key: string;
  /** `Control` also matches ⌘ on a Mac. */
  readonly modifier?: 'Control' | 'Alt';
  /** Absent: with or without Shift. */
  readonly shift?: boolean;
}

/** Arguments of an action. */
export interface EditContext {
  readonly editor: JsonEditor;
  readonly state: EditorState;
  readonly document: JsonDocument;
  /** Node at the cursor. */
  readonly node: number;
  readonly selection: Selection;
}

/** Context of the present state; null without a document. */
export function editContext(editor: JsonEditor): EditContext | null {
  const state = editor.store.getState();
  const { document, cursor } = state;
  if (!document) return null;
  const node = Math.min(cursor, document.nodes.length - 1);
  return { editor, state, document, node, selection: selectionOf(editor) };
}

export const HISTORY_ACTIONS: readonly EditAction[] = [
  {
    label: 'Undo',
    icon: Undo2,
    shortcuts: [{ key: 'z', modifier: 'Control', shift: false }],
    isPossible: ({ state }) => state.history.done.length > 0,
    run: ({ editor, state }) => state.editModule?.undoEdit(editor),
  },
  {
    label: 'Redo',
    icon: Redo2,
    shortcuts: [
      { key: 'y', modifier: 'Control' },
      { key: 'z', modifier: 'Control', shift: true },
    ],
    isPossible: ({ state }) => state.history.undone.length > 0,
    run: ({ editor, state }) => state.editModule?.redoEdit(editor),
  },
];

interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Action with this shortcut. */
export function actionOfKey(actions: readonly EditAction[], event: KeyPress): EditAction | undefined {
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const isControl = event.ctrlKey || event.metaKey;
  // Control with Alt types a character on some keyboards (AltGr).
  if (isControl && event.altKey) return undefined;
  const held = isControl ? 'Control' : event.altKey ? 'Alt' : undefined;
  return actions.find(({ shortcuts }) =>
    shortcuts?.some(
      ({ key, modifier, shift }) =>
        key === pressed && modifier === held && (shift === undefined || shift === event.shiftKey),
    ),
  );
}

/** Shortcuts for `aria-keyshortcuts`: 'Control+Y Control+Shift+Z'. */
export const ariaShortcuts = ({ shortcuts }: EditAction): string | undefined =>
  shortcuts
    ?.map(({ key, modifier, shift }) =>
      [modifier, shift && 'Shift', key.length === 1 ? key.toUpperCase() : key].filter(Boolean).join('+'),
    )
    .join(' ');
