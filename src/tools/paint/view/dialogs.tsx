// The dialogs of the drawing page with the words the specification gives (part 3, §5 and §8), and About.
import { useEffect } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './dialogs.module.css';

interface AskedProps {
  readonly open: boolean;
  close(): void;
}

/** Esc closes a dialog that has a button of its own for that. */
function useEscape(open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open, close]);
}

export function About({ open, close }: AskedProps) {
  useEscape(open, close);
  return (
    <Dialog open={open} title="MacPaint Inspired App" footer={<Button onClick={close}>Close</Button>}>
      <div className={styles.words}>
        <p>
          A drawing page in the spirit of MacPaint, which Bill Atkinson drew up for the first Macintosh in 1984: one
          sheet, one pen, patterns to fill with, and every pixel exactly where you put it.
        </p>
        <p>
          Your drawings stay on this device. They are kept stroke by stroke, with everything that led there, and nothing
          is sent anywhere. MacPaint documents from back then open here, and leave again as MacPaint documents.
        </p>
      </div>
    </Dialog>
  );
}

export function AskNew({ open, close, start }: AskedProps & { start(): void }) {
  useEscape(open, close);
  return (
    <Dialog
      open={open}
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

export function Told({ text, close }: { readonly text: string | null; close(): void }) {
  useEscape(text !== null, close);
  return <Dialog open={text !== null} title={text ?? ''} footer={<Button onClick={close}>OK</Button>} />;
}

const KEYS: readonly (readonly [what: string, keys: string])[] = [
  ['Undo, redo', 'Ctrl+Z, Ctrl+Y'],
  ['Save, open', 'Ctrl+S, Ctrl+O'],
  ['Select all, cut, copy, paste', 'Ctrl+A, X, C, V'],
  ['Delete the selection', 'Delete'],
  ['Move the selection', 'Arrows, with Shift 8 pixels'],
  ['Straight lines, squares, circles', 'Shift while drawing'],
  ['Move a copy', 'Alt while dragging a selection'],
  ['Cancel a shape, words, a selection', 'Esc'],
  ['Keep typed words', 'Enter'],
  ['Thinner, thicker', '[ and ]'],
  ['Zoom', '+ and −, Ctrl and wheel, pinch'],
  ['FatBits', 'F'],
  ['All of it, actual size', '0, 1'],
  ['Move the sheet', 'Space and drag, wheel, two fingers'],
  ['Draw without a mouse', 'Arrows carry the pen, Enter puts it down and lifts it'],
  ['Tools', 'P B E L R O T K M A S; Shift+R and Shift+O fill'],
];

export function Keys({ open, close }: AskedProps) {
  return (
    <Dialog open={open} onClose={close} title="Keys and gestures">
      <dl className={styles.keys}>
        {KEYS.map(([what, keys]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{keys}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
