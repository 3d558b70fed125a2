// Code dialog of the focused lock: input line, number pad, Cancel and Submit. It lies below the picture, which stays visible.
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { draft, eraseDigit, setTyped, typeDigit } from '../../../scenes/escape-room/inputDraft.ts';
import type { EscapeView } from '../../../scenes/escape-room/view.ts';
import { Button } from '../../ui/Button.tsx';
import { useTouch } from '../../ui/useTouch.ts';
import { NumberPad } from '../widgets/NumberPad.tsx';
import styles from './CodeDialog.module.css';

interface CodeDialogProps {
  readonly asks: NonNullable<EscapeView['codePrompt']>;
  readonly isStuck: boolean;
  /** It was opened by the keyboard: the input takes the focus. */
  readonly takesFocus: boolean;
  onSubmit(text: string): void;
  onCancel(): void;
}

export function CodeDialog({ asks, isStuck, takesFocus, onSubmit, onCancel }: CodeDialogProps) {
  const typed = useStore(draft, state => state.typed);
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
          onChange={event => setTyped(event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key === 'Escape') onCancel();
          }}
        />
        <Button type="submit" onMouseDown={event => event.preventDefault()}>
          Submit
        </Button>
        <Button type="button" variant="secondary" onMouseDown={event => event.preventDefault()} onClick={onCancel}>
          Cancel
        </Button>
      </form>
      <NumberPad onDigit={typeDigit} onErase={eraseDigit} />
    </div>
  );
}
