// HUD of Boulder Dash: the standard HUD with buttons for the caves dialog and for rewind.
import { FolderOpen, Rewind } from 'lucide-react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { REWIND_SECONDS } from '../../../scenes/boulder-dash/controls.ts';
import type { CaveView } from '../../../scenes/boulder-dash/view.ts';
import { useSession } from '../../play/session/useSession.ts';
import { lazyPart } from '../../site/lazy/lazyPart.tsx';
import { Button } from '../../ui/Button.tsx';
import type { HudProps } from '../HudProps.ts';
import StandardHud from '../StandardHud.tsx';
import styles from './Hud.module.css';
import { NextCave } from './NextCave.tsx';
import { WatchSolution } from './WatchSolution.tsx';

const CavesDialog = lazyPart(() => import('./sheets/CavesDialog.tsx'));
const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();

export default function Hud(props: HudProps) {
  const { session } = props;
  const live = useSession(session, ({ phase }) => phase !== 'ready');
  const { own, isWon, isLost, canTakeBack } = useSession(session, ({ view }) => view) as CaveView;
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const show = () => {
    session.pause();
    setOpened(true);
    setOpen(true);
  };
  if (!live) return null;
  return (
    <>
      <StandardHud {...props}>
        <span className={styles.buttons}>
          <Button
            variant="secondary"
            size="icon"
            className={styles.button}
            aria-label="Caves and editor"
            title="Caves and editor"
            onMouseDown={keepFocus}
            onClick={show}
          >
            <FolderOpen aria-hidden />
          </Button>
          <Button
            variant="secondary"
            size="icon"
            className={styles.button}
            data-room
            aria-label="Ten seconds back"
            title="Ten seconds back (Backspace): the run then counts as assisted"
            onMouseDown={keepFocus}
            onClick={() => session.rewind?.(REWIND_SECONDS)}
          >
            <Rewind aria-hidden />
          </Button>
        </span>
      </StandardHud>
      {canTakeBack && (
        <Button className={styles.offer} onMouseDown={keepFocus} onClick={() => session.send({ type: 'takeBack' })}>
          Take back
        </Button>
      )}
      {isWon && !open && <NextCave session={session} own={own} />}
      {isLost && !open && <WatchSolution session={session} own={own} />}
      {opened &&
        createPortal(
          <Suspense>
            <CavesDialog {...props} own={own} open={open} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
