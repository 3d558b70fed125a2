// The field that takes the keys while words are typed; what is typed shows as pixels on the sheet, the field itself is not seen.
import { type KeyboardEvent as Key, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Style } from '../engine/letters.ts';
import type { Studio } from '../Studio.ts';
import type { Typing } from '../StudioState.ts';
import type { Glass } from './Glass.ts';
import { arrowOf } from './keys.ts';
import styles from './Paint.module.css';
import { isTyping } from './useFiles.ts';

export function TypingField({ studio, glass }: { readonly studio: Studio; readonly glass: Glass }) {
  const typing = useStore(studio.store, state => state.typing);
  return typing ? <Field key={typing.begun} studio={studio} glass={glass} typing={typing} /> : null;
}

interface FieldProps {
  readonly studio: Studio;
  readonly glass: Glass;
  readonly typing: Typing;
}

const STYLE_KEYS: Readonly<Record<string, Style>> = { b: 'bold', i: 'italic', u: 'underline' };

function Field({ studio, glass, typing: { caret, text, index } }: FieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const camera = useStore(glass.store, state => state.camera);
  useLayoutEffect(() => {
    if (!field.current) return;
    field.current.style.left = `${camera.x + caret.x * camera.zoom}px`;
    field.current.style.top = `${camera.y + caret.y * camera.zoom}px`;
  }, [camera, caret.x, caret.y]);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    const listening = new AbortController();
    // Before anything else of the page hears the key.
    document.addEventListener('keydown', event => toWords(event, studio, field.current), {
      capture: true,
      signal: listening.signal,
    });
    return () => listening.abort();
  }, [studio]);

  function key(event: Key<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    const style = (event.ctrlKey || event.metaKey) && STYLE_KEYS[event.key.toLowerCase()];
    const arrow = event.altKey && arrowOf(event);
    if (style) studio.toggleStyle(style);
    else if (arrow) studio.words.moveBy(...arrow);
    else if ((event.key === 'Enter' && !event.shiftKey) || event.key === 'Escape')
      leave(event.key, studio, field.current);
    else return;
    event.preventDefault();
  }

  return (
    <textarea
      ref={field}
      className={styles.typing}
      aria-label="Text to draw. Enter keeps it, Shift and Enter begins a line, Alt and arrows move it, Escape cancels."
      value={text}
      rows={1}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={({ currentTarget: { value, selectionEnd } }) => studio.words.type(value, selectionEnd)}
      onSelect={({ currentTarget: { value, selectionEnd } }) => {
        if (selectionEnd !== index) studio.words.type(value, selectionEnd);
      }}
      onPointerDown={event => event.stopPropagation()}
      onKeyDown={key}
    />
  );
}

function leave(key: string, studio: Studio, field: HTMLElement | null): void {
  const desk = field?.closest<HTMLElement>('[role="application"]');
  if (key === 'Enter') studio.finishTyping();
  else studio.cancel();
  desk?.focus({ preventScroll: true });
}

/** Keys that do something of their own on a button. */
const ON_BUTTONS = /^(?:Enter| |Escape|Home|End|Arrow.*)$/;
const NOT_FOR_WORDS = /^(?:Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|F\d+)$/;

/** Keys belong to the words while there are some, wherever the focus went: a click beside the sheet leaves it on the page. */
function toWords(event: KeyboardEvent, studio: Studio, field: HTMLTextAreaElement | null): void {
  const { target, key } = event;
  if (!field || !(target instanceof Element) || isTyping(target) || NOT_FOR_WORDS.test(key)) return;
  if (target.closest('dialog, select, [role^="menuitem"]')) return;
  if (target.closest('button, a, input') && ON_BUTTONS.test(key)) return;
  event.stopPropagation();
  if (key === 'Enter' || key === 'Escape') {
    event.preventDefault();
    leave(key, studio, field);
  } else field.focus({ preventScroll: true });
}
