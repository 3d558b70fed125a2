// Tool: a small button of the workshop, a sign with its name where there is room.
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './Hud.module.css';

interface ToolProps {
  readonly label: string;
  /** Shown beside the icon. */
  readonly text?: string;
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  /** Whether the label is shown where there is room. */
  readonly shown?: boolean;
  onPress(): void;
}

export const Tool = ({ label, text, icon, disabled, shown, onPress }: ToolProps) => (
  <Button
    variant="secondary"
    className={styles.tool}
    aria-label={label}
    title={label}
    disabled={disabled}
    onMouseDown={event => event.preventDefault()}
    onClick={onPress}
  >
    {icon}
    {shown && <span className={styles.named}>{label}</span>}
    {text && <span>{text}</span>}
  </Button>
);
