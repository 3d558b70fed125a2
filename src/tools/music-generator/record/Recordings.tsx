// Recordings of this visit: the current one, and the list, the newest first.
import { Download, Pause, Play, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { saveUrl } from '../../../ui/share/files.ts';
import { fileName } from '../export/fileNames.ts';
import styles from '../Panels.module.css';
import type { Recording } from '../studio/studioState.ts';
import { useStudio, useStudioState } from '../studio/useStudio.ts';

export function CurrentRecording() {
  const current = useStudioState(state => state.current);
  if (!current) return null;
  return (
    <section className={styles.sheet} data-folded aria-labelledby="current-recording">
      <h2 id="current-recording">Current Recording</h2>
      <div className={styles.current}>
        <audio controls src={current.url} aria-label="Current recording" />
        <Button onClick={() => saveUrl(current.file, current.url)}>
          <Download aria-hidden />
          Download
        </Button>
        <span className={styles.kind}>{current.label}</span>
      </div>
    </section>
  );
}

export function Recordings() {
  const recordings = useStudioState(state => state.recordings);
  const [shown, setShown] = useState(true);
  const id = useId();
  return (
    <section className={styles.sheet} data-folded aria-label="Recordings">
      <Button variant="outline" size="sm" aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
        {shown ? 'Hide Recordings' : 'Show Recordings'}
      </Button>
      <div id={id} hidden={!shown}>
        <h2>Recordings ({recordings.length})</h2>
        {recordings.length === 0 ? (
          <p className={styles.empty}>No recordings yet. Click "Start Recording" to create one.</p>
        ) : (
          <ul className={styles.list}>
            {recordings.map(recording => (
              <Row key={recording.url} recording={recording} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Row({ recording: { url, name, date, seconds, ending, label } }: { readonly recording: Recording }) {
  const studio = useStudio();
  const audio = useRef<HTMLAudioElement>(null);
  const [plays, setPlays] = useState(false);
  useEffect(() => {
    const sounding = audio.current;
    return () => sounding?.pause();
  }, []);
  const toggle = () => {
    if (plays) audio.current?.pause();
    else
      void audio.current
        ?.play()
        .catch(() => studio.showMessage(`"${name}" cannot be played here. It can still be downloaded.`));
  };
  return (
    <li>
      <audio
        ref={audio}
        src={url}
        preload="metadata"
        onPlay={() => setPlays(true)}
        onPause={() => setPlays(false)}
        onEnded={() => setPlays(false)}
      />
      <div className={styles.words}>
        <strong>{name}</strong>
        <span>
          {date.toLocaleString('en')} · {seconds !== null && `${seconds.toFixed(1)} s · `}
          {label}
        </span>
      </div>
      <Button variant="ghost" size="icon" aria-label={`${plays ? 'Pause' : 'Play'} ${name}`} onClick={toggle}>
        {plays ? <Pause aria-hidden /> : <Play aria-hidden />}
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Download ${name}`}
        onClick={() => saveUrl(fileName(name, ending), url)}
      >
        <Download aria-hidden />
      </Button>
      <Button variant="ghost" size="icon" aria-label={`Delete ${name}`} onClick={() => studio.deleteRecording(url)}>
        <Trash2 aria-hidden />
      </Button>
    </li>
  );
}
