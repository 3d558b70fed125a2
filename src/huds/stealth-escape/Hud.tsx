// HUD of Stealth Escape: the standard HUD; in missions with a button for the map of wings, and the map itself where a run begins with it.
import { Map as MapIcon } from 'lucide-react';
import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { MAP_CHOICE } from '../../../scenes/stealth-escape/rules/missions/names.ts';
import { missionModeOf } from '../../../scenes/stealth-escape/rules/missions/wings.ts';
import { useSession } from '../../play/session/useSession.ts';
import { lazyPart } from '../../site/lazy/lazyPart.tsx';
import { Button } from '../../ui/Button.tsx';
import type { HudProps } from '../HudProps.ts';
import StandardHud from '../StandardHud.tsx';
import styles from './Hud.module.css';

const Wings = lazyPart(() => import('./sheets/Wings.tsx'));
const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();

export default function Hud(props: HudProps) {
  const { session } = props;
  const live = useSession(session, ({ phase }) => phase !== 'ready');
  const setup = useSession(session, state => state.setup);
  const isLive = useSession(session, ({ phase }) => phase === 'playing');
  const playback = useSession(session, state => state.playback !== null);
  if (!live) return null;
  const isMission = missionModeOf(setup) !== undefined;
  return (
    <>
      <StandardHud {...props}>
        {isMission && !playback && (
          <Button
            variant="secondary"
            size="icon"
            className={styles.button}
            aria-label="Map of wings"
            title="Map of wings"
            onMouseDown={keepFocus}
            onClick={() => session.start({ ...setup, halls: MAP_CHOICE })}
          >
            <MapIcon aria-hidden />
          </Button>
        )}
      </StandardHud>
      {/* Over the touch pad, which has no part in the map. */}
      {setup['halls'] === MAP_CHOICE &&
        !playback &&
        isLive &&
        createPortal(
          <Suspense>
            <Wings session={session} definition={props.definition} />
          </Suspense>,
          document.fullscreenElement ?? document.body,
        )}
    </>
  );
}
