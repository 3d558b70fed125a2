// State of the studio, and the services it needs: types only.
import type { Layer, Piece } from '../../../../scenes/kit/sound/composer/piece.ts';
import type { FileKind, Take } from '../record/record.ts';
import type { SavedGeneration } from '../songs/savedGenerations.ts';
import type { SongEntry } from '../songs/songs.ts';
import type { Heard } from '../sound/heard.ts';
import type { Sound } from './arrangement.ts';
import type { BySection, Section } from './form.ts';
import type { MusicState } from './history.ts';

export interface Recording extends FileKind {
  readonly url: string;
  readonly name: string;
  readonly date: Date;
  /** Its true length; null where it cannot be told. */
  readonly seconds: number | null;
  /** File name for the download of the current recording. */
  readonly file: string;
}

/** Audio engine; created after the first gesture. */
export interface Engine {
  /** Plays from the start. */
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
  /** What was played lately; null before anything was. */
  heard(): Heard | null;
  destroy(): void;
}

export interface StudioState extends MusicState {
  readonly muted: Readonly<Record<Layer, boolean>>;
  /** The whole piece, until it repeats. */
  readonly piece: Piece;
  readonly sections: BySection<Piece>;
  /** The section that is shown and edited. */
  readonly section: Section;
  readonly canUndo: boolean;
  readonly phase: 'stopped' | 'starting' | 'playing' | 'paused';
  readonly recordingSeconds: number;
  /** 0 to 1 while recording. */
  readonly progress: number | null;
  /** Number of takes that are being rendered. */
  readonly finishing: number;
  readonly current: Recording | null;
  readonly recordings: readonly Recording[];
  readonly saved: readonly SavedGeneration[];
  /** Id of the open song; null until it is kept. */
  readonly song: string | null;
  /** The songs that are kept, the one changed last first. */
  readonly songs: readonly SongEntry[];
  /** What the current export does, as text; null without one. */
  readonly busy: string | null;
  /** Progress of the export, 0 to 1. */
  readonly done: number;
  readonly message: string | null;
}

export interface StudioServices {
  engine(): Promise<Engine>;
  beginTake(engine: Engine): Promise<Take>;
  now(): Date;
  randomSeed(): number;
  createUrl(blob: Blob): string;
  revokeUrl(url: string): void;
}
