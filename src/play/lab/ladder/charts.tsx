// Charts of the lab, as SVG: the runs of one player beside those recorded, and curves over the range of a constant.
import { useId } from 'react';
import styles from './charts.module.css';

const WIDTH = 320;

export interface Scale {
  readonly low: number;
  readonly high: number;
}

/** Scale that holds all of these values, with a little air. */
export function scaleOf(values: readonly number[]): Scale {
  const finite = values.filter(Number.isFinite);
  const [low, high] = [Math.min(...finite, 0), Math.max(...finite, 1)];
  const air = (high - low) * 0.04;
  return { low: low < 0 ? low - air : low, high: high + air };
}

const PAD = 6;
const across = ({ low, high }: Scale, value: number): number =>
  PAD + ((value - low) / (high - low || 1)) * (WIDTH - 2 * PAD);

interface Runs {
  readonly values: readonly number[];
  readonly middle: number;
  readonly likely: readonly [low: number, high: number];
}

interface StripProps {
  /** What the picture says, in words. */
  readonly title: string;
  readonly scale: Scale;
  readonly recorded: Runs | null;
  readonly now: Runs | null;
}

/** A dot a run; the bar is where the middle lies in all likelihood, the line the middle. Above as recorded, below as it is now. */
export function Strip({ title, scale, recorded, now }: StripProps) {
  return (
    <svg className={styles.strip} viewBox={`0 0 ${WIDTH} 34`} role="img" aria-label={title}>
      <line className={styles.axis} x1={PAD} x2={WIDTH - PAD} y1="17" y2="17" />
      {recorded && <Dots runs={recorded} scale={scale} y={9} kind="recorded" />}
      {now && <Dots runs={now} scale={scale} y={25} kind="now" />}
    </svg>
  );
}

function Dots({ runs, scale, y, kind }: { runs: Runs; scale: Scale; y: number; kind: 'recorded' | 'now' }) {
  const x = (value: number) => Math.min(WIDTH, Math.max(0, across(scale, value)));
  const [low, high] = runs.likely;
  return (
    <g className={styles[kind]}>
      <rect x={x(low)} y={y - 5} width={Math.max(1, x(high) - x(low))} height="10" />
      <path d={runs.values.map((value, index) => `M${x(value)} ${y + (index % 3) - 1}h0`).join('')} />
      <line x1={x(runs.middle)} x2={x(runs.middle)} y1={y - 7} y2={y + 7} />
    </g>
  );
}

export interface CurvePoint {
  readonly x: number;
  readonly y: number;
  readonly likely: readonly [low: number, high: number];
}

interface CurveProps {
  readonly title: string;
  /** Range of the constant. */
  readonly range: readonly [low: number, high: number];
  /** Where the constant stands in constants.ts. */
  readonly mark: number;
  readonly curves: readonly { readonly name: string; readonly points: readonly CurvePoint[] }[];
  format(value: number): string;
}

const HEIGHT = 150;
const LEFT = 44;
const BELOW = 20;

/** Curves over the range of a constant, each with the bars of its points. */
export function Curve({ title, range, mark, curves, format }: CurveProps) {
  const id = useId();
  const points = curves.flatMap(curve => curve.points);
  const scale = scaleOf(points.flatMap(({ y, likely }) => [y, ...likely]));
  const x = (value: number) => LEFT + ((value - range[0]) / (range[1] - range[0] || 1)) * (WIDTH - LEFT - 8);
  const y = (value: number) => HEIGHT - BELOW - ((value - scale.low) / (scale.high - scale.low)) * (HEIGHT - BELOW - 8);
  const line = (of: readonly CurvePoint[]) => of.map(point => `${x(point.x)},${y(point.y)}`).join(' ');
  return (
    <figure className={styles.figure}>
      <svg className={styles.curve} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={id}>
        <line className={styles.axis} x1={LEFT} x2={LEFT} y1="4" y2={HEIGHT - BELOW} />
        <line className={styles.axis} x1={LEFT} x2={WIDTH - 4} y1={HEIGHT - BELOW} y2={HEIGHT - BELOW} />
        <line className={styles.mark} x1={x(mark)} x2={x(mark)} y1="4" y2={HEIGHT - BELOW} />
        <text className={styles.tick} x={LEFT - 4} y="14" textAnchor="end">
          {format(scale.high)}
        </text>
        <text className={styles.tick} x={LEFT - 4} y={HEIGHT - BELOW} textAnchor="end">
          {format(scale.low)}
        </text>
        <text className={styles.tick} x={LEFT} y={HEIGHT - 6}>
          {format(range[0])}
        </text>
        <text className={styles.tick} x={WIDTH - 4} y={HEIGHT - 6} textAnchor="end">
          {format(range[1])}
        </text>
        {curves.map(({ name, points: own }, index) => (
          <g key={name} className={styles[index === 0 ? 'first' : 'second']}>
            {own.map(point => (
              <line key={point.x} x1={x(point.x)} x2={x(point.x)} y1={y(point.likely[0])} y2={y(point.likely[1])} />
            ))}
            <polyline points={line(own)} />
            {own.map(point => (
              <circle key={point.x} cx={x(point.x)} cy={y(point.y)} r="3.5" />
            ))}
          </g>
        ))}
      </svg>
      <figcaption id={id} className={styles.caption}>
        {title}{' '}
        {curves.map(({ name }, index) => (
          <span key={name} className={styles[index === 0 ? 'firstKey' : 'secondKey']}>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const TRACE_HEIGHT = 64;

interface TraceLineProps {
  readonly title: string;
  /** Points of the line, by tick. */
  readonly points: readonly (readonly [tick: number, value: number])[];
  /** Length of the run, and the tick that is shown now. */
  readonly ticks: number;
  readonly tick: number;
  format(value: number): string;
}

/** A number over the ticks of a run, with a line at the present one. */
export function TraceLine({ title, points, ticks, tick, format }: TraceLineProps) {
  const values = points.map(([, value]) => value);
  const [low, high] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 0];
  const x = (at: number) => LEFT + (at / Math.max(1, ticks)) * (WIDTH - LEFT - 4);
  const y = (value: number) => TRACE_HEIGHT - 6 - ((value - low) / (high - low || 1)) * (TRACE_HEIGHT - 12);
  return (
    <svg className={styles.curve} viewBox={`0 0 ${WIDTH} ${TRACE_HEIGHT}`} role="img" aria-label={title}>
      <line className={styles.axis} x1={LEFT} x2={LEFT} y1="4" y2={TRACE_HEIGHT - 4} />
      <text className={styles.tick} x={LEFT - 4} y="13" textAnchor="end">
        {format(high)}
      </text>
      <text className={styles.tick} x={LEFT - 4} y={TRACE_HEIGHT - 4} textAnchor="end">
        {format(low)}
      </text>
      <line className={styles.mark} x1={x(tick)} x2={x(tick)} y1="2" y2={TRACE_HEIGHT - 2} />
      <g className={styles.first}>
        <polyline points={points.map(([at, value]) => `${x(at)},${y(value)}`).join(' ')} />
      </g>
    </svg>
  );
}
