// Text area for a level or a solution as text: editable to paste into, or read-only with copy buttons.
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { copyText } from '../../ui/share/clipboard.ts';
import { saveFile } from '../../ui/share/files.ts';
import { TOO_LONG_FOR_LINK } from '../../ui/share/links.ts';
import styles from './TextArea.module.css';

interface TextAreaProps {
  readonly label: string;
  readonly note?: string;
  readonly error?: string;
  readonly rows?: number;
  readonly value: string;
  /** Absent for a read-only area. */
  onChange?(value: string): void;
  /** Further copy buttons. */
  readonly copies?: readonly { readonly label: string; readonly text: string }[];
  /** A link to what the text holds: its copy button, or where there is no link because it would be too long, a button that saves the text as a file. */
  readonly link?: { readonly label: string; readonly text: string | null; readonly fileName: string };
}

const NO_COPIES: NonNullable<TextAreaProps['copies']> = [];

export function TextArea({ label, note, error, rows = 8, value, onChange, copies = NO_COPIES, link }: TextAreaProps) {
  const [status, setStatus] = useState('');
  const copy = async (what: string, text: string) =>
    setStatus((await copyText(text, what)) === 'copied' ? `${what} copied.` : '');
  const shown = [{ label: 'Copy', text: value }, ...copies];
  if (link && link.text !== null) shown.push({ label: link.label, text: link.text });
  return (
    <div className={styles.slip}>
      <Field label={label} wide {...(note !== undefined && { note })} {...(error !== undefined && { error })}>
        {control => (
          <textarea
            {...control}
            className={styles.text}
            rows={rows}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            wrap={onChange ? 'soft' : 'off'}
            readOnly={!onChange}
            value={value}
            onChange={event => onChange?.(event.currentTarget.value)}
          />
        )}
      </Field>
      {!onChange && (
        <p className={styles.copies}>
          {shown.map(one => (
            <Button
              key={one.label}
              variant="secondary"
              size="sm"
              onClick={() => copy(one.label === 'Copy' ? label : one.label.replace(/^Copy /, ''), one.text)}
            >
              {one.label}
            </Button>
          ))}
          {link?.text === null && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                saveFile(link.fileName, new Blob([value], { type: 'text/plain' }));
                setStatus(`Saved as ${link.fileName}.`);
              }}
            >
              Save as a file
            </Button>
          )}
          <span role="status">{status || (link?.text === null ? TOO_LONG_FOR_LINK : '')}</span>
        </p>
      )}
    </div>
  );
}
