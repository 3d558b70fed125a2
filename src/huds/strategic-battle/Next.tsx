// Who comes next: a figure and a number each; a theme once it is announced.
import type { BattleView } from '../../../scenes/strategic-battle/view.ts';
import styles from './Slips.module.css';
import { UnitPicture } from './UnitPicture.tsx';

export function Next({ next, theme, wave }: Pick<BattleView, 'next' | 'theme' | 'wave'>) {
  const says = next?.map(({ kind, count }) => `${count} ${kind}`).join(', ') ?? 'a theme, told 5 seconds before';
  return (
    <p
      className={`${styles.slip} ${styles.next}`}
      title={`Wave ${wave + 1}: ${theme ? `${theme.name}. ${theme.tells} ` : ''}${says}`}
    >
      <b>{theme?.name ?? `Wave ${wave + 1}`}</b>
      <span data-aloud>: {says}</span>
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
