// Dialog "Time-lapse": replays the drawing step by step from white paper.
import { Clapperboard, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isMotionReduced } from '../../../../ui/appearance.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Slider } from '../../../../ui/Slider.tsx';
import { saveFile } from '../../../../ui/share/files.ts';
import { Sheet } from '../../engine/Sheet.ts';
import { drawBitmap } from '../artboard/canvas.ts';
import styles from './dialogs.module.css';
import { stepsPerSecond } from './playbackRate.ts';

interface TimeLapseProps {
  readonly open: boolean;
  close(): void;
  readonly sheet: Sheet;
}

export function TimeLapse({ open, close, sheet }: TimeLapseProps) {
  return (
    <Dialog open={open} onClose={close} title="Time-lapse" size="wide">
      {open && <Player sheet={sheet} />}
    </Dialog>
  );
}

function Player({ sheet }: { readonly sheet: Sheet }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const end = sheet.at;
  const [film] = useState(() => new Sheet(sheet.first.width, sheet.first.height, sheet.history.slice(0, end), 0));
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(() => !isMotionReduced());

  useEffect(() => {
    while (film.at < at && film.redo());
    while (film.at > at && film.undo());
    if (canvas.current) drawBitmap(canvas.current, film);
  }, [film, at]);

  useEffect(() => {
    if (!isPlaying) return;
    const perSecond = stepsPerSecond(end);
    const wait = Math.max(1000 / perSecond, 1000 / 60);
    const steps = Math.max(1, Math.round((perSecond * wait) / 1000));
    const timer = setInterval(() => setAt(now => Math.min(end, now + steps)), wait);
    return () => clearInterval(timer);
  }, [isPlaying, end]);

  const isOver = at >= end;
  const running = isPlaying && !isOver;
  function toggle() {
    if (isOver) setAt(0);
    setPlaying(isOver || !isPlaying);
  }
  return (
    <div className={styles.words}>
      <canvas ref={canvas} className={styles.film} role="img" aria-label={`The drawing after ${at} of ${end} steps`} />
      <Slider
        label="Step"
        value={at}
        min={0}
        max={Math.max(1, end)}
        format={value => `${value} of ${end}`}
        onChange={value => {
          setPlaying(false);
          setAt(Math.min(end, value));
        }}
      />
      <div className={styles.actions}>
        <Button onClick={toggle} disabled={end === 0}>
          {running ? <Pause aria-hidden /> : <Play aria-hidden />}
          {running ? 'Pause' : isOver ? 'Play again' : 'Play'}
        </Button>
        <SaveVideo sheet={sheet} end={end} />
      </div>
    </div>
  );
}

/** The video encoder is loaded on demand. */
function SaveVideo({ sheet, end }: { readonly sheet: Sheet; readonly end: number }) {
  const [part, setPart] = useState<number>();
  const [failed, setFailed] = useState(false);
  async function save() {
    setFailed(false);
    setPart(0);
    try {
      const { encodeTimeLapse } = await import('./timeLapseVideo.ts');
      const film = await encodeTimeLapse(sheet, end, setPart);
      saveFile(film.name, film);
    } catch {
      setFailed(true);
    }
    setPart(undefined);
  }
  const isBusy = part !== undefined;
  return (
    <>
      <Button variant="secondary" disabled={end === 0 || isBusy} onClick={() => void save()}>
        <Clapperboard aria-hidden /> {isBusy ? `Saving, ${Math.floor(part * 100)} %` : 'Save as film'}
      </Button>
      {failed && <p role="alert">This browser can write no film. The drawing is as it was.</p>}
    </>
  );
}
