// Recorded runs of a BDCFF file: a [replay] has attributes and `Movements=`, a [demo] movements alone.
import type { Section } from './sections.ts';

/** One character a cave tick: `u d l r` walk, `U D L R` snap, `.` waits. */
export type Moves = string;

export interface RecordedRun {
  readonly moves: Moves;
  /** Seed of the recording program's generator; null where the file has none. */
  readonly seed: number | null;
  /** Level of the cave on which it was recorded, from 1. */
  readonly level: number;
  readonly player: string;
  /** Whether the file says that it leads out: `Success=`, and every demo. */
  readonly succeeds: boolean;
}

/** Longer ones are of no cave: half an hour at the usual pace. */
export const MOST_MOVES = 20_000;
/** Most runs of a cave that are looked at. */
export const MOST_RUNS = 10;

/** Movements as the format writes them: `.22 u r7 ur UL3`, each with its number of ticks; null where there are none, or too many. */
export function readMoves(text: string): Moves | null {
  let moves = '';
  for (const word of text.split(/\s+/)) {
    const move = moveOf(word);
    const [, digits] = /(\d{1,9})/.exec(word) ?? [];
    const count = digits === undefined ? 1 : Number(digits);
    if (move === null) continue;
    if (moves.length + count > MOST_MOVES) return null;
    moves += move.repeat(count);
  }
  return moves === '' ? null : moves;
}

/** Across goes before up and down, as the classics have no diagonal steps. A capital presses fire. */
function moveOf(word: string): string | null {
  const letters = word.replace(/\d+/g, '');
  if (letters === '') return null;
  const across = /[lr]/i.exec(letters)?.[0];
  const along = /[ud]/i.exec(letters)?.[0];
  const move = (across ?? along ?? '.').toLowerCase();
  return /[UDLR]/.test(letters) ? move.toUpperCase() : move;
}

/** The shortest text of movements. */
export const writeMoves = (moves: Moves): string =>
  [...moves.matchAll(/(.)\1*/g)].map(([same, move]) => (same.length > 1 ? `${move}${same.length}` : move)).join(' ');

/** The recorded runs of a cave; those that cannot be read are counted. */
export function recordedRuns({ recordings }: Pick<Section, 'recordings'>): {
  readonly runs: readonly RecordedRun[];
  readonly unread: number;
} {
  const runs = recordings.slice(0, MOST_RUNS).flatMap(({ tags, lines, isDemo }): readonly RecordedRun[] => {
    const moves = readMoves([tags.get('movements') ?? '', ...lines].join(' '));
    if (moves === null) return [];
    const seed = Number(tags.get('randomseed') ?? Number.NaN);
    const level = Number(tags.get('level') ?? 1);
    return [
      {
        moves,
        seed: Number.isInteger(seed) ? seed >>> 0 : null,
        level: Number.isInteger(level) && level >= 1 ? level : 1,
        player: (tags.get('player') ?? '').slice(0, 80),
        succeeds: isDemo || /^(true|1|yes|on)$/i.test(tags.get('success') ?? ''),
      },
    ];
  });
  return { runs, unread: recordings.length - runs.length };
}

/** A run as a [replay] section. */
export const replayLines = ({ moves, seed, level, player, succeeds }: RecordedRun): string[] => [
  '[replay]',
  `Level=${level}`,
  ...(player === '' ? [] : [`Player=${player.replace(/\s+/g, ' ').trim()}`]),
  ...(seed === null ? [] : [`RandomSeed=${seed}`]),
  `Success=${succeeds}`,
  `Movements=${writeMoves(moves)}`,
  '[/replay]',
];

/** How a recorded run is played: which of the cave’s, after how many cave ticks the fox is born, and by which seed. */
export interface Solution {
  readonly run: number;
  readonly born: number;
  /** Null: every push succeeds. */
  readonly seed: number | null;
}

/** A solution as text: for the shelf, and for the setup of a run. */
export const writeSolution = ({ run, born, seed }: Solution): string => `${run} ${born} ${seed ?? '-'}`;

/** Reads such a text of any origin; null where it is none. */
export function readSolution(text: unknown): Solution | null {
  const [, run, born, seed] = /^(\d{1,2}) (\d{1,2}) (\d{1,10}|-)$/.exec(typeof text === 'string' ? text : '') ?? [];
  if (run === undefined || born === undefined || seed === undefined) return null;
  return { run: Number(run), born: Number(born), seed: seed === '-' ? null : Number(seed) >>> 0 };
}
