// How far something has come, on the browser's own progress bar; without a value, that it is under way.
import { Field } from './Field.tsx';
import styles from './Progress.module.css';

interface ProgressProps {
  readonly label: string;
  /** Of `max`; absent while nobody knows. */
  readonly value?: number;
  readonly max?: number;
  /** How the value reads; else in per cent. */
  readonly format?: (value: number) => string;
}

export function Progress({ label, value, max = 1, format }: ProgressProps) {
  const words = (at: number) => (format ? format(at) : `${Math.round((at / max) * 100)} %`);
  return (
    <Field label={label} value={value === undefined ? undefined : words(value)} wide>
      {({ id }) => <progress id={id} className={styles.progress} value={value} max={max} />}
    </Field>
  );
}
