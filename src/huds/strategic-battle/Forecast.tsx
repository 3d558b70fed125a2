// Forecast: how often the present board holds, and where and when it breaks, or how near somebody comes.
import type { Foresight } from '../../../scenes/strategic-battle/foresight.ts';
import type { HudProps } from '../HudProps.ts';
import styles from './StatusLabels.module.css';
import { useForecast } from './useForecast.ts';

/** Below this percentage the forecast is marked as poor. */
const POOR = 50;
const MEANING =
  'How often nobody gets through before the coming wave is beaten, if you place nobody else: fought out again and again.';

export function Forecast({ session }: Pick<HudProps, 'session'>) {
  const foresight = useForecast(session);
  const where = foresight && placeOf(foresight);
  return (
    <p
      className={`${styles.slip} ${styles.forecast}`}
      title={[MEANING, where?.tells].filter(Boolean).join(' ')}
      data-poor={(foresight !== null && foresight.percent < POOR) || undefined}
    >
      Holds <b>{foresight === null ? '–' : `${foresight.percent} %`}</b>
      {where && <small> {where.short}</small>}
    </p>
  );
}

/** Where it breaks, else how near somebody comes: in short, and in a sentence. */
function placeOf({ breaks, nearest }: Foresight): { readonly short: string; readonly tells: string } | null {
  if (breaks) {
    const { row, kind, seconds } = breaks;
    return {
      short: `row ${row + 1}, ${seconds} s`,
      tells: `If it breaks, then most often in row ${row + 1}, by ${kind}, in ${seconds} seconds.`,
    };
  }
  if (!nearest) return null;
  const { row, col } = nearest;
  return {
    short: `to column ${col}`,
    tells: `The nearest enemy comes to column ${col}, in row ${row + 1}.`,
  };
}
