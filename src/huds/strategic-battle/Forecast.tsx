// What the forecast says: of so many fights from here on, how many the board wins.
import type { HudProps } from '../HudProps.ts';
import styles from './Slips.module.css';
import { useForecast } from './useForecast.ts';

/** A board below this needs help. */
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
