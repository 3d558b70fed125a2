// Import text area with its button. A text that cannot be parsed shows an error and changes nothing.

import { useState } from 'react';
import { refusalOf } from '../../../scenes/kit/core/refusal.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './EditorSheet.module.css';
import { TextArea } from './TextArea.tsx';

interface PasteAreaProps {
  readonly label: string;
  readonly note?: string;
  readonly rows: number;
  /** Label of the import button. */
  readonly act: string;
  /** Imports the text; true empties the text area. What it throws is shown as a sentence. */
  take(text: string): boolean;
  /** A second import button. */
  readonly also?: { readonly act: string; take(text: string): boolean };
  /** A text that a button fills in. */
  readonly offer?: { readonly act: string; readonly text: string };
}

export function PasteArea({ label, note, rows, act, take, also, offer }: PasteAreaProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const read = (into: (text: string) => boolean) => {
    try {
      if (into(text)) setText('');
    } catch (problem) {
      setError(`${refusalOf(problem)} Nothing was changed.`);
    }
  };
  return (
    <div className={styles.paste}>
      <TextArea
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
