// What a cave of the classic laws has besides other caves: the numbers of its file, and the state of its magic walls and its amoeba.

/** Numbers that a cave file gives. */
export interface ClassicNumbers {
  /** Milliseconds of a cave tick; null where the file says nothing. */
  readonly tickMs: number | null;
  /** Seed of everything left to chance. */
  readonly seed: number;
  /** Seconds for which the amoeba grows slowly. */
  readonly amoebaSeconds: number;
  /** Chance that a cell of amoeba tries to grow in a tick: at first, and after `amoebaSeconds`. */
  readonly amoebaChances: readonly [slow: number, fast: number];
  /** Cells from which on the amoeba is too large. */
  readonly amoebaLimit: number;
  /** Seconds for which magic walls run; 0 for ever. */
  readonly magicSeconds: number;
  /** Chance that slime lets an object through in a tick. */
  readonly slimeChance: number;
  /** Points for a diamond: as long as some are needed, and beyond; null where the file says nothing. */
  readonly diamondPoints: readonly [needed: number, spare: number] | null;
}

/** How far a recorded run is played. */
export interface Recording {
  /** One character a cave tick (`Moves`). */
  readonly moves: string;
  /** Cave ticks before the fox is there: meanwhile its cell is steel. */
  readonly born: number;
  /** Seed of all chance; null: every push succeeds. */
  readonly seed: number | null;
  /** Cave ticks that were played. */
  at: number;
  /** Numbers that were drawn with the seed. */
  drawn: number;
}

export interface ClassicParts {
  readonly numbers: ClassicNumbers;
  /** Tick of the cave at which the magic walls stop; null while nothing has fallen on one. */
  magicEnds: number | null;
  /** What the last tick found: the next one turns a large amoeba into boulders, an enclosed one into diamonds. */
  amoeba: 'grows' | 'large' | 'enclosed';
  /** The recorded run that acts instead of a player; absent where somebody plays. */
  recording?: Recording;
}

/** An independent copy. */
export const copyParts = (parts: ClassicParts): ClassicParts => ({
  ...parts,
  ...(parts.recording && { recording: { ...parts.recording } }),
});

export const newParts = (numbers: ClassicNumbers): ClassicParts => ({ numbers, magicEnds: null, amoeba: 'grows' });

interface Clocked {
  readonly clock: number;
  readonly classic?: ClassicParts;
}

/** Whether magic walls run now. */
export const isMagicRunning = ({ clock, classic }: Clocked): boolean =>
  classic !== undefined && classic.magicEnds !== null && clock < classic.magicEnds;
