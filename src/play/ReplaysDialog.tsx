// Runs to keep and to watch: this one, the best one, the ones kept before, or one from a file.
import { Download, Film, Play, Rewind, Trash2, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Replay } from '../../scenes/kit/core/replay.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import {
  type BestReplay,
  deleteReplay,
  loadBestReplays,
  loadSavedReplays,
  type SavedReplay,
  storeReplay,
} from '../data/replays.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Progress } from '../ui/Progress.tsx';
import { clock } from './ReplayBar.tsx';
import styles from './ReplaysDialog.module.css';
import { openReplay, saveReplay, saveText } from './runFiles.ts';

interface ReplaysDialogProps {
  readonly open: boolean;
  readonly game: Pick<GameDefinition, 'id'>;
  /** The run on the stage, if it has begun. */
  readonly current: (() => Replay) | null;
  /** True while that run can still go on: watching another ends it. */
  readonly underWay: boolean;
  /** From its beginning, or only how it ended. */
  onWatch(replay: Replay, from?: 'end'): void;
  onClose(): void;
}

/** In the place of a kept run that is torn, or of a later version of the page. */
const UNREADABLE = 'This run cannot be read. It was left as it is';

export function ReplaysDialog(props: ReplaysDialogProps) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title="Replays">
      <Replays {...props} />
    </Dialog>
  );
}

function Replays({ game, current, underWay, onWatch }: ReplaysDialogProps) {
  const { id } = game;
  const [best, setBest] = useState<readonly BestReplay[]>([]);
  const [kept, setKept] = useState<readonly SavedReplay[]>([]);
  const [said, setSaid] = useState('');
  const [reading, setReading] = useState<{ readonly done: number; stop(): void } | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const refresh = async () => setKept(await loadSavedReplays(id));
  useEffect(() => {
    void loadBestReplays(id).then(setBest);
    void loadSavedReplays(id).then(setKept);
  }, [id]);
  useEffect(() => reading?.stop, [reading?.stop]);

  async function save(replay: Replay) {
    saveReplay(replay);
    await storeReplay(replay);
    await refresh();
    setSaid('Saved as a file, and kept in the list below.');
  }
  /** A run that watching would end is kept first. */
  async function watch(replay: Replay) {
    if (underWay && current) await storeReplay(current());
    onWatch(replay);
  }
  async function load(chosen: File | undefined) {
    if (!chosen) return;
    reading?.stop();
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    setSaid('');
    const replay = await openReplay(chosen, id, {
      signal: stopping.signal,
      progress: done => !stopping.signal.aborted && setReading({ done, stop }),
    }).finally(() => stopping.signal.aborted || setReading(null));
    if (stopping.signal.aborted || replay === null) return;
    if (typeof replay === 'string') setSaid(replay);
    else await watch(replay);
  }

  return (
    <div className={styles.replays}>
      {underWay && <p className={styles.soft}>Watching ends the run you are in; it is kept in the list below.</p>}
      <div className={styles.actions}>
        {current && (
          <>
            <Button variant="secondary" onClick={() => void save(current())}>
              <Download aria-hidden /> Save this run
            </Button>
            <Button variant="secondary" onClick={() => void watch(current())}>
              <Film aria-hidden /> Watch this run
            </Button>
            {!underWay && (
              <Button variant="secondary" onClick={() => onWatch(current(), 'end')}>
                <Rewind aria-hidden /> How it ended
              </Button>
            )}
          </>
        )}
        {best.map(({ mode, replay }) => (
          <Button key={mode ?? ''} variant="secondary" onClick={() => void watch(replay)}>
            <Play aria-hidden /> Watch the best run{mode && ` of ${mode}`}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => file.current?.click()}>
          <Upload aria-hidden /> Load a file
        </Button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          aria-label="Replay file"
          hidden
          onChange={event => {
            void load(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      {reading && (
        <div className={styles.reading}>
          <Progress label="Reading the file" value={reading.done} />
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              reading.stop();
              setReading(null);
            }}
          >
            Cancel
          </Button>
        </div>
      )}
      <p className={styles.soft} role="status">
        {said}
      </p>
      {kept.length > 0 && (
        <ul className={styles.list} aria-label="Kept runs">
          {kept.map(({ key, kept: when, replay, text }) => (
            <li key={key}>
              <span>
                {replay ? `${replay.result?.title ?? 'Unfinished'}, ${clock(replay.ticks)}` : UNREADABLE}
                <small> {new Date(when).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}</small>
              </span>
              {replay && (
                <Button variant="ghost" size="icon" aria-label="Watch" onClick={() => void watch(replay)}>
                  <Play aria-hidden />
                </Button>
              )}
              <Button
                variant="ghost"
                size="icon"
                aria-label="Save as a file"
                onClick={() => (replay ? saveReplay(replay) : saveText(`${id}_unreadable.txt`, text))}
              >
                <Download aria-hidden />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label="Delete"
                onClick={() => void deleteReplay(key).then(refresh)}
              >
                <Trash2 aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
