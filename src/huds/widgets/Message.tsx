// Message of the HUD: what just happened; a large one is an overlay between levels.
import type { Item } from './Item.ts';
import { TouchWords } from './TouchWords.tsx';
import styles from './widgets.module.css';

export function Message({ item: { text, touch, large } }: { readonly item: Item<'message'> }) {
  return (
    <p className={`${styles.strip} ${styles.message}`} role="status" data-large={large || undefined}>
      {text}
      <TouchWords words={touch} />
    </p>
  );
}
