// Music as plain data: the composer's settings, and the loop of layers that it returns.

export const GENRES = ['fantasy', 'sci-fi', 'adventure', 'horror', 'calm'] as const;
export type Genre = (typeof GENRES)[number];

export const INTENSITIES = ['ambient', 'exploration', 'battle'] as const;
export type Intensity = (typeof INTENSITIES)[number];

export const LAYERS = ['melody', 'bass', 'chords', 'drums'] as const;
export type Layer = (typeof LAYERS)[number];

/** What decides the notes. Tempo and volume change only how they are played. */
export interface MusicSettings {
  readonly genre: Genre;
  readonly intensity: Intensity;
  /** 10 to 100. */
  readonly complexity: number;
  /** An integer; the same seed gives the same music. */
  readonly seed: number;
  /** Whether there is a drum layer. */
  readonly drums?: boolean;
}

/** A step is a sixteenth note. */
export const STEPS_PER_BAR = 16;

/** Note lengths in steps, the longest first. */
export const LENGTHS = { '1n': 16, '2n.': 12, '2n': 8, '4n.': 6, '4n': 4, '8n.': 3, '8n': 2, '16n': 1 } as const;
export type NoteLength = keyof typeof LENGTHS;

export interface NoteEvent {
  /** MIDI note numbers, ascending; one, or a chord of up to six. For drums, keys of General MIDI: 36 is the kick. */
  readonly notes: readonly number[];
  readonly duration: NoteLength;
  /** Start, in steps after the beginning of the loop. */
  readonly at: number;
  /** 0 to 1. */
  readonly velocity: number;
}

export interface Piece {
  /** The genre whose instruments play each bar; all the same, unless the piece is a morph. */
  readonly bars: readonly Genre[];
  readonly layers: Readonly<Record<Layer, readonly NoteEvent[]>>;
}

export const stepsOf = ({ bars }: Piece): number => bars.length * STEPS_PER_BAR;

export const endOf = ({ at, duration }: NoteEvent): number => at + LENGTHS[duration];

/** The longest note length of at most so many steps. */
export const lengthWithin = (steps: number): NoteLength =>
  (Object.keys(LENGTHS) as NoteLength[]).find(length => LENGTHS[length] <= steps) ?? '16n';
