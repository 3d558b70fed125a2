// Runs to keep and to watch: this one, the best one, the ones kept before, or one from a file.
import { Download, Film, Play, Trash2, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Replay } from '../../scenes/kit/core/replay.ts';
import { bestReplay, dropReplay, type KeptReplay, keepReplay, keptReplays } from '../data/replays.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { clock } from './ReplayBar.tsx';
import styles from './ReplaysDialog.module.css';
import { openReplay, saveReplay } from './runFiles.ts';

interface ReplaysDialogProps {
  readonly open: boolean;
  readonly game: string;
  /** The run on the stage, if it has begun. */
  readonly current: (() => Replay) | null;
  /** True while that run can still go on: watching another ends it. */
  readonly underWay: boolean;
  onWatch(replay: Replay): void;
  onClose(): void;
}

export function ReplaysDialog(props: ReplaysDialogProps) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title="Replays">
      <Replays {...props} />
    </Dialog>
  );
}

function Replays({ game, current, underWay, onWatch }: ReplaysDialogProps) {
  const [best, setBest] = useState<Replay | null>(null);
  const [kept, setKept] = useState<readonly KeptReplay[]>([]);
  const [said, setSaid] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const refresh = async () => setKept(await keptReplays(game));
  useEffect(() => {
    void bestReplay(game).then(setBest);
    void keptReplays(game).then(setKept);
  }, [game]);

  async function save(replay: Replay) {
    saveReplay(replay);
    await keepReplay(replay);
    await refresh();
    setSaid('Saved as a file, and kept in the list below.');
  }
  /** A run that watching would end is kept first. */
  async function watch(replay: Replay) {
    if (underWay && current) await keepReplay(current());
    onWatch(replay);
  }
  async function load(chosen: File | undefined) {
    if (!chosen) return;
    const replay = await openReplay(chosen, game);
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
          </>
        )}
        {best && (
          <Button variant="secondary" onClick={() => void watch(best)}>
            <Play aria-hidden /> Watch the best run
          </Button>
        )}
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
      <p className={styles.soft} role="status">
        {said}
      </p>
      {kept.length > 0 && (
        <ul className={styles.list} aria-label="Kept runs">
          {kept.map(({ key, kept: when, replay }) => (
            <li key={key}>
              <span>
                {replay.result?.title ?? 'Unfinished'}, {clock(replay.ticks)}
                <small> {new Date(when).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}</small>
              </span>
              <Button variant="ghost" size="icon" aria-label="Watch" onClick={() => void watch(replay)}>
                <Play aria-hidden />
              </Button>
              <Button variant="ghost" size="icon" aria-label="Save as a file" onClick={() => saveReplay(replay)}>
                <Download aria-hidden />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label="Delete"
                onClick={() => void dropReplay(key).then(refresh)}
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
