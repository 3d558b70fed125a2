// Flight log as a bar chart: one bar per flight, records in gold, flights in the wind in teal, and a line for the record.
import { grouped } from '../../../scenes/kit/core/digits.ts';
import type { RocketView } from '../../../scenes/rubber-band-rocket/view.ts';
import styles from './Graph.module.css';

const BAR = 5;
const STEP = 7;
const HEIGHT = 44;
const FLIGHTS = 24;

const KINDS = ['record', 'wind', 'plain'] as const;

/** The bars of one kind, each in its flight's place. */
function barsOf(log: RocketView['log'], wanted: (typeof KINDS)[number], most: number): string {
  const bars = log.map(([reach, kind], index) => {
    const height = Math.max(1.5, ((HEIGHT - 3) * reach) / most);
    return kind === wanted ? `M${index * STEP + 1} ${HEIGHT}v${-height}h${BAR}v${height}z` : '';
  });
  return bars.join('');
}

export function Graph({ view: { log, maxHeight, launches } }: { readonly view: RocketView }) {
  const words =
    log.length === 0
      ? 'No flights yet'
      : `${launches} ${launches === 1 ? 'launch' : 'launches'}, the last ${grouped(log.at(-1)?.[0] ?? 0)}`;
  return (
    <figure className={styles.graph}>
      <figcaption>{words}</figcaption>
      <svg
        viewBox={`0 0 ${FLIGHTS * STEP} ${HEIGHT}`}
        role="img"
        aria-label={`Flight log: ${words}`}
        preserveAspectRatio="none"
      >
        <rect className={styles.record} x="0" y="1" width={FLIGHTS * STEP} height="1" />
        {KINDS.map(kind => (
          <path key={kind} className={styles[kind]} d={barsOf(log, kind, Math.max(1, maxHeight))} />
        ))}
      </svg>
    </figure>
  );
}
