// HUD of Emergencia: status, panels, action buttons, list of people, cards.
import { type CSSProperties, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { EmergenciaView } from '../../../scenes/emergencia/view.ts';
import { useWords } from '../../play/keys/useWords.ts';
import { useSession } from '../../play/session/useSession.ts';
import { lazyPart } from '../../site/lazy/lazyPart.tsx';
import { Button } from '../../ui/Button.tsx';
import { useTouch } from '../../ui/hooks/useTouch.ts';
import type { HudProps } from '../HudProps.ts';
import { useRefusal } from '../useRefusal.ts';
import { ActionButtons } from './ActionButtons.tsx';
import { Cover } from './Cover.tsx';
import { Devices, deviceRoom } from './Devices.tsx';
import styles from './Hud.module.css';
import { Controls, Mission } from './Panels.tsx';
import { People } from './People.tsx';
import { Status } from './Status.tsx';

const Sheets = lazyPart(() => import('./sheets/Sheets.tsx'));
type Sheet = 'intel' | 'mission';

const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();

export default function Hud(props: HudProps) {
  const { session } = props;
  const view = useSession(session, state => state.view) as EmergenciaView;
  const live = useSession(session, ({ phase }) => phase !== 'ready');
  const over = useSession(session, ({ phase }) => phase === 'over');
  const refused = useRefusal(session);
  const touch = useTouch();
  const words = useWords(props.definition, props.settings.keys);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [list, setList] = useState(false);
  const show = (which: Sheet) => {
    session.pause();
    setSheet(which);
  };
  const close = () => {
    setSheet(null);
    session.resume();
  };
  const { columns, rows } = deviceRoom(view);
  const isPlaying = view.phase === 'playing';
  // What to do with a selected agent, until there is news.
  const hint = touch && isPlaying && view.selected > 0 && view.message.startsWith(`Agent ${view.selected} selected`);
  return (
    <div
      className={styles.hud}
      data-live={live || undefined}
      style={{ '--device-columns': columns, '--device-rows': rows } as CSSProperties}
    >
      <div className={styles.side}>
        <Status view={view} />
        <div className={styles.panels}>
          <Mission view={view} />
        </div>
        <Devices view={view} session={session} />
        <ActionButtons {...props} view={view} />
      </div>
      <div className={styles.far}>
        <p className={styles.message} data-hint={hint || undefined}>
          {hint && view.marks ? (
            <span>Tap the person to mark</span>
          ) : hint && refused === null ? (
            <>
              <b>Agent selected</b> <span>Tap location to move</span>
            </>
          ) : (
            words(refused ?? view.complaint ?? view.message) || '…'
          )}
        </p>
        <div className={styles.sheets}>
          <Button size="sm" variant="secondary" onMouseDown={keepFocus} onClick={() => show('intel')}>
            Intel
          </Button>
          <Button size="sm" variant="secondary" onMouseDown={keepFocus} onClick={() => show('mission')}>
            Mission
          </Button>
          <Button
            size="sm"
            variant="secondary"
            aria-expanded={list}
            data-narrow
            onMouseDown={keepFocus}
            onClick={() => setList(!list)}
          >
            People
          </Button>
        </div>
        <div className={styles.panels}>
          <Controls view={view} />
        </div>
        <People view={view} session={session} open={list} onClose={() => setList(false)} />
      </div>
      {view.planning && isPlaying && <p className={styles.stands}>Time stands. Give your orders.</p>}
      {live && !over && <Cover view={view} session={session} />}
      {sheet &&
        createPortal(
          <Suspense>
            <Sheets which={sheet} view={view} session={session} definition={props.definition} onClose={close} />
          </Suspense>,
          document.body,
        )}
    </div>
  );
}
