// Load error card: shown over the stage if a part of the page could not be fetched.
import { type Mending, whyNotLoaded } from '../../site/offline/mend.ts';
import { Button } from '../../ui/Button.tsx';
import { fetchParts } from '../page/LazyParts.tsx';
import styles from './LoadErrorCard.module.css';
import { PRIMARY, StageCard } from './StageCard.tsx';

interface LoadErrorCardProps {
  readonly why: Mending;
  /** Given if play can go on without the part. */
  onClose?(): void;
}

export function LoadErrorCard({ why, onClose }: LoadErrorCardProps) {
  return (
    <StageCard title="This part did not load" kind="crash" takesFocus>
      <p>{whyNotLoaded(why, 'The game stays as it is.')}</p>
      <div className={styles.actions}>
        <Button {...PRIMARY} onClick={() => void fetchParts()}>
          Try again
        </Button>
        {onClose && (
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
        )}
      </div>
    </StageCard>
  );
}
