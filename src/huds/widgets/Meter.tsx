// Meter of the HUD: a bar with its number; a low value changes its colour and adds a mark.
import type { Item } from './Item.ts';
import styles from './widgets.module.css';

/** Part of the maximum from which down a meter counts as low. */
const LOW = 0.3;

export function Meter({ item: { label, value, max } }: { readonly item: Item<'meter'> }) {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const shown = Math.ceil(value);
  return (
    <div
      className={`${styles.strip} ${styles.meter}`}
      role="meter"
      aria-label={label}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={max}
      data-low={part <= LOW || undefined}
    >
      <span className={styles.label}>{label}</span>
      <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.track} width="100" height="10" />
        <rect className={styles.fill} width={part * 100} height="10" />
      </svg>
      <span className={styles.value}>{shown}</span>
    </div>
  );
}
