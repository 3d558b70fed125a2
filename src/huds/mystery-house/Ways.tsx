// Exit buttons of a room, each with where it leads.
import { ArrowDown, ArrowDownFromLine, ArrowLeft, ArrowRight, ArrowUp, ArrowUpFromLine } from 'lucide-react';
import type { Way } from '../../../scenes/mystery-house/rules/house.ts';
import type { MysteryView } from '../../../scenes/mystery-house/view.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Hud.module.css';

const ICON = {
  n: ArrowUp,
  s: ArrowDown,
  w: ArrowLeft,
  e: ArrowRight,
  u: ArrowUpFromLine,
  d: ArrowDownFromLine,
} as const satisfies Record<Way, unknown>;

interface WaysProps {
  readonly ways: MysteryView['ways'];
  readonly disabled: boolean;
  onSay(text: string): void;
}

export const Ways = ({ ways, disabled, onSay }: WaysProps) =>
  ways.map(({ way, say, label, to }) => {
    const Icon = ICON[way];
    return (
      <Button
        key={way}
        className={styles.way}
        aria-label={`${label}: ${to}`}
        title={`${label}: ${to}`}
        disabled={disabled}
        onMouseDown={event => event.preventDefault()}
        onClick={() => onSay(say)}
      >
        <Icon aria-hidden /> <b>{label.charAt(0)}</b> <span>{label}</span>
      </Button>
    );
  });
