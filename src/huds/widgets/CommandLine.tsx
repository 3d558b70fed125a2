// Command line: arrow up and down recall the history, Tab completes, Enter submits. A refused command stays in the line for correction.
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './CommandLine.module.css';

interface CommandLineProps {
  readonly label: string;
  readonly value: string;
  onChange(text: string): void;
  /** Submits by Enter or the button; returns the sentence that refuses the command, or null, which empties the line. */
  onSubmit(text: string): string | null;
  /** Submitted commands, the newest last. */
  readonly history: readonly string[];
  /** Completions of a text; Tab goes from one to the next. */
  complete?(text: string): readonly string[];
  /** Called on Esc in an empty line. */
  onLeave?(): void;
  readonly submitLabel?: string;
  readonly disabled?: boolean | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Buttons before the input. */
  readonly children?: ReactNode;
}

const MAX_LENGTH = 120;

export function CommandLine(props: CommandLineProps) {
  const {
    label,
    value,
    onChange,
    onSubmit,
    history,
    complete,
    onLeave,
    submitLabel = 'Say',
    disabled,
    inputRef,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Position in the history, counted from the newest, and the draft before the recall. */
  const [recalled, setRecalled] = useState({ steps: 0, draft: '' });
  /** Completions in progress, and the index of the one shown. */
  const cycle = useRef<{ readonly from: readonly string[]; readonly at: number } | null>(null);

  useScrollIntoView(form);

  const change = (text: string) => {
    cycle.current = null;
    setRefusal(null);
    onChange(text);
  };

  const submit = () => {
    const refusedBy = onSubmit(value);
    setRefusal(refusedBy);
    setRecalled({ steps: 0, draft: '' });
    cycle.current = null;
    if (refusedBy === null) onChange('');
  };

  const recall = (by: number) => {
    const steps = Math.min(history.length, Math.max(0, recalled.steps + by));
    if (steps === recalled.steps) return;
    const draft = recalled.steps === 0 ? value : recalled.draft;
    setRecalled({ steps, draft });
    change(steps === 0 ? draft : (history.at(-steps) ?? ''));
  };

  /** Shows the next completion; false if there is none, and Tab moves to the next control. */
  const completeNext = (by: 1 | -1): boolean => {
    const from = cycle.current?.from ?? complete?.(value) ?? [];
    if (from.length === 0) return false;
    const at = cycle.current ? (cycle.current.at + by + from.length) % from.length : 0;
    change(from[at] ?? value);
    cycle.current = { from, at };
    return true;
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
    if (ctrlKey || metaKey || altKey || nativeEvent.isComposing) return;
    if (key === 'ArrowUp') recall(1);
    else if (key === 'ArrowDown') recall(-1);
    else if (key === 'Tab' && (shiftKey ? cycle.current === null || !completeNext(-1) : !completeNext(1))) return;
    else if (key === 'Escape' && value !== '') change('');
    else if (key === 'Escape') onLeave?.();
    else if (key !== 'Tab') return;
    event.preventDefault();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      {refusal && (
        <p className={styles.refusal} role="status">
          {refusal}
        </p>
      )}
      <div className={styles.row}>
        {props.children}
        <span className={styles.field}>
          <span className={styles.prompt} aria-hidden="true">
            &gt;
          </span>
          <input
            ref={inputRef}
            name="command"
            className={styles.line}
            aria-label={label}
            aria-invalid={refusal !== null || undefined}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="send"
            maxLength={MAX_LENGTH}
            value={value}
            disabled={disabled}
            onChange={event => change(event.currentTarget.value)}
            onKeyDown={press}
          />
        </span>
        <Button type="submit" className={styles.say} disabled={disabled} onMouseDown={event => event.preventDefault()}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** Scrolls the line into view where a soft keyboard covers the page instead of shrinking it. */
function useScrollIntoView(form: { readonly current: HTMLFormElement | null }): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const look = () => {
      if (form.current?.contains(document.activeElement)) form.current.scrollIntoView({ block: 'nearest' });
    };
    visualViewport.addEventListener('resize', look);
    return () => visualViewport.removeEventListener('resize', look);
  }, [form]);
}
