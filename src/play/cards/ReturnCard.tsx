// Return card: a run that was kept comes back. Its recording is replayed, then play is counted down to, in seconds of the clock.
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Progress } from '../../ui/Progress.tsx';
import styles from './ReturnCard.module.css';
import { PRIMARY, StageCard } from './StageCard.tsx';

interface ReturnCardProps {
  /** How much of the run is replayed, 0 to 1, or 'counting'. */
  readonly progress: number | 'counting' | null;
  /** Play goes on. */
  onGo(): void;
  /** The page was left while it counted: the run stays paused. */
  onStop(): void;
}

const COUNT = 3;

export function ReturnCard({ progress, onGo, onStop }: ReturnCardProps) {
  if (progress !== 'counting')
    return (
      <StageCard title="Back to where you were" kind="return">
        <Progress label="Your moves are played again" value={progress ?? 0} />
      </StageCard>
    );
  return <Countdown onGo={onGo} onStop={onStop} />;
}

function Countdown({ onGo, onStop }: Pick<ReturnCardProps, 'onGo' | 'onStop'>) {
  const [left, setLeft] = useState(COUNT);
  const go = useEffectEvent(onGo);
  const stop = useEffectEvent(onStop);
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : go()), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  useEffect(() => {
    const onHidden = () => document.hidden && stop();
    const onBlur = () => stop();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('blur', onBlur);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('blur', onBlur);
    };
  }, []);
  return (
    <StageCard title="Back to where you were" kind="return" takesFocus>
      <p className={styles.count} role="status">
        {left}
      </p>
      <Button {...PRIMARY} onClick={onGo}>
        Go on now
      </Button>
    </StageCard>
  );
}
