// Dialog "Save as": name, scale and file type of a saved picture.
import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import type { PaintEditor } from '../../PaintEditor.ts';
import { type Encoding, type PictureType, probeEncoder } from '../artboard/canvas.ts';
import { BASE_NAME, fileNameOf } from '../files/fileNames.ts';
import styles from './dialogs.module.css';

interface SaveAsProps {
  readonly open: boolean;
  close(): void;
  readonly editor: PaintEditor;
  save(name: string, encoding: Encoding): Promise<void>;
}

export function SaveAs({ open, close, ...rest }: SaveAsProps) {
  return (
    <Dialog open={open} onClose={close} title="Save as">
      {open && <Choice close={close} {...rest} />}
    </Dialog>
  );
}

const SCALES = [1, 2, 4, 8] as const;
const TYPES: Readonly<Record<PictureType, readonly [name: string, ending: string]>> = {
  'image/png': ['PNG', 'png'],
  'image/webp': ['WebP', 'webp'],
  'image/jpeg': ['JPEG', 'jpg'],
  'image/bmp': ['BMP', 'bmp'],
};
const LOSSES: Partial<Readonly<Record<PictureType, string>>> = {
  'image/webp': 'This browser makes WebP with small losses; PNG keeps every pixel.',
  'image/jpeg': 'JPEG blurs hard edges a little and has white where nothing is; PNG keeps every pixel.',
};

function Choice({ close, editor, save }: Omit<SaveAsProps, 'open'>) {
  const { width, height } = editor.store.getState().extent;
  const encoders = useEncoders();
  const [name, setName] = useState<string>(BASE_NAME);
  const [scale, setScale] = useState<number>(1);
  const [type, setType] = useState<PictureType>('image/png');
  const [isSaving, setIsSaving] = useState(false);
  const file = fileNameOf(name, TYPES[type][1]);

  async function submit() {
    setIsSaving(true);
    await save(file, { type, scale });
    close();
  }

  return (
    <form
      className={styles.words}
      onSubmit={event => {
        event.preventDefault();
        if (!isSaving) void submit();
      }}
    >
      <TextField label="Name" value={name} maxLength={100} onChange={setName} autoComplete="off" spellCheck={false} />
      <fieldset className={styles.ways}>
        <legend>Size</legend>
        {SCALES.map(times => (
          <label key={times}>
            <input type="radio" name="scale" checked={times === scale} onChange={() => setScale(times)} />
            {times} ×
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.ways}>
        <legend>File type</legend>
        {[...encoders.keys()].map(one => (
          <label key={one}>
            <input type="radio" name="type" checked={one === type} onChange={() => setType(one)} />
            {TYPES[one][0]}
          </label>
        ))}
      </fieldset>
      <p aria-live="polite">
        {isSaving ? 'Saving …' : `${file}, ${width * scale} × ${height * scale} pixels.`}
        {encoders.get(type) === false && ` ${LOSSES[type] ?? ''}`}
      </p>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isSaving}>
          Save picture
        </Button>
      </div>
    </form>
  );
}

/** The types that this browser makes, each with whether it keeps every pixel. */
function useEncoders(): ReadonlyMap<PictureType, boolean> {
  const [encoders, setEncoders] = useState<ReadonlyMap<PictureType, boolean>>(new Map([['image/png', true]]));
  useEffect(() => {
    let isWanted = true;
    async function probe() {
      const found = new Map<PictureType, boolean>();
      for (const type of Object.keys(TYPES) as PictureType[]) {
        const made = await probeEncoder(type);
        if (made || type === 'image/png') found.set(type, made?.isExact ?? true);
      }
      if (isWanted) setEncoders(found);
    }
    void probe();
    return () => {
      isWanted = false;
    };
  }, []);
  return encoders;
}
