// Dialog "Edit pattern": 8 × 8 pixels to turn on and off.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import type { Pattern } from '../../engine/inks.ts';
import { PatternFace } from '../PatternFace.tsx';
import styles from './dialogs.module.css';

interface PatternEditorProps {
  readonly open: boolean;
  /** The pattern that the editor starts with. */
  readonly pattern: Pattern;
  close(): void;
  use(pattern: Pattern): void;
}

export function PatternEditor({ open, pattern, close, use }: PatternEditorProps) {
  return (
    <Dialog open={open} onClose={close} title="Edit pattern">
      {open && <Editor pattern={pattern} close={close} use={use} />}
    </Dialog>
  );
}

const isSet = (pattern: Pattern, x: number, y: number) => (((pattern[y] as number) >> (7 - x)) & 1) === 1;
const withPixel = (pattern: Pattern, x: number, y: number, on: boolean): Pattern =>
  pattern.map((row, at) => (at === y ? (on ? row | (0x80 >> x) : row & ~(0x80 >> x)) : row));
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 8, ArrowUp: -8 };

function Editor({ pattern: first, close, use }: Omit<PatternEditorProps, 'open'>) {
  const [pattern, setPattern] = useState(first);
  const [at, setAt] = useState(0);
  /** Whether the current stroke sets or clears pixels; null while no button is down. */
  const ink = useRef<boolean | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const lift = () => {
      ink.current = null;
    };
    window.addEventListener('pointerup', lift);
    return () => window.removeEventListener('pointerup', lift);
  }, []);

  function key(event: KeyboardEvent, toggle: () => void) {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      toggle();
    }
    const to = at + (STEPS[event.key] ?? 0);
    if (to === at || to < 0 || to > 63) return;
    event.preventDefault();
    setAt(to);
    grid.current?.querySelectorAll<HTMLElement>('button')[to]?.focus();
  }

  return (
    <>
      <div className={styles.editor}>
        <div ref={grid} className={styles.bits} role="group" aria-label="Pixels of the pattern">
          {Array.from({ length: 64 }, (_, i) => {
            const [x, y] = [i % 8, i >> 3];
            const on = isSet(pattern, x, y);
            return (
              <button
                // The pixels have fixed positions.
                key={`${x},${y}`}
                type="button"
                aria-label={`Row ${y + 1}, column ${x + 1}`}
                aria-pressed={on}
                tabIndex={i === at ? 0 : -1}
                onFocus={() => setAt(i)}
                onPointerDown={event => {
                  event.currentTarget.releasePointerCapture(event.pointerId);
                  ink.current = !on;
                  setPattern(withPixel(pattern, x, y, !on));
                }}
                onPointerEnter={() => {
                  if (ink.current !== null) setPattern(withPixel(pattern, x, y, ink.current));
                }}
                onKeyDown={event => key(event, () => setPattern(withPixel(pattern, x, y, !on)))}
              />
            );
          })}
        </div>
        <div className={styles.sample}>
          <PatternFace pattern={pattern} repeat={6} />
        </div>
      </div>
      <div className={styles.actions}>
        <Button
          onClick={() => {
            use(pattern);
            close();
          }}
        >
          Use it
        </Button>
        <Button variant="secondary" onClick={() => setPattern(pattern.map(row => ~row & 0xff))}>
          Invert
        </Button>
        <Button variant="secondary" onClick={() => setPattern(pattern.map(() => 0))}>
          Clear
        </Button>
      </div>
    </>
  );
}
