// Buttons of edit actions, enabled while their action is possible.

import { IconButton } from '../view/IconButton.tsx';
import { useEditor, useEditorState } from '../view/useEditor.ts';
import { ariaShortcuts, type EditAction, editContext } from './editAction.ts';

export function ActionButtons({ actions }: { readonly actions: readonly EditAction[] }) {
  const editor = useEditor();
  // State that the conditions of actions depend on.
  useEditorState(state => state.document);
  useEditorState(state => state.history);
  useEditorState(state => state.cursor);
  useEditorState(state => state.anchor);
  useEditorState(state => state.isSelecting);
  const context = editContext(editor);
  return actions.map(action => (
    <IconButton
      key={action.label}
      icon={action.icon}
      label={action.label}
      shortcuts={ariaShortcuts(action)}
      pressed={action.isPressed?.(editor.store.getState())}
      disabled={!context || !action.isPossible(context)}
      onClick={() => {
        const now = editContext(editor);
        if (now) action.run(now);
      }}
    />
  ));
}
