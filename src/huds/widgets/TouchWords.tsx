// What a finger does, beside a text that names keys: shown on touch screens, and after the first touch on any other.
import { useTouch } from '../../ui/hooks/useTouch.ts';
import styles from './widgets.module.css';

export function TouchWords({ words }: { readonly words: string | undefined }) {
  const touch = useTouch();
  return touch && words !== undefined && <span className={styles.touch}> {words}</span>;
}
