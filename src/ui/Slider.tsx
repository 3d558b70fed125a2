// A number in a range, on the browser's own range input.
import { useEffect, useId, useRef } from 'react';
import styles from './Field.module.css';

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
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const filled = max > min ? ((value - min) / (max - min)) * 100 : 0;
  useEffect(() => {
    input.current?.style.setProperty('--at', `${filled}%`);
  }, [filled]);

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <output className={styles.value} htmlFor={id}>
        {format(value)}
      </output>
      <input
        ref={input}
        id={id}
        className={styles.slider}
        type="range"
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        aria-valuetext={format(value)}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={event => onChange(event.currentTarget.valueAsNumber)}
      />
      {note && (
        <span id={`${id}-note`} className={styles.note}>
          {note}
        </span>
      )}
    </div>
  );
}
