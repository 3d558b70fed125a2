// A slip to paste into, with the button that takes the text in. What cannot be read is said, and changes nothing.
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './EditorSheet.module.css';
import { TextSlip } from './TextSlip.tsx';

interface PasteSlipProps {
  readonly label: string;
  readonly note?: string;
  readonly rows: number;
  /** What the button does. */
  readonly act: string;
  /** What reading throws, its message a sentence for the player. */
  readonly refusal: abstract new (
    ...said: never[]
  ) => Error;
  /** Takes the text in; true leaves the slip empty. */
  take(text: string): boolean;
  /** Another way to take it in. */
  readonly also?: { readonly act: string; take(text: string): boolean };
  /** A text that may be put there by a button. */
  readonly offer?: { readonly act: string; readonly text: string };
}

export function PasteSlip({ label, note, rows, act, refusal, take, also, offer }: PasteSlipProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const read = (into: (text: string) => boolean) => {
    try {
      if (into(text)) setText('');
    } catch (problem) {
      if (!(problem instanceof refusal)) throw problem;
      setError(`${problem.message} Nothing was changed.`);
    }
  };
  return (
    <div className={styles.paste}>
      <TextSlip
        label={label}
        {...(note !== undefined && { note })}
        rows={rows}
        value={text}
        onChange={value => {
          setText(value);
          setError(undefined);
        }}
        {...(error !== undefined && { error })}
      />
      <p className={styles.both}>
        <Button variant="secondary" disabled={text.trim() === ''} onClick={() => read(take)}>
          {act}
        </Button>
        {also && (
          <Button variant="secondary" disabled={text.trim() === ''} onClick={() => read(also.take)}>
            {also.act}
          </Button>
        )}
        {offer && (
          <Button variant="ghost" onClick={() => setText(offer.text)}>
            {offer.act}
          </Button>
        )}
      </p>
    </div>
  );
}
