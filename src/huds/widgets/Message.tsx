// Message of the HUD: what just happened; a large one is an overlay between levels.
import type { Item } from './Item.ts';
import styles from './widgets.module.css';

export function Message({ item }: { readonly item: Item<'message'> }) {
  return (
    <p className={`${styles.strip} ${styles.message}`} role="status" data-large={item.large || undefined}>
      {item.text}
    </p>
  );
}
