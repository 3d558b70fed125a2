// Prompt of the HUD: what to do now.
import type { Item } from './Item.ts';
import styles from './widgets.module.css';

export const Prompt = ({ item: { text } }: { readonly item: Item<'prompt'> }) => (
  <p className={`${styles.strip} ${styles.prompt}`}>{text}</p>
);
