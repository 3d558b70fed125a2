// Dialog with a text that the clipboard refused: selected, to be copied by hand.
import { Copy, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import styles from './CopyByHand.module.css';
import { copyOffer, type Offer } from './clipboard.ts';
import { saveFile } from './files.ts';

/** Most characters shown: a browser lays out a longer field too slowly. */
const MAX_SHOWN = 500_000;

const REFUSED = 'The browser did not allow copying. The text below is selected: copy it from there.';
const TOO_LONG = 'The browser did not allow copying, and the text is too long to show here. Save it as a file.';

interface CopyByHandProps {
  readonly offer: Offer;
  onClose(): void;
}

export default function CopyByHand({ offer, onClose }: CopyByHandProps) {
  const { title, text } = offer;
  const field = useRef<HTMLTextAreaElement>(null);
  const [isRefusedAgain, setIsRefusedAgain] = useState(false);
  const isLong = text.length > MAX_SHOWN;
  const select = () => {
    field.current?.focus();
    field.current?.select();
  };
  useEffect(select, []);
  const copy = async () => {
    if (await copyOffer(offer)) return onClose();
    setIsRefusedAgain(true);
    select();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="wide"
      footer={
        <>
          <Button onClick={() => void copy()}>
            <Copy aria-hidden /> Copy
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              saveFile('copy.txt', new Blob([text], { type: 'text/plain' }));
              onClose();
            }}
          >
            <Download aria-hidden /> Save as a file
          </Button>
        </>
      }
    >
      <p role="status" className={styles.note}>
        {isLong ? TOO_LONG : REFUSED}
        {isRefusedAgain && ' That did not work either.'}
      </p>
      {!isLong && (
        <textarea
          ref={field}
          className={styles.text}
          aria-label={title}
          readOnly
          rows={6}
          spellCheck={false}
          value={text}
          onFocus={event => event.currentTarget.select()}
        />
      )}
    </Dialog>
  );
}
