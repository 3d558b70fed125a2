// Forecast in percent: how often the present board holds.
import type { HudProps } from '../HudProps.ts';
import styles from './StatusLabels.module.css';
import { useForecast } from './useForecast.ts';

/** Below this percentage the forecast is marked as poor. */
const POOR = 50;

export function Forecast({ session }: Pick<HudProps, 'session'>) {
  const percent = useForecast(session);
  return (
    <p
      className={`${styles.slip} ${styles.forecast}`}
      title="How often nobody gets through before the coming wave is beaten, if you place nobody else: fought out again and again"
      data-poor={(percent !== null && percent < POOR) || undefined}
    >
      Holds <b>{percent === null ? '–' : `${percent} %`}</b>
    </p>
  );
}
