// The HUD of Unit battle: the purse and the next wave, five cards, what can be done with the cell that is pointed at, and what is said.
import { BookOpen, FastForward, Flag, Trash2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Json } from '../../../scenes/kit/core/json.ts';
import type { BattleView } from '../../../scenes/strategic-battle/view.ts';
import { useSession } from '../../play/useSession.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { HudProps } from '../HudProps.ts';
import { Cards } from './Cards.tsx';
import { Facts } from './Facts.tsx';
import { Forecast } from './Forecast.tsx';
import styles from './Hud.module.css';
import { Next } from './Next.tsx';
import { Tool } from './Tool.tsx';
import { useSaid } from './useSaid.ts';
import { useView } from './useView.ts';

const BookSheet = lazy(() => import('./sheets/BookSheet.tsx'));

export default function Hud({ session, definition, stage }: HudProps) {
  const view = useView(session, ({ field: _field, tally: _tally, ...rest }) => rest);
  const live = useSession(session, ({ phase }) => phase !== 'ready');
  const said = useSaid(session);
  const [book, setBook] = useState<BattleView | null>(null);
  const { spot, chargeRow, undo, pace } = view;
  const open = () => {
    session.pause();
    setBook(session.store.getState().view as BattleView);
  };
  const close = () => {
    setBook(null);
    session.resume();
  };
  const order = (command: Json) => () => session.send(command);
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
            onPress={order({ type: 'charge', row: chargeRow })}
          />
        )}
        {undo !== null ? (
          <Tool
            label={`Take ${undo} back`}
            name="Undo"
            icon={<Undo2 aria-hidden />}
            onPress={order({ type: 'takeBack' })}
          />
        ) : (
          spot && (
            <Tool
              label={`Sell ${spot.kind} for ${spot.refund}`}
              name={`Sell +${spot.refund}`}
              icon={<Trash2 aria-hidden />}
              onPress={order({ type: 'sell', row: spot.row, col: spot.col })}
            />
          )
        )}
        <Tool
          label={pace === 1 ? 'Twice as fast' : 'At its own speed'}
          name={`×${pace}`}
          icon={<FastForward aria-hidden />}
          pressed={pace > 1}
          onPress={order({ type: 'pace', pace: pace === 1 ? 2 : 1 })}
        />
        <Tool label="Field book: units, balance, report" icon={<BookOpen aria-hidden />} onPress={open} />
      </div>
      {said && (
        <p key={said} className={styles.said} role="status">
          {said}
        </p>
      )}
      {createPortal(
        <Dialog open={book !== null} onClose={close} title="Field book" size="wide">
          <Suspense>{book && <BookSheet view={book} />}</Suspense>
        </Dialog>,
        document.body,
      )}
    </div>
  );
}
