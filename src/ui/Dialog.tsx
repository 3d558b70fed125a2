// A dialog on the browser's own <dialog>: focus stays inside, Esc closes, and what opened it gets the focus back.
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  /** Called on Esc, the close button and a press beside the sheet. Absent means the dialog must be answered by its own buttons. */
  readonly onClose?: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons below the text. */
  readonly footer?: ReactNode;
  readonly size?: 'default' | 'wide';
}

export function Dialog({ open, onClose, title, children, footer, size = 'default' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault();
        onClose?.();
      }}
      onPointerDown={event => {
        if (event.target === dialog.current) onClose?.();
      }}
    >
      {open && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={heading}>{title}</h2>
            {onClose && (
              <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose}>
                <X aria-hidden />
              </Button>
            )}
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
