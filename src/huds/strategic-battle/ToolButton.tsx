// Icon button of the HUD that does not take the keyboard focus from the stage.
import type { ReactNode } from 'react';
import styles from './ToolButton.module.css';

interface ToolButtonProps {
  readonly label: string;
  readonly name?: string;
  /** A few words below the name: why a press would be refused, or what it is for. */
  readonly note?: string | undefined;
  readonly icon: ReactNode;
  readonly pressed?: boolean;
  /** It stays in its place though a press would be refused. */
  readonly idle?: boolean;
  /** As wide as its longest name, so that nothing moves when the name changes. */
  readonly wide?: boolean;
  onPress(): void;
}

export const ToolButton = ({ label, name, note, icon, pressed, idle, wide, onPress }: ToolButtonProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    aria-disabled={idle || undefined}
    data-wide={wide || undefined}
    onMouseDown={event => event.preventDefault()}
    onClick={onPress}
  >
    {icon}
    {name && (
      <span aria-hidden="true" data-long={name.length > 2 || undefined}>
        {name}
        {note !== undefined && <small>{note}</small>}
      </span>
    )}
  </button>
);
