// Code editor with highlighting, completion and error marks (CodeMirror, a lazy chunk). Esc, then Tab leaves it. Until the chunk is loaded, or if it
// cannot be, a plain text area holds the same text.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './CodeEditor.module.css';
import type { CodeMark, CodeView, Completion } from './code.ts';

interface CodeEditorProps {
  readonly label: string;
  readonly value: string;
  readonly completions: readonly Completion[];
  readonly marks: readonly CodeMark[];
  /** Length limit in characters; a change beyond it is refused. */
  readonly maxLength: number;
  onChange(text: string): void;
  onTooLong(): void;
  /** Ctrl + Enter. */
  onRun(): void;
}

const KEYS = ['keydown', 'keyup', 'keypress'] as const;

export function CodeEditor({
  label,
  value,
  completions,
  marks,
  maxLength,
  onChange,
  onTooLong,
  onRun,
}: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<CodeView | null>(null);
  const change = useEffectEvent(onChange);
  const refuse = useEffectEvent(onTooLong);
  const run = useEffectEvent(onRun);
  const open = useEffectEvent(async (element: HTMLElement, isUnmounted: () => boolean) => {
    const { openCodeView } = await import('./codeMirror.ts');
    if (isUnmounted()) return null;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const callbacks = { changed: (text: string) => change(text), tooLong: () => refuse(), run: () => run() };
    return openCodeView({ root, label, text: value, completions, maxLength, ...callbacks });
  });

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let gone = false;
    let created: CodeView | null = null;
    // Key events inside a shadow root are retargeted to its host: the game would take typed letters for its controls.
    const stopPropagation = (event: Event) => event.stopPropagation();
    for (const type of KEYS) element.addEventListener(type, stopPropagation);
    open(element, () => gone).then(
      opened => {
        created = opened;
        return setView(opened);
      },
      // Without the chunk the plain text area stays.
      () => undefined,
    );
    return () => {
      gone = true;
      for (const type of KEYS) element.removeEventListener(type, stopPropagation);
      created?.destroy();
      setView(null);
    };
  }, []);

  useEffect(() => view?.setText(value), [view, value]);
  useEffect(() => view?.setMarks(marks), [view, marks]);

  return (
    <div className={styles.editor}>
      <div ref={host} className={styles.sheet} hidden={!view} data-code={label} />
      {!view && (
        <textarea
          className={styles.plain}
          aria-label={label}
          value={value}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={({ currentTarget: { value: text } }) =>
            text.length > Math.max(maxLength, value.length) ? onTooLong() : onChange(text)
          }
          onKeyDown={event => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onRun();
          }}
        />
      )}
    </div>
  );
}
