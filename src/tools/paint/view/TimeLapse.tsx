// The drawing drawn again from white paper, step by step.
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import { Sheet } from '../engine/Sheet.ts';
import styles from './dialogs.module.css';
import { show } from './pictures.ts';

interface TimeLapseProps {
  readonly open: boolean;
  close(): void;
  readonly sheet: Sheet;
}

/** Even the longest drawing takes no longer than this to watch. */
const LONGEST_SECONDS = 20;
const STEPS_PER_SECOND = 8;

export function TimeLapse({ open, close, sheet }: TimeLapseProps) {
  return (
    <Dialog open={open} onClose={close} title="Time-lapse" size="wide">
      {open && <Film sheet={sheet} />}
    </Dialog>
  );
}

function Film({ sheet }: { readonly sheet: Sheet }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const end = sheet.at;
  const [film] = useState(() => new Sheet(sheet.width, sheet.height, sheet.history.slice(0, end), 0));
  const [at, setAt] = useState(0);
  const [plays, setPlays] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);

  useEffect(() => {
    while (film.at < at && film.redo());
    while (film.at > at && film.undo());
    if (canvas.current) show(canvas.current, film);
  }, [film, at]);

  useEffect(() => {
    if (!plays) return;
    const perSecond = Math.max(STEPS_PER_SECOND, end / LONGEST_SECONDS);
    const wait = Math.max(1000 / perSecond, 1000 / 60);
    const steps = Math.max(1, Math.round((perSecond * wait) / 1000));
    const timer = setInterval(() => setAt(now => Math.min(end, now + steps)), wait);
    return () => clearInterval(timer);
  }, [plays, end]);

  const isOver = at >= end;
  const running = plays && !isOver;
  function toggle() {
    if (isOver) setAt(0);
    setPlays(isOver || !plays);
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
          setPlays(false);
          setAt(Math.min(end, value));
        }}
      />
      <div className={styles.actions}>
        <Button onClick={toggle} disabled={end === 0}>
          {running ? <Pause aria-hidden /> : <Play aria-hidden />}
          {running ? 'Pause' : isOver ? 'Play again' : 'Play'}
        </Button>
      </div>
    </div>
  );
}
