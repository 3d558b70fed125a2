// What Dialog and Drawer share: the browser's own modal <dialog>, open while it is told to be.
import { type PointerEvent, type SyntheticEvent, useEffect, useId, useRef } from 'react';

export interface ModalProps {
  readonly open: boolean;
  /** Called on Esc, a phone's way back, the cross and a press beside the sheet. */
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
