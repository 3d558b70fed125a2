// Piano roll on a canvas: all notes of the section, the playhead, the bars and the form.
import {
  type Genre,
  LAYERS,
  type Layer,
  LENGTHS,
  type Piece,
  stepsOf,
} from '../../../../scenes/kit/sound/composer/piece.ts';
import styles from '../Player.module.css';
import { type Form, positionIn, type Section, spaced } from '../studio/form.ts';
import { useStudio, useStudioState } from '../studio/useStudio.ts';
import type { RollCell } from '../studio/written.ts';
import { useFrames } from '../useFrames.ts';

const WIDTH = 1200;
const HEIGHT = 600;
const MARGIN = 24;
/** Least height of a note, in pixels of the canvas. */
const MIN_NOTE_HEIGHT = 15;
/** From back to front. */
const PAINT_ORDER: readonly Layer[] = ['drums', 'chords', 'bass', 'melody'];
const INKS: Readonly<Record<Layer, readonly [sheet: string, lit: string]>> = {
  melody: ['oklch(70% 0.17 50)', 'oklch(84% 0.14 65)'],
  bass: ['oklch(62% 0.1 195)', 'oklch(80% 0.1 195)'],
  chords: ['oklch(60% 0.11 330)', 'oklch(78% 0.11 345)'],
  drums: ['oklch(72% 0.13 85)', 'oklch(88% 0.13 95)'],
};
/** Soft notes are paler. */
const alphaOf = (velocity: number): number => Math.min(1, 0.4 + 0.8 * velocity);
const PAPER = 'oklch(97% 0.012 85)';

/** The shown range of pitches, a little more than is played, so that notes can be added. */
function pitchRange(piece: Piece): readonly [lowest: number, highest: number] {
  const all = LAYERS.flatMap(layer => piece.layers[layer].flatMap(({ notes }) => notes));
  return [Math.min(48, ...all) - 2, Math.max(72, ...all) + 2];
}

/** The cell (step and pitch) under a pointer. */
export function cellAt(element: HTMLElement, event: PointerEvent, piece: Piece): RollCell {
  const box = element.getBoundingClientRect();
  const [lowest, highest] = pitchRange(piece);
  const across = ((event.clientX - box.left) / box.width) * WIDTH;
  const down = ((event.clientY - box.top) / box.height) * HEIGHT;
  const step = Math.floor(((across - MARGIN) / (WIDTH - 2 * MARGIN)) * stepsOf(piece));
  const pitch = Math.round(lowest + ((HEIGHT - MARGIN - down) / (HEIGHT - 2 * MARGIN)) * (highest - lowest));
  return { at: Math.min(stepsOf(piece) - 1, Math.max(0, step)), pitch: Math.min(highest, Math.max(lowest, pitch)) };
}

interface PianoRollProps {
  /** The edited layer; it is drawn on top. */
  readonly layer: Layer;
  readonly cursor: RollCell | null;
}

export function PianoRoll({ layer, cursor }: PianoRollProps) {
  const studio = useStudio();
  const section = useStudioState(state => state.section);
  const piece = useStudioState(state => state.sections[state.section]);
  const form = useStudioState(state => state.settings.form);
  const muted = useStudioState(state => state.muted);
  const genre = useStudioState(state => state.settings.genre);
  const phase = useStudioState(state => state.phase);
  const canvas = useFrames(phase === 'playing', pen => {
    const step = phase === 'playing' || phase === 'paused' ? studio.step() : null;
    const now = step === null ? null : positionIn(form, step, piece.bars.length);
    drawRoll(pen, piece, genre, muted, now?.section === section ? now.step : null, layer);
    if (form !== 'A') drawForm(pen, form, section, now && now.place + now.step / stepsOf(piece));
    if (cursor) drawCursor(pen, piece, cursor);
  });
  const notes = LAYERS.filter(one => piece.layers[one].length > 0)
    .map(one => `${piece.layers[one].length} in the ${one}`)
    .join(', ');
  return (
    <canvas
      ref={canvas}
      className={styles.roll}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={`Piano roll${form === 'A' ? '' : `, section ${section} of ${spaced(form)}`}: ${piece.bars.length} bars; notes: ${notes}`}
    />
  );
}

function drawRoll(
  pen: CanvasRenderingContext2D,
  piece: Piece,
  genre: Genre,
  muted: Readonly<Record<Layer, boolean>>,
  now: number | null,
  upper: Layer,
): void {
  const steps = stepsOf(piece);
  const [lowest, highest] = pitchRange(piece);
  const x = (step: number) => MARGIN + (step / steps) * (WIDTH - 2 * MARGIN);
  const row = (HEIGHT - 2 * MARGIN) / (highest - lowest);
  const y = (note: number) => HEIGHT - MARGIN - (note - lowest) * row;

  pen.clearRect(0, 0, WIDTH, HEIGHT);
  drawBars(pen, piece, genre, x);
  for (const layer of [...PAINT_ORDER.filter(one => one !== upper), upper]) {
    const [sheet, lit] = INKS[layer];
    for (const { notes, at, duration, velocity } of piece.layers[layer]) {
      pen.globalAlpha = muted[layer] ? 0.2 : alphaOf(velocity);
      const sounds = now !== null && !muted[layer] && now >= at && now < at + LENGTHS[duration];
      const width = Math.max(5, x(at + LENGTHS[duration]) - x(at) - 3);
      for (const note of notes)
        drawNoteBar(pen, x(at), y(note), width, Math.max(MIN_NOTE_HEIGHT, row), sounds ? [lit, PAPER] : [sheet, lit]);
    }
  }
  pen.globalAlpha = 1;
  if (now === null) return;
  pen.fillStyle = 'oklch(82% 0.15 85)';
  pen.fillRect(x(now) - 1.5, 0, 3, HEIGHT);
}

const FORM_INKS: Readonly<Record<Section, string>> = { A: 'oklch(82% 0.15 85)', B: 'oklch(76% 0.12 5)' };

/** Draws the sections along the lower edge in the order they are played, the shown one bright, with the playhead. */
function drawForm(pen: CanvasRenderingContext2D, form: Form, shown: Section, now: number | null): void {
  const wide = (WIDTH - 2 * MARGIN) / form.length;
  for (const [place, letter] of [...form].entries()) {
    pen.globalAlpha = letter === shown ? 1 : 0.35;
    pen.fillStyle = FORM_INKS[letter as Section];
    pen.fillRect(MARGIN + place * wide + 3, HEIGHT - 16, wide - 6, 12);
  }
  pen.globalAlpha = 1;
  if (now === null) return;
  pen.fillStyle = PAPER;
  pen.fillRect(MARGIN + now * wide - 4, HEIGHT - 20, 8, 20);
}

function drawCursor(pen: CanvasRenderingContext2D, piece: Piece, { at, pitch }: RollCell): void {
  const [lowest, highest] = pitchRange(piece);
  const step = (WIDTH - 2 * MARGIN) / stepsOf(piece);
  const row = (HEIGHT - 2 * MARGIN) / (highest - lowest);
  const height = Math.max(MIN_NOTE_HEIGHT, row) + 6;
  pen.strokeStyle = PAPER;
  pen.lineWidth = 3;
  pen.strokeRect(
    MARGIN + at * step - 3,
    HEIGHT - MARGIN - (pitch - lowest) * row - height / 2,
    Math.max(10, step + 6),
    height,
  );
}

/** Draws the bars alternately lighter; bars of another genre are tinted. */
function drawBars(pen: CanvasRenderingContext2D, { bars }: Piece, home: Genre, x: (step: number) => number): void {
  for (const [bar, genre] of bars.entries()) {
    const left = x(bar * 16);
    pen.fillStyle = bar % 2 === 0 ? 'oklch(97% 0.012 85 / 0.05)' : 'oklch(97% 0.012 85 / 0.015)';
    pen.fillRect(left, 0, x(bar * 16 + 16) - left, HEIGHT);
    if (genre === home) continue;
    pen.fillStyle = 'oklch(72% 0.13 5 / 0.2)';
    pen.fillRect(left, 0, x(bar * 16 + 16) - left, HEIGHT);
  }
}

/** Draws a note as a paper strip with a lit fold. */
function drawNoteBar(
  pen: CanvasRenderingContext2D,
  left: number,
  middle: number,
  width: number,
  height: number,
  [sheet, lit]: readonly [string, string],
): void {
  const top = middle - height / 2;
  pen.fillStyle = sheet;
  pen.fillRect(left, top, width, height);
  pen.fillStyle = lit;
  pen.beginPath();
  pen.moveTo(left, top);
  pen.lineTo(left + width, top);
  pen.lineTo(left + width - Math.min(width, height) * 0.5, top + height * 0.4);
  pen.lineTo(left, top + height * 0.4);
  pen.fill();
}
