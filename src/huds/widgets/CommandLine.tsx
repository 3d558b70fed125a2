// A line to say something in: up and down bring back what was said, Tab completes, Enter says it. What was refused stays to be mended.
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './CommandLine.module.css';

interface CommandLineProps {
  readonly label: string;
  readonly value: string;
  onChange(text: string): void;
  /** Enter, or the button. The sentence that refuses it, or null: then the line is empty again. */
  onSubmit(text: string): string | null;
  /** What was said so far, the newest last. */
  readonly history: readonly string[];
  /** What a beginning may become; Tab goes from one to the next. */
  complete?(text: string): readonly string[];
  /** Esc in an empty line. */
  onLeave?(): void;
  readonly submitLabel?: string;
  readonly disabled?: boolean | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Buttons before the line. */
  readonly children?: ReactNode;
}

const LONGEST = 120;

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
  /** How far back one has gone, and what stood there before. */
  const [back, setBack] = useState({ steps: 0, draft: '' });
  /** The completions of a beginning, and which of them stands there. */
  const tabbed = useRef<{ readonly from: readonly string[]; readonly at: number } | null>(null);

  useKeptInView(form);

  const change = (text: string) => {
    tabbed.current = null;
    setRefusal(null);
    onChange(text);
  };

  const submit = () => {
    const refused = onSubmit(value);
    setRefusal(refused);
    setBack({ steps: 0, draft: '' });
    tabbed.current = null;
    if (refused === null) onChange('');
  };

  const recall = (by: number) => {
    const steps = Math.min(history.length, Math.max(0, back.steps + by));
    if (steps === back.steps) return;
    const draft = back.steps === 0 ? value : back.draft;
    setBack({ steps, draft });
    change(steps === 0 ? draft : (history.at(-steps) ?? ''));
  };

  /** False where there is nothing to complete: then Tab goes on to the next control. */
  const completes = (by: 1 | -1): boolean => {
    const from = tabbed.current?.from ?? complete?.(value) ?? [];
    if (from.length === 0) return false;
    const at = tabbed.current ? (tabbed.current.at + by + from.length) % from.length : 0;
    change(from[at] ?? value);
    tabbed.current = { from, at };
    return true;
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
    if (ctrlKey || metaKey || altKey || nativeEvent.isComposing) return;
    if (key === 'ArrowUp') recall(1);
    else if (key === 'ArrowDown') recall(-1);
    else if (key === 'Tab' && (shiftKey ? tabbed.current === null || !completes(-1) : !completes(1))) return;
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
            maxLength={LONGEST}
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

/** Where a soft keyboard lies over the page rather than shrinking it, the line is scrolled into what is left. */
function useKeptInView(form: { readonly current: HTMLFormElement | null }): void {
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
