// Counter of the HUD: a label with a number or a word, and where keys are used the key that changes it.
import { grouped } from '../../../scenes/kit/core/digits.ts';
import { useTouch } from '../../ui/hooks/useTouch.ts';
import type { Item } from './Item.ts';
import styles from './widgets.module.css';

interface CounterProps {
  readonly item: Item<'counter'>;
  readonly keyName?: string | undefined;
}

export function Counter({ item: { label, value }, keyName }: CounterProps) {
  const touch = useTouch();
  return (
    <div className={`${styles.strip} ${styles.counter}`}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{typeof value === 'number' ? grouped(value) : value}</span>
      {keyName !== undefined && !touch && (
        <kbd className={styles.key} title={`Press ${keyName}`}>
          {keyName}
        </kbd>
      )}
    </div>
  );
}
