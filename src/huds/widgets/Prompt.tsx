// Prompt of the HUD: what to do now.
import type { Item } from './Item.ts';
import { TouchWords } from './TouchWords.tsx';
import styles from './widgets.module.css';

export function Prompt({ item: { text, touch } }: { readonly item: Item<'prompt'> }) {
  return (
    <p className={`${styles.strip} ${styles.prompt}`}>
      {text}
      <TouchWords words={touch} />
    </p>
  );
}
