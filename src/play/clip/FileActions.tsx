// Buttons that save a file that was made on the page, or share it where the device takes such a file, and what became of it.
import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { saveFile } from '../../ui/share/files.ts';
import { canShareFile, shareFile } from '../../ui/share/shareFile.ts';
import styles from './ClipDialog.module.css';

interface FileActionsProps {
  readonly file: File;
  /** Name of what it shows, for the share sheet. */
  readonly title: string;
  /** Sentence until a button was pressed. */
  readonly words: string;
}

export function FileActions({ file, title, words }: FileActionsProps) {
  const [says, setSays] = useState(words);
  const save = () => {
    saveFile(file.name, file);
    setSays(`Saved as ${file.name}.`);
  };
  const share = async () => {
    if (!(await shareFile(file, title))) setSays('The share sheet did not open. The file can be saved.');
  };
  return (
    <>
      <p role="status">{says}</p>
      <div className={styles.actions}>
        <Button onClick={save}>
          <Download aria-hidden /> Save
        </Button>
        {canShareFile(file) && (
          <Button variant="secondary" onClick={() => void share()}>
            <Share2 aria-hidden /> Share
          </Button>
        )}
      </div>
    </>
  );
}
