// Bar of the cursor in embedded JSON: its path and copying, without editing.
import { Copy, Route } from 'lucide-react';
import { copyJson, copyPath } from '../print/actions.ts';
import { IconButton } from '../view/IconButton.tsx';
import { EditorContext, useEditor } from '../view/useEditor.ts';
import styles from './NodeBar.module.css';
import { cursorPath, innermostEditor, LEVELS_SHOWN, READ_ONLY } from './navigation.ts';
import { kindName } from './rowContent.ts';

export default function EmbeddedBar() {
  const editor = useEditor();
  const embeddedEditor = innermostEditor(editor);
  const { document, cursor: node, editModule } = embeddedEditor.store.getState();
  if (!document) return null;
  return (
    <EditorContext value={embeddedEditor}>
      <div className={styles.bar} data-bar="bottom">
        <p className={styles.path} title={READ_ONLY}>
          <span>{cursorPath(editor, LEVELS_SHOWN)}</span>{' '}
          <small>{kindName(document.nodes, node)} inside a string</small>
          {editModule && <editModule.Insight document={document} node={node} />}
        </p>
        <div className={styles.actions} role="group" aria-label="At the cursor">
          <IconButton icon={Route} label="Copy path" onClick={() => void copyPath(editor)} />
          <IconButton icon={Copy} label="Copy value" onClick={() => void copyJson(embeddedEditor, node)} />
        </div>
      </div>
    </EditorContext>
  );
}
