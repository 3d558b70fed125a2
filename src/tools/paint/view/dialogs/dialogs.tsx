// Small dialogs with the specified texts (specification part 3, §5 and §8), and About.

import type { MissingProps } from '../../../../site/lazy/lazyComponent.tsx';
import { notLoaded } from '../../../../site/offline/connection.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import type { Extent } from '../../engine/resize.ts';
import type { Oversize } from '../files/usePaste.ts';
import styles from './dialogs.module.css';

export interface DialogProps {
  readonly open: boolean;
  close(): void;
}

export function About({ open, close }: DialogProps) {
  return (
    <Dialog
      open={open}
      onClose={close}
      cross={false}
      title="MacPaint Inspired App"
      footer={<Button onClick={close}>Close</Button>}
    >
      <div className={styles.words}>
        <p>
          In the spirit of MacPaint, which Bill Atkinson drew up for the first Macintosh in 1984: one sheet, one pen,
          patterns, and every pixel where you put it.
        </p>
        <p>
          Your drawings stay on this device, kept stroke by stroke, and nothing is sent anywhere. MacPaint documents
          open here, and leave as such.
        </p>
      </div>
    </Dialog>
  );
}

export function ConfirmNew({ open, close, start }: DialogProps & { start(): void }) {
  return (
    <Dialog
      open={open}
      onClose={close}
      cross={false}
      title="Clear the canvas and start new?"
      footer={
        <>
          <Button
            onClick={() => {
              close();
              start();
            }}
          >
            OK
          </Button>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
        </>
      }
    >
      <p>What is on it now stays under File, Drawings.</p>
    </Dialog>
  );
}

interface LargerThanCanvasProps {
  /** The picture that does not fit; null if none waits. */
  readonly picture: Extent | null;
  readonly canvas: Extent;
  answer(what: Oversize): void;
}

export function LargerThanCanvas({ picture, canvas, answer }: LargerThanCanvasProps) {
  const words = ({ width, height }: Extent) => `${width}\u00a0×\u00a0${height}`;
  const larger = picture && {
    width: Math.max(picture.width, canvas.width),
    height: Math.max(picture.height, canvas.height),
  };
  return (
    <Dialog
      open={picture !== null}
      onClose={() => answer('cancel')}
      cross={false}
      title="This picture is larger than the canvas"
      footer={
        <>
          <Button onClick={() => answer('enlarge')}>Enlarge the canvas</Button>
          <Button variant="secondary" onClick={() => answer('keep')}>
            Keep its size
          </Button>
          <Button variant="ghost" onClick={() => answer('cancel')}>
            Cancel
          </Button>
        </>
      }
    >
      {picture && larger && (
        <p>
          The picture has {words(picture)} pixels, the canvas {words(canvas)}. Enlarge the canvas to {words(larger)}? If
          it keeps its size, what lies beyond its edge is cut off as soon as you put the picture down.
        </p>
      )}
    </Dialog>
  );
}

export function MessageDialog({ text, close }: { readonly text: string | null; close(): void }) {
  return (
    <Dialog
      open={text !== null}
      onClose={close}
      cross={false}
      title={text ?? ''}
      footer={<Button onClick={close}>OK</Button>}
    />
  );
}

/** Error message in place of dialogs that could not be loaded. Its button loads them again for the next time. */
export function DialogsNotLoaded({
  props: { shown, close },
  onTryAgain,
}: MissingProps<{ readonly shown: string | null; close(): void }>) {
  const missing = shown !== null && shown !== 'about' && shown !== 'new';
  const closeAndTry = () => {
    close();
    void onTryAgain().catch(() => {});
  };
  return (
    <MessageDialog text={missing ? `${notLoaded('This part')} Your drawing is as it was.` : null} close={closeAndTry} />
  );
}
