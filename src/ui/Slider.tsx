// A number in a range, with its label and how it reads.
import { Field } from './Field.tsx';
import { Range } from './Range.tsx';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  onChange(value: number): void;
  /** How the value reads: `v => `${v} s``. */
  readonly format?: (value: number) => string;
  /** A line below: what turning it does. */
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
