// Inline text field of a row: Enter and blur commit, Esc cancels.
import { useEffect, useRef } from 'react';
import styles from '../tree/Tree.module.css';
import { useEditor } from '../view/useEditor.ts';

interface FieldInputProps {
  readonly label: string;
  readonly value: string;
  /** Commits the text; false keeps the field open. */
  onCommit(text: string): boolean;
}

export function FieldInput({ label, value, onCommit }: FieldInputProps) {
  const editor = useEditor();
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    isDone.current = false;
    input.current?.focus();
    input.current?.select();
  }, []);

  function finish(keep: boolean) {
    const field = input.current;
    if (isDone.current || !field) return;
    isDone.current = true;
    const tree = field.closest<HTMLElement>('[role="treegrid"]');
    if (keep && field.value !== value && !onCommit(field.value)) {
      isDone.current = false;
      return;
    }
    editor.store.setState({ field: null });
    tree?.focus({ preventScroll: true });
  }
  return (
    <input
      ref={input}
      className={styles.field}
      aria-label={label}
      defaultValue={value}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      size={Math.max(8, Math.min(60, value.length + 2))}
      onKeyDown={event => {
        event.stopPropagation();
        if (event.key === 'Enter') finish(true);
        if (event.key === 'Escape') finish(false);
      }}
      onBlur={() => finish(true)}
    />
  );
}
