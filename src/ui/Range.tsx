// Range slider without a field, on the native range input; give it an `aria-label`.
import { type InputHTMLAttributes, useEffect, useRef } from 'react';
import styles from './Range.module.css';

interface RangeProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'min' | 'max' | 'onChange'> {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  onChange(value: number): void;
}

export function Range({ value, min, max, onChange, className, ...rest }: RangeProps) {
  const input = useRef<HTMLInputElement>(null);
  const filled = max > min ? (value - min) / (max - min) : 0;
  useEffect(() => {
    input.current?.style.setProperty('--at', String(filled));
  }, [filled]);

  return (
    <input
      {...rest}
      ref={input}
      className={className ? `${styles.range} ${className}` : styles.range}
      type="range"
      value={value}
      min={min}
      max={max}
      onChange={event => onChange(event.currentTarget.valueAsNumber)}
    />
  );
}
