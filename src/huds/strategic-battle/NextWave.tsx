// Preview of the next wave: its units with their numbers, and its theme once it is announced.
import type { BattleView } from '../../../scenes/strategic-battle/view.ts';
import styles from './StatusLabels.module.css';
import { UnitPicture } from './UnitPicture.tsx';

type NextWaveProps = Pick<BattleView, 'next' | 'theme' | 'wave' | 'lastWave' | 'isLast'>;

export function NextWave({ next, theme, wave, lastWave, isLast }: NextWaveProps) {
  if (isLast)
    return (
      <p className={`${styles.slip} ${styles.next}`} title="Beat the last wave, or charge through a row with a flag">
        <b>The last wave is here</b>
      </p>
    );
  const isFinal = wave + 1 === lastWave;
  const name = isFinal ? 'Last wave' : `Wave ${wave + 1}`;
  const units = next?.map(({ kind, count }) => `${count} ${kind}`).join(', ') ?? 'a theme, told 5 seconds before';
  return (
    <p
      className={`${styles.slip} ${styles.next}`}
      title={`${name}: ${theme ? `${theme.name}. ${theme.tells} ` : ''}${units}`}
    >
      <b>{isFinal ? name : (theme?.name ?? name)}</b>
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
