// The HUD of Mini golf: the course and its figures, the scorecard so far, what happened, and what to do.
import type { GolfView } from '../../../scenes/minigolf/view.ts';
import { recordOf, useProfile } from '../../data/profile.ts';
import { useSession } from '../../play/useSession.ts';
import { useTouch } from '../../ui/useTouch.ts';
import type { HudProps } from '../HudProps.ts';
import { useRefusal } from '../useRefusal.ts';
import { Card } from './Card.tsx';
import { Facts } from './Facts.tsx';
import styles from './Hud.module.css';
import { Pad } from './Pad.tsx';

export default function Hud({ session, definition, hold }: HudProps) {
  const view = useSession(session, state => state.view) as GolfView;
  const live = useSession(session, state => state.phase !== 'ready');
  const feats = useProfile(profile => recordOf(profile, definition).feats);
  const touch = useTouch();
  const refused = useRefusal(session);
  const said = refused ? { text: refused, ends: false } : view.said;
  return (
    <div className={styles.hud} data-live={live || undefined}>
      <div className={styles.side}>
        <Facts view={view} best={feats[`course ${view.number}`] ?? null} />
        {view.hint && live && <p className={styles.hint}>{view.hint}</p>}
      </div>
      <div className={styles.far}>
        <Card view={view} feats={feats} />
      </div>
      {touch && live && <Pad hold={hold} swings={view.phase === 'putting'} />}
      {said && live && (
        <p key={said.text} className={styles.said} role="status" data-ends={said.ends || undefined}>
          {said.text}
        </p>
      )}
    </div>
  );
}
