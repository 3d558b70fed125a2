// Progress bar on the native <progress>; indeterminate without a value.
import { Field } from './Field.tsx';
import styles from './Progress.module.css';

interface ProgressProps {
  readonly label: string;
  /** Part of `max`; absent while it is unknown. */
  readonly value?: number;
  readonly max?: number;
  /** Text of the value; per cent by default. */
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
