// A bare range in a bar: no visible label, the look of the Slider.
import { useEffect, useRef } from 'react';
import field from '../ui/Field.module.css';

interface TrackProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly step?: number;
  /** How the value is spoken. */
  readonly text: string;
  readonly className?: string;
  onChange(value: number): void;
}

export function Track({ label, value, max, step = 1, text, className, onChange }: TrackProps) {
  const input = useRef<HTMLInputElement>(null);
  const filled = max > 0 ? (value / max) * 100 : 0;
  useEffect(() => {
    input.current?.style.setProperty('--at', `${filled}%`);
  }, [filled]);
  return (
    <input
      ref={input}
      className={`${field['slider']} ${className}`}
      type="range"
      aria-label={label}
      aria-valuetext={text}
      min={0}
      max={max}
      step={step}
      value={value}
      onChange={event => onChange(event.currentTarget.valueAsNumber)}
    />
  );
}
