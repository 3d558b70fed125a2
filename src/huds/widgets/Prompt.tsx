// Prompt of the HUD: what to do now.
import { useTouch } from '../../ui/hooks/useTouch.ts';
import type { Item } from './Item.ts';
import { TouchWords } from './TouchWords.tsx';
import styles from './widgets.module.css';

export function Prompt({ item: { text, touch, touchInstead } }: { readonly item: Item<'prompt'> }) {
  const isTouched = useTouch();
  return (
    <p className={`${styles.strip} ${styles.prompt}`}>
      {(isTouched && touchInstead) || text}
      <TouchWords words={touch} />
    </p>
  );
}
