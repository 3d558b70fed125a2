// HUD of Unit Battle: status, wave preview, forecast, unit cards, order buttons and messages.
import { BookOpen, FastForward, Flag, Trash2, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Json } from '../../../scenes/kit/core/json.ts';
import type { BattleView } from '../../../scenes/strategic-battle/view.ts';
import { useSession } from '../../play/session/useSession.ts';
import { lazyPart } from '../../site/lazy/lazyPart.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { HudProps } from '../HudProps.ts';
import { BattleStatus } from './BattleStatus.tsx';
import { Cards } from './Cards.tsx';
import { Forecast } from './Forecast.tsx';
import styles from './Hud.module.css';
import { NextWave } from './NextWave.tsx';
import { SandboxStatus, SandboxTools } from './Sandbox.tsx';
import { ToolButton } from './ToolButton.tsx';
import { useMessage } from './useMessage.ts';
import { useView } from './useView.ts';

const CampSheet = lazyPart(() => import('./sheets/CampSheet.tsx'));
const BookSheet = lazyPart(() => import('./sheets/BookSheet.tsx'));

export default function Hud({ session, definition, settings, stage }: HudProps) {
  const view = useView(session, ({ field: _field, tally: _tally, ...rest }) => rest);
  const live = useSession(session, ({ phase }) => phase !== 'ready');
  const message = useMessage(session);
  const [book, setBook] = useState<BattleView | null>(null);
  const { spot, chargeRow, chargeBar, cursorRow, undo, pace } = view;
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
  if (view.camp)
    return (
      <Suspense>
        <CampSheet camp={view.camp} send={command => session.send(command)} />
      </Suspense>
    );
  if (view.sandbox)
    return (
      <div className={styles.hud}>
        <div className={styles.facing}>
          <SandboxStatus {...view.sandbox} />
        </div>
        <Cards cards={view.cards} {...{ session, stage, definition, settings }} />
        <SandboxTools sandbox={view.sandbox} {...{ session, definition, view }} />
        {message && (
          <p key={message} className={styles.message}>
            {message}
          </p>
        )}
      </div>
    );
  return (
    <div className={styles.hud}>
      <div className={styles.facing}>
        <BattleStatus {...view} />
        <div className={styles.coming}>
          <NextWave {...view} />
          <Forecast session={session} />
        </div>
      </div>
      <Cards cards={view.cards} {...{ session, stage, definition, settings }} />
      <div className={styles.tools}>
        <ToolButton
          label={chargeRow === null ? `Charge. ${chargeBar?.sentence}` : `Charge row ${chargeRow + 1}`}
          name="Charge"
          note={chargeRow === null ? chargeBar?.short : `row ${chargeRow + 1}`}
          icon={<Flag aria-hidden />}
          idle={chargeRow === null}
          onPress={order({ type: 'charge', row: chargeRow ?? cursorRow })}
        />
        {undo !== null ? (
          <ToolButton
            label={`Take ${undo} back`}
            name="Undo"
            wide
            icon={<Undo2 aria-hidden />}
            onPress={order({ type: 'takeBack' })}
          />
        ) : (
          <ToolButton
            label={spot ? `Sell ${spot.kind} for ${spot.refund}` : 'Sell: no unit of yours is marked'}
            name={spot ? `Sell +${spot.refund}` : 'Sell'}
            wide
            icon={<Trash2 aria-hidden />}
            idle={spot === null}
            onPress={order({ type: 'sell', row: spot?.row ?? cursorRow, col: spot?.col ?? 0 })}
          />
        )}
        <ToolButton
          label={pace === 1 ? 'Twice as fast' : 'At its own speed'}
          name={`×${pace}`}
          icon={<FastForward aria-hidden />}
          pressed={pace > 1}
          onPress={order({ type: 'pace', pace: pace === 1 ? 2 : 1 })}
        />
        <ToolButton label="Field book: units, balance, report" icon={<BookOpen aria-hidden />} onPress={open} />
      </div>
      {message && (
        <p key={message} className={styles.message}>
          {message}
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
