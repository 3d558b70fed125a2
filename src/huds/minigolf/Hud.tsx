// HUD of Mini golf: course facts, scorecard, message, hint, touch buttons.
import { PencilRuler } from 'lucide-react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { GolfView } from '../../../scenes/minigolf/view.ts';
import { recordOf, useProfile } from '../../data/profile.ts';
import { useWords } from '../../play/keys/useWords.ts';
import { useSession } from '../../play/session/useSession.ts';
import { lazyPart } from '../../site/lazy/lazyPart.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useTouch } from '../../ui/hooks/useTouch.ts';
import type { HudProps } from '../HudProps.ts';
import { useRefusal } from '../useRefusal.ts';
import { BallMark } from './BallMark.tsx';
import { Card } from './Card.tsx';
import { Facts } from './Facts.tsx';
import styles from './Hud.module.css';
import { Pad } from './Pad.tsx';
import { Power } from './Power.tsx';
import { Standing } from './Standing.tsx';

const EditorSheet = lazyPart(() => import('./sheets/EditorSheet.tsx'));

export default function Hud({ session, definition, settings, hold }: HudProps) {
  const view = useSession(session, state => state.view) as GolfView;
  const live = useSession(session, state => state.phase !== 'ready');
  const stats = useProfile(profile => recordOf(profile, definition).feats);
  const touch = useTouch();
  const words = useWords(definition, settings.keys);
  const [edits, setEdits] = useState(false);
  const refused = useRefusal(session);
  const said: GolfView['message'] = refused ? { text: refused, ends: false, low: false } : view.message;
  return (
    <div className={styles.hud} data-live={live || undefined}>
      <div className={styles.side}>
        <Facts view={view} best={view.best ?? stats[`course ${view.number}`] ?? null} />
        <div className={styles.below}>
          {live && view.power && <Power power={view.power} />}
          {live && said?.beside && (
            <p key={said.text} className={styles.said} data-beside>
              {said.text}
            </p>
          )}
          <div className={styles.told}>
            {view.hint && live && !view.power && !said?.beside && (
              <div className={styles.hint}>
                <p>{words(view.hint)}</p>
                {view.swing && <p>{view.swing}</p>}
              </div>
            )}
            <Standing view={view} />
          </div>
        </div>
      </div>
      <div className={styles.far}>
        <Card view={view} stats={stats} />
        <Button
          className={styles.editor}
          variant="secondary"
          aria-label="Course editor"
          title="Draw a course of your own"
          onMouseDown={event => event.preventDefault()}
          onClick={() => {
            session.pause();
            setEdits(true);
          }}
        >
          <PencilRuler aria-hidden /> <span>Editor</span>
        </Button>
      </div>
      {touch && live && <Pad hold={hold} swings={view.phase === 'putting'} />}
      {said && !said.beside && live && (
        <p key={said.text} className={styles.said} data-ends={said.ends || undefined} data-low={said.low || undefined}>
          {said.plays !== undefined && <BallMark player={said.plays} />}
          {said.text}
        </p>
      )}
      {createPortal(
        <Dialog open={edits} onClose={() => setEdits(false)} title="Course editor" size="wide">
          <Suspense>
            <EditorSheet view={view} session={session} definition={definition} onDone={() => setEdits(false)} />
          </Suspense>
        </Dialog>,
        document.body,
      )}
    </div>
  );
}
