// Crash card: what happened, what is saved, and the buttons to restart or to download the replay.
import { whyNotLoaded } from '../../site/offline/mend.ts';
import { Button } from '../../ui/Button.tsx';
import { LazyParts } from '../page/LazyParts.tsx';
import type { Crash } from '../page/usePlay.ts';
import styles from './PauseMenu.module.css';
import { PRIMARY, StageCard } from './StageCard.tsx';

interface CrashCardProps {
  readonly crash: Crash;
  onRestart(): void;
}

export function CrashCard({ crash: { loaded, mending = 'whole', replay }, onRestart }: CrashCardProps) {
  if (!loaded)
    return (
      <StageCard title="The game did not load" kind="crash" takesFocus>
        <p>{whyNotLoaded(mending)}</p>
        <Button {...PRIMARY} onClick={() => location.reload()}>
          Load again
        </Button>
      </StageCard>
    );
  return (
    <StageCard title="The game stopped" kind="crash" takesFocus>
      <p>
        Something in it went wrong. Your settings and best scores are kept.
        {replay && ' The run up to here can be saved as a replay: it shows us what happened.'}
      </p>
      <div className={styles.grid}>
        <Button {...PRIMARY} onClick={onRestart}>
          Restart
        </Button>
        {replay && (
          <LazyParts>
            {({ saveReplay }) => (
              <Button variant="secondary" onClick={() => saveReplay(replay)}>
                Download replay
              </Button>
            )}
          </LazyParts>
        )}
      </div>
    </StageCard>
  );
}
