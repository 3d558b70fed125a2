// The keys of an editor's bench: steps back and forth, and a digit for each tool. Where one types or chooses from a list, they are the field's own.
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Edited, redo, undo } from './sheet.ts';

interface BenchKeys<S> {
  readonly edited: Edited<S>;
  onChange(edited: Edited<S>): void;
  /** Takes the tool of that number, counted from 1; false where there is none. */
  choose(tool: number): boolean;
}

export function useBenchKeys<S>(
  bench: RefObject<HTMLElement | null>,
  { edited, onChange, choose }: BenchKeys<S>,
): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (isTypedIn(event.target as Element)) return;
    const command = event.ctrlKey || event.metaKey;
    const digit = /^Digit(\d)$/.exec(event.code)?.[1];
    if (command && event.code === 'KeyZ') onChange(event.shiftKey ? redo(edited) : undo(edited));
    else if (command && event.code === 'KeyY') onChange(redo(edited));
    else if (!digit || command || event.altKey || !choose(Number(digit))) return;
    event.preventDefault();
  });
  useEffect(() => {
    const element = bench.current;
    const listener = (event: KeyboardEvent) => hear(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [bench]);
}

const isTypedIn = (element: Element): boolean =>
  element.matches('textarea, select, input:not([type="radio"], [type="checkbox"], [type="range"])');
