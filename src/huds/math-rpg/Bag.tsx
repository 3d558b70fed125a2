// The bag, at the foot of the picture, and what lies beside it: each treasure is a button that uses it up.
import { Apple, Eraser, Megaphone, Pencil, Shield } from 'lucide-react';
import { TREASURES, type Treasure } from '../../../scenes/math-rpg/rules/treasures.ts';
import type { MathView } from '../../../scenes/math-rpg/view.ts';
import styles from './Bag.module.css';

interface BagProps {
  readonly bag: MathView['bag'];
  /** What lies on the ground because the bag is full. */
  readonly ground: MathView['ground'];
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

export function Bag({ bag, ground, isShielded, disabled, onUse }: BagProps) {
  const lying = ground === null ? [] : [{ id: 'ground', ...ground, name: `${ground.name}, on the ground` }];
  return (
    <div className={styles.bag}>
      {[...bag, ...lying].map(({ id, treasure, name, does }) => {
        const Icon = ICONS[treasure];
        return (
          <button
            key={id}
            type="button"
            className={styles.treasure}
            data-lying={id === 'ground' || undefined}
            aria-label={`${name}: ${does}`}
            title={`${name}: ${does}`}
            disabled={disabled}
            onMouseDown={event => event.preventDefault()}
            onClick={() => onUse(treasure)}
          >
            <Icon aria-hidden /> <span aria-hidden="true">{TREASURES[treasure].name}</span>
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
