// When a part of the page could not be fetched: said on the stage instead of a button that does nothing.
import { Button } from '../ui/Button.tsx';
import { fetchParts } from './LazyParts.tsx';
import styles from './LoadErrorCard.module.css';
import { PRIMARY, StageCard } from './StageCard.tsx';

/** `onClose` where play can go on without it. */
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
