// What the studio holds, and what it is given from outside: types alone, for it and for what works on it.
import type { Layer, Piece } from '../../../scenes/kit/sound/piece.ts';
import type { Sound } from './arrangement.ts';
import type { BySection, Section } from './form.ts';
import type { FileKind, Take } from './record.ts';
import type { SavedGeneration } from './savedGenerations.ts';
import type { Morph, Settings } from './settings.ts';
import type { Locked, Written } from './written.ts';

export interface Recording extends FileKind {
  readonly url: string;
  readonly name: string;
  readonly date: Date;
  /** As the current recording it is saved under this. */
  readonly file: string;
}

/** What plays the music; made after the first gesture. */
export interface Engine {
  /** From the top. */
  play(piece: Piece, sound: Sound): Promise<void>;
  pause(): void;
  resume(): Promise<void>;
  stop(): void;
  /** Changes the notes without a break. */
  setPiece(piece: Piece): void;
  setSound(sound: Sound): void;
  /** The last 512 samples. */
  waveform(): Float32Array;
  /** The step that is heard now. */
  step(): number | null;
  stream(): MediaStream;
  destroy(): void;
}

export interface StudioState {
  readonly settings: Settings;
  readonly morph: Morph;
  readonly muted: Readonly<Record<Layer, boolean>>;
  /** All that is played until it repeats. */
  readonly piece: Piece;
  readonly sections: BySection<Piece>;
  /** The one that the roll shows, and that is written in. */
  readonly section: Section;
  readonly written: BySection<Written>;
  /** Layers that stay as they are while others are drawn anew. */
  readonly locked: BySection<Locked>;
  /** Whether there is something to take back. */
  readonly canUndo: boolean;
  readonly phase: 'stopped' | 'starting' | 'playing' | 'paused';
  readonly recordingSeconds: number;
  /** 0 to 1 while recording. */
  readonly progress: number | null;
  readonly current: Recording | null;
  readonly recordings: readonly Recording[];
  readonly saved: readonly SavedGeneration[];
  /** What an export is doing. */
  readonly busy: string | null;
  /** How far an export is, 0 to 1. */
  readonly done: number;
  readonly message: string | null;
}

export interface StudioServices {
  engine(): Promise<Engine>;
  beginTake(stream: MediaStream): Promise<Take>;
  now(): Date;
  randomSeed(): number;
  createUrl(blob: Blob): string;
  revokeUrl(url: string): void;
}
