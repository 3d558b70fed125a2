// Said once: that this browser keeps nothing, or that what it kept could not be read.
import { useStore } from 'zustand';
import { dismissNotice, notices } from '../data/notices.ts';
import { Button } from '../ui/Button.tsx';
import { saveFile } from './runFiles.ts';
import styles from './StorageNotice.module.css';

export function StorageNotice() {
  const notice = useStore(notices, state => state.notice);
  if (!notice) return null;
  const { text, salvaged } = notice;
  return (
    <div className={styles.notice} role="status">
      <p>{text}</p>
      {salvaged !== undefined && (
        <Button variant="link" size="sm" onClick={() => saveFile('folded-fox_saved.txt', salvaged)}>
          Save a copy
        </Button>
      )}
      <Button variant="link" size="sm" onClick={dismissNotice}>
        Dismiss
      </Button>
    </div>
  );
}
