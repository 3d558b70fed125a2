// Forecast: how often the present board holds, and where and when it breaks, or how near somebody comes.
import { plural } from '../../../scenes/kit/core/plural.ts';
import type { Foresight } from '../../../scenes/strategic-battle/forecast/foresight.ts';
import { type UnitName, weakAgainst } from '../../../scenes/strategic-battle/rules/units.ts';
import type { HudProps } from '../HudProps.ts';
import styles from './StatusLabels.module.css';
import { UnitPicture } from './UnitPicture.tsx';
import { useForecast } from './useForecast.ts';

/** Below this percentage the forecast is marked as poor. */
const POOR = 50;
const MEANING =
  'A forecast: how often nobody gets through before the coming wave is beaten, if you place nobody else. It is fought out again and again.';

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
      {where && (
        <small>
          {' '}
          {where.foe && <UnitPicture kind={where.foe} team="foe" />}
          {where.short}
        </small>
      )}
    </p>
  );
}

interface Place {
  readonly short: string;
  /** A sentence for who asks. */
  readonly tells: string;
  /** Who breaks through. */
  readonly foe?: UnitName;
}

/** Where it breaks, else how near somebody comes. */
function placeOf({ breaks, nearest }: Foresight): Place | null {
  if (breaks) {
    const { row, kind, seconds } = breaks;
    const against = weakAgainst(kind);
    return {
      short: `row ${row + 1}, ${seconds} s`,
      tells: [
        `If it breaks, then most often in row ${row + 1}, by ${kind}, in ${seconds} seconds.`,
        against.length > 0 && `Against ${kind}: ${against.join(', ')}.`,
      ]
        .filter(Boolean)
        .join(' '),
      foe: kind,
    };
  }
  if (!nearest) return null;
  const { row, col } = nearest;
  const away = plural(col, 'cell');
  return {
    short: `nearest ${away} off`,
    tells: `The nearest enemy comes within ${away} of the left edge, in row ${row + 1}.`,
  };
}
