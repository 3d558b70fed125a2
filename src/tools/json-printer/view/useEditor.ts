// React context of the editor.
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { EditorState, JsonEditor } from '../jsonEditor.ts';

export const EditorContext = createContext<JsonEditor | null>(null);

export function useEditor(): JsonEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no editor around this component');
  return editor;
}

/** Lazy modules; null until they are loaded. */
export const useEditorModules = () => ({
  editModule: useEditorState(state => state.editModule),
  tableModule: useEditorState(state => state.tableModule),
});

export const useEditorState = <T>(select: (state: EditorState) => T): T => useStore(useEditor().store, select);
