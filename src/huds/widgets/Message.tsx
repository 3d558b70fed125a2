// Message of the HUD: what just happened; a large one is an overlay between levels. No live region: the page's announcer tells it, at its pace.
import type { Item } from './Item.ts';
import styles from './widgets.module.css';

export function Message({ item: { text, large } }: { readonly item: Item<'message'> }) {
  return (
    <p className={`${styles.strip} ${styles.message}`} data-large={large || undefined}>
      {text}
    </p>
  );
}
