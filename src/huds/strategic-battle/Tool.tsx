// A button of what can be done beside placing; the stage keeps the keyboard.
import type { ReactNode } from 'react';
import styles from './Tool.module.css';

interface ToolProps {
  readonly label: string;
  readonly name?: string;
  readonly icon: ReactNode;
  readonly pressed?: boolean;
  onPress(): void;
}

export const Tool = ({ label, name, icon, pressed, onPress }: ToolProps) => (
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
