// Drawer and sheet of a narrow or low window: a choice, a press elsewhere and Escape close them, and the focus goes back to the opener.
import { type RefObject, useEffect, useState } from 'react';

/** The drawer of tools, the sheet of patterns, or none. */
export type Panel = 'tools' | 'patterns' | null;

export function usePanel(root: RefObject<HTMLElement | null>): [panel: Panel, show: (panel: Panel) => void] {
  const [panel, setPanel] = useState<Panel>(null);
  useEffect(() => {
    if (!panel) return;
    const close = () => {
      const panels = root.current?.querySelector('[data-panels]');
      if (panels?.contains(document.activeElement))
        root.current?.querySelector<HTMLElement>(`[data-opens="${panel}"]`)?.focus({ preventScroll: true });
      setPanel(null);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!(target as Element).closest('[data-palette]')) close();
      },
      { signal },
    );
    document.addEventListener(
      'click',
      ({ target }) => {
        // In the type bar several choices are made.
        if ((target as Element).closest('[data-panels] button:not([data-kind="type"] *)')) close();
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      event => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      },
      { capture: true, signal },
    );
    return () => listening.abort();
  }, [panel, root]);
  return [panel, setPanel];
}
