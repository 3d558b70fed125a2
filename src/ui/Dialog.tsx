// A dialog on the browser's own <dialog>: focus stays inside, Esc closes, and what opened it gets the focus back.
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';
import { type ModalProps, useModal } from './useModal.ts';

interface DialogProps extends ModalProps {
  readonly children?: ReactNode;
  /** Buttons below the text. */
  readonly footer?: ReactNode;
  readonly size?: 'default' | 'wide';
  /** The cross in its corner; none where a button of the footer says the same. */
  readonly cross?: boolean;
}

export function Dialog({ children, footer, size = 'default', cross = true, ...modal }: DialogProps) {
  const { heading, props } = useModal(modal);
  const { open, onClose, title } = modal;
  return (
    <dialog className={styles.dialog} data-size={size} {...props}>
      {open && (
        <div className={styles.sheet} data-folded>
          <div className={styles.head}>
            <h2 id={heading}>{title}</h2>
            {cross && (
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
