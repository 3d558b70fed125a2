// The bag, at the foot of the picture: each treasure is a button that uses it up.
import { Apple, Eraser, Megaphone, Pencil, Shield } from 'lucide-react';
import type { Treasure } from '../../../scenes/math-rpg/treasures.ts';
import type { MathView } from '../../../scenes/math-rpg/view.ts';
import styles from './Bag.module.css';

interface BagProps {
  readonly bag: MathView['bag'];
  readonly isShielded: boolean;
  readonly disabled: boolean;
  onUse(treasure: Treasure): void;
}

const ICONS: Readonly<Record<Treasure, typeof Apple>> = {
  apple: Apple,
  shield: Shield,
  sharpener: Pencil,
  eraser: Eraser,
  horn: Megaphone,
};

export function Bag({ bag, isShielded, disabled, onUse }: BagProps) {
  return (
    <div className={styles.bag}>
      {bag.map(({ id, treasure, name, does }) => {
        const Icon = ICONS[treasure];
        return (
          <button
            key={id}
            type="button"
            className={styles.treasure}
            aria-label={`${name}: ${does}`}
            title={`${name}: ${does}`}
            disabled={disabled}
            onMouseDown={event => event.preventDefault()}
            onClick={() => onUse(treasure)}
          >
            <Icon aria-hidden /> <span aria-hidden="true">{name}</span>
          </button>
        );
      })}
      {isShielded && (
        <p className={styles.held}>
          <Shield aria-hidden /> held
        </p>
      )}
    </div>
  );
}
