// What happened while nobody was there: the visitor, presents, what went on, what it cost.
import { durationText } from '../../../../scenes/cat-crazy/rules/away.ts';
import type { Report } from '../../../../scenes/cat-crazy/rules/state.ts';
import { grouped } from '../../../../scenes/kit/core/digits.ts';
import { Portrait } from '../Portrait.tsx';
import styles from './Away.module.css';

export default function Away({ report }: { readonly report: Report }) {
  const { seconds, coins, visitor, presents, lines, costs } = report;
  return (
    <div className={styles.away}>
      <p>
        {durationText(seconds)} went by here, more slowly with every hour.{' '}
        {coins > 0 && <b>{`${grouped(coins)} ${coins === 1 ? 'coin' : 'coins'} came in.`}</b>}
      </p>
      {visitor && (
        <p className={styles.visitor}>
          <Portrait breed={visitor.breed} coat={visitor.coat} look="glad" />
          <span>{visitor.text}</span>
        </p>
      )}
      {presents.length > 0 && <Lines name="Presents" lines={presents} />}
      <Lines name="What went on" lines={lines} />
      <Lines name="What it cost" lines={costs} />
    </div>
  );
}

const Lines = ({ name, lines }: { readonly name: string; readonly lines: readonly string[] }) => (
  <section aria-label={name}>
    <h3>{name}</h3>
    <ul>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);
