// The HUD of Dalex: numbers, action buttons with odds, move buttons, and the board for keyboard and screen reader.
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { DalexUi } from '../../../scenes/dalex/ui.ts';
import type { DalexView } from '../../../scenes/dalex/view.ts';
import { uiOf } from '../../../scenes/kit/core/session/ui.ts';
import { useWords } from '../../play/keys/useWords.ts';
import { useSession } from '../../play/session/useSession.ts';
import type { HudProps } from '../HudProps.ts';
import { useRefusal } from '../useRefusal.ts';
import { Message } from '../widgets/Message.tsx';
import { ActionButtons } from './ActionButtons.tsx';
import { Board } from './Board.tsx';
import { Facts } from './Facts.tsx';
import styles from './Hud.module.css';
import { MovePad } from './MovePad.tsx';
import { Switches } from './Switches.tsx';
import { statusOf } from './status.ts';
import { useGameOverToast } from './useGameOverToast.ts';
import { useSureWin } from './useSureWin.ts';

export default function Hud({ session, definition, settings, stage, records, hold }: HudProps) {
  const view = useSession(session, state => state.view) as DalexView;
  const canUndo = useSession(session, state => state.canUndo);
  const phase = useSession(session, state => state.phase);
  const won = useSession(session, state => state.hud.find(item => item.kind === 'message'));
  const ui = uiOf<DalexUi>(session);
  const sure = useStore(ui, state => state.sure);
  const sureWinText = useSureWin(view, sure && phase === 'playing');
  const refused = useRefusal(session);
  const words = useWords(definition, settings.keys);
  const lesson = view.gameOver || view.gameWon || view.standing ? null : view.lesson;
  useGameOverToast(session);
  const live = phase !== 'ready';
  const send = session.send.bind(session);
  if (!live) return null;
  return (
    <div className={styles.hud}>
      <div className={styles.side}>
        <Facts view={view} best={records.best} />
        <p
          className={styles.status}
          data-alert={refused !== null || undefined}
          data-asked={refused !== null || sureWinText !== null || lesson !== null || undefined}
        >
          {(refused && words(refused)) ?? sureWinText ?? lesson ?? statusOf(view)}
        </p>
        {/* What happens is spoken by the page's announcer; an answer of the search is not. */}
        <span data-aloud role="status">
          {sureWinText}
        </span>
        <Switches view={view} ui={ui} send={send} />
      </div>
      <div className={styles.buttons}>
        <ActionButtons view={view} canUndo={canUndo} hold={hold} send={send} />
        <MovePad view={view} hold={hold} />
      </div>
      <div className={styles.middle}>{won?.kind === 'message' && <Message item={won} />}</div>
      {stage && createPortal(<Board view={view} ui={ui} send={send} />, stage)}
    </div>
  );
}
