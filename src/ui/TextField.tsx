// Text field with a label.
import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import styles from './TextField.module.css';

interface TextFieldProps
  extends Pick<FieldProps, 'label' | 'note' | 'error'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  readonly value: string;
  onChange(value: string): void;
}

export function TextField({ label, note, error, onChange, ...rest }: TextFieldProps) {
  return (
    <Field label={label} note={note} error={error} wide>
      {control => (
        <input
          type="text"
          {...rest}
          {...control}
          className={styles.input}
          onChange={event => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
