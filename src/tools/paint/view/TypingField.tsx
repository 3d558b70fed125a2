// The field that takes the keys while words are typed; what is typed shows as pixels on the sheet, the field itself is not seen.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Studio } from '../Studio.ts';
import type { Glass } from './Glass.ts';
import styles from './Paint.module.css';

export function TypingField({ studio, glass }: { readonly studio: Studio; readonly glass: Glass }) {
  const typing = useStore(studio.store, state => state.typing);
  return typing ? (
    <Field key={`${typing.at.x},${typing.at.y}`} studio={studio} glass={glass} at={typing.at} text={typing.text} />
  ) : null;
}

interface FieldProps {
  readonly studio: Studio;
  readonly glass: Glass;
  readonly at: { readonly x: number; readonly y: number };
  readonly text: string;
}

function Field({ studio, glass, at, text }: FieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const camera = useStore(glass.store, state => state.camera);
  useLayoutEffect(() => {
    if (!field.current) return;
    field.current.style.left = `${camera.x + at.x * camera.zoom}px`;
    field.current.style.top = `${camera.y + at.y * camera.zoom}px`;
  }, [camera, at.x, at.y]);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  return (
    <input
      ref={field}
      className={styles.typing}
      aria-label="Text to draw. Enter keeps it, Escape cancels."
      value={text}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={event => studio.type(event.currentTarget.value)}
      onPointerDown={event => event.stopPropagation()}
      onBlur={() => studio.finishTyping()}
      onKeyDown={event => {
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        event.preventDefault();
        if (event.key === 'Enter') studio.finishTyping();
        else studio.cancel();
        field.current?.closest<HTMLElement>('[role="application"]')?.focus({ preventScroll: true });
      }}
    />
  );
}
