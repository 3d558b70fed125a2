// Music as plain data: what a composer is told, and the loop of three layers, or four with drums, it answers with.

export const GENRES = ['fantasy', 'sci-fi', 'adventure', 'horror', 'calm'] as const;
export type Genre = (typeof GENRES)[number];

export const INTENSITIES = ['ambient', 'exploration', 'battle'] as const;
export type Intensity = (typeof INTENSITIES)[number];

export const LAYERS = ['melody', 'bass', 'chords', 'drums'] as const;
export type Layer = (typeof LAYERS)[number];

/** What decides the notes. Tempo and volume change how they are played, not which they are. */
export interface MusicSettings {
  readonly genre: Genre;
  readonly intensity: Intensity;
  /** 10 to 100. */
  readonly complexity: number;
  /** A whole number; the same one gives the same music. */
  readonly seed: number;
  /** Whether there is a fourth layer. */
  readonly drums?: boolean;
}

/** A step is a sixteenth note. */
export const STEPS_PER_BAR = 16;

/** Note lengths in steps, the longest first. */
export const LENGTHS = { '1n': 16, '2n.': 12, '2n': 8, '4n.': 6, '4n': 4, '8n.': 3, '8n': 2, '16n': 1 } as const;
export type NoteLength = keyof typeof LENGTHS;

export interface NoteEvent {
  /** MIDI numbers, ascending; one, or a chord of up to six. Of the drums the keys of General MIDI: 36 is the kick. */
  readonly notes: readonly number[];
  readonly duration: NoteLength;
  /** Steps after the loop begins. */
  readonly at: number;
  /** 0 to 1. */
  readonly velocity: number;
}

export interface Piece {
  /** The genre whose voices play each bar: one genre throughout, unless the piece is a morph. */
  readonly bars: readonly Genre[];
  readonly layers: Readonly<Record<Layer, readonly NoteEvent[]>>;
}

export const stepsOf = ({ bars }: Piece): number => bars.length * STEPS_PER_BAR;

export const endOf = ({ at, duration }: NoteEvent): number => at + LENGTHS[duration];

/** The longest note length of at most so many steps. */
export const lengthWithin = (steps: number): NoteLength =>
  (Object.keys(LENGTHS) as NoteLength[]).find(length => LENGTHS[length] <= steps) ?? '16n';
