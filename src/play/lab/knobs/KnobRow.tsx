// One constant in the lab: a slider in its range, a typed number on its steps, its effect, and the way back to the number of constants.ts.
import { RotateCcw } from 'lucide-react';
import { memo, useState } from 'react';
import type { Knob } from '../../../../scenes/kit/core/constants.ts';
import { Field } from '../../../ui/Field.tsx';
import { Range } from '../../../ui/Range.tsx';
import styles from './Knobs.module.css';
import { readKnobNumber, shown } from './knobText.ts';
import type { Tuning } from './tuning.ts';

interface KnobRowProps {
  readonly name: string;
  readonly knob: Knob;
  /** Current value. */
  readonly now: number;
  readonly tuning: Tuning;
}

export const KnobRow = memo(function KnobRow({ name, knob, now, tuning }: KnobRowProps) {
  const { value, range, step, unit, effect } = knob;
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? now : readKnobNumber(typed, knob);
  const isChanged = now !== value;

  function takeTyped() {
    tuning.endDrag();
    if (typeof read !== 'number') return;
    tuning.set(name, read);
    tuning.endDrag();
    setTyped(null);
  }

  return (
    <li data-changed={isChanged || undefined}>
      <Field label={name} note={effect} error={typeof read === 'string' ? read : undefined} wide>
        {control => (
          <>
            <span className={styles.typed}>
              <input
                aria-label={`Number of ${name}`}
                aria-describedby={control['aria-describedby']}
                aria-invalid={control['aria-invalid']}
                inputMode="decimal"
                autoComplete="off"
                value={typed ?? shown(now)}
                onChange={event => setTyped(event.currentTarget.value)}
                onBlur={takeTyped}
                onKeyDown={event => {
                  if (event.key === 'Enter') takeTyped();
                  if (event.key !== 'Escape' || typed === null) return;
                  event.stopPropagation();
                  setTyped(null);
                }}
              />
              {unit}
            </span>
            <Range
              id={control.id}
              aria-describedby={control['aria-describedby']}
              value={now}
              min={range[0]}
              max={range[1]}
              step={step}
              aria-valuetext={`${shown(now)} ${unit}`}
              onPointerUp={tuning.endDrag}
              onKeyUp={tuning.endDrag}
              onChange={number => {
                setTyped(null);
                tuning.set(name, number);
              }}
            />
          </>
        )}
      </Field>
      {isChanged && (
        <button
          type="button"
          className={styles.reset}
          aria-label={`Reset ${name} to ${value}`}
          onClick={() => {
            tuning.endDrag();
            tuning.set(name, value);
            tuning.endDrag();
          }}
        >
          <RotateCcw aria-hidden /> {shown(value)}
        </button>
      )}
    </li>
  );
});
