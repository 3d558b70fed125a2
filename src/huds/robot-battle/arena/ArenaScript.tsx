// Editor of a script of the arena: the player's own, or the second one of free play.
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { UiStore } from '../../../../scenes/kit/core/session/ui.ts';
import type { ArenaLogEntry } from '../../../../scenes/robot-battle/arena/match.ts';
import { bytesOf, MAX_INPUT_LENGTH, MAX_SCRIPT_BYTES } from '../../../../scenes/robot-battle/rules/match.ts';
import { linesOf } from '../../../../scenes/robot-battle/rules/scripts.ts';
import { type RobotUi, setArenaCode } from '../../../../scenes/robot-battle/ui.ts';
import { toast } from '../../../ui/toast.ts';
import { CodeEditor } from '../../widgets/CodeEditor.tsx';
import type { CodeMark, Completion } from '../../widgets/code.ts';
import styles from '../ScriptPanel.module.css';
import arenaStyles from './Arena.module.css';

interface ArenaScriptProps {
  readonly ui: UiStore<RobotUi>;
  readonly slot: 0 | 1;
  readonly completions: readonly Completion[];
  /** What this very text wrote in the last match. */
  readonly log: readonly ArenaLogEntry[];
  onRun(): void;
}

const SHOWN_MS = 8000;

export function ArenaScript({ ui, slot, completions, log, onRun }: ArenaScriptProps) {
  const code = useStore(ui, ({ arena }) => arena.codes[slot]);
  const marks = useMemo(() => marksOf(log), [log]);
  const isTooLong = code.length > MAX_SCRIPT_BYTES / 4 && bytesOf(code) > MAX_SCRIPT_BYTES;
  const lines = linesOf(code);
  return (
    <div className={styles.bench} data-bench={slot === 0 ? 'A' : 'B'}>
      <div className={styles.head}>
        <span className={arenaStyles.owner}>{slot === 0 ? 'Your robot' : 'Your second'}</span>
        <span className={styles.size} data-over={isTooLong || undefined}>
          {isTooLong ? 'over 64 KB: it loses' : `${lines} ${lines === 1 ? 'line' : 'lines'}`}
        </span>
      </div>
      <CodeEditor
        label={slot === 0 ? 'Your script' : 'Your second script'}
        value={code}
        completions={completions}
        marks={marks}
        maxLength={MAX_INPUT_LENGTH}
        onTooLong={() =>
          toast({
            title: 'That is no script: 64 KB are allowed',
            description: 'Nothing was changed.',
            duration: SHOWN_MS,
          })
        }
        onChange={text => setArenaCode(ui, slot, text)}
        onRun={onRun}
      />
    </div>
  );
}

/** Editor marks: the first error or note of each line in the last match. */
function marksOf(log: readonly ArenaLogEntry[]): readonly CodeMark[] {
  const marks = new Map<number, string>();
  for (const { kind, line, tick, text } of log)
    if (kind !== 'log' && line !== null && !marks.has(line)) marks.set(line, `Tick ${tick}: ${text}`);
  return [...marks].map(([line, text]) => ({ line, text }));
}
