// Button that sends a command; a mouse press leaves the keyboard focus with the game.
import type { Json } from '../../../scenes/kit/core/json.ts';
import { Button } from '../../ui/Button.tsx';
import type { Item } from './Item.ts';
import styles from './widgets.module.css';

interface CommandButtonProps {
  readonly item: Item<'button'>;
  send(command: Json): void;
}

export function CommandButton({ item, send }: CommandButtonProps) {
  return (
    <Button
      className={styles.command}
      disabled={item.disabled}
      onMouseDown={event => event.preventDefault()}
      onClick={() => send(item.command)}
    >
      {item.label}
    </Button>
  );
}
