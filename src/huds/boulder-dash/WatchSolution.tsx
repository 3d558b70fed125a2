// Button for the solution of the cave's file, once the fox is lost in the cave; V presses it, too.
import { useStore } from 'zustand';
import type { BoulderUi } from '../../../scenes/boulder-dash/ui.ts';
import type { SessionPort } from '../../../scenes/kit/core/session/session.ts';
import { uiOf } from '../../../scenes/kit/core/session/ui.ts';
import { Button } from '../../ui/Button.tsx';
import { useTouch } from '../../ui/hooks/useTouch.ts';
import styles from './Hud.module.css';
import { setupOf, solvedCave } from './shelf.ts';
import { usePlainKey } from './usePlainKey.ts';

interface WatchSolutionProps {
  readonly session: SessionPort;
  /** Key of the custom cave that is played. */
  readonly own: string | null;
}

export function WatchSolution({ session, own }: WatchSolutionProps) {
  const touch = useTouch();
  const cave = solvedCave(
    useStore(uiOf<BoulderUi>(session), ({ active }) => active),
    own,
  );
  const watch = () => {
    if (cave) session.start(setupOf(cave.bdcff, cave.solution));
  };
  usePlainKey('KeyV', watch);
  if (!cave) return null;
  return (
    <Button className={styles.offer} onMouseDown={event => event.preventDefault()} onClick={watch}>
      Watch the file’s solution{!touch && ' (V)'}
    </Button>
  );
}
