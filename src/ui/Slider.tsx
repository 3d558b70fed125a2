// Slider: a number in a range, with label and formatted value.
import { Field } from './Field.tsx';
import { Range } from './Range.tsx';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  onChange(value: number): void;
  /** Text of the value: `v => `${v} s``. */
  readonly format?: (value: number) => string;
  /** Help text below. */
  readonly note?: string;
  readonly disabled?: boolean;
}

export function Slider({ label, value, format = String, note, ...rest }: SliderProps) {
  return (
    <Field label={label} value={format(value)} note={note} wide>
      {control => <Range {...control} value={value} aria-valuetext={format(value)} {...rest} />}
    </Field>
  );
}
