// Medal strip: one square per level, each half coloured if its medal was earned.
import type { Strip } from '../../scenes/kit/core/rules.ts';
import styles from './MedalStrip.module.css';

export function MedalStrip({ label, marks, places }: Strip) {
  return (
    <ul className={styles.strip} aria-label={label}>
      {places.map(({ name, short, earned }) => (
        <li
          key={name}
          className={styles.place}
          data-ahead={earned === null || undefined}
          data-first={earned?.[0] || undefined}
          data-second={earned?.[1] || undefined}
        >
          <span aria-hidden="true">{short}</span>
          <span data-aloud>{`${name}: ${describe(marks, earned)}`}</span>
        </li>
      ))}
    </ul>
  );
}

function describe(marks: Strip['marks'], earned: Strip['places'][number]['earned']): string {
  if (!earned) return 'not finished';
  return marks.filter((_, index) => earned[index]).join(', ') || 'finished';
}
