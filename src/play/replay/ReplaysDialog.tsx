// Replays dialog: save or watch this run, the best run, a saved run, or one from a file.
import { Download, Film, Play, Rewind, Trash2, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Replay } from '../../../scenes/kit/core/replay/replay.ts';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import {
  type BestReplay,
  deleteReplay,
  loadBestReplays,
  loadSavedReplays,
  type SavedReplay,
  storeReplay,
} from '../../data/games/replays.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { formatTime } from './ReplayBar.tsx';
import styles from './ReplaysDialog.module.css';
import { readReplayFile, saveReplay, saveText } from './runFiles.ts';

interface ReplaysDialogProps {
  readonly open: boolean;
  readonly game: Pick<GameDefinition, 'id'>;
  /** Session of the current run; null before it begins. */
  readonly current: Pick<Session, 'replay' | 'store'> | null;
  /** True if the current run can still go on: watching another ends it. */
  readonly underWay: boolean;
  /** Watches a replay from its beginning, or only its end. */
  onWatch(replay: Replay, from?: 'end'): void;
  onClose(): void;
}

/** Text for a saved run that is damaged or of a later version of the page. */
const UNREADABLE = 'This run cannot be read. It was left as it is';

export function ReplaysDialog(props: ReplaysDialogProps) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title="Replays">
      <Replays {...props} />
    </Dialog>
  );
}

function Replays({ game, current: session, underWay, onWatch }: ReplaysDialogProps) {
  const { id } = game;
  const isUnrecorded = session?.store.getState().isRecorded === false;
  const current = session && !isUnrecorded ? () => session.replay() : null;
  const [best, setBest] = useState<readonly BestReplay[]>([]);
  const [savedReplays, setSavedReplays] = useState<readonly SavedReplay[]>([]);
  const [status, setStatus] = useState('');
  const [reading, setReading] = useState<{ readonly done: number; stop(): void } | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const refresh = async () => setSavedReplays(await loadSavedReplays(id));
  useEffect(() => {
    void loadBestReplays(id).then(setBest);
    void loadSavedReplays(id).then(setSavedReplays);
  }, [id]);
  useEffect(() => reading?.stop, [reading?.stop]);

  async function save(replay: Replay) {
    saveReplay(replay);
    await storeReplay(replay);
    await refresh();
    setStatus('Saved as a file, and kept in the list below.');
  }
  /** Saves the current run first if watching would end it. */
  async function watch(replay: Replay) {
    if (underWay && current) await storeReplay(current());
    onWatch(replay);
  }
  async function load(chosen: File | undefined) {
    if (!chosen) return;
    reading?.stop();
    const control = new AbortController();
    const stop = () => control.abort();
    setStatus('');
    const replay = await readReplayFile(chosen, id, {
      signal: control.signal,
      progress: done => !control.signal.aborted && setReading({ done, stop }),
    }).finally(() => control.signal.aborted || setReading(null));
    if (control.signal.aborted || replay === null) return;
    if (typeof replay === 'string') setStatus(replay);
    else await watch(replay);
  }

  return (
    <div className={styles.replays}>
      {isUnrecorded && (
        <p className={styles.soft}>This run was too long to record when it was kept: it has no replay.</p>
      )}
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
        {status}
      </p>
      {savedReplays.length > 0 && (
        <ul className={styles.list} aria-label="Kept runs">
          {savedReplays.map(({ key, kept: when, replay, text }) => (
            <li key={key}>
              <span>
                {replay ? `${replay.result?.title ?? 'Unfinished'}, ${formatTime(replay.ticks)}` : UNREADABLE}
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
