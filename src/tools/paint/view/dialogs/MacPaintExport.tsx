// Dialog "Export as MacPaint": preview in black and white at 576 × 720, and the choice of dithering.
import { useMemo, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import { saveFile } from '../../../../ui/share/files.ts';
import { DITHERS, type Dither } from '../../engine/dither.ts';
import { MAC_HEIGHT, MAC_WIDTH, macPaintPreview, writeMacPaint } from '../../engine/macpaint.ts';
import type { PaintEditor } from '../../PaintEditor.ts';
import { scaleToFit } from '../files/scaleToFit.ts';
import styles from './dialogs.module.css';
import { Picture } from './Picture.tsx';

interface MacPaintExportProps {
  readonly open: boolean;
  close(): void;
  readonly editor: PaintEditor;
}

export function MacPaintExport({ open, close, editor }: MacPaintExportProps) {
  return (
    <Dialog open={open} onClose={close} title="Export as MacPaint" size="wide">
      {open && <Preview editor={editor} close={close} />}
    </Dialog>
  );
}

const DITHER_LABELS: Readonly<Record<Dither, readonly [name: string, what: string]>> = {
  threshold: [
    'Threshold',
    'What is darker than half becomes black, all else white: lines stay clean, light colours vanish.',
  ],
  bayer: ['Bayer', 'Colours become an even weave of dots, of 65 shades.'],
  'floyd-steinberg': ['Floyd–Steinberg', 'Colours become fine scattered dots, of every shade.'],
  atkinson: ['Atkinson', 'As the first Macintosh did it: scattered dots, with clear lights and deep darks.'],
};

function Preview({ editor, close }: Omit<MacPaintExportProps, 'open'>) {
  const [picture] = useState(() => editor.exportBitmap());
  const [how, setHow] = useState<Dither>('threshold');
  const isLarger = picture.width > MAC_WIDTH || picture.height > MAC_HEIGHT;
  const [fits, setFits] = useState(true);
  const whole = useMemo(() => (fits ? scaleToFit(picture, MAC_WIDTH, MAC_HEIGHT) : picture), [picture, fits]);
  const page = useMemo(() => macPaintPreview(whole, how), [whole, how]);
  return (
    <div className={styles.words}>
      <p>
        A MacPaint document is one page of 576 × 720 pixels in black and white; the rest of the page stays white.
        {isLarger && !fits && ' What lies beyond the page is left out.'}
      </p>
      {isLarger && <Switch label="Make it smaller to fit the page" checked={fits} onChange={setFits} />}
      <fieldset className={styles.ways}>
        <legend>Shades</legend>
        {DITHERS.map(way => (
          <label key={way}>
            <input type="radio" name="dither" checked={way === how} onChange={() => setHow(way)} />
            {DITHER_LABELS[way][0]}
          </label>
        ))}
        <p>{DITHER_LABELS[how][1]}</p>
      </fieldset>
      {/* Shown at actual size, because scaled dither dots give moiré. Focusable, so that keys scroll it. */}
      <section className={styles.seen} aria-label="Preview" tabIndex={0}>
        <Picture picture={page} label="The page as it will be saved" />
      </section>
      <div className={styles.actions}>
        <Button
          onClick={() => {
            saveFile('macpaint-drawing.pntg', new Blob([writeMacPaint(page)], { type: 'image/x-macpaint' }));
            close();
          }}
        >
          Save MacPaint file
        </Button>
      </div>
    </div>
  );
}
