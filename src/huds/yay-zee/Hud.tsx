// HUD of YayZee: message, score card, action bar, coach's line.
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { uiOf } from '../../../scenes/kit/core/session/ui.ts';
import type { YayZeeUi } from '../../../scenes/yay-zee/ui.ts';
import type { YayZeeView } from '../../../scenes/yay-zee/view.ts';
import { useSession } from '../../play/session/useSession.ts';
import { lazyPart } from '../../site/lazy/lazyPart.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { HudProps } from '../HudProps.ts';
import { useRefusal } from '../useRefusal.ts';
import { Foot } from '../widgets/Foot.tsx';
import { ActionBar } from './ActionBar.tsx';
import { Card } from './Card.tsx';
import { CoachLine } from './CoachLine.tsx';
import { DiceButtons } from './DiceButtons.tsx';
import styles from './Hud.module.css';
import { Players } from './Players.tsx';

const CoachSheet = lazyPart(() => import('./sheets/CoachSheet.tsx'));
const StatisticsSheet = lazyPart(() => import('./sheets/StatisticsSheet.tsx'));

type Sheet = 'coach' | 'statistics';

export default function Hud({ session, definition, records, stage, hold }: HudProps) {
  const now = useSession(session, state => state.view) as YayZeeView;
  const live = useSession(session, state => state.phase !== 'ready');
  const canUndo = useSession(session, state => state.canUndo);
  const { tumbling, slot, steps, die } = useStore(uiOf<YayZeeUi>(session));
  const view = useSettled(now, tumbling);
  const refused = useRefusal(session);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  /** Index of another player's card shown during this turn. */
  const [shown, setShown] = useState<{ readonly player: number; readonly turn: number } | null>(null);
  const turn = view.at;
  const player = shown?.turn === turn ? shown.player : turn;
  const said = view.isComputers ? `${view.players[turn]?.name}’s turn.` : view.message;
  const open = (which: Sheet) => {
    session.pause();
    setSheet(which);
  };
  const close = () => {
    setSheet(null);
    session.resume();
  };

  return (
    <div className={styles.hud} data-live={live || undefined} data-many={view.players.length > 1 || undefined}>
      <div className={styles.top}>
        <Players view={view} shown={player} onShow={index => setShown({ player: index, turn })} />
        <p className={styles.message} data-refused={refused !== null || undefined}>
          {refused ?? (tumbling ? 'The dice tumble …' : said)}
        </p>
        <CoachLine view={view} tumbling={tumbling} />
      </div>
      <Card
        view={view}
        player={player}
        slot={slot}
        steps={steps}
        tumbling={tumbling}
        onRoll={down => hold('roll', down)}
        onScore={category => session.send({ type: 'score', category })}
      />
      <Foot className={styles.foot}>
        <ActionBar
          view={view}
          tumbling={tumbling}
          canUndo={canUndo}
          onRoll={() => session.send({ type: now.isComputers || now.isRating ? 'goOn' : 'roll' })}
          onUndo={() => session.undo?.()}
          onCoach={() => open('coach')}
          onStatistics={() => open('statistics')}
          onNew={() => session.restart(Math.floor(Math.random() * 2 ** 31))}
        />
      </Foot>
      {stage &&
        live &&
        createPortal(
          <DiceButtons view={view} pointed={die} onHold={index => session.send({ type: 'hold', die: index })} />,
          stage,
        )}
      {createPortal(
        <>
          <Dialog open={sheet === 'coach'} onClose={close} title="Coach" size="wide">
            <Suspense>
              <CoachSheet
                view={view}
                onMode={mode => {
                  close();
                  session.send({ type: 'coach', mode });
                }}
              />
            </Suspense>
          </Dialog>
          <Dialog open={sheet === 'statistics'} onClose={close} title="Statistics">
            <Suspense>
              <StatisticsSheet definition={definition} kept={records} />
            </Suspense>
          </Dialog>
        </>,
        document.body,
      )}
    </div>
  );
}

/** View without the result of a throw: while the dice tumble, the card stays as it was before. */
function useSettled(view: YayZeeView, tumbling: boolean): YayZeeView {
  const [settled, setSettled] = useState(view);
  if (!tumbling && settled !== view) setSettled(view);
  return tumbling ? settled : view;
}
