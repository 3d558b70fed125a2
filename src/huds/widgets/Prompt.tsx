// Prompt of the HUD: what to do now.
import type { Item } from './Item.ts';
import styles from './widgets.module.css';

export function Prompt({ item }: { readonly item: Item<'prompt'> }) {
  return <p className={`${styles.strip} ${styles.prompt}`}>{item.text}</p>;
}
