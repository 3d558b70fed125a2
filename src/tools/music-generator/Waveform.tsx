// Oscilloscope: the last 512 samples, in the intensity's colour.
import type { Intensity } from '../../../scenes/kit/sound/composer/piece.ts';
import styles from './Player.module.css';
import { INTENSITY_LABELS } from './studio/settings.ts';
import { useStudio, useStudioState } from './studio/useStudio.ts';
import { useFrames } from './useFrames.ts';

const WIDTH = 600;
const HEIGHT = 120;
/** Red for battle, blue for exploration, green for ambient. */
const COLOURS: Readonly<Record<Intensity, string>> = {
  battle: '#ff5a52',
  exploration: '#5cb3ff',
  ambient: '#63d06f',
};

export function Waveform() {
  const studio = useStudio();
  const intensity = useStudioState(state => state.settings.intensity);
  const phase = useStudioState(state => state.phase);
  const canvas = useFrames(phase === 'playing', pen => {
    pen.clearRect(0, 0, WIDTH, HEIGHT);
    drawGrid(pen);
    drawWave(pen, phase === 'playing' ? studio.waveform() : null, COLOURS[intensity]);
  });
  return (
    <canvas
      ref={canvas}
      className={styles.waveform}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={`Waveform, ${INTENSITY_LABELS[intensity]}`}
    />
  );
}

/** Amplified and clamped, because music is quiet most of the time. */
const amplified = (sample: number) => Math.max(-1, Math.min(1, sample * 2.2));

function drawGrid(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = 'oklch(97% 0.012 85 / 0.07)';
  for (let x = 0; x < WIDTH; x += 50) pen.fillRect(x, 0, 1, HEIGHT);
  for (const y of [HEIGHT / 4, HEIGHT / 2, (HEIGHT * 3) / 4]) pen.fillRect(0, y, WIDTH, 1);
}

function drawWave(pen: CanvasRenderingContext2D, samples: Float32Array | null, colour: string): void {
  pen.lineWidth = 2.5;
  pen.lineJoin = 'round';
  pen.strokeStyle = colour;
  pen.beginPath();
  const count = samples?.length ?? 2;
  for (let i = 0; i < count; i++)
    pen.lineTo((i / (count - 1)) * WIDTH, HEIGHT / 2 - amplified(samples?.[i] ?? 0) * HEIGHT * 0.46);
  pen.stroke();
}
