// Form field: label, control, value, note and error; shared by sliders, selects and text fields.
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
  /** Help text below. */
  readonly note?: string;
  /** Error text below: what is wrong, and what would be valid. */
  readonly error?: string;
  /** Control below the label at full width; otherwise beside it. */
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
