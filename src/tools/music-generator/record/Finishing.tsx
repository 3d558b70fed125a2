// Sign that takes are still rendered after their end; leaving the page meanwhile asks first.
import { useEffect } from 'react';
import styles from '../Player.module.css';
import { useStudioState } from '../studio/useStudio.ts';

export function Finishing() {
  const isFinishing = useStudioState(state => state.finishing > 0);
  useEffect(() => {
    if (!isFinishing) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isFinishing]);
  return (
    <p className={styles.message} role="status">
      {isFinishing && 'Finishing …'}
    </p>
  );
}
