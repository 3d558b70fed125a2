// Drawer on the native <dialog>: menus on small screens, and tall panels.
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './Drawer.module.css';
import { type ModalProps, useModal } from './hooks/useModal.ts';

interface DrawerProps extends ModalProps {
  readonly side?: 'left' | 'right' | 'bottom';
  readonly children?: ReactNode;
}

/** Inline SVG, because the icon library would be loaded with every page. */
const Cross = () => (
  <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path strokeLinecap="round" d="M6 6 18 18M6 18 18 6" />
  </svg>
);

export function Drawer({ side = 'right', children, ...modal }: DrawerProps) {
  const { heading, props } = useModal(modal);
  const { open, onClose, title } = modal;
  return (
    <dialog className={styles.drawer} data-side={side} {...props}>
      {open && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={heading}>{title}</h2>
            <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose}>
              <Cross />
            </Button>
          </div>
          <div className={styles.body} data-scrolls>
            {children}
          </div>
        </div>
      )}
    </dialog>
  );
}
