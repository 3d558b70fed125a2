// Proof by a recorded run: a file's run is played by the classic laws, and holds where it leads out of the cave.

import type { T } from '../../constants.ts';
import { openExit } from '../../rules/cave.ts';
import { CELL } from '../../rules/cells.ts';
import type { ClassicCave } from '../../rules/classic/Scan.ts';
import { secondsOf } from '../../rules/timing.ts';
import { playCellTick, type SearchBudget } from '../planner.ts';
import { caveOf } from './customCave.ts';
import { BdcffError, type ReadCave, readBdcff } from './read.ts';
import type { RecordedRun, Solution } from './recordings.ts';

/** A cave that a recorded run plays. Its time counts from the birth of the fox, as it does in the program that recorded it. */
export function recordedCave(read: ReadCave, { run, born, seed }: Solution, t: T): ClassicCave {
  const cave = caveOf(read);
  cave.cells[cave.player] = CELL.wall;
  cave.classic.recording = { moves: read.runs[run]?.moves ?? '', born, seed, at: 0, drawn: 0 };
  if (cave.lamp !== null) cave.lamp += Math.round(secondsOf(born, cave, t) * 60);
  openExit(cave, () => {});
  return cave;
}

/** Opens a cave whose text was validated before, as its recorded run plays it: at the tick at which the fox is born, so that nobody waits for it. */
export function openRecordedCave(bdcff: string, solution: Solution, t: T): ClassicCave {
  const [cave] = readBdcff(bdcff).caves;
  if (!cave) throw new BdcffError('There is no cave in the text.');
  const recorded = recordedCave(cave, solution, t);
  for (let tick = 0; tick <= solution.born; tick++) playCellTick(recorded, 'stay', t);
  return recorded;
}

export type Proof = { readonly solution: Solution } | { readonly why: string };

/**
 * The first recorded run that leads out, or why none does; null where the file brings none. A file does not say when the fox is born, so that the usual
 * ticks are tried. `effort` are cells that may be scanned.
 */
export function proveByRecording(read: ReadCave, level: number, t: T, effort: SearchBudget): Proof | null {
  const promising = read.runs.flatMap((run, index) => (run.succeeds ? [{ run, index }] : []));
  if (read.runs.length === 0) return null;
  if (promising.length === 0) return { why: 'the file itself says that it does not lead out' };
  for (const { run, index } of promising)
    for (const seed of run.seed === null ? [0, null] : [run.seed])
      for (const born of BIRTHS) {
        if (effort.left <= 0) return { why: 'the file has more recorded runs than were tried' };
        const solution = { run: index, born, seed };
        if (leadsOut(recordedCave(read, solution, t), run, t, effort)) return { solution };
      }
  return { why: reasonOf(read, promising[0]?.run, level) };
}

/** Cave ticks after which the fox is born in the programs that record, the usual ones first. */
const BIRTHS = [22, 23, 21, 24, 20, 25, 19, 26, 18, 27, 28, 29, 30, 0];
/** Cave ticks after the last movement. */
const AFTER = 2;

function leadsOut(cave: ClassicCave, { moves }: RecordedRun, t: T, effort: SearchBudget): boolean {
  for (let tick = 0; tick < moves.length + AFTER && cave.outcome === 'playing'; tick++) {
    effort.left -= cave.cells.length;
    playCellTick(cave, 'stay', t);
  }
  return cave.outcome === 'out';
}

function reasonOf({ foreign }: ReadCave, run: RecordedRun | undefined, level: number): string {
  if (run && run.level !== level) return `it was recorded on level ${run.level}`;
  if (foreign.length > 0) return 'it needs elements that play as something else here';
  return 'it does not lead out here: it was recorded with another timing, or with other laws';
}
