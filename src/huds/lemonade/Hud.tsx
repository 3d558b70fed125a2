// HUD of Lemonade Billionaire: the purse, and one sheet for each part of the day: morning, street, evening, a stand that folded.
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LemonadeView } from '../../../scenes/lemonade/view.ts';
import { useSession } from '../../play/session/useSession.ts';
import { lazyPart } from '../../site/lazy/lazyPart.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { HudProps } from '../HudProps.ts';
import { useRefusal } from '../useRefusal.ts';
import { Broke } from './Broke.tsx';
import { Evening } from './Evening.tsx';
import styles from './Hud.module.css';
import { Morning } from './Morning.tsx';
import { Street } from './Street.tsx';

const Notebook = lazyPart(() => import('./sheets/Notebook.tsx'));

export default function Hud({ session }: HudProps) {
  const view = useSession(session, state => state.view) as LemonadeView;
  const refused = useRefusal(session);
  const [isReading, setReading] = useState(false);
  const send = session.send.bind(session);
  const { morning, street, evening, broke } = view;
  return (
    <div className={styles.hud} data-phase={view.phase}>
      <dl className={styles.top}>
        <div>
          <dt>{view.date}</dt>
          <dd>{view.day}</dd>
        </div>
        <div>
          <dt>Purse</dt>
          <dd>{view.purse}</dd>
        </div>
        <div>
          <dt>{view.goalName}</dt>
          <dd>{view.goal}</dd>
        </div>
      </dl>
      {/* The announcer says it, too. */}
      <p className={styles.refusal} aria-hidden={refused === null} data-shown={refused !== null || undefined}>
        {refused}
      </p>
      {morning && <Morning view={morning} send={send} onNotebook={() => setReading(true)} />}
      {street && <Street view={street} send={send} />}
      {evening && <Evening view={evening} send={send} />}
      {broke && <Broke pictures={broke} send={send} />}
      {createPortal(
        <Dialog open={isReading && morning !== null} onClose={() => setReading(false)} title="Notebook" size="wide">
          <Suspense>{morning && <Notebook notes={morning.notes} />}</Suspense>
        </Dialog>,
        document.body,
      )}
    </div>
  );
}
