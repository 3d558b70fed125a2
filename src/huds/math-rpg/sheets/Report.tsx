// Report sheet: right answers by kind, the weakest facts, and how the facts of a list stand.
import { factText } from '../../../../scenes/math-rpg/rules/factList.ts';
import { BOXES, factOf, type Item } from '../../../../scenes/math-rpg/rules/facts.ts';
import type { Progress } from '../../../../scenes/math-rpg/rules/progress.ts';
import { reportOf } from '../../../../scenes/math-rpg/rules/report.ts';
import styles from './MapSheet.module.css';

interface ReportProps {
  readonly progress: Progress;
  readonly list: readonly Item[] | null;
}

export function Report({ progress, list }: ReportProps) {
  const { asked, right, known, met, weakest, kinds } = reportOf(progress);
  if (asked === 0) return <p className={styles.key}>Nothing was asked yet. Every answer is noted here.</p>;
  return (
    <div className={styles.report}>
      <dl>
        <div>
          <dt>Right answers</dt>
          <dd>{`${right} of ${asked} (${Math.round((100 * right) / asked)} %)`}</dd>
        </div>
        <div>
          <dt>Facts known</dt>
          <dd>{`${known} of ${met} met`}</dd>
        </div>
        <div>
          <dt>Longest row</dt>
          <dd>{progress.streak}</dd>
        </div>
        <div>
          <dt>Best score</dt>
          <dd>{progress.best}</dd>
        </div>
      </dl>
      {weakest.length > 0 && (
        <p>
          Practise next: <b>{weakest.join(', ')}</b>
        </p>
      )}
      {list && (
        <p>
          Your list:{' '}
          {list
            .map(item => `${factText(item)} (box ${progress.boxes[factOf(item) ?? ''] ?? 0} of ${BOXES})`)
            .join(', ')}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">Right</th>
            <th scope="col">Asked</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ name, asked: often, right: well }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{well}</td>
              <td>{often}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.key}>Kept in this browser alone, from run to run. Settings show, save and erase it.</p>
    </div>
  );
}
