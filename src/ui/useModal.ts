// Hook for Dialog and Drawer: a native modal <dialog>.
import { type PointerEvent, type SyntheticEvent, useEffect, useId, useRef } from 'react';

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
      onPointerDown(event: PointerEvent) {
        if (event.target === dialog.current) onClose();
      },
    },
  };
}
