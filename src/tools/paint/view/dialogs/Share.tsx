// Dialogs "Share by link" and "A drawing came with this link": a linked drawing is previewed first and stored only on request.
import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { copyText } from '../../../../ui/share/clipboard.ts';
import type { Bitmap } from '../../engine/bitmap.ts';
import { readLink, writeLink } from '../../engine/link.ts';
import type { OpenDrawing } from '../../OpenDrawing.ts';
import type { PaintEditor } from '../../PaintEditor.ts';
import styles from './dialogs.module.css';
import { Picture } from './Picture.tsx';

interface ShareProps {
  readonly open: boolean;
  close(): void;
  readonly editor: PaintEditor;
}

export function Share({ open, close, editor }: ShareProps) {
  return (
    <Dialog open={open} onClose={close} title="Share by link">
      {open && <Link editor={editor} />}
    </Dialog>
  );
}

const FAILED = 'This browser packs no links. Save the drawing as a PNG and send that.';
const TOO_MUCH = 'There is too much in this drawing for a link. Save it as a PNG and send that.';

function Link({ editor }: { readonly editor: PaintEditor }) {
  const [link, setLink] = useState<string>();
  const [message, setMessage] = useState('');
  useEffect(() => {
    writeLink(editor.exportBitmap()).then(
      text => (text ? setLink(`${location.origin}${location.pathname}#drawing=${text}`) : setMessage(TOO_MUCH)),
      () => setMessage(FAILED),
    );
  }, [editor]);
  return (
    <div className={styles.words}>
      <p>The whole drawing is in the link itself; nothing is sent anywhere. Whoever opens it sees the picture first.</p>
      {link && (
        <>
          <label className={styles.name}>
            Link, {link.length.toLocaleString('en')} characters
            <input readOnly value={link} onFocus={event => event.currentTarget.select()} />
          </label>
          <div className={styles.actions}>
            <Button
              onClick={() =>
                void copyText(link, 'Link to this drawing').then(copied =>
                  setMessage(copied === 'copied' ? 'The link is copied.' : ''),
                )
              }
            >
              Copy link
            </Button>
          </div>
        </>
      )}
      <p role="status">{message}</p>
    </div>
  );
}

interface LinkedDrawingProps {
  /** The encoded drawing; null if the address has none. */
  readonly linkText: string | null;
  /** Removes the drawing from the address. */
  close(): void;
  readonly openDrawing: OpenDrawing;
}

export function LinkedDrawing({ linkText, close, openDrawing }: LinkedDrawingProps) {
  const [picture, setPicture] = useState<Bitmap | null>(null);
  useEffect(() => {
    if (linkText === null) return;
    let isWanted = true;
    async function look(text: string) {
      const read = await readLink(text);
      if (!isWanted) return;
      if (typeof read !== 'string') setPicture(read);
      else {
        openDrawing.notify(read);
        close();
      }
    }
    void look(linkText);
    return () => {
      isWanted = false;
      setPicture(null);
    };
  }, [linkText, openDrawing, close]);
  return (
    <Dialog open={picture !== null} onClose={close} title="A drawing came with this link">
      {picture && (
        <div className={styles.words}>
          <Picture className={styles.page} picture={picture} label="The drawing in the link" />
          <p>
            {picture.width} × {picture.height} pixels. It is not among your drawings, and none of yours is touched.
          </p>
          <div className={styles.actions}>
            <Button
              onClick={() => {
                close();
                void openDrawing.startNew(picture, 'From a link');
              }}
            >
              Keep it as a new drawing
            </Button>
            <Button variant="secondary" onClick={close}>
              Leave it
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
