// Stepper: one decision, with a button for less and one for more under the thumb, and a field to type it.
import { useState } from 'react';
import type { DecisionView } from '../../../scenes/lemonade/viewMorning.ts';
import styles from './Hud.module.css';
import { keepFocus, type Send } from './send.ts';

interface StepperProps {
  readonly decision: DecisionView;
  /** Beside the name: what it comes to. */
  readonly note?: string;
  readonly send: Send;
  /** Value after a step. */
  readonly step: number;
}

export function Stepper({
  decision: { what, name, value, isPointed, isLeast, isMost },
  note,
  send,
  step,
}: StepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const amount = numberOf(what, value);
  const commit = () => {
    if (draft !== null && draft !== value) send({ type: 'set', what, to: draft });
    setDraft(null);
  };
  const change = (by: number) =>
    send({ type: 'set', what, to: Math.max(what === 'price' || what === 'lemons' ? 1 : 0, amount + by) });
  return (
    <div className={styles.stepper} role="group" aria-label={name} data-pointed={isPointed || undefined}>
      <span className={styles.name}>
        {name}
        {note !== undefined && <small>{note}</small>}
      </span>
      <button
        type="button"
        aria-label={`Less: ${name}`}
        aria-disabled={isLeast}
        onMouseDown={keepFocus}
        onClick={() => !isLeast && change(-step)}
      >
        −
      </button>
      <input
        aria-label={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        value={draft ?? value}
        onFocus={event => event.target.select()}
        onChange={event => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={event => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') setDraft(null);
        }}
      />
      <button
        type="button"
        aria-label={`More: ${name}`}
        aria-disabled={isMost}
        onMouseDown={keepFocus}
        onClick={() => !isMost && change(step)}
      >
        +
      </button>
    </div>
  );
}

/** Cents of '$1.05', else the number. */
const numberOf = (what: string, value: string): number =>
  what === 'price' ? Math.round(Number(value.replace(/[$,]/g, '')) * 100) : Number(value);
