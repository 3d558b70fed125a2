// Numbers of the run: level, score, dalexes left, best score.

import type { DalexView } from '../../../scenes/dalex/view.ts';
import { grouped } from '../../../scenes/kit/core/digits.ts';
import styles from './Facts.module.css';

export function Facts({ view, best }: { readonly view: DalexView; readonly best: number | null }) {
  const { level, score, dalexes } = view;
  const rows = [
    ['Level', level],
    ['Score', grouped(score)],
    ['Dalexes', dalexes.length],
    ...(best === null ? [] : ([['Best', grouped(Math.max(best, score))]] as const)),
  ] as const;
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
