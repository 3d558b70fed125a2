// Code dialog of the focused lock: input line, number pad, Cancel and Submit. It lies below the picture, which stays visible.
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type EscapeUi, eraseDigit, setTyped, stepLastDigit, typeDigit } from '../../../scenes/escape-room/ui.ts';
import type { EscapeView } from '../../../scenes/escape-room/view.ts';
import type { UiStore } from '../../../scenes/kit/core/session/ui.ts';
import { Button } from '../../ui/Button.tsx';
import { useTouch } from '../../ui/hooks/useTouch.ts';
import { NumberPad } from '../widgets/NumberPad.tsx';
import styles from './CodeDialog.module.css';

interface CodeDialogProps {
  readonly ui: UiStore<EscapeUi>;
  readonly asks: NonNullable<EscapeView['codePrompt']>;
  readonly isStuck: boolean;
  /** The input takes the focus: the player has a keyboard, and it is the player who opened it. */
  readonly takesFocus: boolean;
  onSubmit(text: string): void;
  onCancel(): void;
}

/** Arrow keys count the last digit here as they do on the stage. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

export function CodeDialog({ ui, asks, isStuck, takesFocus, onSubmit, onCancel }: CodeDialogProps) {
  const typed = useStore(ui, state => state.typed);
  const touch = useTouch();
  const line = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) line.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={styles.dialog} role="dialog" aria-label={`${asks.name}: enter code`}>
      <form
        className={styles.line}
        onSubmit={event => {
          event.preventDefault();
          onSubmit(typed);
        }}
      >
        <label htmlFor="escape-code">{asks.label}</label>
        <input
          ref={line}
          id="escape-code"
          // On touch screens the number pad replaces the soft keyboard, which would cover it.
          inputMode={touch ? 'none' : 'numeric'}
          autoComplete="off"
          maxLength={6}
          placeholder={'–'.repeat(asks.digits)}
          value={typed}
          data-stuck={isStuck || undefined}
          onChange={event => setTyped(ui, event.currentTarget.value)}
          onKeyDown={event => {
            const by = STEPS[event.key];
            if (by !== undefined) {
              event.preventDefault();
              stepLastDigit(ui, by);
            } else if (event.key === 'Escape') onCancel();
          }}
        />
        <Button type="submit" onMouseDown={event => event.preventDefault()}>
          Submit
        </Button>
        <Button type="button" variant="secondary" onMouseDown={event => event.preventDefault()} onClick={onCancel}>
          Cancel
        </Button>
      </form>
      <NumberPad onDigit={digit => typeDigit(ui, digit)} onErase={() => eraseDigit(ui)} />
    </div>
  );
}
