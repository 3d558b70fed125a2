// Buttons that open the sheets: collections, text import and export, editor.
import { ClipboardPaste, Library, PencilRuler } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import styles from './SheetButtons.module.css';

export type Sheet = 'levels' | 'collections' | 'text' | 'editor';

export function SheetButtons({ open }: { open(sheet: Sheet): void }) {
  const keep = (event: { preventDefault(): void }) => event.preventDefault();
  return (
    <div className={styles.more}>
      <Button
        variant="secondary"
        aria-label="Collections"
        title="Collections of levels"
        onMouseDown={keep}
        onClick={() => open('collections')}
      >
        <Library aria-hidden /> <span>Collections</span>
      </Button>
      <Button
        variant="secondary"
        aria-label="Copy and paste"
        title="Levels and moves as text"
        onMouseDown={keep}
        onClick={() => open('text')}
      >
        <ClipboardPaste aria-hidden /> <span>Copy, paste</span>
      </Button>
      <Button
        variant="secondary"
        aria-label="Editor"
        title="Level editor"
        onMouseDown={keep}
        onClick={() => open('editor')}
      >
        <PencilRuler aria-hidden /> <span>Editor</span>
      </Button>
    </div>
  );
}
