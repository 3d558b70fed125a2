// A small button of one picture, with its name for screen readers and as a hint.
import type { LucideIcon } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  onClick(): void;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
}

export function IconButton({ icon: Icon, label, onClick, disabled, pressed }: IconButtonProps) {
  return (
    <Button
      className={styles.icon}
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon aria-hidden />
    </Button>
  );
}
