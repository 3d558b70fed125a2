// Hook for Dialog and Drawer: a native modal <dialog>, whose content is the part with `data-scrolls`.
import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useEffect, useId, useRef } from 'react';

export interface ModalProps {
  readonly open: boolean;
  /** Called on Escape, the phone's Back, the close button, and a press outside. */
  readonly onClose: () => void;
  readonly title: string;
}

export function useModal({ open, onClose }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  return {
    heading,
    props: {
      ref: dialog,
      'aria-labelledby': heading,
      onCancel(event: SyntheticEvent) {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      },
      onKeyDown(event: KeyboardEvent) {
        if (dialog.current) scrollByKey(event, dialog.current);
      },
      onPointerDown(event: PointerEvent) {
        if (event.target === dialog.current) onClose();
      },
    },
  };
}

/** Positions of the content after keys that scroll. */
const SCROLLED: Readonly<Record<string, (content: Element) => number>> = {
  Home: () => 0,
  End: content => content.scrollHeight,
  PageUp: content => content.scrollTop - content.clientHeight,
  PageDown: content => content.scrollTop + content.clientHeight,
};

/** Outside the content, on the close button, these keys would scroll the page behind. */
function scrollByKey(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  const content = dialog.querySelector('[data-scrolls]');
  const to = SCROLLED[event.key];
  const target = event.target as Node;
  if (!to || !content || event.defaultPrevented || !dialog.contains(target) || content.contains(target)) return;
  event.preventDefault();
  content.scrollTop = to(content);
}
