// Preview of the next wave: its units with their numbers, and its theme once it is announced.
import type { BattleView } from '../../../scenes/strategic-battle/view.ts';
import styles from './StatusLabels.module.css';
import { UnitPicture } from './UnitPicture.tsx';

export function NextWave({ next, theme, wave }: Pick<BattleView, 'next' | 'theme' | 'wave'>) {
  const units = next?.map(({ kind, count }) => `${count} ${kind}`).join(', ') ?? 'a theme, told 5 seconds before';
  return (
    <p
      className={`${styles.slip} ${styles.next}`}
      title={`Wave ${wave + 1}: ${theme ? `${theme.name}. ${theme.tells} ` : ''}${units}`}
    >
      <b>{theme?.name ?? `Wave ${wave + 1}`}</b>
      <span data-aloud>: {units}</span>
      {next ? (
        next.map(({ kind, count }) => (
          <span key={kind} className={styles.foe} aria-hidden="true">
            <UnitPicture kind={kind} team="foe" />
            {count}
          </span>
        ))
      ) : (
        <span className={styles.foe} aria-hidden="true">
          theme …
        </span>
      )}
    </p>
  );
}
