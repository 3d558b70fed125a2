// Lab: the designer's panel beside a game (clock, constants, events, state) and `window.lab`. Loaded only with `?lab`.
import { FlaskConical } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import type { MountedGame } from '../PhaserHost.tsx';
import { ClockPart } from './ClockPart.tsx';
import { EventLog } from './EventLog.tsx';
import { Inspector } from './Inspector.tsx';
import { KnobPart } from './KnobPart.tsx';
import styles from './Lab.module.css';
import { createLab } from './windowLab.ts';

interface LabProps {
  readonly definition: GameDefinition;
  readonly mounted: MountedGame | null;
}

export default function Lab({ definition, mounted }: LabProps) {
  const [{ lab, connect }] = useState(() => createLab(definition.id));
  const [open, setOpen] = useState(() => !window.matchMedia('(width <= 48rem) or (height < 30rem)').matches);

  useEffect(() => {
    window.lab = lab;
    return () => {
      delete window.lab;
    };
  }, [lab]);
  useEffect(() => connect(mounted), [connect, mounted]);

  return (
    <aside className={styles.lab} aria-label="Lab" data-open={open}>
      <button type="button" className={styles.head} aria-expanded={open} onClick={() => setOpen(!open)}>
        <FlaskConical aria-hidden /> Lab
      </button>
      {open && mounted && (
        <div className={styles.parts}>
          <ClockPart mounted={mounted} />
          <KnobPart definition={definition} mounted={mounted} />
          <EventLog session={mounted.stage.session} />
          <Inspector session={mounted.stage.session} />
        </div>
      )}
    </aside>
  );
}
