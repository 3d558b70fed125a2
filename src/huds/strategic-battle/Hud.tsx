// The HUD of Unit battle: the purse and the next wave, five cards, what can be done with the cell that is pointed at, and what is said.
import { FastForward, Flag, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Json } from '../../../scenes/kit/core/json.ts';
import { useSession } from '../../play/useSession.ts';
import type { HudProps } from '../HudProps.ts';
import { Cards } from './Cards.tsx';
import { Facts } from './Facts.tsx';
import { Forecast } from './Forecast.tsx';
import styles from './Hud.module.css';
import { Next } from './Next.tsx';
import { useSaid } from './useSaid.ts';
import { useView } from './useView.ts';

export default function Hud({ session, definition, stage }: HudProps) {
  const view = useView(session, ({ field: _field, tally: _tally, ...rest }) => rest);
  const live = useSession(session, ({ phase }) => phase !== 'ready');
  const said = useSaid(session);
  const { spot, chargeRow, undo, pace } = view;
  if (!live) return null;
  return (
    <div className={styles.hud}>
      <div className={styles.facing}>
        <Facts {...view} />
        <div className={styles.coming}>
          <Next {...view} />
          <Forecast session={session} />
        </div>
      </div>
      <Cards cards={view.cards} {...{ session, stage, definition }} />
      <div className={styles.tools}>
        {chargeRow !== null && (
          <Tool
            label={`Charge row ${chargeRow + 1}`}
            name="Charge"
            icon={<Flag aria-hidden />}
            command={{ type: 'charge', row: chargeRow }}
            {...{ session }}
          />
        )}
        {undo !== null ? (
          <Tool
            label={`Take ${undo} back`}
            name="Undo"
            icon={<Undo2 aria-hidden />}
            command={{ type: 'takeBack' }}
            {...{ session }}
          />
        ) : (
          spot && (
            <Tool
              label={`Sell ${spot.kind} for ${spot.refund}`}
              name={`Sell +${spot.refund}`}
              icon={<Trash2 aria-hidden />}
              command={{ type: 'sell', row: spot.row, col: spot.col }}
              {...{ session }}
            />
          )
        )}
        <Tool
          label={pace === 1 ? 'Twice as fast' : 'At its own speed'}
          name={`×${pace}`}
          icon={<FastForward aria-hidden />}
          pressed={pace > 1}
          command={{ type: 'pace', pace: pace === 1 ? 2 : 1 }}
          {...{ session }}
        />
      </div>
      {said && (
        <p key={said} className={styles.said} role="status">
          {said}
        </p>
      )}
    </div>
  );
}

interface ToolProps extends Pick<HudProps, 'session'> {
  readonly label: string;
  readonly name: string;
  readonly icon: ReactNode;
  readonly command: Json;
  readonly pressed?: boolean;
}

const Tool = ({ session, label, name, icon, command, pressed }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    onMouseDown={event => event.preventDefault()}
    onClick={() => session.send(command)}
  >
    {icon}
    <span aria-hidden="true">{name}</span>
  </button>
);
