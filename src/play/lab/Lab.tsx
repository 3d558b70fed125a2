// Lab: the designer's panel beside a game (clock, constants, state) and `window.lab`. Loaded only with `?lab`.
import { FlaskConical } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { dialogOpen, isTyping } from '../../ui/keyTargets.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import type { MountedGame } from '../stage/PhaserHost.tsx';
import { ClockPart } from './ClockPart.tsx';
import { EventLog } from './EventLog.tsx';
import { createEventLines } from './eventLines.ts';
import { GraphPart } from './GraphPart.tsx';
import { Inspector } from './Inspector.tsx';
import { KnobPart } from './knobs/KnobPart.tsx';
import { PresetPart, SWAP_KEY } from './knobs/PresetPart.tsx';
import { createTuning, type Tuning } from './knobs/tuning.ts';
import styles from './Lab.module.css';
import { LadderPart } from './ladder/LadderPart.tsx';
import { createLadderBench } from './ladder/ladderBench.ts';
import { createTraces } from './traces.ts';
import { createLab } from './windowLab.ts';

interface LabProps {
  readonly definition: GameDefinition;
  readonly mounted: MountedGame | null;
}

export default function Lab({ definition, mounted }: LabProps) {
  const [{ lab, connect }] = useState(() => createLab(definition.id));
  const [open, setOpen] = useState(() => !window.matchMedia('(width <= 48rem) or (height < 30rem)').matches);
  const tools = useMemo(() => mounted && createTools(definition, mounted), [definition, mounted]);
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    window.lab = lab;
    return () => {
      delete window.lab;
    };
  }, [lab]);
  useEffect(() => connect(mounted), [connect, mounted]);
  useEffect(() => tools?.lines.listen(), [tools]);
  useEffect(() => tools?.traces.listen(), [tools]);
  useEffect(() => () => tools?.bench.close(), [tools]);
  useEffect(() => {
    const { current } = panel;
    if (!current || !tools) return;
    const onLabKey = (event: KeyboardEvent) => undoByKey(event, tools.tuning);
    const onKey = (event: KeyboardEvent) => swapByKey(event, tools.tuning);
    current.addEventListener('keydown', onLabKey);
    window.addEventListener('keydown', onKey);
    return () => {
      current.removeEventListener('keydown', onLabKey);
      window.removeEventListener('keydown', onKey);
    };
  }, [tools]);

  return (
    <aside ref={panel} className={styles.lab} aria-label="Lab" data-open={open}>
      <button type="button" className={styles.head} aria-expanded={open} onClick={() => setOpen(!open)}>
        <FlaskConical aria-hidden /> Lab
      </button>
      {open && mounted && tools && (
        <div className={styles.parts}>
          <ClockPart mounted={mounted} />
          <Tabs
            label="Parts of the lab"
            tabs={[
              {
                id: 'constants',
                label: 'Numbers',
                panel: <KnobPart definition={definition} mounted={mounted} tuning={tools.tuning} />,
              },
              {
                id: 'sets',
                label: 'Sets',
                panel: <PresetPart definition={definition} mounted={mounted} tuning={tools.tuning} />,
              },
              {
                id: 'ladder',
                label: 'Ladder',
                panel: <LadderPart definition={definition} mounted={mounted} bench={tools.bench} />,
              },
              {
                id: 'graph',
                label: 'Graph',
                panel: <GraphPart definition={definition} mounted={mounted} traces={tools.traces} />,
              },
              {
                id: 'state',
                label: 'State',
                panel: (
                  <>
                    <EventLog lines={tools.lines} />
                    <Inspector session={mounted.stage.session} />
                  </>
                ),
              },
            ]}
          />
        </div>
      )}
    </aside>
  );
}

/** What outlives a change of tabs: the history of tuning, the events, what is pinned, and the runs of the ladder. */
function createTools(definition: GameDefinition, mounted: MountedGame) {
  const { session } = mounted.stage;
  return {
    tuning: createTuning(session, mounted.runtime.constants),
    lines: createEventLines(session),
    bench: createLadderBench(definition, mounted),
    traces: createTraces(session),
  };
}

/** Ctrl+Z and Ctrl+Y inside the lab are for its numbers; a field that is being typed in keeps its own. */
function undoByKey(event: KeyboardEvent, tuning: Tuning): void {
  if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
  const isRedo = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey);
  if (!isRedo && event.code !== 'KeyZ') return;
  event.preventDefault();
  event.stopPropagation();
  if (isRedo) tuning.redo();
  else tuning.undo();
}

/** The key above Tab plays the other set, while playing too. */
function swapByKey(event: KeyboardEvent, tuning: Tuning): void {
  const { code, repeat, ctrlKey, metaKey, altKey } = event;
  if (code !== SWAP_KEY || repeat || ctrlKey || metaKey || altKey || isTyping(event.target) || dialogOpen()) return;
  event.preventDefault();
  tuning.swap();
}
