// A sheet to write code on: highlighted, completed, with its mistakes marked. Esc, then Tab leaves it. Until it has been fetched, or where it cannot
// be, the same text stands in a plain field.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './CodeEditor.module.css';
import type { CodeMark, CodeSheet, CodeWord } from './code.ts';

interface CodeEditorProps {
  readonly label: string;
  readonly value: string;
  readonly words: readonly CodeWord[];
  readonly marks: readonly CodeMark[];
  /** Characters; what would make the text longer is not taken. */
  readonly most: number;
  onChange(text: string): void;
  onTooLong(): void;
  /** Ctrl + Enter. */
  onRun(): void;
}

const KEYS = ['keydown', 'keyup', 'keypress'] as const;

export function CodeEditor({ label, value, words, marks, most, onChange, onTooLong, onRun }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<CodeSheet | null>(null);
  const change = useEffectEvent(onChange);
  const refuse = useEffectEvent(onTooLong);
  const run = useEffectEvent(onRun);
  const open = useEffectEvent(async (element: HTMLElement, isGone: () => boolean) => {
    const { openSheet } = await import('./codeMirror.ts');
    if (isGone()) return null;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const heard = { changed: (text: string) => change(text), tooLong: () => refuse(), run: () => run() };
    return openSheet({ root, label, text: value, words, most, ...heard });
  });

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let gone = false;
    let made: CodeSheet | null = null;
    // What happens inside a shadow root seems to happen to its host: the game around it would take letters for keys.
    const keep = (event: Event) => event.stopPropagation();
    for (const type of KEYS) element.addEventListener(type, keep);
    open(element, () => gone).then(
      opened => {
        made = opened;
        return setSheet(opened);
      },
      // The plain field stays.
      () => undefined,
    );
    return () => {
      gone = true;
      for (const type of KEYS) element.removeEventListener(type, keep);
      made?.destroy();
      setSheet(null);
    };
  }, []);

  useEffect(() => sheet?.setText(value), [sheet, value]);
  useEffect(() => sheet?.setMarks(marks), [sheet, marks]);

  return (
    <div className={styles.editor}>
      <div ref={host} className={styles.sheet} hidden={!sheet} data-code={label} />
      {!sheet && (
        <textarea
          className={styles.plain}
          aria-label={label}
          value={value}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={({ currentTarget: { value: text } }) =>
            text.length > Math.max(most, value.length) ? onTooLong() : onChange(text)
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
