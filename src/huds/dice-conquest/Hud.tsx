// HUD of Dice Conquest: players, turn, forecast, rounds, accessible board.
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { replayRounds, roundsIn } from '../../../scenes/dice-conquest/rules/history.ts';
import type { DiceUi } from '../../../scenes/dice-conquest/ui.ts';
import type { DiceView } from '../../../scenes/dice-conquest/view.ts';
import type { HudItem } from '../../../scenes/kit/core/hud.ts';
import { own } from '../../../scenes/kit/core/own.ts';
import { uiOf } from '../../../scenes/kit/core/session/ui.ts';
import { recordOf, useProfile } from '../../data/profile.ts';
import { useSession } from '../../play/session/useSession.ts';
import type { HudProps } from '../HudProps.ts';
import { useRefusal } from '../useRefusal.ts';
import { Board } from './Board.tsx';
import facts from './Facts.module.css';
import { ForecastPanel } from './ForecastPanel.tsx';
import styles from './Hud.module.css';
import { PlayerCard } from './PlayerCard.tsx';
import { Rounds } from './Rounds.tsx';
import { Turn } from './Turn.tsx';

export default function Hud({ session, definition, stage }: HudProps) {
  const view = useSession(session, state => state.view) as DiceView;
  const hud = useSession(session, state => state.hud);
  const canUndo = useSession(session, state => state.canUndo);
  const live = useSession(session, state => state.phase !== 'ready');
  const ui = uiOf<DiceUi>(session);
  const { column, joins, round, showing } = useStore(ui);
  const { view: shownView, hud: shownHud } = useShownState({ view, hud }, showing);
  const refused = useRefusal(session);
  const { feats } = useProfile(profile => recordOf(profile, definition));
  const { history, opening, fullHealth, rises } = view;
  const won = own(feats, `won ${view.kind}`) ?? 0;
  const lost = own(feats, `lost ${view.kind}`) ?? 0;
  const past = useMemo(
    () => (round === null ? null : replayRounds({ history, opening, fullHealth, rises }, round)),
    [history, opening, fullHealth, rises, round],
  );
  const shown = past ? { ...shownView, health: past.health } : shownView;

  return (
    <div className={styles.hud}>
      <div className={styles.facts}>
        <Rounds
          ui={ui}
          played={Math.floor(roundsIn(history))}
          round={round}
          limit={view.rounds}
          over={view.winner !== null}
        />
        <div className={facts.info}>
          <div className={facts.known}>
            <ForecastPanel view={shownView} column={column} joins={joins} />
            {shownView.why && (
              <p className={facts.why}>
                <b>Computer:</b> “{shownView.why}”
              </p>
            )}
            {view.mode === 'pvc' && won + lost > 0 && (
              <p className={facts.record}>
                Won {won}, lost {lost}
              </p>
            )}
          </div>
        </div>
      </div>
      <div className={styles.play}>
        <PlayerCard view={shown} player={1} />
        <Turn
          view={shownView}
          hud={shownHud}
          mayRoll={view.mayRoll}
          canUndo={canUndo}
          refused={refused}
          onRoll={() => session.send({ type: 'roll' })}
          onUndo={() => session.undo?.()}
        />
        <PlayerCard view={shown} player={2} />
      </div>
      {stage &&
        live &&
        createPortal(
          <Board view={view} ui={ui} past={past?.board ?? null} send={command => session.send(command)} />,
          stage,
        )}
    </div>
  );
}

/** View and HUD that match the running animation: the last ones from before it, until it has ended. */
function useShownState(now: ShownState, showing: boolean): ShownState {
  const [seen, setSeen] = useState(now);
  if (!showing && (seen.view !== now.view || seen.hud !== now.hud)) setSeen(now);
  return showing ? seen : now;
}
interface ShownState {
  readonly view: DiceView;
  readonly hud: readonly HudItem[];
}
