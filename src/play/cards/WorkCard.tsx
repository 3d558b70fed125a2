// Work card: shown while play waits for a Worker, with progress and a cancel button.
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Session, Work } from '../../../scenes/kit/core/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { useDelayed } from '../page/useDelayed.ts';
import { useSession } from '../session/useSession.ts';
import { createWorkerClient, type WorkerClient } from '../stage/workerClient.ts';
import styles from './LoadErrorCard.module.css';
import { PRIMARY, StageCard } from './StageCard.tsx';

interface WorkCardProps {
  readonly session: Session;
  readonly work: Work;
  /** True while a dialog or a replay covers play: the card is hidden. */
  readonly covered: boolean;
  onCancel(): void;
}

/** Delay of the card: shorter requests show none. */
const CARD_AFTER_MS = 300;

/** Worker client of a mounted game, and the card that is shown while play waits for it. */
export function WorkCard(props: WorkCardProps) {
  const { session, work } = props;
  const client = useMemo(() => createWorkerClient(session, work), [session, work]);
  useEffect(() => client.open(), [client]);
  return <WaitingCard client={client} {...props} />;
}

function WaitingCard({ client, session, work, covered, onCancel }: WorkCardProps & { readonly client: WorkerClient }) {
  const message = useSession(session, ({ phase, request }) =>
    phase === 'playing' && request !== null ? work.waitMessage(session.state) : null,
  );
  const isDue = useDelayed(message !== null, CARD_AFTER_MS);
  const { progress, failure } = useStore(client.store);
  if (message === null || !isDue || covered) return null;
  if (failure !== null)
    return (
      <StageCard title="This could not be worked out" kind="work" takesFocus>
        <p>{failure} Nothing is lost: the game waits.</p>
        <div className={styles.actions} data-buttons>
          <Button {...PRIMARY} onClick={() => client.tryAgain()}>
            Try again
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Back to start
          </Button>
        </div>
      </StageCard>
    );
  return (
    <StageCard title="One moment" kind="work">
      <div role="status">
        <Progress label={message} {...(progress !== null && { value: progress })} />
      </div>
      <div className={styles.actions} data-buttons>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </StageCard>
  );
}
