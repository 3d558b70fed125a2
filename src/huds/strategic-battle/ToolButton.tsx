// Icon button of the HUD that does not take the keyboard focus from the stage.
import type { ReactNode } from 'react';
import styles from './ToolButton.module.css';

interface ToolButtonProps {
  readonly label: string;
  readonly name?: string;
  readonly icon: ReactNode;
  readonly pressed?: boolean;
  onPress(): void;
}

export const ToolButton = ({ label, name, icon, pressed, onPress }: ToolButtonProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    onMouseDown={event => event.preventDefault()}
    onClick={onPress}
  >
    {icon}
    {name && <span aria-hidden="true">{name}</span>}
  </button>
);
