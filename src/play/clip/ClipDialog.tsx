// Clip dialog: makes a film of the last seconds of a run, shows it, and saves or shares it. What is made stays on the device.
import { useEffect, useState } from 'react';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import type { Settings } from '../../../scenes/kit/core/settings.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { isMotionReduced } from '../../ui/appearance.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Progress } from '../../ui/Progress.tsx';
import styles from './ClipDialog.module.css';
import { FileActions } from './FileActions.tsx';
import { type Clip, makeClip } from './makeClip.ts';
import { useFileSource } from './useFileSource.ts';

interface ClipDialogProps {
  readonly definition: GameDefinition;
  /** Session of a run that is paused or over. */
  readonly session: Pick<Session, 'replay' | 'store'>;
  readonly settings: Settings;
  /** Element that the picture fills in the window. */
  readonly box: Pick<HTMLElement, 'clientWidth' | 'clientHeight'>;
  onClose(): void;
}

type Making = { readonly part: number } | { readonly clip: Clip } | { readonly failed: string };

export default function ClipDialog(props: ClipDialogProps) {
  return (
    <Dialog open onClose={props.onClose} title="The last five seconds" size="wide">
      <ClipOfRun {...props} />
    </Dialog>
  );
}

function ClipOfRun({ definition, session, settings, box, onClose }: ClipDialogProps) {
  const making = useClip({ definition, session, settings, box });
  if ('failed' in making) return <p role="alert">{making.failed}</p>;
  if ('clip' in making) return <MadeClip title={definition.title} clip={making.clip} />;
  return (
    <div className={styles.clip}>
      <p>The end of this run is played once more, in the background, and becomes a film without sound.</p>
      <div className={styles.making}>
        <Progress label="Making the clip" value={making.part} />
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** Why no clip can be made of a run. */
function refusalOf({ store }: ClipDialogProps['session']): { readonly failed: string } | null {
  const { isRecorded, tick } = store.getState();
  if (!isRecorded) return { failed: 'This run was too long to record when it was kept: it has no clip.' };
  return tick === 0 ? { failed: 'Nothing was played yet: there is no clip.' } : null;
}

function useClip({ definition, session, settings, box }: Omit<ClipDialogProps, 'onClose'>): Making {
  const [making, setMaking] = useState<Making>(() => refusalOf(session) ?? { part: 0 });
  useEffect(() => {
    if (refusalOf(session)) return;
    const shape = { width: box.clientWidth, height: box.clientHeight };
    const control = new AbortController();
    const { signal } = control;
    const progress = (part: number) => signal.aborted || setMaking({ part });
    makeClip({ definition, replay: session.replay(), settings, box: shape, signal, progress })
      .then(clip => signal.aborted || setMaking({ clip }))
      .catch(error => {
        if (signal.aborted) return;
        reportError(error);
        setMaking({ failed: 'The clip could not be made. The run is as it was; its replay can be saved.' });
      });
    return () => control.abort();
  }, [definition, session, settings, box]);
  return making;
}

function MadeClip({ title, clip: { kind, file, size, seconds } }: { readonly title: string; readonly clip: Clip }) {
  const source = useFileSource(file);
  const name = `The last five seconds of ${title}`;
  return (
    <div className={styles.clip}>
      {kind === 'film' ? (
        <video
          ref={source}
          className={styles.picture}
          {...size}
          aria-label={name}
          controls
          loop
          muted
          playsInline
          autoPlay={!isMotionReduced()}
        />
      ) : (
        <img ref={source} className={styles.picture} {...size} alt={`${name}: six moments, read like a page`} />
      )}
      <FileActions file={file} title={name} words={wordsOf(kind, file, seconds)} />
    </div>
  );
}

const wordsOf = (kind: Clip['kind'], { size, type }: File, seconds: number): string => {
  const bytes = size < 1_000_000 ? `${Math.round(size / 1000)} kB` : `${(size / 1e6).toFixed(1)} MB`;
  return kind === 'film'
    ? `${seconds.toFixed(1)} seconds, ${type === 'video/webm' ? 'WebM' : 'MP4'}, ${bytes}. It stays on this device until you save or share it.`
    : `This browser cannot make a film, so here are six moments as a picture, ${bytes}. It stays on this device until you save or share it.`;
};
