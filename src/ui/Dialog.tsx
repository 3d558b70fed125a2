// Dialog on the native <dialog>: the focus stays inside, Escape closes it, and the opener gets the focus back.
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';
import { type ModalProps, useModal } from './hooks/useModal.ts';

interface DialogProps extends ModalProps {
  readonly children?: ReactNode;
  /** Buttons below the text. */
  readonly footer?: ReactNode;
  readonly size?: 'default' | 'wide';
  /** Close button in the corner; false where a footer button does the same. */
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
          <div className={styles.body} data-scrolls>
            {children}
          </div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
