// The menu of narrow windows: a sheet that slides in from the side, on the browser's own <dialog>.
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import styles from './Drawer.module.css';

/** From here on the header shows its links itself; Header.module.css says the same. */
const WIDE = '(width >= 60rem)';

interface DrawerProps {
  readonly open: boolean;
  /** Called on Esc, the close button, a press beside the sheet, and when the window grows wide. */
  onClose(): void;
  /** Links, as list items. */
  readonly children: ReactNode;
}

export function Drawer({ open, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  useEffect(() => {
    if (!open) return;
    const wide = matchMedia(WIDE);
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [open, onClose]);

  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label="Menu"
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={event => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.sheet}>
        <Button variant="ghost" size="icon" aria-label="Close menu" className={styles.close} onClick={onClose}>
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden>
            <path d="M6 6l12 12M18 6 6 18" />
          </svg>
        </Button>
        <nav aria-label="Menu">
          <ul>{children}</ul>
        </nav>
        <img src="/assets/images/fox.svg" width="120" height="120" alt="" className={styles.fox} />
      </div>
    </dialog>
  );
}
