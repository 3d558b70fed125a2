// Bar for the second of several dropped files: open it, or ignore it. A lazy chunk.
import { Button } from '../../../ui/Button.tsx';
import styles from '../view/ProgressBar.module.css';
import { useEditor, useEditorState } from '../view/useEditor.ts';
import { openText } from './input.ts';

export default function SecondFileBar() {
  const editor = useEditor();
  const file = useEditorState(state => state.secondFile);
  if (!file) return null;
  const done = () => editor.store.setState({ secondFile: null });
  return (
    <div className={styles.work} role="status">
      <span>Only one document is shown. {file.name} was dropped too.</span>
      <Button
        size="sm"
        onClick={() => {
          done();
          void openText(editor, file);
        }}
      >
        Open {file.name}
      </Button>
      <Button size="sm" variant="outline" onClick={done}>
        Leave it
      </Button>
    </div>
  );
}
