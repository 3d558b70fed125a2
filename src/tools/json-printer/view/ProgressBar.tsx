// Progress bar of a long task, with a cancel button; shown after a delay.
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import styles from './ProgressBar.module.css';
import { useEditorState } from './useEditor.ts';

const FELT_MS = 200;

export default function ProgressBar() {
  const work = useEditorState(state => state.progress);
  const label = work?.label;
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setShown(label), label ? FELT_MS : 0);
    return () => clearTimeout(timer);
  }, [label]);
  if (!work || shown !== work.label) return null;
  return (
    <div className={styles.work} role="status">
      <span>{work.label} …</span>
      <progress aria-label={work.label} max="1" value={work.part} />
      <Button size="sm" variant="outline" onClick={work.cancel}>
        Cancel
      </Button>
    </div>
  );
}
