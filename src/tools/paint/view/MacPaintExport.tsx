// Before a drawing leaves as a MacPaint document: what black and white on 576 × 720 will make of it.
import { useMemo } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { saveFile } from '../../../ui/files.ts';
import type { Bitmap } from '../engine/bitmap.ts';
import { asMacPaint, MAC_HEIGHT, MAC_WIDTH, writeMacPaint } from '../engine/macpaint.ts';
import styles from './dialogs.module.css';
import { Picture } from './Picture.tsx';

interface MacPaintExportProps {
  readonly picture: Bitmap | null;
  close(): void;
}

export function MacPaintExport({ picture, close }: MacPaintExportProps) {
  return (
    <Dialog open={picture !== null} onClose={close} title="Export as MacPaint">
      {picture && <Preview picture={picture} close={close} />}
    </Dialog>
  );
}

function Preview({ picture, close }: { readonly picture: Bitmap; close(): void }) {
  const page = useMemo(() => asMacPaint(picture), [picture]);
  const isCut = picture.width > MAC_WIDTH || picture.height > MAC_HEIGHT;
  return (
    <div className={styles.words}>
      <p>
        A MacPaint document is one page of 576 × 720 pixels in black and white. What is darker than half becomes black,
        the rest of the page stays white.{isCut && ' What lies beyond the page is left out.'}
      </p>
      <Picture className={styles.page} picture={page} label="The page as it will be saved" />
      <div className={styles.actions}>
        <Button
          onClick={() => {
            saveFile('macpaint-drawing.pntg', new Blob([writeMacPaint(picture)], { type: 'image/x-macpaint' }));
            close();
          }}
        >
          Save MacPaint file
        </Button>
      </div>
    </div>
  );
}
