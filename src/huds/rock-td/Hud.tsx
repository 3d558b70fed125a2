// The HUD of Gem Tower Defense: stats, the wave, the round's gems, KEEP and Upgrade Quality, the chosen gem, recipes, ledger and map editor.
import { Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { RockTdView } from '../../../scenes/rock-td/view.ts';
import { useSession } from '../../play/session/useSession.ts';
import { lazyPart } from '../../site/lazy/lazyPart.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useTouch } from '../../ui/hooks/useTouch.ts';
import type { HudProps } from '../HudProps.ts';
import { useRefusal } from '../useRefusal.ts';
import { Actions, type Sheet } from './Actions.tsx';
import { Chosen } from './Chosen.tsx';
import { Ahead, Facts, WaveLine } from './Facts.tsx';
import styles from './Hud.module.css';
import { Round } from './Round.tsx';
import { useLesson } from './useLesson.ts';

const RecipesSheet = lazyPart(() => import('./sheets/RecipesSheet.tsx'));
const MapSheet = lazyPart(() => import('./sheets/MapSheet.tsx'));
const LedgerSheet = lazyPart(() => import('./sheets/LedgerSheet.tsx'));

/** Hint for placing, shown until the first rock is placed. */
const BY_TOUCH = 'Tap a cell, then tap it again.';
const BY_MOUSE = 'Click a cell, or use arrows and Enter.';

export default function Hud({ session, definition }: HudProps) {
  const view = useSession(session, state => state.view) as RockTdView;
  const refused = useRefusal(session);
  const lesson = useLesson(session);
  const touch = useTouch();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const walks = view.phase === 'wave' || view.phase === 'pause';
  const begins = view.phase === 'placing' && view.level === 1 && view.round.length === 0;
  const send = session.send.bind(session);
  const show = (which: Sheet) => {
    session.pause();
    setSheet(which);
  };
  const close = () => {
    setSheet(null);
    session.resume();
  };
  const play = (own: string) => {
    setSheet(null);
    session.start({ difficulty: view.difficulty, own });
  };
  return (
    <div className={styles.hud}>
      <Facts view={view} />
      <WaveLine view={view} />
      <div className={styles.message} data-alert={refused !== null || undefined}>
        <p>
          {refused ?? (walks ? lesson : null) ?? (begins ? `${view.hint} ${touch ? BY_TOUCH : BY_MOUSE}` : view.hint)}
        </p>
        {/* What happens is spoken by the page's announcer; a lesson is of no event. */}
        <span data-aloud role="status">
          {lesson}
        </span>
        {view.canTakeBack && (
          <button
            type="button"
            className={styles.undo}
            onMouseDown={event => event.preventDefault()}
            onClick={() => send({ type: 'takeBack' })}
          >
            <Undo2 aria-hidden /> Undo
          </button>
        )}
      </div>
      <Round view={view} send={send} />
      <Actions view={view} send={send} onSheet={show} onPlace={() => send({ type: 'place' })} />
      <Chosen view={view} send={send} />
      <Ahead view={view} />
      {createPortal(
        <>
          <Dialog open={sheet === 'recipes'} onClose={close} title="Recipes" size="wide">
            <Suspense>
              <RecipesSheet view={view} />
            </Suspense>
          </Dialog>
          <Dialog open={sheet === 'ledger'} onClose={close} title="Damage" size="wide">
            <Suspense>
              <LedgerSheet view={view} />
            </Suspense>
          </Dialog>
          <Dialog open={sheet === 'map'} onClose={close} title="Map editor" size="wide">
            <Suspense>
              <MapSheet definition={definition} onPlay={play} />
            </Suspense>
          </Dialog>
        </>,
        document.body,
      )}
    </div>
  );
}
