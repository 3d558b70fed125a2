// Places that a repair left open: marked in the text, and a bar that leads from one to the next.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { KINDS } from '../engine/repair/kinds.ts';
import type { TextPosition } from '../engine/text/textPosition.ts';
import type { JsonEditor, OpenPlaces } from '../jsonEditor.ts';
import styles from '../open/InputPane.module.css';
import { useEditor, useEditorState } from '../view/useEditor.ts';

/** A jump within the input: to the syntax error, or to an open place by its index. */
export interface Jump {
  readonly to: 'error' | number;
  /** Counts the jumps, so that each is another one. */
  readonly times: number;
}

interface Target extends TextPosition {
  readonly byte: number;
  readonly length: number;
}

export function jumpTarget({ store }: JsonEditor, { to, times }: Jump): Target | undefined {
  const { inputError, openPlaces } = store.getState();
  if (times === 0) return undefined;
  if (to !== 'error') return openPlaces?.places[to];
  return inputError ? { ...inputError.position, byte: inputError.at, length: 1 } : undefined;
}

/** Open places of the present input. */
export function useOpenPlaces(): OpenPlaces | null {
  const input = useEditorState(state => state.input);
  const open = useEditorState(state => state.openPlaces);
  return open?.input === input ? open : null;
}

/** Marks behind the lines of a text field; they scroll with it. */
export function OpenMarks({
  field,
  textSize,
}: {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly textSize: number;
}) {
  const open = useOpenPlaces();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const text = field.current;
    if (!text || !open) return;
    const follow = () => {
      if (box.current) box.current.style.transform = `translateY(${-text.scrollTop}px)`;
    };
    follow();
    text.addEventListener('scroll', follow, { passive: true });
    return () => text.removeEventListener('scroll', follow);
  }, [field, open]);
  if (!open) return null;
  const lines = [...new Set(open.places.map(({ line }) => line))];
  return (
    <div ref={box} className={styles.marks} style={{ fontSize: textSize }} aria-hidden>
      {lines.map(line => (
        <span
          key={line}
          style={{ insetBlockStart: `calc(var(--space-3) + ${(line - 1) * 1.6}em)`, blockSize: '1.6em' }}
        />
      ))}
    </div>
  );
}

export function OpenPlacesBar({ onJump }: { onJump(to: number): void }) {
  const editor = useEditor();
  const open = useOpenPlaces();
  const [next, setNext] = useState(0);
  if (!open) return null;
  const { places, count } = open;
  const place = places[next % places.length];
  return (
    <p className={styles.status} data-bar="bottom" role="status">
      <span>
        {place?.kind === null
          ? 'Here the repair could not tell what is meant'
          : `Left open: ${count.toLocaleString('en')}. ${place?.kind ? KINDS[place.kind].title : ''}`}{' '}
        at line {place?.line.toLocaleString('en')}, column {place?.column.toLocaleString('en')}
      </span>
      <Button size="sm" variant="link" onClick={() => onJump(next % places.length)}>
        Show it
      </Button>
      {places.length > 1 && (
        <Button
          size="sm"
          variant="link"
          onClick={() => {
            setNext((next + 1) % places.length);
            onJump((next + 1) % places.length);
          }}
        >
          Next
        </Button>
      )}
      <Button size="sm" variant="link" onClick={() => editor.store.setState({ openPlaces: null })}>
        Unmark
      </Button>
    </p>
  );
}
