// A number in a range, on the browser's own range input.
import { useEffect, useRef } from 'react';
import { Field } from './Field.tsx';
import styles from './Slider.module.css';

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

export function Slider({ label, value, min, max, step = 1, onChange, format = String, note, disabled }: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const filled = max > min ? (value - min) / (max - min) : 0;
  useEffect(() => {
    input.current?.style.setProperty('--at', String(filled));
  }, [filled]);

  return (
    <Field label={label} value={format(value)} note={note} wide>
      {control => (
        <input
          {...control}
          ref={input}
          className={styles.slider}
          type="range"
          value={value}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          aria-valuetext={format(value)}
          onChange={event => onChange(event.currentTarget.valueAsNumber)}
        />
      )}
    </Field>
  );
}
