// Keyboard shortcuts of a tile editor: undo, redo, a digit for each tool, and letters of its own. Text fields and lists keep their own keys.
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type EditHistory, redo, undo } from './tileGrid.ts';

interface EditorKeys<S> {
  readonly edited: EditHistory<S>;
  onChange(edited: EditHistory<S>): void;
  /** Selects the tool of that number, counted from 1; false if there is none. */
  choose(tool: number): boolean;
  /** Handles another key of the editor; false if it has none of it. */
  press?(code: string, command: boolean): boolean;
}

export function useEditorKeys<S>(
  editor: RefObject<HTMLElement | null>,
  { edited, onChange, choose, press }: EditorKeys<S>,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (hasOwnKeys(event.target as Element)) return;
    const command = event.ctrlKey || event.metaKey;
    const digit = /^Digit(\d)$/.exec(event.code)?.[1];
    if (command && event.code === 'KeyZ') onChange(event.shiftKey ? redo(edited) : undo(edited));
    else if (command && event.code === 'KeyY') onChange(redo(edited));
    else if (event.altKey) return;
    else if (digit ? command || !choose(Number(digit)) : !press?.(event.code, command)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const element = editor.current;
    const listener = (event: KeyboardEvent) => handleKey(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [editor]);
}

const hasOwnKeys = (element: Element): boolean =>
  element.matches('textarea, select, input:not([type="radio"], [type="checkbox"], [type="range"])');
