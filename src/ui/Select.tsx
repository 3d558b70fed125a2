// Select on the native <select>. Values keep their type: numbers and booleans stay what they are.
import { Field } from './Field.tsx';
import styles from './Select.module.css';

interface SelectProps<T> {
  readonly label: string;
  readonly value: T;
  /** A `closed` option is shown disabled. */
  readonly options: readonly { readonly value: T; readonly label: string; readonly closed?: boolean }[];
  onChange(value: T): void;
  readonly disabled?: boolean;
}

export function Select<T extends string | number | boolean>({
  label,
  value,
  options,
  onChange,
  disabled,
}: SelectProps<T>) {
  return (
    <Field label={label}>
      {control => (
        <select
          {...control}
          className={styles.select}
          value={options.findIndex(option => option.value === value)}
          disabled={disabled}
          onChange={event => {
            const chosen = options[Number(event.currentTarget.value)];
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option, index) => (
            <option key={String(option.value)} value={index} disabled={option.closed}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
