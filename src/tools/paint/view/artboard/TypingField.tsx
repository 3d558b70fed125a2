// Invisible text area that receives the keys while text is typed; the text itself is drawn on the sheet.
import { type KeyboardEvent as Key, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { isTyping } from '../../../../ui/keyTargets.ts';
import type { Typing } from '../../EditorState.ts';
import type { Style } from '../../engine/text.ts';
import type { PaintEditor } from '../../PaintEditor.ts';
import { arrowOf } from '../keys.ts';
import styles from '../Paint.module.css';
import type { CanvasView } from './CanvasView.ts';

export function TypingField({ editor, canvasView }: { readonly editor: PaintEditor; readonly canvasView: CanvasView }) {
  const typing = useStore(editor.store, state => state.typing);
  return typing ? <Field key={typing.id} editor={editor} canvasView={canvasView} typing={typing} /> : null;
}

interface FieldProps {
  readonly editor: PaintEditor;
  readonly canvasView: CanvasView;
  readonly typing: Typing;
}

const STYLE_KEYS: Readonly<Record<string, Style>> = { b: 'bold', i: 'italic', u: 'underline' };

function Field({ editor, canvasView, typing: { caret, text, index } }: FieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const camera = useStore(canvasView.store, state => state.camera);
  useLayoutEffect(() => {
    if (!field.current) return;
    field.current.style.left = `${camera.x + caret.x * camera.zoom}px`;
    field.current.style.top = `${camera.y + caret.y * camera.zoom}px`;
  }, [camera, caret.x, caret.y]);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    const listening = new AbortController();
    // In the capture phase, before other listeners of the page.
    document.addEventListener('keydown', event => redirectKey(event, editor, field.current), {
      capture: true,
      signal: listening.signal,
    });
    return () => listening.abort();
  }, [editor]);

  function key(event: Key<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    const style = (event.ctrlKey || event.metaKey) && STYLE_KEYS[event.key.toLowerCase()];
    const arrow = event.altKey && arrowOf(event);
    if (style) editor.toggleStyle(style);
    else if (arrow) editor.textTool.moveBy(...arrow);
    else if ((event.key === 'Enter' && !event.shiftKey) || event.key === 'Escape')
      endTyping(event.key, editor, field.current);
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
      onChange={({ currentTarget: { value, selectionEnd } }) => editor.textTool.setText(value, selectionEnd)}
      onSelect={({ currentTarget: { value, selectionEnd } }) => {
        if (selectionEnd !== index) editor.textTool.setText(value, selectionEnd);
      }}
      onPointerDown={event => event.stopPropagation()}
      onKeyDown={key}
    />
  );
}

function endTyping(key: string, editor: PaintEditor, field: HTMLElement | null): void {
  const artboard = field?.closest<HTMLElement>('[role="application"]');
  if (key === 'Enter') editor.finishTyping();
  else editor.cancel();
  artboard?.focus({ preventScroll: true });
}

/** Keys that buttons and links use themselves. */
const BUTTON_KEYS = /^(?:Enter| |Escape|Home|End|Arrow.*)$/;
const NON_TEXT_KEYS = /^(?:Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|F\d+)$/;

/** While text is typed, keys go to it even if a click outside has moved the focus. */
function redirectKey(event: KeyboardEvent, editor: PaintEditor, field: HTMLTextAreaElement | null): void {
  const { target, key } = event;
  if (!field || !(target instanceof Element) || isTyping(target) || NON_TEXT_KEYS.test(key)) return;
  if (target.closest('dialog, select, [role^="menuitem"]')) return;
  if (target.closest('button, a, input') && BUTTON_KEYS.test(key)) return;
  event.stopPropagation();
  if (key === 'Enter' || key === 'Escape') {
    event.preventDefault();
    endTyping(key, editor, field);
  } else field.focus({ preventScroll: true });
}
