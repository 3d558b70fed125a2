// Toolbar of edit mode: the edit actions as buttons, and a live region for moved rows.

import { useEditorState } from '../view/useEditor.ts';
import { ActionButtons } from './ActionButtons.tsx';
import { EDIT_ACTIONS } from './editActions.ts';

export function EditToolbar() {
  const announcement = useEditorState(state => state.moveAnnouncement);
  return (
    <>
      <span data-aloud role="status">
        {announcement}
      </span>
      <ActionButtons actions={EDIT_ACTIONS} />
    </>
  );
}
