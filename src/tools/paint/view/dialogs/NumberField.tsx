// Text field for a whole number with a range; shows an error outside it.
import { useState } from 'react';
import { TextField } from '../../../../ui/TextField.tsx';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly least: number;
  readonly most: number;
  /** Null while the text is not a number in the range. */
  change(value: number | null): void;
}

export function NumberField({ label, value, least, most, change }: NumberFieldProps) {
  const [text, setText] = useState(String(value ?? ''));
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={text}
      error={value === null ? `A whole number from ${least} to ${most}.` : undefined}
      onChange={next => {
        setText(next);
        const number = /^\s*-?\d{1,5}\s*$/.test(next) ? Number(next) : Number.NaN;
        change(number >= least && number <= most ? number : null);
      }}
    />
  );
}
