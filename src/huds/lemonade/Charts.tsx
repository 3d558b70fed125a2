// Small charts in the site's colours: prices of ten days, the purse by the evening, bars of reasons; each is a table for ears.
import styles from './Charts.module.css';

interface LineProps {
  readonly values: readonly number[];
  /** What it shows, for ears. */
  readonly caption: string;
  /** Name of each value, for ears. */
  readonly names: readonly string[];
  /** How a value is said. */
  readonly say: (value: number) => string;
  readonly size: 'word' | 'chart';
}

const WIDTH = 100;
const HEIGHT = 30;
const MARGIN = 3;

/** A line of values; the last one has a dot. */
export function Line({ values, caption, names, say, size }: LineProps) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = (i: number) => MARGIN + (i / Math.max(1, values.length - 1)) * (WIDTH - 2 * MARGIN);
  const y = (value: number) => HEIGHT - MARGIN - ((value - least) / Math.max(1, most - least)) * (HEIGHT - 2 * MARGIN);
  const last = values.at(-1) ?? 0;
  return (
    <>
      <svg className={styles.line} data-size={size} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <polyline points={values.map((value, i) => `${x(i)},${y(value)}`).join(' ')} />
        <circle cx={x(values.length - 1)} cy={y(last)} r="3" />
      </svg>
      <table data-aloud>
        <caption>{caption}</caption>
        <tbody>
          {values.map((value, i) => (
            // Days have no other name than their place.
            <tr key={names[i]}>
              <th scope="row">{names[i]}</th>
              <td>{say(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Bars in a table: what is counted, its bar, its number. */
export function Bars({
  rows,
  caption,
}: {
  readonly rows: readonly (readonly [string, number])[];
  readonly caption: string;
}) {
  const most = Math.max(1, ...rows.map(([, count]) => count));
  return (
    <table className={styles.bars}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(count / most) * 100} height="10" />
              </svg>
              {count}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
