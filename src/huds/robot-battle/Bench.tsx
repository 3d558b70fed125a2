// One side of the workbench: the script's sheet, and the robots that can be laid on it.
import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import { LETTERS, type Side } from '../../../scenes/robot-battle/arena.ts';
import { LADDER, type RobotId } from '../../../scenes/robot-battle/houses.ts';
import { bytesOf, LONGEST_HEARD, LONGEST_SCRIPT } from '../../../scenes/robot-battle/match.ts';
import { isHouse, linesOf, NAMES, robotOf, SCRIPTS } from '../../../scenes/robot-battle/scripts.ts';
import { saidOf, workshop, write } from '../../../scenes/robot-battle/workshop.ts';
import { toast } from '../../ui/toast.ts';
import { CodeEditor } from '../widgets/CodeEditor.tsx';
import type { CodeMark } from '../widgets/code.ts';
import styles from './Bench.module.css';
import type { Feats } from './feats.ts';
import { WORDS } from './words.ts';

interface BenchProps {
  readonly side: Side;
  readonly feats: Feats;
  onRun(): void;
  /** A button beside the choice. */
  readonly children?: ReactNode;
}

const SAMPLES = ['steps', 'aims'] as const satisfies readonly RobotId[];
const OWN = 'own';
/** Long enough to press Undo. */
const UNDO_MS = 8000;

export function Bench({ side, feats, onRun, children }: BenchProps) {
  const code = useStore(workshop, ({ codes }) => codes[side]);
  const said = useStore(workshop, state => saidOf(state, side));
  const marks = useMemo(() => marksOf(said, side), [said, side]);
  const robot = robotOf(code);
  const letter = LETTERS[side];
  const isTooLong = code.length > LONGEST_SCRIPT / 4 && bytesOf(code) > LONGEST_SCRIPT;

  const lay = (id: string) => {
    const script = Object.values(SCRIPTS).find(known => known.id === id);
    if (!script) return;
    const before = code;
    write(side, script.code);
    if (robot === null)
      toast({
        title: `${script.name} lies on bench ${letter}`,
        description: 'Your script was there.',
        duration: UNDO_MS,
        action: { label: 'Undo', run: () => write(side, before) },
      });
  };

  return (
    <div className={styles.bench} data-bench={letter}>
      <div className={styles.head}>
        <b>{letter}</b>
        <select
          className={styles.pick}
          aria-label={`Robot ${letter}: whose script`}
          value={robot ?? OWN}
          onChange={event => lay(event.currentTarget.value)}
        >
          <option value={OWN} disabled>
            Your script
          </option>
          <optgroup label="Samples">
            {SAMPLES.map(id => (
              <option key={id} value={id}>
                {NAMES[id]}
              </option>
            ))}
          </optgroup>
          <optgroup label="House robots">
            {LADDER.map((id, index) => (
              <option key={id} value={id}>
                {index + 1}. {NAMES[id]}
                {feats[`${NAMES[id]} ticks`] === undefined ? '' : ' ✓'}
              </option>
            ))}
          </optgroup>
        </select>
        {children}
        <span className={styles.size} data-over={isTooLong || undefined}>
          {isTooLong ? 'over 64 KB: it loses' : `${linesOf(code)} ${linesOf(code) === 1 ? 'line' : 'lines'}`}
          {isHouse(robot) && side === 1 ? ', house' : ''}
        </span>
      </div>
      <CodeEditor
        label={`Script of robot ${letter}`}
        value={code}
        completions={WORDS}
        marks={marks}
        maxLength={LONGEST_HEARD}
        onTooLong={refuse}
        onChange={text => write(side, text)}
        onRun={onRun}
      />
    </div>
  );
}

/** What no script is and no browser would keep is not taken. */
const refuse = () =>
  toast({ title: 'That is no script: 64 KB are allowed', description: 'Nothing was changed.', duration: UNDO_MS });

/** The first mistake of each line, as the last match met it. */
function marksOf(said: ReturnType<typeof workshop.getState>['said'], side: Side): readonly CodeMark[] {
  const marks = new Map<number, string>();
  for (const words of said)
    if (words.side === side && words.kind === 'error' && words.line !== null && !marks.has(words.line))
      marks.set(words.line, `Tick ${words.tick}: ${words.text}`);
  return [...marks].map(([line, text]) => ({ line, text }));
}
