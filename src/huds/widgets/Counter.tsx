// Counter of the HUD: a label with a number or a word.
import { grouped } from '../../../scenes/kit/core/digits.ts';
import type { Item } from './Item.ts';
import styles from './widgets.module.css';

export function Counter({ item: { label, value } }: { readonly item: Item<'counter'> }) {
  return (
    <div className={`${styles.strip} ${styles.counter}`}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{typeof value === 'number' ? grouped(value) : value}</span>
    </div>
  );
}
