// Button for the next cave of the collection, once one is left by its exit; N presses it, too.
import { useStore } from 'zustand';
import type { BoulderUi } from '../../../scenes/boulder-dash/ui.ts';
import type { SessionPort } from '../../../scenes/kit/core/session/session.ts';
import { uiOf } from '../../../scenes/kit/core/session/ui.ts';
import { Button } from '../../ui/Button.tsx';
import { useTouch } from '../../ui/hooks/useTouch.ts';
import styles from './Hud.module.css';
import { nextCave } from './shelf.ts';
import { usePlainKey } from './usePlainKey.ts';

interface NextCaveProps {
  readonly session: SessionPort;
  /** Key of the custom cave that is played. */
  readonly own: string | null;
}

export function NextCave({ session, own }: NextCaveProps) {
  const touch = useTouch();
  const ui = uiOf<BoulderUi>(session);
  const next = nextCave(
    useStore(ui, ({ active }) => active),
    own,
  );
  const go = () => {
    if (!next) return;
    ui.setState({ active: next });
    session.start({ cave: next.cave.bdcff });
  };
  usePlainKey('KeyN', go);
  if (!next) return null;
  return (
    <Button className={styles.offer} title={next.cave.name} onMouseDown={event => event.preventDefault()} onClick={go}>
      Next cave{!touch && ' (N)'}
    </Button>
  );
}
