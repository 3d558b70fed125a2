// Icon button with accessible name and tooltip.
import type { LucideIcon } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  onClick(): void;
  readonly disabled?: boolean;
  readonly pressed?: boolean | undefined;
  /** Value of `aria-keyshortcuts`. */
  readonly shortcuts?: string | undefined;
}

export function IconButton({ icon: Icon, label, onClick, disabled, pressed, shortcuts }: IconButtonProps) {
  return (
    <Button
      className={styles.icon}
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcuts}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon aria-hidden />
    </Button>
  );
}
