// A label, its control, and what there is to say about it: the row that sliders, choices and text fields share.
import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  readonly label: string;
  /** Shown beside the label. */
  readonly value?: string;
  /** A line below: what it does. */
  readonly note?: string;
  /** A line below: what is wrong with it, and what would be right. */
  readonly error?: string;
  /** The control stands below its label, as wide as the field; else beside it. */
  readonly wide?: boolean;
  children(control: ControlProps): ReactNode;
}

export function Field({ label, value, note, error, wide, children }: FieldProps) {
  const id = useId();
  const lines = [note !== undefined && `${id}-note`, error !== undefined && `${id}-error`].filter(Boolean);
  return (
    <div className={styles.field} data-wide={wide}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {value !== undefined && (
        <output className={styles.value} htmlFor={id}>
          {value}
        </output>
      )}
      {children({
        id,
        'aria-describedby': lines.join(' ') || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {note !== undefined && (
        <span id={`${id}-note`} className={styles.note}>
          {note}
        </span>
      )}
      {error !== undefined && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
