// Editor panel of one robot: its script, and a list of built-in robots to load.
import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import type { UiStore } from '../../../scenes/kit/core/session/ui.ts';
import { LETTERS, type Side } from '../../../scenes/robot-battle/rules/arena.ts';
import { LADDER, RADAR_LADDER, type RobotId } from '../../../scenes/robot-battle/rules/houses.ts';
import { bytesOf, MAX_INPUT_LENGTH, MAX_SCRIPT_BYTES } from '../../../scenes/robot-battle/rules/match.ts';
import { isHouseRobot, linesOf, NAMES, parOf, robotOf, SCRIPTS } from '../../../scenes/robot-battle/rules/scripts.ts';
import { logOf, type RobotUi, setCode } from '../../../scenes/robot-battle/ui.ts';
import { toast } from '../../ui/toast.ts';
import { CodeEditor } from '../widgets/CodeEditor.tsx';
import type { CodeMark } from '../widgets/code.ts';
import styles from './ScriptPanel.module.css';
import type { Stats } from './stats.ts';
import { WORDS } from './words.ts';

interface ScriptPanelProps {
  readonly ui: UiStore<RobotUi>;
  readonly side: Side;
  readonly stats: Stats;
  onRun(): void;
  /** A button beside the choice. */
  readonly children?: ReactNode;
}

const SAMPLES = ['steps', 'aims'] as const satisfies readonly RobotId[];
const OWN = 'own';
/** Long enough to press Undo. */
const UNDO_MS = 8000;

export function ScriptPanel({ ui, side, stats, onRun, children }: ScriptPanelProps) {
  const code = useStore(ui, ({ codes }) => codes[side]);
  const log = useStore(ui, state => logOf(state, side));
  const marks = useMemo(() => marksOf(log, side), [log, side]);
  const robot = robotOf(code);
  const letter = LETTERS[side];
  const isTooLong = code.length > MAX_SCRIPT_BYTES / 4 && bytesOf(code) > MAX_SCRIPT_BYTES;

  const placeScript = (id: string) => {
    const script = Object.values(SCRIPTS).find(known => known.id === id);
    if (!script) return;
    const before = code;
    setCode(ui, side, script.code);
    if (robot === null)
      toast({
        title: `${script.name} lies on bench ${letter}`,
        description: 'Your script was there.',
        duration: UNDO_MS,
        action: { label: 'Undo', run: () => setCode(ui, side, before) },
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
          onChange={event => placeScript(event.currentTarget.value)}
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
          <optgroup label="House robots of the radar">
            {RADAR_LADDER.map(id => (
              <option key={id} value={id}>
                {NAMES[id]}
              </option>
            ))}
          </optgroup>
          <optgroup label="House robots">
            {LADDER.map((id, index) => (
              <option key={id} value={id}>
                {index + 1}. {NAMES[id]}
                {stats[`${NAMES[id]} ticks`] === undefined ? '' : ' ✓'}
              </option>
            ))}
          </optgroup>
        </select>
        {children}
        <span className={styles.size} data-over={isTooLong || undefined}>
          {isTooLong ? 'over 64 KB: it loses' : `${linesOf(code)} ${linesOf(code) === 1 ? 'line' : 'lines'}`}
          {isHouseRobot(robot) && side === 1 ? `, house; par ${parOf(robot)}` : ''}
        </span>
      </div>
      <CodeEditor
        label={`Script of robot ${letter}`}
        value={code}
        completions={WORDS}
        marks={marks}
        maxLength={MAX_INPUT_LENGTH}
        onTooLong={showTooLong}
        onChange={text => setCode(ui, side, text)}
        onRun={onRun}
      />
    </div>
  );
}

/** A text too long for a script is not taken. */
const showTooLong = () =>
  toast({ title: 'That is no script: 64 KB are allowed', description: 'Nothing was changed.', duration: UNDO_MS });

/** Editor marks: the first error or note of each line in the last match. */
function marksOf(log: RobotUi['log'], side: Side): readonly CodeMark[] {
  const marks = new Map<number, string>();
  for (const words of log)
    if (words.side === side && words.kind !== 'log' && words.line !== null && !marks.has(words.line))
      marks.set(words.line, `Tick ${words.tick}: ${words.text}`);
  return [...marks].map(([line, text]) => ({ line, text }));
}
