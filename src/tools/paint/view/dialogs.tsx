// Small dialogs with the specified texts (specification part 3, §5 and §8), and About.
import { notLoaded } from '../../../site/connection.ts';
import type { MissingProps } from '../../../site/lazyComponent.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
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
