// Load error card: shown over the stage if a part of the page could not be fetched.
import { Button } from '../ui/Button.tsx';
import { fetchParts } from './LazyParts.tsx';
import styles from './LoadErrorCard.module.css';
import { PRIMARY, StageCard } from './StageCard.tsx';

/** `onClose` is given if play can go on without the part. */
export function LoadErrorCard({ onClose }: { onClose?(): void }) {
  return (
    <StageCard title="This part did not load" kind="crash" takesFocus>
      <p>Perhaps the connection was lost. The game stays as it is.</p>
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
